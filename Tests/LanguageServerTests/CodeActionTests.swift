import LanguageServer
import PlanLanguage
import SessionModel
import Testing

@Suite struct CodeActionTests {
  private let setting = ServerSetting(
    language: .english, version: "test",
    athlete: Athlete(maxes: ["bench-press": Mass(grams: 110_000), "squat": Mass(grams: 140_000)]))

  /// What is left of a text after an action of this kind; `[` and `]` mark the selection, `|` the cursor. Nil if no
  /// such action is offered.
  private func done(_ kind: String, _ marked: String) -> String? {
    var client = Conversation(setting, encoding: "utf-8")
    let text = marked.filter { !"[]|".contains($0) }
    client.open(text)
    func place(_ mark: Character) -> JSONValue? {
      guard let index = marked.firstIndex(of: mark) else { return nil }
      let before = marked[..<index].filter { !"[]|".contains($0) }.split(
        separator: "\n", omittingEmptySubsequences: false)
      return ["line": .integer(before.count - 1), "character": .integer(before.last?.utf8.count ?? 0)]
    }
    let start = place("[") ?? place("|") ?? .null
    let range: JSONValue = ["start": start, "end": place("]") ?? start]
    let actions = client.ask("codeAction", ["range": range, "context": ["diagnostics": [], "only": [.string(kind)]]])
    guard let edits = actions.array?.first?["edit"]?["changes"]?[Conversation.uri]?.array else { return nil }
    let last = edits.sorted { offset(of: $0) > offset(of: $1) }
    for edit in last { client.change(edit["range"], edit["newText"]?.string ?? "") }
    #expect(client.diagnostics().filter { $0["severity"] == 1 } == [])
    return client.server.text(of: Conversation.uri)
  }

  private func offset(of edit: JSONValue) -> Int {
    let start = edit["range"]?["start"]
    return (start?["line"]?.integer ?? 0) * 1000 + (start?["character"]?.integer ?? 0)
  }

