import PlanWording
import SessionModel
import Testing

@testable import satz

/// Style, icon and German words are a table of the design; the test says them again.
@Suite("Every action is answered")
struct EffectReportTests {
  private static let plan = """
    workout "A" < bench 3x8 @ 80kg rest 90s; curl 2x10; plank 30s >
    """

  /// The answer to the last of these commands, given one per second.
  private func answer(
    to commands: [Command], in plan: String = plan, language: Language = .german
  ) throws -> EffectReport {
    var engine = Engine(session: try compiled(plan))
    var report: EffectReport?
    for (second, command) in commands.enumerated() {
      let now = Instant(milliseconds: second * 1000)
      let before = engine
      let effects = engine.handle(command, at: now)
      let occasion = Occasion(command: command, effects: effects, before: before, after: engine, at: now)
      report = EffectReport(occasion, formatter: UnitFormatter(language: language))
    }
    return try #require(report)
  }

  struct Expected: CustomTestStringConvertible {
    var commands: [Command]
    var style: Pill.Style
    var icon: String
    var text: String
    var testDescription: String { text }

    init(_ commands: [Command], _ style: Pill.Style, _ icon: String, _ text: String) {
      (self.commands, self.style, self.icon, self.text) = (commands, style, icon, text)
    }
  }

  @Test("A record is announced in gold instead of the completed set, with the two most important kinds")
  func record() throws {
    var engine = Engine(session: try compiled(Self.plan))
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    let before = engine
    let effects = engine.handle(.done(.asPrescribed), at: Instant(milliseconds: 1000))
    let set = try #require(engine.log.first)
    let occasion = Occasion(
      command: .done(.asPrescribed), effects: effects, before: before, after: engine, at: engine.now,
      records: [set.occurrence: [.load, .estimatedMax, .volume]])
    let report = EffectReport(occasion, formatter: UnitFormatter(language: .german))
    #expect(report.notice?.style == .gold)
    #expect(report.notice?.icon == "🏆")
    #expect(report.notice?.german == "Neuer Rekord! 8 × 80 kg · schwerste Last, geschätztes Maximum")
    #expect(report.lines.first?.hasSuffix("· 🏆 schwerste Last, geschätztes Maximum") == true)
  }

  @Test("An aborted session says so above the prompt, where it can be read later")
  func aborted() throws {
    let lines = try answer(to: [.start, .done(.asPrescribed), .abort], language: .english).lines
    #expect(lines == ["⚑ 1 set, 640 kg, 0:02", "✗ Workout aborted"])
  }

  @Test("The end of a cap says that the time is up, and of no rest where nothing follows")
  func capIsOver() throws {
    var engine = Engine(session: try compiled("workout \"A\" < for time cap 20s < pull-up 21; dip 21 > >"))
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    let (before, now) = (engine, Instant(milliseconds: 30_000))
    let effects = engine.advance(to: now)
    let occasion = Occasion(command: nil, effects: effects, before: before, after: engine, at: now)
    let report = EffectReport(occasion, formatter: UnitFormatter(language: .english))
    #expect(report.notices.first == .setCutOff)
    #expect(!report.notices.contains { if case .restStarted = $0 { true } else { false } }, "\(report.notices)")
  }

