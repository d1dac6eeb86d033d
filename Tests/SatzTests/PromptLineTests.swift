import SessionModel
import Testing

@testable import satz

@Suite("A typed line")
struct PromptLineTests {
  @Test(
    "A command is found by its name, an unambiguous abbreviation, or a synonym",
    arguments: [
      ("start", .start), ("d", .done), ("sk", .skip), ("res", .resume), ("FINISH", .finish), ("q", .quit),
      ("weiter", .resume), ("fertig", .done), ("rückgängig", .undo), ("zurück", .back), ("hilfe", .help),
    ] as [(Substring, CommandWord)])
  func named(_ typed: Substring, _ word: CommandWord) { #expect(CommandWord.named(typed) == word) }

  @Test("An abbreviation that several commands have names none of them", arguments: ["s", "re", "n", "a", ""])
  func unclear(_ typed: String) {
    #expect(CommandWord.named(Substring(typed)) == nil)
    #expect(CommandWord.candidates(for: Substring(typed)).count != 1)
  }

  @Test("Stop could mean three things, so nothing is done")
  func stop() {
    #expect(CommandWord.named("stop") == nil)
    #expect(CommandWord.candidates(for: "stop") == [.pause, .finish, .abort])
  }

  @Test(
    "The end of a phase moves by what is typed with a sign",
    arguments: [
      ("+30s", 30_000), ("-15s", -15_000), ("−15 s", -15_000), ("+1:30", 90_000), ("+2min", 120_000), ("+ 30", 30_000),
      ("+0,5min", 30_000), ("-1h", -3_600_000),
    ])
  func shifts(_ text: String, _ milliseconds: Int) {
    #expect(PromptLine.parse(text) == .extend(Milliseconds(milliseconds)))
  }

  @Test("What was done needs no word before it, for no exercise begins with a number and has no name")
  func results() {
    #expect(PromptLine.parse("8") == .result(Performance(reps: 8)))
    #expect(
      PromptLine.parse(" 8 @ 80kg")
        == .result(Performance(reps: 8, load: .kilograms(80), units: WrittenUnits(load: .kilograms))))
    #expect(PromptLine.parse("45s") == .result(Performance(time: .seconds(45))))
    #expect(PromptLine.parse("5 pull-ups") == .plan("5 pull-ups", afterAdd: false))
    #expect(PromptLine.parse("3x8") == .plan("3x8", afterAdd: false))
    var reader = LineReader(athlete: Athlete())
    #expect(reader.meaning(of: "2").command == .done(Performance(reps: 2)))
    reader.isChoosing = true
    #expect(reader.meaning(of: "2").command == .choose(1))
    #expect(
      reader.meaning(of: "2kg").command
        == .done(Performance(load: .kilograms(2), units: WrittenUnits(load: .kilograms))))
  }

  @Test("Two of something on a pull-up are one load; of dumbbells and without a set, each is meant")
  func implements() {
    func load(_ key: String, _ load: Load = .unstated) -> Int? {
      let work = Work(exercise: Exercise(key: key, name: key), target: .reps(.exactly(8)), load: load)
      let reader = LineReader(athlete: Athlete(), work: { work })
      guard case .done(let said)? = reader.meaning(of: "8 @ 2x10kg").command else { return nil }
      return said.load?.grams
    }
    #expect(load("pull-up") == 20_000)
    #expect(load("split-squat", .bodyweight(plus: .zero)) == 20_000)
    #expect(load("split-squat", .mass(count: 2, each: .kilograms(8), upTo: nil)) == 10_000)
    #expect(load("dumbbell-curl") == 10_000)
    #expect(
      LineReader(athlete: Athlete()).meaning(of: "8 @ 2x10kg").command
        == .done(Performance(reps: 8, load: .kilograms(10), units: WrittenUnits(load: .kilograms))))
  }

  @Test("What follows a command is read by that command")
  func arguments() {
    #expect(PromptLine.parse("done 8") == .done(Performance(reps: 8)))
    #expect(PromptLine.parse("note Knie zwickt") == .note("Knie zwickt"))
    #expect(PromptLine.parse("next") == .next(exercise: nil))
    #expect(PromptLine.parse("next face pull") == .next(exercise: "face pull"))
    #expect(PromptLine.parse("choose 2") == .choose(2))
    #expect(PromptLine.parse("add dips 3x8") == .plan("dips 3x8", afterAdd: true))
    #expect(PromptLine.parse("info") == .info(topic: nil))
    for word in ["with", "by", "->", "→", "durch", "mit"] {
      #expect(PromptLine.parse("replace bench press \(word) dips") == .replace(exercise: "bench press", with: "dips"))
    }
  }

  @Test(
    "A command with something else after it is not a command", arguments: ["skip it", "note", "replace a", "choose"])
  func misused(_ text: String) {
    guard case .misused = PromptLine.parse(text) else {
      Issue.record("\(PromptLine.parse(text))")
      return
    }
  }

  @Test("An option is chosen by its number, its name, or a part of it; while one is asked for, without the word")
  func choice() {
    var reader = LineReader(athlete: Athlete())
    reader.options = [["Kniebeuge", "Squat"], ["Frontkniebeuge", "Front squat"], ["Beinpresse", "Leg press"]]
    #expect(reader.meaning(of: "choose front").command == .choose(1))
    #expect(reader.meaning(of: "choose squat").command == .choose(0))
    #expect(reader.meaning(of: "choose 3").command == .choose(2))
    for name in ["knie", "row"] {
      guard case .refused(.noOptionNamed(name)) = reader.meaning(of: "choose " + name) else {
        Issue.record("choose \(name)")
        continue
      }
    }
    #expect(reader.meaning(of: "front squat").command != .choose(1))
    reader.isChoosing = true
    #expect(reader.meaning(of: "front").command == .choose(1))
    #expect(reader.meaning(of: "Beinpresse").command == .choose(2))
  }

  @Test("Several lines are plan text, whatever the first word is")
  func lines() { #expect(PromptLine.parse("done 8\nskip") == .plan("done 8\nskip", afterAdd: false)) }

  @Test("Only a scribble has several lines, whichever word begins it", arguments: ["adopt", "Übernehmen", "adop"])
  func scribble(_ word: String) {
    #expect(PromptLine.parse("\(word) Bench 3x8\n5 pull-ups") == .adopt("Bench 3x8\n5 pull-ups"))
  }

  @Test(
    "No line stops the prompt",
    arguments: [
      "done 99999999999999999999", "done -3", "done -99999999999999999999", "+99999999999999999999s",
      "99999999999999999999",
      "choose 99999999999999999999", "choose -9223372036854775808", "\u{0}", "done \u{0}", "9223372036854775807",
      "done 9223372036854775807", "done @", "done rpe", "done x", "replace with", "+", "-", "@", "<", "<<<<<<<<",
      "🏋️ 3x8",
      "choose 0", "done 1000000000km", "+1000000h", "done 99:99:99",
    ])
  func hardened(_ text: String) throws {
    let reader = LineReader(athlete: Athlete())
    let session = try compiled("workout \"A\" < choose < bench 3x8; dips 3x8 >; plank 30s >")
    for isChoosing in [false, true] {
      var reader = reader
      reader.isChoosing = isChoosing
      guard let command = reader.meaning(of: text).command else { continue }
      var engine = Engine(session: session)
      _ = engine.handle(.start, at: Instant(milliseconds: 0))
      _ = engine.handle(command, at: Instant(milliseconds: 1000))
      _ = engine.handle(command, at: Instant(milliseconds: 2000))
    }
  }
}
