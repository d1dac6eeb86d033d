/// What a run does is in its journal before anybody sees it: discarding it and reading it back gives the same run.

import PlanLanguage
import SessionModel
import Testing

@testable import SessionRunner
@testable import TrainingStore

@Suite("A durable run")
struct DurableRunTests {
  static let live = """
    program "Live" on mon, thu < workout "A" < state load = 60kg; squat 3x5 @ load rest 60s; \
    after set 1 < when reps(last) above 7 < load += 5kg > >; \
    after session < when ask "Move on?" < load += 2.5kg > > > >
    """
  static let press = "workout \"Push\" < bench press 3x5 @ 60kg progress +2.5kg, -10% after 2 misses >"
  static let scripts: [[Command]] = [
    [], [.start], [.start, .done(Performance(reps: 8))], [.start, .done(Performance(reps: 8)), .pause, .note("x")],
    [.start, .done(.asPrescribed), .skip, .done(Performance(reps: 4)), .undo, .extend(.seconds(30))],
    [.start, .done(.asPrescribed), .back, .redo, .skip],
  ]

  @Test("Discarded and read back from the journal, it is the same", arguments: scripts)
  func resumed(_ commands: [Command]) throws {
    let folder = try TemporaryFolder()
    var run = try folder.store().begin(Self.live)
    for (second, command) in commands.enumerated() {
      _ = try run.perform(command, at: .seconds(second))
      _ = try run.revise(at: .seconds(second))
    }
    let later = Moment.seconds(100)
    var again = try #require(try DurableRun.resume(in: folder.store(), at: later))
    #expect(again.entries == run.entries && again.id == run.id)
    let (before, after) = (try run.advance(to: later), try again.advance(to: later))
    #expect(before == after)
    #expect(again.snapshot(at: later) == run.snapshot(at: later))
    #expect(again.engine == run.engine)
  }

  @Test("The rules of the plan follow a set that is corrected later, and what undo brings back")
  func correctedEarlier() throws {
    let folder = try TemporaryFolder()
    var run = try folder.store().begin(Self.live)
    func perform(_ command: Command, at second: Int) throws {
      _ = try run.perform(command, at: .seconds(second))
      _ = try run.revise(at: .seconds(second))
    }
    func nextLoad() -> Load? {
      guard case .work(let work)? = run.snapshot(at: .seconds(100)).next else { return nil }
      return work.load
    }
    try perform(.start, at: 0)
    try perform(.done(Performance(reps: 8)), at: 1)
    #expect(nextLoad() == .kilograms(65))
    try perform(.skip, at: 2)
    try perform(.done(.asPrescribed), at: 3)
    #expect(nextLoad() == .kilograms(65))
    try perform(.correct(run.engine.log[0].occurrence, Performance(reps: 5)), at: 4)
    #expect(nextLoad() == .kilograms(60))
    try perform(.undo, at: 5)
    #expect(nextLoad() == .kilograms(65))
    let again = try #require(try DurableRun.resume(in: folder.store(), at: .seconds(5)))
    #expect(again.engine == run.engine)
  }

  @Test("A part that the last set brings in is in the journal with it, and goes with it when it is undone")
  func shaped() throws {
    let folder = try TemporaryFolder()
    var run = try folder.store().begin(
      """
      workout "Waves" < state third = 0; squat 1x5 @ 60kg; after set < when reps(last) above 7 < third = 1 > >; \
      when third is 1 < squat 2x3 @ 70kg > >
      """)
    _ = try run.perform(.start, at: .seconds(0))
    _ = try run.perform(.done(Performance(reps: 8)), at: .seconds(1))
    #expect(!run.engine.isOver && run.engine.session.works.count == 3)
    var again = try #require(try DurableRun.resume(in: folder.store(), at: .seconds(2)))
    #expect(again.engine == run.engine)
    _ = try again.perform(.undo, at: .seconds(3))
    _ = try again.revise(at: .seconds(3))
    #expect(again.engine.session.works.count == 1)
    _ = try again.perform(.done(Performance(reps: 5)), at: .seconds(4))
    #expect(again.engine.isOver && again.engine.log.count == 1)
  }

