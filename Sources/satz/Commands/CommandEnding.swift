/// How a command that threw ends: every kind of error becomes a sentence here; no raw error is shown.

import ArgumentParser
import PlanWording
import SessionRunner
import TrainingStore

struct CommandEnding {
  /// Nil if the error has already been reported.
  var sentence: String?
  var code: ExitCode
  /// Something was asked for and is printed, such as help or the version.
  var isAnswer: Bool { code == .success }

  init(_ error: any Error, in language: Language = .current) {
    if let code = error as? ExitCode {
      self.init(sentence: nil, code: code)
    } else if let said = Self.own(error) {
      self.init(sentence: ProblemRow.text(said.said(in: language).visibleInRow, in: language), code: .unreadable)
    } else if Self.isOfParser(error) {
      // An argument takes one row of the message, whatever it contains.
      let message = CommandLine.arguments.reduce(Satz.fullMessage(for: error)) { message, argument in
        let row = argument.visibleInRow
        return row == argument ? message : message.replacing(argument, with: row)
      }
      let text = CommandSuggestion.said(message, about: Array(CommandLine.arguments.dropFirst()), in: language)
      self.init(sentence: text.isEmpty ? nil : text, code: Satz.exitCode(for: error))
    } else {
      self.init(sentence: ProblemRow.text(FailureText.unexpected.said(in: language), in: language), code: .unreadable)
    }
  }

  private init(sentence: String?, code: ExitCode) {
    self.sentence = sentence
    self.code = code
  }

  /// The sentence for an error of ours, or of the database library.
  private static func own(_ error: any Error) -> (any Worded)? {
    switch error {
    case let problem as any Worded: problem
    case let problem as FileProblem: problem.said
    case let failure as AtomicFileFailure: BackupProblem.cannotWrite(path: failure.path, code: failure.code)
    case let failure as FileFailure: FailureText.system(reason: SystemReason(code: Int32(clamping: failure.code)))
    case ImportProblem.store(let problem): problem
    default: StoreProblem(ofStore: error, path: DataFolder.find()?.store ?? "satz.sqlite")
    }
  }

  /// The parser treats every foreign error as a plain failure; its own are wrong usage, or not errors at all.
  private static func isOfParser(_ error: any Error) -> Bool {
    [.success, .validationFailure].contains(Satz.exitCode(for: error))
  }
}
