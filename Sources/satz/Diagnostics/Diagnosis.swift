/// What was found in one file, ready to be shown: as text with places, or as JSON.

import Glibc
import PlanLanguage
import PlanWording
import SessionRunner

struct Diagnosis {
  var diagnostics: [Diagnostic]
  var source: SourceFile

  init(_ diagnostics: [Diagnostic], of source: SourceFile) {
    self.diagnostics = diagnostics
    self.source = source
  }

  var errors: Int { diagnostics.count { $0.problem.severity == .error } }
  var warnings: Int { diagnostics.count { $0.problem.severity == .warning } }
  var hasErrors: Bool { errors > 0 }

  /// - Parameter columns: how wide it may be; nil if it does not matter.
  func text(colour: Bool, columns: Int? = nil) -> TerminalText {
    let renderer = DiagnosticRenderer(
      source: source.bytes, path: source.name, language: .current, columns: columns)
    return TerminalText(renderer.render(diagnostics), isColoured: colour)
  }

  func printToStandardError() {
    if diagnostics.isEmpty { return }
    let columns = isatty(STDERR_FILENO) == 1 ? Output.terminalColumns : nil
    Output.printError(text(colour: Output.wantsColour(on: STDERR_FILENO), columns: columns))
  }

  /// One array for all files.
  static func json(_ found: [Diagnosis]) -> String {
    JSONText.pretty(
      found.flatMap { one in
        DiagnosticReport.all(one.diagnostics, source: one.source.bytes, file: one.source.path, language: .current)
      })
  }
}
