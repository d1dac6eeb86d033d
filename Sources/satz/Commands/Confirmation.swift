/// Asks for a deliberate answer before something is deleted for good: its name typed, or a key held down, never one
/// key.

import ArgumentParser
import Glibc
import PlanWording
import TrainingStore

struct Confirmation: ParsableArguments {
  @Option(help: help(ConfirmationText.option)) var yesDelete: String?

  /// Returns only if the name was given by the option or typed on a terminal, or if a key was held there.
  func obtain(for name: String) throws {
    if let yesDelete {
      guard yesDelete.foldedTitle == name.foldedTitle else {
        throw fail(ConfirmationText.otherName(yesDelete, wanted: name), .usage)
      }
      return
    }
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else {
      throw fail(ConfirmationText.sayItByOption(name), .usage)
    }
    switch try answer(about: name) {
    case .held: return
    case .word(let word) where word.foldedTitle == name.foldedTitle: return
    case .word(let word) where !word.isEmpty: throw fail(ConfirmationText.kept(name), .errors)
    case .word, .cancelled: throw fail(ConfirmationText.stays(name), .errors)
    }
  }

  /// A filling bar moves and is useless to a screen reader; there, only the word is asked for.
  private func answer(about name: String) throws -> DeliberateQuestion.Answer {
    let settings = try Settings.ofThisUser()
    let terminal = TerminalSettings.detected(
      environment: environment, inputIsTerminal: true, outputIsTerminal: true,
      isAccessible: settings.isOn(.accessible), reducedMotion: settings.isOn(.reducedMotion))
    if terminal.presentation == .live, !terminal.reducedMotion,
      let answer = DeliberateQuestion.ask(say(ConfirmationText.questionOrHold(name)), theme: terminal.theme)
    {
      return answer
    }
    Output.writeError(TerminalText(say(ConfirmationText.question(name)) + " "))
    return readLine().map { .word($0) } ?? .cancelled
  }
}
