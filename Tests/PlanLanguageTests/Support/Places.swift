/// Diagnostics as lines of text: code, range from line and column to line and column, and what is around it.
import PlanLanguage

struct Places {
  private let source: [UInt8]
  private let lineStarts: [Int]

  init(_ source: [UInt8]) {
    self.source = source
    lineStarts = [0] + source.indices.filter { source[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Line and column from 1; columns count Unicode scalars.
  func place(_ offset: UInt32) -> String {
    let offset = Int(offset)
    let line = lineStarts.lastIndex { $0 <= offset } ?? 0
    let before = source[lineStarts[line]..<offset]
    return "\(line + 1):\(before.count { $0 & 0xC0 != 0x80 } + 1)"
  }

  func range(_ span: Span) -> String { "\(place(span.start))-\(place(span.end))" }

  private func expectations(of problem: Problem) -> String {
    guard case .syntax(.unexpected(let found, let expected)) = problem else { return "" }
    return " \(found), not \(expected.map { "\($0)" }.joined(separator: ", "))"
  }

  func lines(of diagnostic: Diagnostic) -> [String] {
    ["\(diagnostic.problem.code) \(range(diagnostic.span))\(expectations(of: diagnostic.problem))"]
      + diagnostic.labels.map { "  \($0.role) \(range($0.span))" }
      + diagnostic.hints.map { "  hint \($0)".replacing("PlanLanguage.Hint.Meaning", with: "") }
      + diagnostic.fixes.map { "  fix \(range($0.span)) \(String(reflecting: $0.text))" }
  }
}
