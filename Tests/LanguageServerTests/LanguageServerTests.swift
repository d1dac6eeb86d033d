import LanguageServer
import PlanLanguage
import Synchronization
import Testing

@Suite struct LanguageServerTests {
  @Test("Nothing is answered before initialize, and only exit comes after shutdown")
  func lifecycle() {
    var server = LanguageServer(ServerSetting(language: .english, version: "test"))
    func code(_ method: String) -> Int? {
      server.answer(.request(.number(1), method: method, params: .null)).first?.json["error"]?["code"]?.integer
    }
    #expect(code("textDocument/hover") == -32002)
    #expect(code("initialize") == nil)
    #expect(code("initialize") == -32600)
    #expect(code("unheard/of") == -32601)
    #expect(code("shutdown") == nil)
    #expect(code("textDocument/hover") == -32600)
    #expect(server.ending == nil)
    _ = server.answer(.notification(method: "exit", params: .null))
    #expect(server.ending == 0)
  }

  @Test("A mistake is shown with its place, its code and its hint; after its edit it is gone")
  func diagnostics() {
    var client = Conversation()
    let found = client.open("workout \"Ü\" < bench 3x8 rst 90s >\n")
    #expect(found.count == 1)
    #expect(found.first?["range"] == range(0, 24, 0, 27))
    #expect(found.first?["message"]?.string?.contains("rest") == true)
    // Anywhere on its line, and nowhere else.
    let action = client.ask("codeAction", ["range": range(0, 0, 0, 0), "context": ["diagnostics": []]])
    #expect(client.ask("codeAction", ["range": range(1, 0, 1, 0), "context": ["diagnostics": []]]) == [])
    let edits = action.array?.first?["edit"]?["changes"]?[Conversation.uri]?.array ?? []
    #expect(edits.first?["newText"] == "rest")
    client.change(edits.first?["range"], "rest")
    #expect(client.diagnostics() == [])
  }

  @Test("Positions count UTF-8 where the client takes it")
  func utf8() {
    var client = Conversation(encoding: "utf-8")
    #expect(client.open("workout \"Ü\" < bench 3x8 rst 90s >\n").first?["range"] == range(0, 25, 0, 28))
  }

  @Test("An unused value is marked as unnecessary")
  func unused() {
    var client = Conversation()
    let found = client.open("let a = 5\nworkout \"A\" < bench 3x8 @ 60kg rest 90s >\n")
    #expect(found.map { $0["tags"] } == [[1]])
  }

  @Test("Formatting edits the lines that differ; a plan with errors stays")
  func formatting() {
    var client = Conversation()
    client.open("workout \"A\" <\n  bench 3x8 @ 60kg rest 90s\nrow   3 x 8\n>\n")
    #expect(client.ask("formatting") == [["range": range(2, 0, 3, 0), "newText": "  row 3x8\n"]])
    client.change(nil, "workout \"A\" < bench 3x8 rst 90s >")
    #expect(client.ask("formatting") == [])
  }

  @Test("An open document counts for those that use it")
  func openUsed() {
    var client = Conversation()
    let user = "use \"b.satz\"\nworkout \"A\" < main(squat) >\n"
    #expect(!client.open(user).isEmpty)
    client.open("def main(move) < move 3x5 @ 60kg rest 2min >\n", uri: "file:///plans/b.satz")
    client.change(nil, user)
    #expect(client.diagnostics() == [])
  }

