/// A title in front of a group's keyword means the same as one behind it.
import SessionModel
import Testing

@testable import PlanLanguage

@Suite("Titles in front of groups")
struct TitleFirstTests {
  /// Those that a group with a title may have as an attribute, too.
  static let attributes: [Keyword] = [.every, .alternate]
  static let heads = Keyword.allCases.filter { $0.isGroup && !attributes.contains($0) }.flatMap { keyword in
    keyword.takesLength ? [keyword.entry.form] : keyword == .breathing ? ["breathing x5"] : keyword.groupHeads
  }

  /// What may stand in its block without a warning.
  private static func item(of head: String) -> String {
    if head.hasPrefix("breathing") { return "in 4s; out 6s" }
    if head == "meditation" { return "sit 5min" }
    return head == "for distance" ? "run 400m" : head.hasPrefix("for cal") ? "row 20cal" : "squat 5"
  }

  @Test("A title before the head is the same as one in it", arguments: heads)
  func same(head: String) throws {
    let first = check(Array("workout \"A\" < \"Fran\" \(head) < \(Self.item(of: head)) > >".utf8))
    let last = check(Array("workout \"A\" < \(head) \"Fran\" < \(Self.item(of: head)) > >".utf8))
    #expect(first.diagnostics.map { $0.problem } == last.diagnostics.map { $0.problem })
    #expect(first.diagnostics.allSatisfy { $0.problem.severity != .error })
    let sessions = try [first, last].map { checked in
      let declaration = try #require(checked.plan.declarations.first)
      return try #require(compile(declaration, of: checked.plan, athlete: Athlete()).session)
    }
    #expect(sessions.first == sessions.last)
  }

  /// `"Prep" warmup 5` is a block with an attribute.
  @Test("Of two titles, the one before the head is removed", arguments: heads.filter { $0 != "warmup" })
  func twice(head: String) {
    let written = Array("workout \"A\" < \"Fran\" \(head) \"Grace\" < \(Self.item(of: head)) > >".utf8)
    #expect(check(written).diagnostics.map { $0.problem.code } == ["E0145"])
    let right = fixed(written)
    #expect(
      String(decoding: right.source, as: UTF8.self) == "workout \"A\" < \(head) \"Grace\" < \(Self.item(of: head)) > >")
  }
}
