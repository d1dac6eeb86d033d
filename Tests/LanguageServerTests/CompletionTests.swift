import LanguageServer
import PlanLanguage
import SessionModel
import Testing

@Suite struct CompletionTests {
  private var setting = ServerSetting(language: .english, version: "test")
  private static let snippets: [String: JSONValue] = [
    "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]
  ]

  private func client(_ marked: String, _ capabilities: [String: JSONValue] = [:]) -> (Conversation, JSONValue) {
    var client = Conversation(setting, encoding: "utf-8", capabilities: capabilities)
    let before = marked.prefix { $0 != "|" }.split(separator: "\n", omittingEmptySubsequences: false)
    client.open(marked.filter { $0 != "|" })
    return (client, ["line": .integer(before.count - 1), "character": .integer(before.last?.utf8.count ?? 0)])
  }

  /// What is offered at the `|`.
  private func items(_ marked: String, _ capabilities: [String: JSONValue] = [:]) -> [JSONValue] {
    var (client, place) = client(marked, capabilities)
    return client.ask("completion", ["position": place])["items"]?.array ?? []
  }

  private func labels(_ marked: String) -> [String] { items(marked).compactMap { $0["label"]?.string } }

  @Test(
    "Completion offers what can be written there",
    arguments: [
      ("pro|", "program"), ("workout \"A\" < ben|", "bench press"), ("workout \"A\" < sup|", "superset"),
      ("workout \"A\" < bench 3x8 re|", "rest"), ("workout \"A\" < bench 3x8 @ 80k|", "kg"),
      ("let top = 80kg\nworkout \"A\" < bench 3x8 @ t|", "top"),
      ("workout \"A\" < def main(x) < x 3x5 >; ma|", "main"), ("program \"P\" < wor|", "workout"),
      ("breathing \"B\" < ho|", "hold"), ("meditation \"M\" < re|", "reflect"),
      ("exercise \"Zot\" < category ch|", "chest"), ("exercise \"Zot\" < mus|", "muscles"),
      ("def main(move, step = 5kg) < move 3x5 @ s|", "step"), ("workout \"A\" < for n in 1-3 < squat 5 @ n|", "n"),
      ("def main(move, step = 5kg) < move 3x5 @ step >\nworkout \"A\" < main(squat, s|) >", "step: "),
      ("def main(move) < move 3x5 >\nworkout \"A\" < main(be|) >", "bench press"),
    ])
  func offered(text: String, label: String) { #expect(labels(text).contains(label), "\(labels(text))") }

  @Test(
    "Nothing is offered where it cannot be written",
    arguments: [
      ("workout \"A\" < bench 3x8 rest 90s r|", "rest"), ("workout \"be|\" <", "bench press"),
      ("workout \"A\" < bench 3x8 // re|", "rest"), ("wor|", "superset"), ("program \"P\" < be|", "bench press"),
      ("workout \"A\" < def other(x) < let deep = 5kg; x 3x5 >; bench 3x5 @ d|", "deep"),
      ("workout \"A\" < bench 3x5 @ t| >\nlet top = 5kg\n", "top"),
      ("def main(move, step = 5kg) < move 3x5 >\nworkout \"A\" < main(step: 5kg, s|) >", "step: "),
    ])
  func notOffered(text: String, label: String) { #expect(!labels(text).contains(label), "\(labels(text))") }

  @Test(
    "The units that fit come first",
    arguments: [
      ("workout \"A\" < bench 3x8 @ 80|", "kg"), ("workout \"A\" < bench 3x8 rest 90|", "s"),
      ("workout \"A\" < run 400|", "s"),
      ("workout \"A\" < box jump 3x5 height 24|", "in"), ("let top = 80|", "kg"),
    ])
  func units(text: String, first: String) { #expect(labels(text).first == first, "\(labels(text))") }

  @Test("Exercises are ranked by what the athlete does, then by what the workout lacks")
  mutating func ranking() {
    setting.known.habits = ["barbell-row": 40, "bench-press": 60]
    #expect(labels("workout \"A\" < b|").first == "bench press")
    let rows = items("workout \"A\" < bench press 3x8; b|")
    #expect(rows.first?["label"] == "barbell row")
    #expect(rows.first?["detail"]?.string?.hasPrefix("40 sets in twelve weeks") == true, "\(rows.first ?? .null)")
    // The one that is there already comes last.
    #expect(labels("workout \"A\" < bench press 3x8; bench p|").last == "bench press")
    // Without a letter, only what the athlete does.
    #expect(labels("workout \"A\" < |").prefix(2) == ["bench press", "barbell row"])
  }

  @Test("German exercises are offered by their German names")
  mutating func german() {
    setting = ServerSetting(language: .german, version: "test")
    #expect(labels("workout \"A\" < Bankdr|").contains("Bankdrücken"))
  }

  @Test("Names of used files are offered, too")
  func used() {
    var (client, place) = client("use \"b.satz\"\nworkout \"A\" <\n  bench 3x5 @ h|\n>\n")
    client.open("let heavy = 100kg\n", uri: "file:///plans/b.satz")
    let found = client.ask("completion", ["position": place])["items"]?.array ?? []
    #expect(found.contains { $0["label"] == "heavy" })
  }

  @Test("Snippets are only for clients that take them, and check clean")
  func snippets() {
    #expect(!labels("|").contains("workout …"))
    let found = items("|", Self.snippets).filter { $0["insertTextFormat"] == 2 }
    #expect(found.compactMap { $0["label"]?.string } == ["workout …", "program …", "breathing …"])
    for item in found {
      let snippet = item["textEdit"]?["newText"]?.string ?? ""
      let text = filled(snippet)
      #expect(check(Array(text.utf8)).diagnostics.map(\.problem.code) == [], "\(text)")
    }
    let call = items("def main(move, step = 5kg) < move 3x5 @ step >\nworkout \"A\" < ma| >", Self.snippets).first
    #expect(call?["textEdit"]?["newText"] == "main(${1:move}, ${2:5kg})")
    let rest = items("workout \"A\" < bench 3x8 re|", Self.snippets).first { $0["label"] == "rest" }
    #expect(rest?["textEdit"]?["newText"] == "rest ${1:90s}")
  }

  /// A snippet with its suggestions.
  private func filled(_ snippet: String) -> String {
    var text = snippet.replacingOccurrences("$0", "")
    while let start = text.range(of: "${"), let end = text[start.upperBound...].firstIndex(of: "}") {
      let inside = text[start.upperBound..<end]
      let value = inside.firstIndex(of: ":").map { String(inside[inside.index(after: $0)...]) } ?? ""
      text.replaceSubrange(start.lowerBound...end, with: value)
    }
    return text
  }

  // MARK: Signatures

  @Test(
    "The parameters of a call are shown while it is written",
    arguments: [
      ("workout \"A\" < main(|", "main(move, step = 5kg)", 0),
      ("workout \"A\" < main(squat, |", "main(move, step = 5kg)", 1),
      ("workout \"A\" < main(step: |", "main(move, step = 5kg)", 1),
      ("workout \"A\" < bench 3x5 @ round(80kg, |", "round(load, 2.5kg)", 1),
      ("workout \"A\" < bench 3x5 @ 90% of max(|", "max(squat)", 0),
    ])
  func signatures(text: String, label: String, active: Int) {
    var (client, place) = client("def main(move, step = 5kg) < move 3x5 @ step >\n" + text)
    let help = client.ask("signatureHelp", ["position": place])
    #expect(help["signatures"]?.array?.first?["label"]?.string == label, "\(help)")
    #expect(help["activeParameter"]?.integer == active)
  }

  @Test(
    "Parentheses around sets and closed ones are no call",
    arguments: [
      "workout \"A\" < bench (|", "workout \"A\" < main(squat) |", "workout \"A\" < main (|", "workout \"A(|\"",
    ])
  func noSignature(text: String) {
    var (client, place) = client("def main(move) < move 3x5 >\n" + text)
    #expect(client.ask("signatureHelp", ["position": place]) == .null)
  }

  // MARK: On type

  /// The text after a character was typed at the `|`.
  private func typed(_ character: String, _ marked: String) -> String {
    var (client, place) = client(marked)
    let edits =
      client.ask("onTypeFormatting", ["position": place, "ch": .string(character), "options": [:]]).array ?? []
    for edit in edits.reversed() { client.change(edit["range"], edit["newText"]?.string ?? "") }
    return client.server.text(of: Conversation.uri) ?? ""
  }

  @Test("A new line is indented by the blocks that are open, whatever else is wrong")
  func newLine() {
    #expect(typed("\n", "workout \"A\" <\n|") == "workout \"A\" <\n  ")
    #expect(
      typed("\n", "workout \"A\" <\n  superset x3 < // <\n|curl 10\n")
        == "workout \"A\" <\n  superset x3 < // <\n    curl 10\n")
    #expect(typed("\n", "workout \"A\" <\n  bench 3x8 rst 90s\n|") == "workout \"A\" <\n  bench 3x8 rst 90s\n  ")
    #expect(typed("\n", "workout \"A\" < bench 3x8 >\n    |") == "workout \"A\" < bench 3x8 >\n")
  }

  @Test("A bracket that closes a block lays the block out, or at least itself")
  func bracket() {
    #expect(typed(">", "workout \"A\" <\nbench   3 x 8\n  >|\n") == "workout \"A\" <\n  bench 3x8\n>\n")
    #expect(
      typed(">", "workout \"A\" <\n  superset x3 <\n    curl 10 rst\n    >|\n")
        == "workout \"A\" <\n  superset x3 <\n    curl 10 rst\n  >\n")
    #expect(typed(">", "workout \"A\" <\n  note \"a >|\"\n>\n") == "workout \"A\" <\n  note \"a >\"\n>\n")
  }
}

extension String {
  fileprivate func replacingOccurrences(_ mark: String, _ text: String) -> String {
    range(of: mark).map { self[..<$0.lowerBound] + text + self[$0.upperBound...] }.map(String.init) ?? self
  }

  fileprivate func range(of mark: String) -> Range<String.Index>? {
    indices.lazy.filter { self[$0...].hasPrefix(mark) }.first.map { $0..<self.index($0, offsetBy: mark.count) }
  }
}
