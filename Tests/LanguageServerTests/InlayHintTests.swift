import LanguageServer
import PlanLanguage
import SessionModel
import Synchronization
import Testing

@Suite struct InlayHintTests {
  private var setting: ServerSetting {
    ServerSetting(
      language: .english, version: "test",
      athlete: Athlete(maxes: ["bench-press": Mass(grams: 110_000), "squat": Mass(grams: 140_000)]))
  }

  /// Those of one kind.
  private func hints(_ kind: String, _ text: String, _ setting: ServerSetting? = nil) -> [String] {
    var wanted: [String: JSONValue] = ["load": false, "state": false, "duration": false, "muscles": false]
    wanted[kind] = true
    var client = Conversation(setting ?? self.setting, options: ["inlayHints": .object(wanted)])
    client.open(text)
    return client.hints()
  }

  @Test(
    "A load of today stands behind its @, with its plates",
    arguments: [
      ("bench 3x8 @ 75% rest 90s", ["1 82.5 kg · 25 + 5 + 1.25"]),
      ("bench 3x8 @ 60kg rest 90s", ["1 20 a side"]),
      (
        "bench 5 @ 65%, 5 @ 75%, 5+ @ 85%", ["1 70 kg · 25", "1 82.5 kg · 25 + 5 + 1.25", "1 92.5 kg · 25 + 10 + 1.25"]
      ),
      ("bench 5, 5, 5+ @ 65%, 75%, 85%", ["1 70 kg · 25", "1 82.5 kg · 25 + 5 + 1.25", "1 92.5 kg · 25 + 10 + 1.25"]),
      ("bench 3x5 @ 100kg warmup 5 @ 40%, 3 @ 60% rest 90s", ["1 25 + 15 a side", "1 40 kg · 10", "1 60 kg · 20"]),
      ("superset x3 @ 75% < bench 5; squat 5 >", ["1 82.5 kg · 25 + 5 + 1.25", "1 105 kg · 25 + 15 + 2.5"]),
      ("lateral raise 3x12 @ 10kg", []),
      ("overhead press 3x5 @ 75%", []),
      ("let work = 80% of max(bench); bench 3x5 @ work", ["1 87.5 kg · 25 + 5 + 2.5 + 1.25"]),
      ("bench 1 @ 100kg; bench 3x5 @ 90% of lifted(1)", ["1 25 + 15 a side", "1 90 kg · 25 + 10"]),
    ])
  func loads(item: String, labels: [String]) {
    #expect(hints("load", "workout \"A\" <\n  \(item)\n>\n") == labels)
  }

  @Test("Where no units are chosen, loads in pounds have plates in pounds")
  func openUnits() {
    let setting = ServerSetting(language: .english, version: "test")
    let text = "workout \"A\" <\n  squat 5 @ 105lb\n>\n"
    #expect(hints("load", text, setting) == ["1 25 + 5 a side"])
  }

  @Test("A template says the loads of all exercises that it is called with")
  func templates() {
    let text = "def main(move) <\n  move 3x5 @ 75%\n>\nworkout \"A\" < main(squat) >\nworkout \"B\" < main(bench) >\n"
    #expect(hints("load", text) == ["1 Squat 105 kg, Bench press 82.5 kg"])
  }

  @Test("A template of another file says nothing here")
  func otherFile() {
    var client = Conversation(setting, options: ["inlayHints": ["duration": false, "muscles": false]])
    client.open(
      "// Padding.\ndef main(move) < move 3x5 @ 75% >\n", uri: "file:///plans/b.satz")
    // Its item is where this text has a curl.
    client.open("use \"b.satz\"\nworkout \"A\" <\n  curl 3x5 @ 9kg\n  main(squat)\n>\n")
    #expect(client.hints() == [])
  }

  @Test("What lifted(1) will be is said behind it")
  func lifted() {
    let text = "workout \"A\" <\n  bench 1 @ 100kg\n  bench 3x5 @ 90% of lifted(1)\n>\n"
    #expect(hints("state", text) == ["2 = 100 kg"])
  }

  @Test("A state says what it is now and why; one that is as written says nothing")
  func states() {
    let text = """
      program "P" <
        def main(move) <
          state load = 60kg
          state stage = 1
          move 3x5 @ load
        >
        workout "A" < main(squat) >
        workout "B" < main(bench) >
      >
      """
    #expect(hints("state", text) == [])
    var setting = setting
    setting.known.place = { program in
      var place = KnownPlace()
      guard program == "P" else { return place }
      place.state.values["main(squat).load"] = StateValue(dimension: .mass, numerator: 67_500)
      place.reasons["main(squat).load"] = "all sets were done"
      return place
    }
    #expect(hints("state", text, setting) == ["2 now 67.5 kg: all sets were done"])
    #expect(hints("load", text, setting) == ["4 Squat 67.5 kg, Bench press 60 kg"])
  }

