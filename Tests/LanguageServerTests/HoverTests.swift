import LanguageServer
import PlanLanguage
import SessionModel
import Testing

@Suite struct HoverTests {
  private var setting: ServerSetting {
    ServerSetting(
      language: .english, version: "test",
      athlete: Athlete(maxes: ["bench-press": Mass(grams: 110_000), "squat": Mass(grams: 140_000)]))
  }

  /// What is said at the `|`; empty for nothing.
  private func said(_ marked: String, _ setting: ServerSetting? = nil, used: String? = nil) -> String {
    var client = Conversation(setting ?? self.setting, encoding: "utf-8")
    if let used { client.open(used, uri: "file:///plans/b.satz") }
    let before = marked.prefix { $0 != "|" }.split(separator: "\n", omittingEmptySubsequences: false)
    client.open(marked.filter { $0 != "|" })
    let place: JSONValue = ["line": .integer(before.count - 1), "character": .integer(before.last?.utf8.count ?? 0)]
    return client.ask("hover", ["position": place])["contents"]?["value"]?.string ?? ""
  }

  @Test("An exercise says what the log knows about it")
  func exercise() {
    var setting = setting
    setting.known.figures = { $0 == "bench-press" ? ["Last time, 2026-03-04: 3 × 8 @ 80 kg"] : [] }
    let bench = said("workout \"A\" < be|nch 3x8 >\n", setting)
    #expect(bench.contains("**Bench press**") && bench.contains("Last time, 2026-03-04: 3 × 8 @ 80 kg"), "\(bench)")
    #expect(said("workout \"A\" < squ|at 3x8 >\n", setting).contains("1RM 140 kg"))
    #expect(said("def main(move) < move 3x5 >\nworkout \"A\" < main(squ|at) >\n").contains("**Squat**"))
  }

  @Test(
    "A value says where it comes from and what it is now",
    arguments: [
      (
        "let top = 75% of max(squat)\nworkout \"A\" < squat 3x5 @ to|p >\n",
        "let top = 75% of max(squat)\n```\n\nNow: 105 kg"
      ),
      ("let t|op = 80kg + 5kg\nworkout \"A\" < squat 3x5 @ top >\n", "Now: 85 kg"),
      ("workout \"A\" < for n in 1-3 < squat (|n)x5 > >\n", "```satz\nn\n```"),
      ("def main(move) < move 3x5 >\nworkout \"A\" < ma|in(squat) >\n", "def main(move) < move 3x5 >"),
    ])
  func value(text: String, part: String) { #expect(said(text).contains(part), "\(said(text))") }

  @Test("A name of another file names the file")
  func used() {
    let text = said(
      "use \"b.satz\"\nworkout \"A\" < squat 3x5 @ hea|vy >\n", used: "let heavy = 100kg\nlet light = 60kg\n")
    #expect(text.contains("let heavy = 100kg\n") && text.contains("From b.satz."), "\(text)")
  }

  @Test("A state says its value and the reason for it")
  func state() {
    var setting = setting
    setting.known.place = { _ in
      var place = KnownPlace()
      place.state.values["load"] = StateValue(dimension: .mass, numerator: 67_500)
      place.reasons["load"] = "all sets were done"
      return place
    }
    let text = said(
      "workout \"A\" <\n  state load = 60kg\n  squat 3x5 @ lo|ad\n  after lift < when done < load += 2.5kg > >\n>\n",
      setting)
    #expect(text.contains("load: now 67.5 kg: all sets were done"), "\(text)")
  }

  @Test(
    "A rule is said in words",
    arguments: [
      (
        "af|ter lift < when done < load += 2.5kg > else < load -= 5kg; note \"Rest more\" > >",
        "After all sets of the exercise: if done, load grows by 2.5kg; otherwise load falls by 5kg, it says “Rest more”."
      ),
      ("after set 2| < load = ask \"How much?\" >", "After set 2: load is what you answer to “How much?”."),
    ])
  func rules(rule: String, words: String) {
    #expect(said("workout \"A\" <\n  state load = 60kg\n  squat 3x5 @ load\n  \(rule)\n>\n") == words)
  }

  @Test(
    "A progression is said in words",
    arguments: [
      ("+2.5kg", "If all sets are done: +2.5kg the next time."),
      ("+2.5kg, -10% after 3 misses", "If all sets are done: +2.5kg the next time. After 3 misses in a row: -10%."),
      ("reps to 12 then +2kg", "If all sets are done: one more rep the next time, up to 12, then +2kg."),
    ])
  func progressions(progress: String, words: String) {
    #expect(said("workout \"A\" < squat 3x8 @ 60kg pro|gress \(progress) >\n") == words)
  }

  @Test("A program shows its next four weeks as a table")
  func program() {
    let text = said(
      "program \"P| 1\" on mon, thu < workout \"A\" < squat 3x5 @ 60kg progress +2.5kg > workout \"B\" < bench 3x5 @ 40kg > >\n"
    )
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.count == 2 + 8, "\(text)")
    #expect(rows.dropFirst(2).first == "| 1 | A | Squat 3 × 5 @ 60 kg |")
    #expect(rows.last == "| 4 | B | Bench press 3 × 5 @ 40 kg |")
    #expect(rows.contains("| 4 | A | Squat 3 × 5 @ 67.5 kg |"))
  }

  @Test("A session says how long it takes and what it trains, a load what it is in the other unit")
  func others() {
    #expect(said("workout \"Push| 1\" < bench 3x8 rest 90s >\n").contains("chest 3"))
    #expect(said("workout \"A\" < bench 3x8 @ 10|0kg >\n") == "100kg = 220.46 lb")
    #expect(said("workout \"A\" < bench 3x8 // wh|y\n>\n") == "")
    #expect(said("workout \"A\" < bench 3x8 note \"re|st\" >\n") == "")
  }

  @Test("Names from a plan cannot end their code block")
  func fences() {
    #expect(said("let to|p = 5kg // ``` end\n").hasPrefix("```satz\n"))
    let text = said("def ma|in(move) < note \"````\" >\nworkout \"A\" < main(squat) >\n")
    #expect(text.hasPrefix("`````satz\n"), "\(text)")
  }
}
