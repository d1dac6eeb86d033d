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

  @Test("An effort alone is that of the set before, also when the rest after it is over")
  func effortAfterRest() throws {
    var engine = Engine(session: try compiled("workout \"A\" < bench 3x8 @ 80kg rest 10s >"))
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    _ = engine.handle(.done(.asPrescribed), at: Instant(milliseconds: 1000))
    _ = engine.advance(to: Instant(milliseconds: 20_000))
    let log = engine.log
    let reader = LineReader(athlete: Athlete(), isRestOver: true, log: { log })
    guard case .command(let command) = reader.meaning(of: "rpe 8") else {
      Issue.record("no command")
      return
    }
    _ = engine.handle(command, at: Instant(milliseconds: 21_000))
    #expect(engine.log.map(\.performance.rpeTenths) == [80])
    #expect(engine.log.map(\.performance.reps) == [8])
  }

  @Test("Words that name nothing are no plan with mistakes, but neither a command nor an exercise")
  func notUnderstood() {
    let reader = LineReader(athlete: Athlete())
    for line in ["hello there you", "Das war schwer!", "my knee (left), again"] {
      guard case .notUnderstood(line, _) = reader.meaning(of: line) else {
        Issue.record("\(line): \(reader.meaning(of: line))")
        continue
      }
    }
    for line in ["bench 3x8 @", "bench @", "circuit < bench; dip"] {
      guard case .mistakes = reader.meaning(of: line) else {
        Issue.record("\(line), a plan with a mistake in it: \(reader.meaning(of: line))")
        continue
      }
    }
  }

  @Test("A pause with a length is a rest in German; in English the answer says what both are")
  func pauseOfLength() {
    let bench = Exercise(key: "bench-press", name: "Bench press")
    var reader = LineReader(athlete: Athlete(), exercises: { [bench] }, exerciseAtHand: { bench })
    reader.language = .english
    guard case .refused(.pauseHasNoLength(rest: "rest 3s")) = reader.meaning(of: "pause 3s") else {
      Issue.record("\(reader.meaning(of: "pause 3s"))")
      return
    }
    reader.language = .german
    #expect(
      reader.meaning(of: "Pause 90s").command
        == .changeRests(RestChange(length: .seconds(90), upTo: nil, exercise: "bench-press")))
    #expect(reader.meaning(of: "Pause").command == .pause)
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

  @Test("A set that is done is corrected by its number, with or without the name of its exercise")
  func corrections() throws {
    func said(_ number: Int, of exercise: String? = nil, _ role: Role = .work) -> NamedSet {
      NamedSet(exercise: exercise, role: role, number: number)
    }
    let six = Performance(reps: 6, load: .kilograms(80), units: WrittenUnits(load: .kilograms))
    for text in ["set 2: 6 @ 80kg", "set 2 6 @ 80kg", "Satz 2: 6x80kg", "SET 2:6 @ 80 kg"] {
      #expect(PromptLine.parse(text) == .correct(said(2), six), "\(text)")
    }
    #expect(PromptLine.parse("back squat set 12: 5") == .correct(said(12, of: "back squat"), Performance(reps: 5)))
    #expect(PromptLine.parse("warmup 1: 8") == .correct(said(1, .warmup), Performance(reps: 8)))
    // Exercises, and what is wrong.
    #expect(PromptLine.parse("quad set 10 @ 5kg") == .plan("quad set 10 @ 5kg", afterAdd: false))
    #expect(PromptLine.parse("quad set 3x10") == .plan("quad set 3x10", afterAdd: false))
    if case .misused(.set, _, _) = PromptLine.parse("set 2: 8 @ 80") {} else { Issue.record("no correction") }
    if case .usage(.set, .loadWithoutUnit("80")?) = LineReader(athlete: Athlete()).meaning(of: "set 2: 8 @ 80") {
    } else {
      Issue.record("not asked for the unit")
    }
  }

  /// After the first two of three sets of squats, with a superset behind them.
  private func reader(done: Int) throws -> (LineReader, Engine) {
    let plan = "workout \"A\" < squat warmup 5 @ 40kg 3x5 @ 80kg rest 90s; superset x2 < row 8; run 400m > >"
    var engine = Engine(session: try compiled(plan))
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    for second in 0..<(2 * done) {
      let isRest = engine.snapshot(at: engine.now).phase == .rest
      _ = engine.handle(isRest ? .skip : .done(.asPrescribed), at: Instant(milliseconds: second * 1000))
      if engine.log.count == done { break }
    }
    let (log, exercises) = (engine.log, engine.session.exercises)
    let atHand = log.last?.work.exercise
    let reader = LineReader(
      athlete: Athlete(), exercises: { exercises }, log: { log }, exerciseAtHand: { atHand })
    return (reader, engine)
  }

  @Test("A correction finds the set that the screen calls so: the latest of that number, a warm-up, a round")
  func found() throws {
    let (reader, engine) = try reader(done: 6)
    func set(_ text: String) -> Int? {
      guard case .correct(let occurrence, _)? = reader.meaning(of: text).command else { return nil }
      return engine.log.firstIndex { $0.occurrence == occurrence }
    }
    #expect(engine.log.map(\.work.exercise.key) == ["squat", "squat", "squat", "squat", "row", "run"])
    #expect(set("squat set 2: 4") == 2 && set("squat warmup 1: 4") == 0 && set("row set 1: 9") == 4)
    #expect(set("set 1: 500") == 5 && set("set 2: 4") == nil && set("squat set 4: 4") == nil)
    #expect(
      reader.meaning(of: "set 1: 500").command
        == .correct(engine.log[5].occurrence, Performance(distance: Length(millimetres: 500_000))))
    if case .refused(.noSuchSet("squat set 4")) = reader.meaning(of: "squat set 4: 4") {
    } else {
      Issue.record("not refused")
    }
  }

  @Test("A rest in a session changes those of the exercise at hand, of a named one or of all; add adds one")
  func rests() throws {
    let (reader, _) = try reader(done: 2)
    func rest(_ seconds: Int, upTo: Int? = nil, of exercise: String? = "squat") -> Command {
      .changeRests(RestChange(length: .seconds(seconds), upTo: upTo.map { .seconds($0) }, exercise: exercise))
    }
    #expect(reader.meaning(of: "rest 3min").command == rest(180))
    #expect(reader.meaning(of: "rest 90s-2min").command == rest(90, upTo: 120))
    #expect(reader.meaning(of: "row rest 30s").command == rest(30, of: "row"))
    #expect(reader.meaning(of: "Rest 2min all").command == rest(120, of: nil))
    #expect(reader.meaning(of: "rest none").command == rest(0) && reader.meaning(of: "rest 0s").command == rest(0))
    #expect(reader.meaning(of: "row rest none").command == rest(0, of: "row"))
    #expect(reader.meaning(of: "rest none all").command == rest(0, of: nil))
    if case .addition = reader.meaning(of: "add rest 3min") {} else { Issue.record("add adds nothing") }
    if case .addition = reader.meaning(of: "bench rest 3min") {} else { Issue.record("no new exercise") }
    if case .addition = LineReader(athlete: Athlete()).meaning(of: "rest 3min") {
    } else {
      Issue.record("no session, no exercise at hand")
    }
  }

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
      "choose 0", "done 1000000000km", "+1000000h", "done 99:99:99", "set 99999999999999999999: 8",
      "set 1: 99999999999999999999", "set", "set 1:", ":",
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