  private static let rate = HeartRate(average: 128, maximum: 152, zoneSeconds: [0, 4, 1, 0, 0])

  @Test("The heart rate in a set is written with the set, whatever ends it, and is found again after a kill")
  func heartRates() throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    var run = try store.begin("workout \"A\" < squat 1x5 rest 10s; plank 20s; squat 1x5 >")
    var asked: [Int] = []
    func measured(_ set: LoggedSet) -> HeartRate? {
      asked.append(set.began.milliseconds / 1000)
      return Self.rate
    }
    _ = try run.perform(.start, at: .seconds(0), measuring: measured)
    _ = try run.perform(.done(.asPrescribed), at: .seconds(5), measuring: measured)
    // Killed, and the next prompt has measured nothing.
    run = try #require(try DurableRun.resume(in: store, at: .seconds(6)))
    #expect(run.engine.logWithHeartRates.map { $0.heartRate } == [Self.rate])
    _ = try run.perform(.acknowledge, at: .seconds(20))
    _ = try run.advance(to: .seconds(100), measuring: measured)
    run = try #require(try DurableRun.resume(in: store, at: .seconds(101)))
    #expect(run.engine.logWithHeartRates.map { $0.heartRate } == [Self.rate, Self.rate])
    _ = try run.perform(.undo, at: .seconds(102), measuring: measured)
    #expect(run.engine.logWithHeartRates.first?.heartRate == Self.rate)
    _ = try run.perform(.finish, at: .seconds(110), measuring: { _ in nil })
    #expect(try store.sets(matching: LogQuery()).allSatisfy { $0.heartRate == Self.rate })
    #expect(try store.rebuildDerived().changed.isEmpty)
    #expect(asked.count == Set(asked).count, "each is measured once")
  }

  @Test("The set that ends the session has its heart rate in the log, and one that was undone has another")
  func lastHeartRate() throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    var run = try store.begin("workout \"A\" < squat 1x5 >")
    _ = try run.perform(.start, at: .seconds(0))
    _ = try run.perform(.done(.asPrescribed), at: .seconds(5)) { _ in HeartRate(average: 100, maximum: 110) }
    #expect(run.engine.isOver)
    #expect(try store.sets(matching: LogQuery()).first?.heartRate == HeartRate(average: 100, maximum: 110))
    _ = try run.perform(.undo, at: .seconds(6))
    _ = try run.perform(.done(.asPrescribed), at: .seconds(9)) { _ in Self.rate }
    #expect(try store.sets(matching: LogQuery()).first?.heartRate == Self.rate)
    #expect(try store.rebuildDerived().changed.isEmpty)
  }

  @Test("A rule changes the upcoming sets, even in a run that was resumed")
  func revised() throws {
    let folder = try TemporaryFolder()
    var run = try folder.store().begin(Self.live)
    _ = try run.perform(.start, at: .seconds(0))
    run = try #require(try DurableRun.resume(in: folder.store(), at: .seconds(10)))
    _ = try run.perform(.done(Performance(reps: 8)), at: .seconds(20))
    #expect(try run.revise(at: .seconds(20)) == [.workRevised(2)])
    #expect(try run.revise(at: .seconds(20)) == [])
  }

  @Test("A session whose rules can no longer be read goes on, and says so")
  func lostRules() throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    let run = try store.begin(Self.press)
    #expect(try DurableRun.resume(in: store, at: .seconds(1))?.hasLostRules == false)
    try store.writing { db in try db.execute(sql: "UPDATE program_session SET basis = '{}'") }
    var again = try #require(try DurableRun.resume(in: store, at: .seconds(1)))
    #expect(again.id == run.id && again.hasLostRules && again.rules == nil)
    _ = try again.perform(.start, at: .seconds(2))
    _ = try again.perform(.finish, at: .seconds(3))
    #expect(try store.place(ofProgram: "Push").values.isEmpty)
  }

  @Test("What cannot be written down has not happened, and a refused command is not written down")
  func refused() throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    var run = try store.begin(Self.press)
    #expect(try run.perform(.undo, at: .seconds(1)).last == .refused(.nothingToUndo))
    #expect(run.entries.isEmpty)
    #expect(try store.session(run.id).entries.isEmpty)
    let before = run.engine
    run.move(to: try TrainingStore(path: folder.path + "/other.sqlite"))
    #expect(throws: StoreProblem.noSuchSession(run.id)) { try run.perform(.start, at: .seconds(2)) }
    #expect(run.engine == before && run.entries.isEmpty)
  }

  @Test("A change of shape that the clock brings has not happened either, if it cannot be written down")
  func refusedShape() throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    let plan = """
      workout "A" <
        state n = 0
        plank 30s
        after set < n = 1 >
        when n is 1 < squat 5 > else < bench press 5 >
      >
      """
    var run = try store.begin(plan)
    _ = try run.perform(.start, at: .seconds(0))
    let before = run.engine
    run.move(to: try TrainingStore(path: folder.path + "/other.sqlite"))
    #expect(throws: StoreProblem.noSuchSession(run.id)) { try run.advance(to: .seconds(60)) }
    #expect(run.engine == before)
    run.move(to: store)
    _ = try run.advance(to: .seconds(60))
    #expect(run.engine.session.works.map(\.work.exercise.key) == ["plank", "squat"])
  }

  @Test("After more than a day the time away does not count, and the journal says that it was resumed")
  func leftBehind() throws {
    let folder = try TemporaryFolder()
    var run = try folder.store().begin(Self.live)
    for command in [Command.start, .done(.asPrescribed)] { _ = try run.perform(command, at: .seconds(5)) }
    let later = Moment.seconds(2 * 86_400, boot: "two")
    let again = try #require(try DurableRun.resume(in: folder.store(), at: later))
    #expect(again.entries.last?.command == .resume)
    #expect(again.instant(at: later) == run.instant(at: .seconds(5)))
    #expect(again.engine.nextDeadline == run.engine.nextDeadline)
    #expect(try folder.store().running()?.entries.count == 3)
    try DurableRun.close(try #require(try folder.store().running()), in: folder.store(), at: later)
    #expect(try DurableRun.resume(in: folder.store(), at: later) == nil)
    #expect(try folder.store().sets(matching: LogQuery(session: run.id)).count == 1)
  }

  @Test("What a session changes is written in the transaction that ends it: both, or neither")
  func settled() throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    var run = try store.begin(Self.press)
    for command in [Command.start, .done(.asPrescribed), .done(.asPrescribed)] {
      _ = try run.perform(command, at: .seconds(1))
    }
    try store.writing { db in
      try db.execute(sql: "CREATE TRIGGER no BEFORE INSERT ON state_change BEGIN SELECT RAISE(ABORT, 'no'); END")
    }
    #expect(throws: StoreProblem.self) { try run.perform(.done(.asPrescribed), at: .seconds(2)) }
    #expect(!run.engine.isOver && run.settlement == nil)
    #expect(try store.running()?.entries.count == 3)
    #expect(try store.sets(matching: LogQuery()).isEmpty)

    try store.writing { db in try db.execute(sql: "DROP TRIGGER no") }
    _ = try run.perform(.done(.asPrescribed), at: .seconds(2))
    #expect(try store.running() == nil)
    #expect(try store.place(ofProgram: "Push").values == ["bench-press.added": "mass 2500/1"])
    let next = try LoadedPlan(text: Self.press, in: store).session()
    #expect(next.session.works.first?.work.load == .mass(count: 1, each: Mass(grams: 62_500), upTo: nil))
  }

  @Test("An answer after the end settles the session again")
  func answered() throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    var run = try store.begin(Self.live)
    for command in [Command.start, .done(.asPrescribed), .finish] { _ = try run.perform(command, at: .seconds(1)) }
    #expect(run.settlement?.questions == [RuleQuestion("Move on?")])
    #expect(try store.place(ofProgram: "Live").values.isEmpty)
    try run.answer(RuleQuestion("Move on?"), .yes, at: .seconds(2))
    #expect(run.settlement?.questions == [])
    #expect(try store.place(ofProgram: "Live").values == ["load": "mass 62500/1"])
  }

  @Test("A value that a rule asks for is kept once it is given; until then the rule has not run")
  func askedValue() throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    let plan = """
      program "P" < workout "A" <
        state load = 80kg
        squat 5 @ load
        after lift < note "Done."; when done < load = ask "How much?" > > > >
      """
    var run = try store.begin(plan)
    _ = try run.perform(.start, at: .seconds(1))
    run = try #require(try DurableRun.resume(in: store, at: .seconds(1)))
    for command in [Command.done(.asPrescribed), .finish] { _ = try run.perform(command, at: .seconds(1)) }
    let question = RuleQuestion("How much?", answer: .value(.mass))
    #expect(run.settlement?.questions == [question])
    #expect(run.settlement?.skipped.map { $0.unknown } == [.answer])
    #expect(run.settlement?.notes.isEmpty == true)
    #expect(try store.place(ofProgram: "P").values.isEmpty)
    let value = try #require(StateValue(answering: "82,5", in: .mass, units: .kilograms))
    try run.answer(question, .value(value), at: .seconds(2))
    #expect(run.settlement?.questions == [])
    #expect(run.settlement?.changes.map { $0.reason.condition } == ["done, ask \"How much?\""])
    let next = try LoadedPlan(text: plan, in: store).session()
    #expect(next.session.works.first?.work.load == .mass(count: 1, each: Mass(grams: 82_500), upTo: nil))
  }

  @Test("Finished with nothing done, it changes nothing, and it is the session's turn again", arguments: [true, false])
  func nothingDone(_ isSkipped: Bool) throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    let program = "program \"P\" < workout \"A\" < squat 5 @ 60kg progress +5kg >; workout \"B\" < dip 8 > >"
    var run = try store.begin(program)
    for command in [Command.start, isSkipped ? .skip : .finish] { _ = try run.perform(command, at: .seconds(1)) }
    #expect(run.engine.isOver && run.settlement == nil && run.keepsItsTurn)
    #expect(try store.place(ofProgram: "P").turns == 0)
    #expect(try LoadedPlan(text: program, in: store).session().session.name == "A")
    run = try store.begin(program, at: .seconds(2))
    for command in [Command.start, .done(.asPrescribed)] { _ = try run.perform(command, at: .seconds(3)) }
    #expect(try store.place(ofProgram: "P").turns == 1)
    #expect(try LoadedPlan(text: program, in: store).session().session.name == "B")
  }

  @Test("A max that a session assigned is taken back when the session ends differently")
  func maxTakenBack() throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    try store.setMax(.kilograms(100), of: "squat", at: .seconds(0))
    let plan = "workout \"A\" < squat 1 @ ask; after lift < max(squat) = lifted(last) > >"
    var run = try store.begin(plan)
    func end(with load: Mass, at second: Int) throws -> Mass? {
      _ = try run.perform(.done(Performance(load: load)), at: .seconds(second))
      return try store.athlete().maxes["squat"]
    }
    _ = try run.perform(.start, at: .seconds(1))
    #expect(try end(with: .kilograms(110), at: 2) == .kilograms(110))
    _ = try run.perform(.undo, at: .seconds(3))
    #expect(try end(with: .kilograms(100), at: 4) == .kilograms(100))
    _ = try run.perform(.undo, at: .seconds(5))
    #expect(try end(with: .kilograms(120), at: 6) == .kilograms(120))
    _ = try run.perform(.undo, at: .seconds(7))
    _ = try run.perform(.abort, at: .seconds(8))
    #expect(try store.athlete().maxes["squat"] == .kilograms(100))
  }

  @Test("A session from no plan runs, and changes nothing for the next one")
  func withoutPlan() throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    let work = Work(exercise: Exercise(key: "dip", name: "Dip"), target: .reps(.exactly(8)), load: .unstated)
    let session = Session(name: "Free", kind: .workout, blocks: [Block(id: 1, .step(.work(work)))])
    var run = try DurableRun.begin(PreparedSession(session), in: store, at: .seconds(0))
    for command in [Command.start, .done(.asPrescribed)] { _ = try run.perform(command, at: .seconds(1)) }
    #expect(run.engine.isOver && run.settlement == nil)
    #expect(try store.sets(matching: LogQuery(session: run.id)).map(\.exercise.key) == ["dip"])
  }
}