  @Test("Selected items become a template, with their only exercise as its parameter")
  func extractOne() {
    let text = "workout \"A\" <\n[  squat 3x5 @ 75%\n]  bench 3x5 @ 75%\n>\n"
    #expect(
      done("refactor.extract", text)
        == "def part(move) < move 3x5 @ 75% >\n\nworkout \"A\" <\n  part(squat)\n  bench 3x5 @ 75%\n>\n")
  }

  @Test("Several exercises stay in the template, with their layout and the comments above the workout")
  func extractSeveral() {
    let text = """
      // Mondays.
      workout "A" <
        rounds x3 <
      [    squat 5 @ 75% // deep
          superset x2 <
            curl 10
          >]
          run 400m
        >
      >

      """
    #expect(
      done("refactor.extract", text) == """
        def part() <
          squat 5 @ 75% // deep
          superset x2 <
            curl 10
          >
        >

        // Mondays.
        workout "A" <
          rounds x3 <
            part()
            run 400m
          >
        >

        """)
  }

  @Test("A template that needs a name of its block is defined there")
  func extractInBlock() {
    #expect(
      done("refactor.extract", "workout \"A\" <\n  let top = 60kg\n  [squat 3x5 @ top]\n  bench 3x5 @ top\n>\n")
        == "workout \"A\" <\n  let top = 60kg\n  def part(move) < move 3x5 @ top >\n  part(squat)\n  bench 3x5 @ top\n>\n"
    )
  }

  @Test(
    "Parts of items, what is no item, and a plan with mistakes are not extracted",
    arguments: [
      "workout \"A\" < [squat 3x]5 @ 75% >\n", "[workout \"A\" < squat 3x5 >]\n", "workout \"A\" < |squat 3x5 >\n",
      "workout \"A\" < [squat 3x5]; bench 3x8 rst 90s >\n",
      "program \"P\" < workout \"A\" < [state load = 60kg; squat 3x5 @ load] > >\n",
    ])
  func notExtracted(text: String) { #expect(done("refactor.extract", text) == nil) }

  @Test(
    "A value is put where its name is read",
    arguments: [
      (
        "let to|p = 80kg\nworkout \"A\" < bench 3x5 @ top; squat 3x5 @ top >\n",
        "workout \"A\" < bench 3x5 @ 80kg; squat 3x5 @ 80kg >\n"
      ),
      (
        "let top = 80kg + 5kg\nworkout \"A\" < bench 3x5 @ 90% of |top >\n",
        "workout \"A\" < bench 3x5 @ 90% of (80kg + 5kg) >\n"
      ),
      ("workout \"A\" < let n = 3; bench (|n)x5 >\n", "workout \"A\" < bench (3)x5 >\n"),
    ])
  func inlined(text: String, result: String) { #expect(done("refactor.inline", text) == result) }

  @Test(
    "What is no value is not inlined",
    arguments: ["workout \"A\" < |squat 3x5 >\n", "let a = |80kg\nworkout \"A\" < squat 3x5 @ a >\n"])
  func notInlined(text: String) { #expect(done("refactor.inline", text) == nil) }

  @Test(
    "Equal sets are written once",
    arguments: [
      ("bench| 3x8, 3x8", "bench 6x8"), ("bench 8, 8, 8|, 5", "bench 3x8, 5"),
      ("bench 3x8 @ 60kg,| 3x8 @ 60kg, 5 @ 70kg", "bench 6x8 @ 60kg, 5 @ 70kg"), ("plank 30s, 30s|", "plank 2x30s"),
    ])
  func joined(item: String, result: String) {
    #expect(done("refactor.rewrite", "workout \"A\" < \(item) >\n") == "workout \"A\" < \(result) >\n")
  }

  @Test(
    "Sets that are not equal stay",
    arguments: ["bench| 3x8, 3x5", "bench| 3x8", "bench| 5x5+, 5x5+", "bench| 8, 8 @ 60kg, 70kg"])
  func notJoined(item: String) { #expect(done("refactor.rewrite", "workout \"A\" < \(item) >\n") == nil) }

  @Test("An exercise that nobody knows can be declared")
  func declared() {
    let text = done("quickfix", "workout \"A\" < flurbing| 3x8 >\n")
    #expect(
      text
        == "exercise \"Flurbing\" < category full-body; equipment other; muscles abs >\n\nworkout \"A\" < flurbing 3x8 >\n"
    )
  }

  @Test("Above sessions and programs stands what can be done with them, and the same as actions")
  func commands() {
    var client = Conversation(setting)
    client.open("program \"P\" <\n  workout \"A B\" < squat 3x5 @ 60kg progress +2.5kg >\n>\n")
    let lenses = client.ask("codeLens").array ?? []
    #expect(lenses.compactMap { $0["command"]?["title"]?.string } == ["run", "simulate", "run", "rehearse"])
    #expect(
      lenses.last?["command"]
        == [
          "title": "rehearse", "command": "satz.rehearse",
          "arguments": [["uri": .string(Conversation.uri), "name": "A B"]],
        ])
    let actions = client.ask("codeAction", ["range": range(1, 5, 1, 5), "context": ["diagnostics": []]]).array ?? []
    #expect(
      actions.filter { $0["kind"] == "source" }.compactMap { $0["title"]?.string }
        == ["Run “A B”", "Rehearse “A B”", "Run “P”", "Simulate “P”"])
    #expect(
      actions.first?["command"]?["arguments"]?.array?.first?["command"] == ["satz", "run", "/plans/a.satz", "A B"])
  }

  @Test("A command returns its text and shows it, unless the client does that itself")
  func executed() {
    var setting = setting
    setting.sheets = PlanSheets(
      rehearsal: { compiled, _, _, _ in [compiled.session?.name ?? ""] },
      simulation: { sessions, program, _ in ["\(program.name): \(sessions.count)"] })
    let text = "program \"P\" weeks 2 <\n  workout \"A B\" < squat 3x5 @ 60kg progress +2.5kg >\n>\n"
    for isShown in [false, true] {
      var client = Conversation(setting, options: ["showsResults": .bool(isShown)])
      client.open(text)
      func execute(_ command: String, _ name: String) -> [JSONValue] {
        client.server.answer(
          .request(
            .number(99), method: "workspace/executeCommand",
            params: [
              "command": .string(command), "arguments": [["uri": .string(Conversation.uri), "name": .string(name)]],
            ])
        ).map(\.json)
      }
      #expect(execute("satz.rehearse", "A B").last?["result"] == "A B")
      #expect(execute("satz.simulate", "P").last?["result"] == "P: 2")
      #expect(
        execute("satz.run", "A B").last?["result"] == "A workout runs in a terminal: satz run /plans/a.satz 'A B'")
      #expect(execute("satz.run", "A B").count == (isShown ? 1 : 2))
      let gone = execute("satz.simulate", "None").last?["error"]
      #expect(gone?["code"]?.integer == -32602)
      #expect(gone?["message"]?.string == "There is no “None” in the plan any more.")
      #expect(execute("satz.dance", "P").last?["error"]?["code"]?.integer == -32602)
    }
  }
}
