/// The editor is run on a plan until it has no errors, or until the user leaves it as it is.

import Glibc
import PlanLanguage
import PlanWording
import SessionRunner

struct PlanEditing {
  /// What came of it.
  struct Edited {
    var source: SourceFile
    var hasErrors: Bool
    var holdsSessions: Bool
  }

  private let path: String
  private let editor = TextEditor.ofThisUser

  init(_ path: String) { self.path = path }

  /// Reports what is wrong after each time, and offers to open the plan again at the first error. Nil if there is no such
  /// file, because a new one was not saved.
  ///
  /// - Throws: the end of the command if the editor fails or the file cannot be read.
  func run() throws -> Edited? {
    var line: Int?
    while true {
      guard editor.open(path, at: line) else {
        throw fail(WorkoutText.editorFailed(editor.command, text: path))
      }
      guard access(path, F_OK) == 0 else { return nil }
      let source = try SourceFile.load(path, upTo: SourceFile.planLimit)
      let found = source.checked().found
      let diagnosis = Diagnosis(found.diagnostics, of: source)
      diagnosis.printToStandardError()
      line = diagnosis.lineOfFirstError
      guard let line, wantsToGoOn(at: line) else {
        let holdsSessions = !found.plan.declarations.isEmpty
        return Edited(source: source, hasErrors: diagnosis.hasErrors, holdsSessions: holdsSessions)
      }
    }
  }

  /// Enter goes on; somebody who is not there does not.
  private func wantsToGoOn(at line: Int) -> Bool {
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return false }
    Output.writeError(TerminalText(say(WorkoutText.openAgain(line: line)) + " "))
    guard let answer = readLine() else { return false }
    return !answer.lowercased().hasPrefix("n")
  }
}

extension Diagnosis {
  /// From 1; nil without an error.
  fileprivate var lineOfFirstError: Int? {
    let errors = diagnostics.filter { $0.problem.severity == .error }
    return DiagnosticReport.all(errors, source: source.bytes, file: source.path, language: .current).map(\.line).min()
  }
}