  @Test("What is skipped in a breathing is the breath, not the exercise after it")
  func skippedBreath() throws {
    let plan = "workout \"A\" < breathing x3 < in 4s; out 4s >; bench 8 >"
    let report = try answer(to: [.start, .skipExercise], in: plan, language: .english)
    #expect(
      report.lines.contains { $0.hasPrefix("»") } && !report.lines.contains { $0.contains("Bench") }, "\(report.lines)")
  }

  private static let done = Command.done(.asPrescribed)
  private static let dips = Exercise(key: "dip", name: "dip")

  static let table: [Expected] = [
    Expected([.start], .info, "▶", "Workout gestartet"),
    Expected([.start, done], .success, "✓", "Satz abgeschlossen: 8 × 80 kg"),
    Expected(
      [.start, .done(Performance(reps: 8, load: Mass(grams: 82_500)))], .success, "✓",
      "Satz abgeschlossen: 8 × 82,5 kg"),
    Expected([.start, .done(Performance(reps: 7))], .warning, "✗", "Satz nicht geschafft: 7 × 80 kg"),
    Expected([.start, done, .done(Performance(reps: 7))], .success, "✓", "Satz berichtigt: 7 × 80 kg"),
    Expected([.start, .redo], .muted, "↻", "Noch einmal von vorn"),
    Expected([.start, done, .redo], .info, "⏱", "Pausentimer gestartet: 1:30"),
    Expected([.start, done, .back], .muted, "↶", "Satz zurückgenommen"),
    Expected([.start, done, .skip, .back], .info, "⏱", "Pausentimer gestartet: 1:30"),
    Expected([.start, .skip, .back], .muted, "↶", "Zurück"),
    Expected([.start, done, .skip], .muted, "»", "Übersprungen"),
    Expected([.start, done, .extend(.seconds(30))], .info, "+", "30 s länger"),
    Expected([.start, done, .extend(.seconds(-15))], .info, "−", "15 s kürzer"),
    Expected(
      [.start, done, .extend(.seconds(-89)), .extend(.seconds(30))], .info, "+", "Noch 30 s Pause · 32 s insgesamt"),
    Expected([.start, done, .extend(.seconds(-89)), .acknowledge], .success, "✓", "Pause beendet"),
    Expected([.start, .pause], .warning, "⏸", "Timer pausiert"),
    Expected([.start, .pause, .resume], .info, "▶", "Timer läuft weiter"),
    Expected([.start, .undo], .muted, "↶", "Rückgängig: Start"),
    Expected([.start, .remove(exercise: "biceps-curl")], .error, "−", "Übung entfernt: Bizepscurl"),
    Expected([.start, .replace(exercise: "biceps-curl", with: dips)], .info, "⇄", "Übung ersetzt: Bizepscurl → Dip"),
    Expected([.start, .bringForward(exercise: "plank")], .info, "⇄", "Unterarmstütz kommt als Nächstes"),
    Expected([.start, .note("müde")], .success, "✓", "Notiz gespeichert"),
    Expected([.start, done, .finish], .success, "⚑", "Workout abgeschlossen"),
    Expected([.start, done, .abort], .error, "✗", "Workout abgebrochen"),
    Expected([.pause], .warning, "!", "Noch nicht gestartet: start"),
    Expected(
      [.start, .done(Performance(distance: Length(millimetres: 400_000)))], .warning, "!",
      "Das passt nicht zu diesem Satz; schreib done 8"),
  ]

  @Test("A command is answered by one notice, in its style and words", arguments: table)
  func notice(_ expected: Expected) throws {
    let notice = try #require(try answer(to: expected.commands).notice)
    #expect(notice.style == expected.style)
    #expect(notice.icon == expected.icon)
    #expect(notice.german == expected.text)
    #expect(!notice.english.isEmpty && notice.english != notice.german)
  }

  @Test("What does not fit is answered by what fits: the part of a cluster, or nothing while a round is waited for")
  func fitting() throws {
    let run = Command.done(Performance(distance: Length(millimetres: 400_000)))
    func answered(_ commands: [Command], _ plan: String) throws -> String? {
      try answer(to: [.start] + commands + [run], in: "workout \"A\" < \(plan) >").notice?.english
    }
    let cluster = "bench (9, 5, 3) @ 80kg pause 15s"
    #expect(try answered([], cluster) == "That does not fit this set; write done 9")
    #expect(try answered([.part], cluster) == "That does not fit this set; write done 5")
    #expect(
      try answered([Self.done, Self.done], "emom 3min < bench 5 >")
        == "The next round starts by itself; skip starts it now")
  }

  @Test("A corrected set has a line of its own, also an earlier one, and so has the one that undo brings back")
  func corrected() throws {
    let first = Occurrence(block: 2, rounds: [])
    let commands = [.start, Self.done, .acknowledge, .skip, Self.done, .correct(first, Performance(reps: 6))]
    #expect(
      try answer(to: commands, language: .english).lines == ["✎ Bench press · set 1 of 3 · Set corrected: 6 × 80 kg"])
    #expect(
      try answer(to: commands + [.undo], language: .english).lines == [
        "✎ Bench press · set 1 of 3 · Set corrected: 8 × 80 kg", "↶ Undone: correction",
      ])
    let rests = Command.changeRests(RestChange(length: .minutes(3), exercise: "bench-press"))
    #expect(try answer(to: [.start, rests]).lines == ["⏱ Bankdrücken: ab jetzt 3 min Pause"])
    #expect(try answer(to: [.start, rests, .undo]).lines == ["↶ Rückgängig: 3 min Pause"])
  }

  @Test("What changes the course of the session leaves one line, which says what was meant")
  func traces() throws {
    let expected: [([Command], [String])] = [
      ([.start, .skip], ["» Bench press · set 1 of 3 · Skipped"]),
      ([.start, Self.done, .skip], ["» Rest · Skipped"]),
      ([.start, .skipExercise], ["» Bench press · Skipped"]),
      ([.start, .skip, .back], ["↶ Bench press · set 1 of 3 · Back"]),
      ([.start, .redo], ["↻ Bench press · set 1 of 3 · From the start again"]),
      ([.start, .remove(exercise: "biceps-curl")], ["− Exercise removed: Biceps curl"]),
      ([.start, .replace(exercise: "biceps-curl", with: Self.dips)], ["⇄ Exercise replaced: Biceps curl → Dip"]),
      ([.start, .bringForward(exercise: "plank")], ["⇄ Plank comes next"]),
      ([.start, .pause], ["⏸ Timer paused"]),
      ([.skip], []),
    ]
    for (commands, lines) in expected {
      #expect(try answer(to: commands, language: .english).lines == lines, "\(commands)")
    }
  }

  @Test("Plan text that is added says what was added")
  func added() throws {
    let one = try compiled("workout \"B\" < dips 3x8 >").blocks
    let two = try compiled("workout \"B\" < dips 3x8; plank 30s >").blocks
    #expect(try answer(to: [.start, .add(one)]).notice?.german == "Übung hinzugefügt: Dip")
    #expect(try answer(to: [.start, .add(two)]).notice?.german == "2 Übungen hinzugefügt: Dip, Unterarmstütz")
    let circuit = try compiled("workout \"B\" < circuit x2 < squat 10; dip 8 > >").blocks
    let english = try answer(to: [.start, .add(circuit)], language: .english).notice?.english
    #expect(english == "2 exercises added: Squat, Dip")
    #expect(try answer(to: [.start, .add(one)]).notice?.style == .success)
    let rest = [Block(id: 1, .step(.rest(Rest(length: .seconds(10)))))]
    #expect(try answer(to: [.start, .add(rest)]).notice?.german == "Hinzugefügt: Pause · 10 s")
    #expect(try answer(to: [.start, .add(rest)], language: .english).notice?.english == "Added: Rest · 10 s")
  }

  @Test("A breathing session is not a workout, and has no sets to sum up")
  func breathing() throws {
    let plan = "breathing \"A\" x2 < in 4s; out 4s >"
    #expect(try answer(to: [.start], in: plan).notice?.german == "Atemübung gestartet")
    let end = try answer(to: [.start, .finish], in: plan)
    #expect(end.notice?.german == "Atemübung abgeschlossen")
    #expect(end.lines == ["⚑ 0:01"])
    #expect(try answer(to: [.start], in: "meditation \"A\" < sit 5min >").notice?.english == "Meditation started")
  }

  @Test("What changes a set or the clock leaves a line of its own, and no second tick")
  func trace() throws {
    let lines = { commands in try answer(to: commands).lines }
    #expect(
      try lines([.start, Self.done, .done(Performance(reps: 7))]) == [
        "✎ Bankdrücken · Satz 1 von 3 · Satz berichtigt: 7 × 80 kg"
      ])
    #expect(try lines([.start, Self.done, .extend(.seconds(10))]) == ["+ 10 s länger"])
    #expect(try lines([.start, Self.done, .extend(.seconds(-10))]) == ["− 10 s kürzer"])
    #expect(try lines([.start, Self.done, .undo]) == ["↶ Rückgängig: Satz 1 von 3, 8 × 80 kg"])
    #expect(try lines([.start, .extend(.seconds(10))]).isEmpty)
  }

  @Test("A countdown that is cancelled has begun nothing, in the scrollback too")
  func cancelled() throws {
    let plan = "workout \"A\" < plank 30s >"
    let report = try answer(to: [.start, .undo], in: plan, language: .english)
    #expect(report.notices == [.startCancelled])
    #expect(report.lines == ["↶ Cancelled; nothing has begun"])
  }

  @Test("What was chosen is said by its name")
  func chosen() throws {
    let plan = "workout \"A\" < choose < squat 3x5; deadlift 3x5 > >"
    let report = try answer(to: [.start, .choose(1)], in: plan, language: .english)
    #expect(report.lines.contains("✓ Chosen: Deadlift"), "\(report.lines)")
    let none = try answer(to: [.start, .choose(2)], in: plan, language: .english)
    #expect(none.notice == .refused(.noSuchOption(3, options: 2)))
    let parts = "workout \"A\" < for time < any order < pull-up 10 total; push-up 20 total > > >"
    let turned = try answer(to: [.start, .skip, .choose(1)], in: parts)
    #expect(turned.lines.contains("✓ Gewählt: Liegestütz"), "\(turned.lines)")
  }

  @Test("A round with a set that fell short was not done, the next one may be")
  func shortRound() throws {
    let plan = "workout \"A\" < amrap 10min < pull-up 5; push-up 10 > >"
    func reps(_ count: Int) -> Command { .done(Performance(reps: count)) }
    let first: [Command] = [.start, .skip, reps(5), reps(7)]
    #expect(try answer(to: first, in: plan).notices.contains(.roundShort(1)))
    #expect(try answer(to: first + [reps(5), reps(10)], in: plan).notices.contains(.roundDone(2)))
    let early = try answer(to: [.start, .skip, reps(4), reps(10)], in: plan, language: .english)
    #expect(early.notices.contains(.roundShort(1)))
  }

  @Test("Nothing is said of a round of which every set was skipped")
  func skippedRound() throws {
    let plan = "workout \"A\" < rounds x3 < push-up 5; squat 5 > >"
    let first: [Command] = [.start, .done(Performance(reps: 5)), .done(Performance(reps: 5))]
    #expect(try answer(to: first, in: plan).rounds == [.roundDone(1)])
    #expect(try answer(to: first + [.skip, .skip], in: plan).rounds == [])
    #expect(try answer(to: [.start, .skip, .skip], in: plan).rounds == [])
    #expect(try answer(to: first + [.skip, .done(Performance(reps: 5))], in: plan).rounds == [.roundDone(2)])
  }

  @Test("Of two rounds of one number that end together, each is judged by its own sets")
  func nestedRounds() throws {
    let plan = "workout \"A\" < rounds x3 < rounds x2 < push-up 5 > > >"
    func reps(_ counts: Int...) -> [Command] { [.start] + counts.map { .done(Performance(reps: $0)) } }
    let first = try answer(to: reps(5, 5, 3, 5), in: plan, language: .english).rounds
    #expect(first == [.roundDone(2), .roundShort(2)])
    #expect(try answer(to: reps(3, 5, 5, 5), in: plan).rounds == [.roundDone(2), .roundDone(2)])
  }

  @Test("The last set of an exercise that runs can neither be replaced nor removed; the answer says the way out")
  func setHasBegun() throws {
    let plan = "workout \"A\" < dip 8; curl 2x10 >"
    let other = Exercise(key: "push-up", name: "push-up")
    let replaced = try answer(to: [.start, .replace(exercise: "dip", with: other)], in: plan, language: .english)
    #expect(
      replaced.notice?.english
        == "The last set of Dip has begun and stays: skip leaves it out, add Push-up adds another at the end")
    let removed = try answer(to: [.start, .remove(exercise: "dip")], in: plan)
    #expect(removed.notice?.german == "Der letzte Satz Dip läuft schon: skip lässt ihn aus")
    let done = try answer(to: [.start, Self.done, .remove(exercise: "dip")], in: plan, language: .english)
    #expect(done.notice?.english == "No set of Dip is still to come")
  }

  @Test("Another load for one part of a cluster counts for the whole set, and is said to")
  func loadOfAllParts() throws {
    let plan = "workout \"A\" < bench (5, 5, 5) @ 80kg pause 5s >"
    func said(_ load: WideInt) throws -> [String] {
      let done = Performance(reps: 5, load: .kilograms(load), units: WrittenUnits(load: .kilograms))
      return try answer(to: [.start, .done(done)], in: plan, language: .english).lines
    }
    #expect(try said(60) == ["60 kg counts for all parts of the set; note keeps what one part was"])
    #expect(try said(80).isEmpty)
  }

  @Test("Rests of several lengths that become one are named")
  func restsOfSeveralLengths() throws {
    let change = Command.changeRests(RestChange(length: .seconds(3), upTo: nil, exercise: nil))
    let plan = "workout \"A\" < circuit x3 rest 1min < push-up 10; rest 5s; squat 10 > >"
    let said = try answer(to: [.start, change], in: plan, language: .english).notice?.english
    #expect(said == "All exercises: 3 s rest from now on, in place of 5 s and 1 min")
    let alike = try answer(to: [.start, change], language: .english).notice?.english
    #expect(alike == "All exercises: 3 s rest from now on")
  }

  @Test("Every command that is taken back is named in the user's words")
  func undone() throws {
    let expired: [Command] = [.start, Self.done, .extend(.seconds(-89)), .acknowledge, .undo]
    #expect(try answer(to: expired).notice?.german == "Rückgängig: weiter nach der Pause")
    #expect(try answer(to: expired, language: .english).notice?.english == "Undone: going on after the rest")
    let went: [Command] = [.start, Self.done, Self.done, .undo]
    #expect(try answer(to: went, language: .english).notice?.english == "Undone: went on")
    #expect(try answer(to: went).notice?.german == "Rückgängig: weiter")
    let second = Command.done(Performance(reps: 8, load: Mass(grams: 75_000)))
    let lighter = try answer(to: [.start, Self.done, .skip, second, .undo], language: .english)
    #expect(lighter.notice?.english == "Undone: set 2 of 3, 8 × 75 kg")
    let told: [Command] = [.start, Self.done, .done(Performance(reps: 7)), .undo]
    #expect(try answer(to: told, language: .english).notice?.english == "Undone: correction")
    let moved = try answer(to: [.start, Self.done, .extend(.seconds(-15)), .undo])
    #expect(moved.notice?.german == "Rückgängig: −15 s")
    let removed = try answer(to: [.start, .remove(exercise: "biceps-curl"), .undo])
    #expect(removed.notice?.german == "Rückgängig: Bizepscurl entfernt")
  }

  @Test("Rounds that the athlete tells before the time is up say nothing of the time")
  func amrap() throws {
    let plan = "workout \"A\" < amrap 10min < push-up 5; squat 10 > >"
    let report = try answer(
      to: [.start, .skip, .done(Performance(rounds: 7, extraReps: 4))], in: plan, language: .english)
    #expect(report.lines.first == "✓ 7 rounds + 4")
  }

  @Test("A bell in a sitting is seen, too")
  func bell() throws {
    var engine = Engine(session: try compiled("meditation \"A\" < sit 10min bell 5min >"))
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    let before = engine
    let effects = engine.advance(to: Instant(milliseconds: 310_000))
    let occasion = Occasion(command: nil, effects: effects, before: before, after: engine, at: engine.now)
    let report = EffectReport(occasion, formatter: UnitFormatter(language: .english))
    #expect(report.notice == .bell && report.notice?.english == "Bell" && report.notice?.icon == "♪")
  }

  @Test("The volume of a session counts the bodyweight below an added load, as the log does; the plain sets have none")
  func volumeOnTheBodyweight() throws {
    let plan = "workout \"A\" < pull-up 2x5 @ bw+10kg; lunge 5 @ bw+20kg each side; pull-up 5; squat 5 @ 60kg >"
    var engine = Engine(session: try compiled(plan))
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    for second in 1...5 { _ = engine.handle(Self.done, at: Instant(milliseconds: second * 1000)) }
    #expect(engine.isOver)
    #expect(engine.volume(bodyweight: .kilograms(80)) == .kilograms(2 * 5 * 90 + 2 * 5 * 100 + 5 * 60))
    #expect(engine.volume(bodyweight: nil) == .kilograms(5 * 60))
  }

  @Test("A set goes into the scrollback in full")
  func lines() throws {
    let report = try answer(to: [.start, .done(Performance(reps: 8, rpeTenths: 85))])
    #expect(report.lines == ["✓ Bankdrücken · Satz 1 von 3 · 8 × 80 kg · RPE 8,5"])
  }
}

extension EffectReport {
  /// What is said of rounds, the inner ones first.
  fileprivate var rounds: [Notice] {
    others.filter { notice in
      switch notice {
      case .roundDone, .roundShort: true
      default: false
      }
    }
  }
}
