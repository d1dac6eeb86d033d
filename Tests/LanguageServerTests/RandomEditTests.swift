import Foundation
import LanguageServer
import PlanLanguage
import Testing

@Suite("Random edits")
struct RandomEditTests {
  private static let plan = """
    use "b.satz"
    let top = 80kg
    def main(move, load = top) <
      move 3x5 @ load rest 2min
    >
    program "P" <
      state step = 2.5kg
      workout "A" #upper <
        main(squat, 75% of max(squat))
        for lift in bench, row < lift 3x8 @ heavy rest 90s >
        squat 5, 3, 1+ @ 75%, 85%, 95% progress +2.5kg label "top"
        after lift < step += 1kg >
      >
    >

    """
  private static let days = (0..<45).map { day in
    """
    workout "Day \(day)" <
      main(\(["squat", "bench", "row"][day % 3]), top)
      curl 3x\(5 + day % 5) @ \(20 + day)kg rest 90s
      dip 3x8 @ heavy // é
    >

    """
  }.joined()
  private static let library = "let heavy = 60kg\ndef second(move) <\n  move 3x10 @ heavy // é\n>\n"
  private static let pieces = [
    "<", ">", "\n", "é", "𝄞", "bench 3x8", " rest 90s", "\"", "def a(x) < x 3x5 >\n", "let t = 5kg\n", "\r\n", "", "",
    "@ 75%", "heavy", "main(row)", "second(squat)", "use \"b.satz\"\n", " // ", "top",
    "exercise \"Zot\" < category chest >\n",
    "zot 5; ",
  ]
  private static let other = "file:///plans/b.satz"

  /// What the server keeps between edits is compared with what a new one finds in the final texts.
  @Test("After random edits of two plans, everything is as if they had just been opened", arguments: 0..<4)
  func edits(round: Int) {
    var random = Seeded(state: UInt64(7 + round))
    let encoding = round.isMultiple(of: 2) ? "utf-8" : "utf-16"
    var client = Conversation(encoding: encoding)
    // Of a long plan, only the session with the edit is read again.
    let plan = Self.plan + (round < 2 ? "" : Self.days)
    client.show(plan)
    client.show(Self.library, uri: Self.other)
    var told = client.tell()
    var tokens = client.ask("semanticTokens/full")
    var data = tokens["data"]?.array ?? []
    for edit in 1...24 * Self.times {
      let isOther = Int.random(in: 0..<4, using: &random) == 0
      let line = Int.random(in: 0...(isOther ? 4 : round < 2 ? 14 : 200), using: &random)
      let from = Int.random(in: 0...20, using: &random)
      let end = from + Int.random(in: 0...4, using: &random)
      let lastLine = line + (Int.random(in: 0...9, using: &random) == 0 ? 1 : 0)
      client.change(
        range(line, from, lastLine, lastLine == line ? end : 0), Self.pieces.randomElement(using: &random) ?? "",
        of: isOther ? Self.other : Conversation.uri)
      // The plans would soon be nothing but mistakes.
      if edit.isMultiple(of: 15) {
        client.change(nil, plan)
        client.change(nil, Self.library, of: Self.other)
      }
      told.merge(client.tell()) { _, new in new }
      // The next questions meet what is kept from these.
      let place = at(line, from)
      _ = client.ask("documentHighlight", place)
      if edit.isMultiple(of: 2) {
        tokens = client.ask("semanticTokens/full/delta", ["previousResultId": tokens["resultId"] ?? .null])
        data = tokens["data"]?.array ?? Self.edited(data, tokens["edits"])
      }
      guard edit.isMultiple(of: 8) else { continue }
      var fresh = Conversation(encoding: encoding)
      fresh.show(client.server.text(of: Conversation.uri) ?? "missing")
      fresh.show(client.server.text(of: Self.other) ?? "missing", uri: Self.other)
      #expect(told == fresh.tell())
      #expect(.array(data) == fresh.ask("semanticTokens/full")["data"])
      for question in ["documentSymbol", "foldingRange", "documentLink", "codeLens", "inlayHint"] {
        #expect(client.ask(question) == fresh.ask(question))
      }
      for question in [
        "hover", "completion", "signatureHelp", "definition", "references", "documentHighlight", "prepareCallHierarchy",
      ] {
        #expect(client.ask(question, place) == fresh.ask(question, place))
      }
      let renaming = at(line, from, ["newName": "zot"])
      #expect(client.ask("rename", renaming) == fresh.ask("rename", renaming))
      let all: JSONValue = ["query": ""]
      #expect(client.request("workspace/symbol", all)["result"] == fresh.request("workspace/symbol", all)["result"])
    }
  }

  /// More by hand: `SATZ_FUZZ_TIMES=1000`.
  private static let times = max(1, Int(ProcessInfo.processInfo.environment["SATZ_FUZZ_TIMES"] ?? "") ?? 1)

  private static func edited(_ data: [JSONValue], _ edits: JSONValue?) -> [JSONValue] {
    var data = data
    for edit in edits?.array ?? [] {
      guard let start = edit["start"]?.integer, let count = edit["deleteCount"]?.integer else { continue }
      data.replaceSubrange(start..<start + count, with: edit["data"]?.array ?? [])
    }
    return data
  }
}

extension Conversation {
  /// The diagnostics that it has just told, by document.
  fileprivate mutating func tell() -> [String: JSONValue] {
    var told: [String: JSONValue] = [:]
    for message in server.settle() {
      let params = message.json["params"]
      if let uri = params?["uri"]?.string { told[uri] = params?["diagnostics"] }
    }
    return told
  }
}
