import LanguageServer
import PlanLanguage
import PlanWording
import Testing

@Suite("Names in an editor: where they come from, where they are, what changes them")
struct NavigationTests {
  private static let library = """
    let heavy = 60kg
    def main(move, load = heavy) < move 3x5 @ load >

    """
  private static let plan = """
    use "b.satz"
    def both(move) <
      main(move, heavy)
    >
    workout "A" <
      main(squat, load: 5kg)
      both(bench)
      squat 5 @ heavy
    >

    """
  private static let (b, c) = ("file:///plans/b.satz", "file:///plans/c.satz")

  /// The plan is open, and `c.satz` beside it is closed; `b.satz`, which both use, is open or not.
  private static func client(opensLibrary: Bool = true) -> Conversation {
    let files = ["b.satz": library, "c.satz": "use \"b.satz\"\nworkout \"C\" < main(row) >\n"]
    let setting = ServerSetting(
      language: .english, version: "test",
      finder: { _ in
        { path, user in
          let name = String(path.split(separator: "/").last ?? "")
          return files[name].map { UsedFile(path: path, user: user, name: "/plans/\(name)", source: Array($0.utf8)) }
        }
      },
      plans: { folders in
        folders == ["/plans"] ? files.keys.sorted().map { ("/plans/" + $0, Array((files[$0] ?? "").utf8)) } : []
      })
    var client = Conversation(setting, folder: "file:///plans")
    client.open(plan)
    if opensLibrary { client.open(library, uri: b) }
    return client
  }

  @Test("A definition is found in the document and in a used file, open or not", arguments: [true, false])
  func definition(opensLibrary: Bool) {
    var client = Self.client(opensLibrary: opensLibrary)
    #expect(client.ask("definition", at(6, 4)) == location(Conversation.uri, range(1, 4, 1, 8)))
    #expect(client.ask("definition", at(5, 4)) == location(Self.b, range(1, 4, 1, 8)))
    #expect(client.ask("definition", at(0, 8)) == location(Self.b, range(0, 0, 0, 0)))
    #expect(client.ask("definition", at(7, 3)) == .null)
    #expect(client.ask("documentLink") == [["range": range(0, 5, 0, 11), "target": .string(Self.b)]])
  }

  @Test("References are found in every file, open or closed", arguments: [true, false])
  func references(opensLibrary: Bool) {
    var client = Self.client(opensLibrary: opensLibrary)
    let main = [
      location(Conversation.uri, range(2, 2, 2, 6)), location(Conversation.uri, range(5, 2, 5, 6)),
      location(Self.b, range(1, 4, 1, 8)), location(Self.c, range(1, 14, 1, 18)),
    ]
    #expect(client.ask("references", at(5, 4)) == .array(main))
    let calls = client.ask("references", at(5, 4, ["context": ["includeDeclaration": false]]))
    #expect(calls == .array(main.filter { $0["uri"]?.string != Self.b }))
    // The same exercise by another name.
    #expect(client.ask("references", at(7, 3)).array?.count == 2)
    #expect(client.ask("references", at(3, 0)) == .null)
  }

  @Test("Highlights tell where a value is read and where it is changed")
  func highlights() {
    var client = Conversation()
    client.open("workout \"A\" <\n  state load = 50kg\n  squat 5 @ load\n  after lift < load += 1kg >\n>\n")
    let found = client.ask("documentHighlight", at(2, 13)).array ?? []
    #expect(found.map { $0["kind"]?.integer } == [3, 2, 3])
    #expect(found.map { $0["range"] } == [range(1, 8, 1, 12), range(2, 12, 2, 16), range(3, 15, 3, 19)])
  }

