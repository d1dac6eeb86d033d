import PlanLanguage
import PlanWording
import SessionModel
import Testing

@testable import TrainingStore
@testable import satz

@Suite("The end page")
struct EndPageTests {
  private static func sets(_ plan: String, _ performances: [Performance]) throws -> [LoggedSet] {
    var engine = Engine(session: try compiled(plan))
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    for (second, performance) in performances.enumerated() {
      _ = engine.handle(.done(performance), at: Instant(milliseconds: second * 200_000 + 1000))
    }
    return engine.log
  }

  private static func page(_ lifts: [EndPage.Lift], _ language: Language = .english) -> EndPage {
    EndPage(
      name: "Push", lifts: lifts, next: [NextTimeText.Row(name: "Squat", what: "6 × 2 @ 105 kg: you missed set 4")],
      week: EndPage.Week(days: [0, 2], workouts: 2, goal: 3, streak: 9), formatter: UnitFormatter(language: language))
  }

  @Test("What was done of each lift, its records, what changes and the week")
  func everything() throws {
    let sets = try Self.sets("workout \"A\" < bench 2x8 @ 80kg rest 1s >", [.asPrescribed, Performance(reps: 7)])
    let exercise = try #require(sets.first?.work.exercise)
    let lift = EndPage.Lift(exercise: exercise, sets: sets, last: [], records: [.load])
    let text = Self.page([lift]).rows(width: 92).map(\.text).joined(separator: "\n")
    for words in [
      "Bench press", "8 × 80 kg, 7 × 80 kg", "for the first time", "🏆 heaviest load", "Next time",
      "6 × 2 @ 105 kg: you missed set 4", "Mo ●", "Tu ○", "2 of 3 · streak 9 weeks",
    ] {
      #expect(text.contains(words), "\(words)\n\(text)")
    }
  }

  @Test("A best time is named with its distance, once")
  func bestTime() throws {
    let sets = try Self.sets("workout \"A\" < run 5km >", [.asPrescribed])
    let exercise = try #require(sets.first?.work.exercise)
    let id = EntryID(session: SessionID(rawValue: 2), position: 1)
    let time = FasterTime(
      exercise: exercise.key, distance: 5_000_000, milliseconds: 1_450_000, before: 1_500_000, entry: id)
    let lift = EndPage.Lift(exercise: exercise, sets: sets, last: [], records: [.distance, .bestTime], times: [time])
    let rows = Self.page([lift]).rows(width: 80).map { $0.text.trimmingEnd() }
    #expect(rows.count { $0.contains("best time") } == 1, "\(rows)")
    #expect(rows.contains { $0.hasSuffix("🏆 longest distance, best time for 5 km (24:10)") }, "\(rows)")
  }

