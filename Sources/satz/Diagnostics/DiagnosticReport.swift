/// Diagnostics for programs: the JSON of `check --json`. Keys may be added but never changed.
import FoundationEssentials
import PlanLanguage
import PlanWording

/// One diagnostic. Lines and columns count from 1, columns in characters; an end is after the last character.
struct DiagnosticReport: Encodable, Equatable {
  var code: String
  var severity: String
  var message: String
  var file: String
  var line: Int
  var column: Int
  var endLine: Int
  var endColumn: Int
  var labels: [Labelled]
  var hints: [String]
  var fixes: [Edit]

  struct Labelled: Encodable, Equatable {
    var message: String
    var line: Int
    var column: Int
    var endLine: Int
    var endColumn: Int
  }

  /// Replace that range with `text`.
  struct Edit: Encodable, Equatable {
    var line: Int
    var column: Int
    var endLine: Int
    var endColumn: Int
    var text: String
  }

  init(_ diagnostic: Diagnostic, in lines: SourceLines, file: String, language: Language) {
    let (start, end) = (lines.place(of: diagnostic.span.start), lines.place(of: diagnostic.span.end))
    code = diagnostic.problem.code
    // The word is for programs, so it is English everywhere.
    severity = diagnostic.problem.severity.english
    message = diagnostic.problem.said(in: language)
    self.file = file
    (line, column) = (start.line, start.column)
    (endLine, endColumn) = (end.line, end.column)
    labels = diagnostic.labels.map { label in
      let (start, end) = (lines.place(of: label.span.start), lines.place(of: label.span.end))
      return Labelled(
        message: label.role.said(in: language), line: start.line, column: start.column, endLine: end.line,
        endColumn: end.column)
    }
    hints = diagnostic.hints.map { $0.said(in: language) }
    fixes = diagnostic.fixes.map { fix in
      let (start, end) = (lines.place(of: fix.span.start), lines.place(of: fix.span.end))
      return Edit(
        line: start.line, column: start.column, endLine: end.line, endColumn: end.column, text: fix.text)
    }
  }

  static func all(
    _ diagnostics: [Diagnostic], source: [UInt8], file: String, language: Language
  ) -> [DiagnosticReport] {
    let lines = SourceLines(source)
    return diagnostics.map { DiagnosticReport($0, in: lines, file: file, language: language) }
  }
}