  @Test("After a change, only the changed document and those that use it are checked again")
  func checkedAgain() {
    var client = Conversation()
    let step = "def main(move) < move 3x5 @ 60kg rest 2min >\n"
    client.open("use \"b.satz\"\nworkout \"A\" < main(squat) >\n")
    client.open("use \"c.satz\"\n", uri: "file:///plans/b.satz")
    client.open("workout \"D\" < squat 5 @ 60kg >\n", uri: "file:///plans/d.satz")
    func told() -> [String?] { client.server.settle().map { $0.json["params"]?["uri"]?.string } }
    client.open(step, uri: "file:///plans/c.satz")
    #expect(told() == [])
    client.change(nil, step, of: "file:///plans/c.satz")
    #expect(told() == ["a", "b", "c"].map { "file:///plans/\($0).satz" })
    client.change(nil, "workout \"D\" < squat 5 @ 60kg >\n", of: "file:///plans/d.satz")
    #expect(told() == ["file:///plans/d.satz"])
    client.notify("textDocument/didClose", ["textDocument": ["uri": "file:///plans/c.satz"]])
    #expect(told() == ["a", "b"].map { "file:///plans/\($0).satz" })
    #expect(told() == [])
  }

  @Test("A file that changes on the disk changes the diagnostics of what uses it")
  func watched() {
    let disk = Disk()
    var client = Conversation(
      ServerSetting(
        language: .english, version: "test",
        finder: { _ in
          { path, user in UsedFile(path: path, user: user, name: "/plans/" + path, source: disk.text.withLock { $0 }) }
        }),
      capabilities: ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    #expect(client.asked.map { $0["method"] } == ["client/registerCapability"])
    #expect(!client.open("use \"b.satz\"\nworkout \"A\" < main(squat) >\n").isEmpty)
    disk.text.withLock { $0 = Array("def main(move) < move 3x5 @ 60kg rest 2min >\n".utf8) }
    client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///plans/b.satz", "type": 2]]])
    #expect(client.diagnostics() == [])
    client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///plans/a.satz", "type": 2]]])
    #expect(client.server.settle().isEmpty)
  }

  @Test("An exercise and a keyword explain themselves; a text does not")
  func hover() {
    var client = Conversation(
      ServerSetting(
        language: .english, version: "test",
        keyword: { $0 == "rest" ? ("rest · rest 90s", "How long to rest.", "bench 3x8 rest 90s") : nil }))
    client.open("workout \"rest\" <\n  bench 3x8 @ 60kg rest 90s // rest\n>\n")
    func said(_ line: Int, _ character: Int) -> String? {
      client.ask("hover", ["position": ["line": .integer(line), "character": .integer(character)]])["contents"]?[
        "value"]?
        .string
    }
    #expect(said(1, 4)?.contains("Bench") == true)
    #expect(said(1, 4)?.contains("triceps") == true)
    #expect(said(1, 20)?.contains("How long to rest.") == true)
    #expect(said(0, 10)?.contains("How long to rest.") != true)
    #expect(said(1, 32) == nil)
  }

  @Test("The outline, the folds, and where a template comes from")
  func structure() {
    var client = Conversation()
    client.open("def main(move) <\n  move 3x5 @ 60kg rest 2min\n>\nworkout \"A\" <\n  main(squat)\n>\n")
    let symbols = client.ask("documentSymbol").array ?? []
    #expect(symbols.map { $0["name"] } == ["main", "A"])
    #expect(client.ask("foldingRange") == [["startLine": 0, "endLine": 2], ["startLine": 3, "endLine": 5]])
    let target = client.ask("definition", ["position": ["line": 4, "character": 3]])
    #expect(target == ["uri": .string(Conversation.uri), "range": range(0, 4, 0, 8)])
    #expect(client.ask("definition", ["position": ["line": 4, "character": 9]]) == .null)
  }

  @Test("A block that a template is called with folds, and its names are in the outline")
  func blockArgument() {
    var client = Conversation()
    client.open(
      "def twice(work) < rounds x2 < work > >\nworkout \"A\" <\n  twice(<\n    let load = 60kg\n    squat 5 @ load\n  >)\n>\n"
    )
    #expect(client.diagnostics() == [])
    let symbols = client.ask("documentSymbol").array ?? []
    #expect(symbols.last?["children"]?.array?.map { $0["name"] } == ["load"])
    #expect(client.ask("foldingRange") == [["startLine": 1, "endLine": 6], ["startLine": 2, "endLine": 5]])
  }
}

/// The only file of a disk.
private final class Disk: Sendable {
  let text = Mutex<[UInt8]>([])
}
