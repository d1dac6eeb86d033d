/// A title in front of a group's keyword: each keyword gets the edit that puts it behind.
import Testing

@testable import PlanLanguage

@Suite("Titles in front of groups")
struct TitleFirstTests {
  /// Those that a group with a title may have as an attribute, too.
  static let attributes: [Keyword] = [.every, .alternate]
  static let heads = Keyword.allCases.filter { $0.isGroup && !attributes.contains($0) }.flatMap { keyword in
    keyword.takesLength ? [keyword.entry.form] : keyword == .breathing ? ["breathing x5"] : keyword.groupHeads
  }

  @Test("The edit puts the title to the end of the head", arguments: heads)
  func fixes(head: String) {
    let item = head.hasPrefix("breathing") ? "in 4s; out 6s" : head == "meditation" ? "sit 5min" : "squat 5"
    let written = "workout \"A\" < \"Fran\" \(head) < \(item) > >"
    let wrong = check(Array(written.utf8))
    #expect(wrong.diagnostics.map { $0.problem.code } == ["E0145"])
    #expect(wrong.diagnostics.first?.hints == [.write("\(head) \"Fran\" < … >")])
    let right = fixed(Array(written.utf8))
    #expect(String(decoding: right.source, as: UTF8.self) == "workout \"A\" < \(head) \"Fran\" < \(item) > >")
    #expect(right.diagnostics.allSatisfy { $0.problem.severity != .error })
  }
}