  @Test("Sessions and blocks of several lines say how long they take")
  func durations() {
    let text = "workout \"A\" <\n  superset x3 rest 60s <\n    curl 10; dips 10\n  >\n  rounds x2 < squat 5 >\n>\n"
    let labels = hints("duration", text)
    #expect(labels.map { $0.prefix(4) } == ["0 ≈ ", "1 ≈ "], "\(labels)")
  }

  @Test("A workout says at its end how many sets each muscle gets")
  func muscles() {
    #expect(
      hints("muscles", "workout \"A\" <\n  bench 3x8\n>\nbreathing \"B\" < in 4s; out 4s >\n")
        == ["2 chest 3, front delts 1.5, triceps 1.5"])
  }

  @Test("Only the range that is asked for is answered")
  func ranges() {
    var client = Conversation(setting)
    client.open("workout \"A\" <\n  bench 3x8 @ 75%\n  squat 3x5 @ 75%\n>\n")
    let hints = client.ask("inlayHint", ["range": range(2, 0, 2, 20)]).array ?? []
    #expect(hints.map { $0["label"] } == ["105 kg · 25 + 15 + 2.5"])
  }

  @Test("A client without the ability gets none, and each kind can be switched off at any time")
  func switches() {
    let text = "workout \"A\" <\n  bench 3x8 @ 75%\n>\n"
    var old = Conversation(setting, capabilities: [:])
    old.open(text)
    #expect(old.hints() == [])
    var client = Conversation(setting)
    client.open(text)
    #expect(client.hints().count == 3)
    client.notify("workspace/didChangeConfiguration", ["settings": ["satz": ["inlayHints": ["load": false]]]])
    #expect(client.hints().count == 2)
    client.notify("workspace/didChangeConfiguration", ["settings": ["satz": ["inlayHints": false]]])
    #expect(client.hints() == [])
    client.notify("workspace/didChangeConfiguration", ["settings": ["satz": ["inlayHints": true]]])
    #expect(client.hints().count == 3)
  }

  @Test("A session with a mistake has none; a mistake outside of sessions leaves none at all")
  func mistakes() {
    let sound = "workout \"B\" < squat 3x5 @ 75% >\n"
    #expect(hints("load", "workout \"A\" <\n  bench 3x8 @ 75% rst 90s\n>\n" + sound) == ["3 105 kg · 25 + 15 + 2.5"])
    #expect(hints("load", "let top = 5kgg\n" + sound) == [])
    #expect(hints("load", sound + "workout \"A\" < bench 3x8 @ 75%") == ["0 105 kg · 25 + 15 + 2.5"])
  }

  @Test("What changes in the store is said at the next question, and the client is told to ask again")
  func renewed() {
    let store = Stored()
    var setting = setting
    setting.renewed = { known in
      let now = store.knowledge.withLock { $0 }
      return now.stamp == known.stamp ? nil : now
    }
    var client = Conversation(
      setting,
      capabilities: ["textDocument": ["inlayHint": [:]], "workspace": ["inlayHint": ["refreshSupport": true]]],
      options: ["inlayHints": ["duration": false, "muscles": false]])
    #expect(!client.open("workout \"A\" <\n  bench 3x8 @ 75%\n  zorbing 3x8\n>\n").isEmpty)
    _ = client.server.settle()
    store.knowledge.withLock { known in
      known.athlete.maxes["bench-press"] = Mass(grams: 120_000)
      known.library.add(ExerciseEntry(key: "zorbing", english: "Zorbing", german: "Zorbing"))
      known.stamp = [1]
    }
    #expect(client.hints() == ["1 90 kg · 25 + 10"])
    let told = client.server.settle().map(\.json)
    #expect(
      told.compactMap { $0["method"]?.string } == ["textDocument/publishDiagnostics", "workspace/inlayHint/refresh"])
    #expect(told.first?["params"]?["diagnostics"] == [])
    #expect(client.server.settle() == [])
  }
}

/// A store that somebody writes to.
private final class Stored: Sendable { let knowledge = Mutex(AthleteKnowledge()) }