  @Test("What the athlete noted is on the page, before what the plan says")
  func ownNotes() throws {
    let sets = try Self.sets("workout \"A\" < bench 8 @ 80kg >", [.asPrescribed])
    var page = Self.page([EndPage.Lift(exercise: try #require(sets.first?.work.exercise), sets: sets, last: [])])
    (page.ownNotes, page.notes) = (["left knee", "slept badly"], ["Stretch"])
    let rows = page.rows(width: 80).map(\.text)
    let place = try #require(rows.firstIndex { $0.hasPrefix("Your notes") && $0.hasSuffix("left knee") })
    #expect(rows[place + 1].trimmingBlanks() == "slept badly" && rows[place + 3] == "✎ Stretch", "\(rows)")
  }

  @Test("What was left out of the plan is named below what was done")
  func leftOut() throws {
    let sets = try Self.sets("workout \"A\" < bench 8 @ 80kg >", [.asPrescribed])
    var page = Self.page([EndPage.Lift(exercise: try #require(sets.first?.work.exercise), sets: sets, last: [])])
    page.leftOut = [
      SetsLeftOut(exercise: Exercise(key: "overhead press", name: "Overhead press"), sets: 3),
      SetsLeftOut(exercise: Exercise(key: "dip", name: "Dip"), sets: 1, planned: 3),
    ]
    let rows = page.rows(width: 80).map(\.text)
    let place = try #require(
      rows.firstIndex { $0.contains("Left out") && $0.contains("Overhead press, Dip 1 of 3 sets") })
    #expect(place == 1, "\(rows)")
  }

  @Test("What the clock did not reach was not left out, and what was skipped was")
  func setsLeftOut() throws {
    func left(_ plan: String, _ commands: [Command]) throws -> [String] {
      var engine = Engine(session: try compiled("workout \"A\" < \(plan) >"))
      for (index, command) in ([.start] + commands).enumerated() {
        _ = engine.handle(command, at: Instant(milliseconds: WideInt(index) * 5000))
      }
      return engine.setsLeftOut.map { "\($0.exercise.key) \($0.sets) \($0.planned.map { "\($0)" } ?? "-")" }
    }
    let done = Command.done(.asPrescribed)
    #expect(try left("dip 3x5; curl 8", [done, .skip, done]) == ["dip 1 3", "biceps-curl 1 -"])
    #expect(try left("amrap 10min < burpee 5; squat 5 >", [done, .finish]) == [])
    #expect(try left("amrap 10min < burpee 5; squat 5 >", [.skip, done, .finish]) == ["burpee 1 -"])
    #expect(try left("curl 2x8", [.skip, .back, done, done]) == [])
  }

  @Test("The comparisons stand below each other, however long the sets of one lift are")
  func comparisons() throws {
    let falling = try Self.sets(
      "workout \"A\" < bench 4x8 @ 80kg rest 1s >", [8, 7, 6, 5].map { Performance(reps: $0) })
    let short = try Self.sets("workout \"A\" < squat 8 @ 80kg >", [.asPrescribed])
    let lifts = try [falling, short].map { sets in
      EndPage.Lift(exercise: try #require(sets.first?.work.exercise), sets: sets, last: [])
    }
    let compared = Self.page(lifts).rows(width: 92).map(\.text).compactMap { row in
      row.contains("for the first time") ? row.trimmingEnd().displayWidth : nil
    }
    #expect(compared.count == 2 && compared.first == compared.last, "\(compared)")
  }

  @Test("Drops are among the sets and in no comparison, and each score has its line")
  func dropsAndScores() throws {
    let sets = try Self.sets("workout \"A\" < bench 8 @ 80kg drop 20kg >", [.asPrescribed, Performance(reps: 6)])
    #expect(sets.map(\.work.role) == [.work, .drop])
    var page = Self.page([EndPage.Lift(exercise: try #require(sets.first?.work.exercise), sets: sets, last: [])])
    page.scores = ["Fran · 7:30 (last time 7:55)"]
    let text = page.rows(width: 92).map(\.text).joined(separator: "\n")
    #expect(text.contains("8 × 80 kg, 6 × 20 kg · drop"), "\(text)")
    #expect(text.hasPrefix("⚑ Fran · 7:30 (last time 7:55)\n"), "\(text)")
  }

  @Test("A hold that was given up was not finished; the last one of an AMRAP was ended by the clock")
  func heldTooShort() throws {
    var engine = Engine(session: try compiled("workout \"A\" < emom 3 < plank 40s >; amrap 1min < plank 40s > >"))
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    _ = engine.advance(to: Instant(milliseconds: 70_000))
    _ = engine.handle(.miss, at: Instant(milliseconds: 70_000))
    _ = engine.advance(to: Instant(milliseconds: 600_000))
    let text = StepText(formatter: UnitFormatter(language: .english))
    #expect(engine.log.map(\.mark) == ["✓", "✗", "✓", "✓", "✓"])
    #expect(engine.log.map { text.done($0) }[1] == "7 s · not finished")
    #expect(engine.log.map { text.done($0) }.last == "20 s · time is up")
  }

  @Test("After a sitting or a breathing it has the score and how long that was this week")
  func stillness() {
    var page = EndPage(name: "Sit", lifts: [], formatter: UnitFormatter(language: .german))
    page.scores = ["Sitzen · 20:00"]
    page.week = EndPage.Week(days: [3], workouts: 0, goal: 3, streak: 9, stillness: .seconds(1200))
    let text = page.rows(width: 80).map(\.text).joined(separator: "\n")
    #expect(text.hasPrefix("⚑ Sitzen · 20:00\n") && text.contains("Do ●"), "\(text)")
    #expect(text.contains("20 min") && !text.contains("0 von 3"), "\(text)")
  }

  @Test("The week fits the narrowest frame", arguments: Language.allCases)
  func narrowWeek(_ language: Language) throws {
    var page = Self.page([], language)
    for stillness in [nil, Milliseconds.seconds(1200)] {
      page.week?.stillness = stillness
      for width in [32, 36, 44, 52, 92] {
        let rows = page.rows(width: width)
        #expect(rows.allSatisfy { $0.width <= width }, "\(rows.map(\.text))")
        #expect(rows.contains { $0.text.contains("Mo●") || $0.text.contains("Mo ●") })
      }
    }
  }

  @Test("The breaths of a session are counted, also of one that ended early")
  func breaths() throws {
    var engine = Engine(session: try compiled("breathing \"Box\" x3 < in 1s; hold 1s; out 1s; hold 1s >"))
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    var early = engine
    _ = early.advance(to: Instant(milliseconds: 5500))
    _ = early.handle(.finish, at: Instant(milliseconds: 5500))
    #expect((1...2).contains(early.breathsDone), "\(early.breathsDone)")
    _ = engine.advance(to: Instant(milliseconds: 30_000))
    #expect(engine.breathsDone == 3)
    var sighs = Engine(session: try compiled("breathing \"Sigh\" x2 < in 1s; in 1s; out 1s >"))
    _ = sighs.handle(.start, at: Instant(milliseconds: 0))
    _ = sighs.advance(to: Instant(milliseconds: 60_000))
    #expect(sighs.breathsDone == 2)
  }

  @Test("The figures of the whole session stand under its score, at every width")
  func facts() throws {
    let cindy = try compiled("workout \"Cindy\" < amrap 20min < pull-up 5; push-up 10; squat 15 > >")
    #expect(cindy.blocks.last.flatMap { cindy.repsOfRound(in: $0.id) } == 30)
    #expect(cindy.blocks.last.flatMap { cindy.window(ofBlock: $0.id) } == .minutes(20))
    let rowing = try compiled("workout \"A\" < amrap 20min < row 500m; squat 15 > >")
    #expect(rowing.blocks.last.flatMap { rowing.repsOfRound(in: $0.id) } == nil)
    var page = EndPage(name: "Cindy", lifts: [], formatter: UnitFormatter(language: .english))
    page.scores = ["AMRAP · 12 rounds + 5"]
    page.facts = [
      EndPage.Fact(label: .time, value: "20:00", compared: StyledText("as last time")),
      EndPage.Fact(label: .reps, value: "365"), EndPage.Fact(label: .aRound, value: "1:38 on average"),
    ]
    #expect(
      page.rows(width: 60).map { $0.text.trimmingEnd() } == [
        "⚑ AMRAP · 12 rounds + 5", "Time      20:00         as last time", "Reps      365", "A round   1:38 on average",
      ])
    for width in [40, 60] { #expect(page.rows(width: width).allSatisfy { $0.width <= width }, "\(width)") }
  }

  @Test("A number that nobody gave can be filled in")
  func missingNumber() throws {
    let sets = try Self.sets("workout \"A\" < dips 1xmax >", [.asPrescribed])
    let exercise = try #require(sets.first?.work.exercise)
    var lift = EndPage.Lift(exercise: exercise, sets: sets, last: [])
    lift.unknownAmount = [EndPage.Unknown(entry: EntryID(session: SessionID(rawValue: 1), position: 4), example: "10")]
    let text = Self.page([lift]).rows(width: 92).map(\.text).joined(separator: "\n")
    #expect(text.contains("number unknown: satz log edit 1.4 10"), "\(text)")
  }

  @Test("The heart rate is on it with the time in each zone, if something measured it")
  func heart() throws {
    let sets = try Self.sets("workout \"A\" < bench 8 @ 80kg >", [.asPrescribed])
    let exercise = try #require(sets.first?.work.exercise)
    var page = Self.page([EndPage.Lift(exercise: exercise, sets: sets, last: [])])
    #expect(!page.rows(width: 80).contains { $0.text.contains("♥") })
    let rate = HeartRate(average: 128, maximum: 171, zoneSeconds: [0, 720, 1, 95, 0])
    page.heart = SessionHeart([(rate, 1_000_000)])
    let row = try #require(page.rows(width: 92).first { $0.text.contains("♥") })
    #expect(row.text.hasSuffix("mean 128, highest 171, 12 min in zone 2, 1 s in zone 3, 1:35 in zone 4"), "\(row.text)")
    for width in [60, 80] {
      #expect(!page.framed(width: width).dropFirst().dropLast().contains { $0.text.contains("…") })
    }
  }

  @Test("It fits its frame at every width")
  func widths() throws {
    let sets = try Self.sets(
      "workout \"A\" < bench 9x8 @ 82.5kg rest 1s >", Array(repeating: .asPrescribed, count: 9))
    let exercise = try #require(sets.first?.work.exercise)
    let lift = EndPage.Lift(exercise: exercise, sets: sets, last: [], records: [.load, .estimatedMax])
    for language in Language.allCases {
      for width in [60, 80, 100, 120, 200] {
        let rows = Self.page([lift, lift], language).framed(width: width)
        #expect(Set(rows.map(\.width)) == [min(width, 100)], "\(width)")
        #expect(!rows.dropFirst().dropLast().contains { $0.text.contains("…") }, "\(width)")
      }
    }
  }

  @Test("The week has its whole label beside short names, and no row is wider than the screen")
  func label() throws {
    let sets = try Self.sets("workout \"A\" < dip 8 >", [.asPrescribed])
    let lift = EndPage.Lift(exercise: try #require(sets.first?.work.exercise), sets: sets, last: [])
    for (language, label) in [(Language.english, "This week"), (.german, "Diese Woche")] {
      for width in [40, 80] {
        var page = Self.page([lift], language)
        page.next = []
        let rows = page.rows(width: width)
        #expect(rows.contains { $0.text.hasPrefix(label) }, "\(width)")
        #expect(rows.allSatisfy { $0.width <= width }, "\(width)")
      }
    }
  }

  @Test("A comparison that has no room beside a long name goes on below, between words")
  func longComparison() throws {
    let sets = try Self.sets("workout \"A\" < bulgarian split squat 8 >", [.asPrescribed])
    let lift = EndPage.Lift(exercise: try #require(sets.first?.work.exercise), sets: sets, last: [])
    var page = Self.page([lift])
    (page.next, page.week) = ([], nil)
    page.facts = [
      EndPage.Fact(label: .time, value: "30:00", compared: StyledText("2:30 faster than on 2026-11-20", .faint))
    ]
    let rows = page.rows(width: 30).map { $0.text.trimmingEnd() }
    #expect(rows.allSatisfy { $0.displayWidth <= 30 }, "\(rows)")
    #expect(
      rows.contains { $0.hasSuffix(" for the first") } && rows.contains { $0.hasSuffix("  2026-11-20") }, "\(rows)")
  }

  @Test("Many equal sets in a row are said once, as a plan writes them")
  func equalSets() {
    #expect(EqualSets.joined(["5", "5", "5", "5", "3 · time is up"]) == "4 × 5, 3 · time is up")
    #expect(EqualSets.joined(["5", "5", "5"]) == "5, 5, 5")
    #expect(
      EqualSets.joined(Array(repeating: "8 × 80 kg", count: 5) + ["7 × 80 kg"]) == "5 × 8 @ 80 kg, 7 × 80 kg")
    #expect(EqualSets.joined(Array(repeating: "–", count: 4)) == "–, –, –, –")
  }

  private static let program = """
    workout "A" < squat 5x3 @ 100kg progress +2.5kg, -10% after 3 misses >
    """

  @Test("A set with less than its load is the reason for a miss")
  func lighter() throws {
    let plan = check(Array(Self.program.utf8)).plan
    let declaration = try #require(plan.declarations.first)
    let compiled = compile(declaration, of: plan, athlete: Athlete(), state: ProgramState())
    var engine = Engine(session: try #require(compiled.session))
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    for set in 0..<5 {
      let load = set == 2 ? Mass(grams: 95_000) : nil
      _ = engine.handle(.done(Performance(reps: 3, load: load)), at: Instant(milliseconds: set * 200_000 + 1000))
    }
    let settlement = PlanLanguage.settle(compiled, of: plan, log: engine.log)
    let rows = NextTimeText(formatter: UnitFormatter(language: .english)).rows(
      settlement, before: compiled.session, after: compiled.session)
    #expect(rows == [NextTimeText.Row(name: "Squat", what: "stays at 5 × 3 @ 100 kg: set 3 was lighter than planned")])
  }

  @Test(
    "Where only a gain is planned, what was missed says that the lift stays as it is",
    arguments: [
      ("squat 3x5 @ 100kg progress +5kg", [5, 4, 5], "stays at 3 × 5 @ 100 kg: you missed set 2"),
      ("squat 3x5 @ 100kg progress +5kg", [5, 5, 5], "3 × 5 @ 105 kg: all sets were done"),
      ("squat 3x8-12 @ 60kg progress reps then +2.5kg", [12, 9, 8], "stays at 3 × 8–12 @ 60 kg"),
    ] as [(String, [Int], String)])
  func stays(_ text: String, _ reps: [Int], _ what: String) throws {
    let plan = check(Array("workout \"A\" < \(text) >".utf8)).plan
    let declaration = try #require(plan.declarations.first)
    let compiled = compile(declaration, of: plan, athlete: Athlete(), state: ProgramState())
    var engine = Engine(session: try #require(compiled.session))
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    for (second, count) in reps.enumerated() {
      _ = engine.handle(.done(Performance(reps: count)), at: Instant(milliseconds: second * 200_000 + 1000))
    }
    let settlement = PlanLanguage.settle(compiled, of: plan, log: engine.log)
    let rows = NextTimeText(formatter: UnitFormatter(language: .english)).rows(
      settlement, before: compiled.session, after: plan.again(compiled, declaration, after: settlement.changes))
    #expect(rows == [NextTimeText.Row(name: "Squat", what: what)])
  }

  @Test("How long a round took is the time until the score, not all of the window")
  func timeOfRounds() throws {
    var engine = Engine(session: try compiled("workout \"A\" < amrap 60s < pull-up 5; push-up 10 > >"))
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    _ = engine.handle(.done(Performance(rounds: 4)), at: Instant(milliseconds: 19_000))
    let block = try #require(engine.scores.first?.block)
    #expect(engine.time(inBlock: block) == .seconds(16))
  }

  @Test("What a program changes is said in a lifter's words, never by the key of a state")
  func nextTime() throws {
    let plan = check(Array(Self.program.utf8)).plan
    let declaration = try #require(plan.declarations.first)
    var state = ProgramState()
    func settle(_ reps: [Int]) throws -> [NextTimeText.Row] {
      let compiled = compile(declaration, of: plan, athlete: Athlete(), state: state)
      var engine = Engine(session: try #require(compiled.session))
      _ = engine.handle(.start, at: Instant(milliseconds: 0))
      for (second, count) in reps.enumerated() {
        _ = engine.handle(.done(Performance(reps: count)), at: Instant(milliseconds: second * 200_000 + 1000))
      }
      let settlement = PlanLanguage.settle(compiled, of: plan, log: engine.log)
      var athlete = compiled.athlete
      state = compiled.state
      state.apply(settlement.changes, athlete: &athlete)
      let after = compile(declaration, of: plan, athlete: athlete, state: state).session
      return NextTimeText(formatter: UnitFormatter(language: .english)).rows(
        settlement, before: compiled.session, after: after)
    }
    #expect(
      try settle([3, 3, 3, 3, 3]) == [NextTimeText.Row(name: "Squat", what: "5 × 3 @ 102.5 kg: all sets were done")])
    #expect(
      try settle([3, 3, 3, 2, 3]) == [
        NextTimeText.Row(name: "Squat", what: "stays at 5 × 3 @ 102.5 kg: you missed set 4")
      ])
    // Cut short: nothing that was done fell short.
    #expect(
      try settle([3, 3]) == [NextTimeText.Row(name: "Squat", what: "stays at 5 × 3 @ 102.5 kg: not all sets were done")]
    )
    #expect(
      try settle([3, 3]) == [
        NextTimeText.Row(name: "Squat", what: "5 × 3 @ 90 kg: missed 3 times, so reduced")
      ])
  }
}
