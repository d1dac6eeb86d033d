/// Diagnostics for people: message, place, the line of the plan with carets, and hints.

import PlanLanguage

/// Renders diagnostics of one source for a terminal or a log. Columns are characters, from 1.
public struct DiagnosticRenderer {
  private let path: String
  private let language: Language
  private let lines: SourceLines
  private let columns: Int?

  /// - Parameters:
  ///   - source: the checked text in UTF-8.
  ///   - path: the name of the text, shown before line and column.
  ///   - columns: how wide the rows may be; nil if that does not matter.
  public init(source: [UInt8], path: String, language: Language, columns: Int? = nil) {
    self.path = path.visibleInRow
    self.language = language
    self.columns = columns
    lines = SourceLines(source)
  }

  /// All diagnostics, separated by blank lines; empty if there are none.
  public func render(_ diagnostics: [Diagnostic]) -> RenderedText { diagnostics.map(render).lines }

  /// One diagnostic, with a newline at its end.
  public func render(_ diagnostic: Diagnostic) -> RenderedText {
    let place = lines.place(of: diagnostic.span.start)
    var marks = [Mark(diagnostic.span, place.line, nil)]
    for label in diagnostic.labels {
      marks.append(Mark(label.span, lines.place(of: label.span.start).line, label.role.said(in: language)))
    }
    let margin = String(repeating: " ", count: String(marks.map { $0.line }.max() ?? 1).count)
    var rows =
      heading(of: diagnostic) + [
        margin + painted("┌─", .frame) + " \(path):\(place.line):\(place.column)", margin + painted("│", .frame),
      ]
    let severity = diagnostic.problem.severity
    var lastLine: Int?
    for mark in marks.sorted(by: { ($0.line, $0.span.start) < ($1.line, $1.span.start) }) {
      rows += excerpt(
        mark, margin, severity, repeatsLine: lastLine == mark.line, skips: lastLine.map { mark.line > $0 + 1 } ?? false)
      lastLine = mark.line
    }
    for hint in diagnostic.hints {
      let said = broken(hint.said(in: language).visibleInRow, by: margin.count + 2)
      rows += said.enumerated().map { index, row in
        margin + (index == 0 ? painted("=", .frame) : RenderedText(" ")) + " " + row
      }
    }
    return rows.lines + "\n"
  }

  private func heading(of diagnostic: Diagnostic) -> [RenderedText] {
    let severity = diagnostic.problem.severity
    let word = "\(severity.said(in: language))[\(diagnostic.problem.code)]"
    let message = diagnostic.problem.said(in: language).visibleInRow
    let said = broken("\(word): \(message)", by: 2)
    let first = painted(word, severity == .error ? .error : .warning)
    return said.enumerated().map { index, row in
      index == 0 ? first + painted(String(row.dropFirst(word.count)), .strong) : painted("  " + row, .strong)
    }
  }

  /// At its blanks, into rows that leave this many columns.
  private func broken(_ text: String, by indent: Int) -> [String] {
    columns.map { text.wrapped(to: max(16, $0 - indent)) } ?? [text]
  }

  // MARK: The line and its carets

  private struct Mark {
    var span: Span
    var line: Int
    /// Nil for the main range.
    var label: String?
    init(_ span: Span, _ line: Int, _ label: String?) {
      self.span = span
      self.line = line
      self.label = label
    }
  }

  /// How much of a line is shown at most before and after the start of a mark, in bytes.
  private static let reach = 120

  private func excerpt(
    _ mark: Mark, _ margin: String, _ severity: Severity, repeatsLine: Bool, skips: Bool
  ) -> [RenderedText] {
    let line = lines.bytes(ofLine: mark.line)
    let start = min(max(Int(mark.span.start), line.lowerBound), line.upperBound)
    let end = min(max(Int(mark.span.end), start), line.upperBound)
    let from = character(at: max(line.lowerBound, start - Self.reach), in: line)
    let to = character(at: min(line.upperBound, start + Self.reach), in: line)
    let whole = Excerpt(
      before: (from > line.lowerBound ? "…" : "") + shown(from..<start), under: shown(start..<min(end, to)),
      after: shown(min(end, to)..<to) + (to < line.upperBound ? "…" : ""))
    let text = columns.map { whole.fitted(to: max(16, $0 - margin.count - 2)) } ?? whole
    let number = String(mark.line)
    let bar = painted("│", .frame)
    var rows: [RenderedText] = []
    if skips { rows.append(margin + painted("·", .frame)) }
    // Of a cut line, each mark has a part of its own.
    if !repeatsLine || from > line.lowerBound || text != whole {
      let gap = String(repeating: " ", count: max(0, margin.count - number.count))
      rows.append(gap + painted(number, .frame) + bar + " " + text.before + text.under + text.after)
    }
    let isMain = mark.label == nil
    let carets = String(repeating: isMain ? "^" : "-", count: max(1, text.under.displayWidth))
    let label = mark.label.map { " \($0)" } ?? ""
    let paint: RenderedText.Role = !isMain ? .frame : severity == .error ? .error : .warning
    let indent = String(repeating: " ", count: text.before.displayWidth + 1)
    let width = margin.count + 1 + indent.count + carets.count + label.displayWidth
    let fits = columns.map { width <= $0 } ?? true
    rows.append(margin + bar + indent + painted(carets + (fits ? label : ""), paint))
    if !fits { rows.append(margin + bar + painted(label, paint)) }
    return rows
  }

  /// A line around a mark.
  private struct Excerpt: Equatable {
    var before: String
    var under: String
    var after: String

    /// With the mark, and some of what is before it.
    func fitted(to width: Int) -> Excerpt {
      guard before.displayWidth + under.displayWidth + after.displayWidth > width else { return self }
      var cut = self
      cut.before = before.cutAtStart(toWidth: max(width / 3, width - under.displayWidth - after.displayWidth))
      cut.under = under.cut(toWidth: width - cut.before.displayWidth)
      cut.after = after.cut(toWidth: width - cut.before.displayWidth - cut.under.displayWidth)
      return cut
    }
  }

  /// The start of the character that a byte is part of.
  private func character(at index: Int, in line: Range<Int>) -> Int {
    var index = index
    while index > line.lowerBound, index < line.upperBound, lines.source[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }

  /// Tabs as four spaces.
  private func shown(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    return lines.string(range).split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "    ")
      .visibleInRow
  }

  private func painted(_ text: String, _ role: RenderedText.Role) -> RenderedText { RenderedText(text, role) }
}
