/// Asks for a deliberate word before something goes for good: its name, typed; never a single key.

import ArgumentParser
import Glibc
import TrainingStore

struct Confirmation: ParsableArguments {
  @Option(help: help(ConfirmationText.option)) var yesDelete: String?

  /// Returns only where the name was said: by the option, or typed on a terminal.
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
    Output.write(say(ConfirmationText.question(name)) + " ", to: STDERR_FILENO)
    guard let answer = readLine(), answer.foldedTitle == name.foldedTitle else {
      throw fail(ConfirmationText.kept(name), .errors)
    }
  }
}