  @Test("A rename changes every file that uses the name")
  func rename() {
    var client = Self.client()
    #expect(client.ask("prepareRename", at(5, 4)) == ["range": range(5, 2, 5, 6), "placeholder": "main"])
    let changes = client.ask("rename", at(5, 4, ["newName": "top lift"]))["changes"]?.object ?? [:]
    let places = changes.mapValues { $0.array?.map { $0["range"] } ?? [] }
    #expect(
      places == [
        Conversation.uri: [range(2, 2, 2, 6), range(5, 2, 5, 6)], Self.b: [range(1, 4, 1, 8)],
        Self.c: [range(1, 14, 1, 18)],
      ])
    #expect(changes.values.allSatisfy { $0.array?.allSatisfy { $0["newText"] == "top lift" } == true })
  }

  @Test("An exercise gets its new name where it is written, in quotes where it needs them")
  func exercise() {
    var client = Conversation()
    client.open(
      "exercise \"Zot Press\" < category chest; aliases zottel >\nworkout \"A\" < zot-press 5; \"Zot Press\" 3; zottel 2 >\n"
    )
    let changes = client.ask("rename", at(0, 12, ["newName": "Lift 2000"]))["changes"]
    let texts = changes?[Conversation.uri]?.array?.map { $0["newText"]?.string }
    #expect(texts == ["Lift 2000", "\"Lift 2000\"", "Lift 2000"])
    #expect(client.ask("prepareRename", at(1, 45))["message"]?.string?.contains("another name") == true)
  }

  @Test(
    "A rename that would change what a plan means is refused with its reason",
    arguments: [
      (2, 9, "heavy", "already means something else"), (5, 16, "move", "move"),
      (1, 5, "3x5", "cannot be the name here"), (1, 5, " ", "cannot be a name"), (1, 5, "a\nb", "cannot be a name"),
      (1, 5, "main", "main"), (5, 4, "both", "both"), (7, 4, "zot", "exercise of the library"),
      (4, 2, "zot", "no name here"), (7, 13, "load // x", "cannot be"),
    ])
  func refused(line: Int, character: Int, name: String, reason: String) {
    var client = Self.client()
    let answer = client.ask("rename", at(line, character, ["newName": .string(name)]))
    #expect(answer["code"] == -32803)
    #expect(answer["message"]?.string?.contains(reason) == true, "\(answer)")
  }

  @Test("The callers of a template, and what they call")
  func calls() {
    var client = Self.client()
    let items = client.ask("prepareCallHierarchy", at(5, 4))
    #expect(items.array?.map { $0["name"] } == ["main"])
    let callers = client.request("callHierarchy/incomingCalls", ["item": items.array?.first ?? .null])["result"]
    #expect(callers?.array?.map { $0["from"]?["name"] } == ["both", "A", "C"])
    #expect(callers?.array?.map { $0["fromRanges"]?.array?.count } == [1, 1, 1])
    let both = callers?.array?.first?["from"] ?? .null
    let called = client.request("callHierarchy/outgoingCalls", ["item": both])["result"]
    #expect(called?.array?.map { $0["to"]?["name"] } == ["main"])
    // Of a plan that is closed.
    let closed = callers?.array?.last?["from"] ?? .null
    #expect(client.request("callHierarchy/outgoingCalls", ["item": closed])["result"]?.array?.count == 1)
    #expect(client.ask("prepareCallHierarchy", at(7, 3)) == .null)
  }

  @Test("Symbols of all plans in the folder, by some of their letters")
  func workspace() {
    var client = Self.client()
    func names(_ query: String) -> [String?] {
      let found = client.request("workspace/symbol", ["query": .string(query)])["result"]?.array ?? []
      return found.map { $0["name"]?.string }
    }
    #expect(names("") == ["both", "A", "heavy", "main", "C"])
    #expect(names("MN") == ["main"])
    #expect(names("zz") == [])
  }

  @Test("A selection grows from the word to the file")
  func selection() {
    var client = Conversation()
    client.open("workout \"A\" <\n  superset x3 <\n    bench press 5 @ 75% of max(squat) rest 90s\n  >\n>\n")
    var around = client.ask("selectionRange", ["positions": [["line": 2, "character": 33]]]).array?.first
    var texts: [JSONValue?] = []
    while let one = around {
      texts.append(one["range"])
      around = one["parent"]
    }
    #expect(
      texts == [
        range(2, 31, 2, 36), range(2, 27, 2, 37), range(2, 20, 2, 37), range(2, 16, 2, 37), range(2, 4, 2, 46),
        range(1, 14, 3, 3), range(1, 2, 3, 3), range(0, 12, 4, 1), range(0, 0, 4, 1), range(0, 0, 5, 0),
      ])
  }

  private func location(_ uri: String, _ range: JSONValue) -> JSONValue { ["uri": .string(uri), "range": range] }
}

/// The parameters of a question about a place.
func at(_ line: Int, _ character: Int, _ more: [String: JSONValue] = [:]) -> [String: JSONValue] {
  more.merging(["position": ["line": .integer(line), "character": .integer(character)]]) { own, _ in own }
}
