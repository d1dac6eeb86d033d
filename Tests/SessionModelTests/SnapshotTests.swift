/// What views see.
import Testing

@testable import SessionModel

@Suite("Snapshots")
struct SnapshotTests {
  private func engine(_ session: Session, _ commands: (Command, Int)...) -> Engine {
    var engine = Engine(session: session)
    for (command, seconds) in commands { _ = engine.handle(command, at: Instant(milliseconds: seconds * 1000)) }
    return engine
  }

  private func name(_ step: Step?) -> String? {
    if case .work(let work) = step { "\(work.exercise.key) \(work.set)" } else { nil }
  }

  @Test("A rest shows the set just done and the work that comes")
  func currentAndNext() {
    let running = engine(
      session(sets("squat", 2, 5, rest: 90), countdown(), timed("plank", 30)), (.start, 0), (.done(.asPrescribed), 10))
    let snapshot = running.snapshot(at: Instant(milliseconds: 20_000))
    #expect(snapshot.phase == .rest)
    #expect(name(snapshot.current) == "squat 1")
    #expect(name(snapshot.next) == "squat 2")
    #expect((snapshot.stepsDone, snapshot.stepsInAll) == (1, 3))
    #expect(snapshot.elapsed == .seconds(20))
    #expect(snapshot.phaseEnds == Instant(milliseconds: 100_000))
    let later = running.snapshot(at: Instant(milliseconds: 105_000))
    #expect(later.phase == .expired)
    #expect(name(later.current) == "squat 1")
    #expect(running.snapshot(at: Instant(milliseconds: 20_000)) == snapshot)
  }

  @Test("A ladder in intervals is one set per round", arguments: [nil, 5])
  func ladderInIntervals(step: Int?) {
    let running = engine(
      session(emom(3, ladder([5, 10, 15], step: step, set("row", .rung)))), (.start, 0), (.done(.asPrescribed), 10))
    let snapshot = running.snapshot(at: running.now)
    // Nobody knows when the ladder without an end is missed.
    #expect((snapshot.stepsDone, snapshot.stepsInAll) == (1, step == nil ? 3 : nil))
  }

  @Test("Back counts the steps back")
  func back() {
    let running = engine(
      session(sets("squat", 2, 5, rest: 90)), (.start, 0), (.done(.asPrescribed), 10), (.back, 20))
    let snapshot = running.snapshot(at: running.now)
    #expect((snapshot.stepsDone, snapshot.stepsInAll) == (0, 2))
    #expect(snapshot.totals.sets == 0)
  }

  @Test("Before the start the first work is next, at the end nothing is")
  func ends() {
    let squats = session(sets("squat", 2, 5, rest: 90))
    let ready = engine(squats).snapshot(at: Instant(milliseconds: 0))
    #expect(ready.phase == .ready)
    #expect(name(ready.next) == "squat 1")
    #expect((ready.stepsDone, ready.stepsInAll) == (0, 2))
    #expect(ready.estimated == .seconds(120))
    let over = engine(squats, (.start, 0), (.done(.asPrescribed), 10), (.finish, 20)).snapshot(
      at: Instant(milliseconds: 99_000))
    #expect(over.phase == .finished)
    #expect(over.next == nil)
    #expect(over.elapsed == .seconds(20))
    #expect((over.stepsDone, over.stepsInAll) == (1, 1))
  }

  @Test("Reps are asked for until they are told, and not after the end")
  func question() {
    let dips = session(set("dip", .reps(.atLeast(5))), rest(60), reps("row", 5))
    let asked = engine(dips, (.start, 0), (.done(.asPrescribed), 10))
    #expect(asked.snapshot(at: asked.now).repsAskedFor == Occurrence(block: 1, rounds: []))
    let told = engine(dips, (.start, 0), (.done(.asPrescribed), 10), (.done(Performance(reps: 9)), 20))
    #expect(told.snapshot(at: told.now).repsAskedFor == nil)
    let over = engine(dips, (.start, 0), (.done(.asPrescribed), 10), (.finish, 20))
    #expect(over.snapshot(at: over.now).repsAskedFor == nil)
  }

  @Test("Between the parts of a cluster, the total of the set before is over")
  func totalBeforeCluster() {
    let plan = session(
      set("pull", .total(20)), set("bench", .cluster([.exactly(10), .atLeast(1)], pause: .seconds(20))), reps("x", 1))
    let twenty = Command.done(Performance(reps: 20))
    let after = engine(plan, (.start, 0), (twenty, 60))
    #expect(after.snapshot(at: after.now).current != nil)
    let between = engine(plan, (.start, 0), (twenty, 60), (.done(Performance(reps: 10)), 90))
    #expect(between.snapshot(at: between.now).phase == .rest)
    #expect(between.snapshot(at: between.now).total == nil)
  }

  @Test("An RPE that a rule reads is asked for until it is told; at its end the session waits for it, or for Enter")
  func questionOfRPE() {
    var work = Work(exercise: Exercise(key: "squat", name: "Squat"), target: .reps(.exactly(5)))
    work.asksRPE = true
    let squat = Session(name: "", kind: .workout, blocks: [Block(id: 1, .step(.work(work)))])
    let asked = engine(squat, (.start, 0), (.done(.asPrescribed), 10))
    #expect(!asked.isOver && asked.snapshot(at: asked.now).rpeAskedFor == Occurrence(block: 1, rounds: []))
    let told = engine(squat, (.start, 0), (.done(.asPrescribed), 10), (.done(Performance(rpeTenths: 80)), 20))
    #expect(told.isOver && told.log.map(\.performance) == [Performance(reps: 5, rpeTenths: 80)])
    let silent = engine(squat, (.start, 0), (.done(.asPrescribed), 10), (.done(.asPrescribed), 20))
    #expect(silent.isOver && silent.log.map(\.performance) == [Performance(reps: 5)])
    let twice = Session(name: "", kind: .workout, blocks: [1, 2].map { Block(id: $0, .step(.work(work))) })
    let late = engine(twice, (.start, 0), (.done(.asPrescribed), 10), (.done(Performance(rpeTenths: 70)), 15))
    #expect(late.log.map(\.performance) == [Performance(reps: 5, rpeTenths: 70)])
    let given = engine(squat, (.start, 0), (.done(Performance(rpeTenths: 80)), 10))
    #expect(given.isOver)
  }

  @Test("While paused the end of the phase moves on with the clock")
  func paused() {
    let running = engine(
      session(emom(5, timed("row", 30))), (.start, 0), (.pause, 10))
    let snapshot = running.snapshot(at: Instant(milliseconds: 70_000))
    #expect(snapshot.isPaused)
    #expect(snapshot.phaseEnds == Instant(milliseconds: 90_000))
    #expect(snapshot.phaseBegan == Instant(milliseconds: 60_000))
    #expect(snapshot.elapsed == .seconds(10))
    #expect(snapshot.windows.first?.ends == Instant(milliseconds: 360_000))
    #expect(running.nextDeadline == nil)
  }

  @Test("Windows show their end and the rounds done, outermost first")
  func windows() {
    let running = engine(
      session(amrap(10, rounds(2, reps("a", 1)), reps("b", 1))), (.start, 0), (.done(.asPrescribed), 10),
      (.done(.asPrescribed), 20), (.done(.asPrescribed), 30), (.done(.asPrescribed), 40))
    let snapshot = running.snapshot(at: Instant(milliseconds: 50_000))
    #expect(
      snapshot.windows == [
        Snapshot.Window(
          kind: .amrap, began: Instant(milliseconds: 0), ends: Instant(milliseconds: 600_000), roundsDone: 1,
          rounds: nil),
        Snapshot.Window(kind: .rounds, ends: nil, roundsDone: 1, rounds: 2, countsSets: true),
      ])
    #expect(snapshot.stepsInAll == nil)
    let waiting = engine(session(emom(3, reps("a", 1))), (.start, 0), (.done(.asPrescribed), 10))
    #expect(
      waiting.snapshot(at: Instant(milliseconds: 20_000)).windows == [
        Snapshot.Window(
          kind: .intervals, began: Instant(milliseconds: 0), ends: Instant(milliseconds: 180_000),
          roundBegan: Instant(milliseconds: 0), roundEnds: Instant(milliseconds: 60_000), roundLength: .minutes(1),
          roundsDone: 1, rounds: 3, countsSets: true)
      ])
  }

  @Test("Volume is load times implements times reps, as they were really done")
  func volume() {
    let running = engine(
      session(
        set("squat", .reps(.exactly(5)), load: .kilograms(100)),
        set("press", .reps(Amount(min: 8, max: 12)), load: .mass(count: 2, each: .kilograms(24), upTo: nil)),
        set("pull", .reps(.exactly(5)), load: .bodyweight(plus: .kilograms(10))),
        set("ask", .reps(.exactly(5)), load: .asked(suggestion: nil)), reps("end", 1)),
      (.start, 0), (.done(.asPrescribed), 10), (.done(Performance(reps: 10)), 20), (.done(.asPrescribed), 30),
      (.done(Performance(load: .kilograms(30))), 40))
    let totals = running.snapshot(at: running.now).totals
    #expect(totals == Summary(sets: 4, reps: 25, volumeGrams: 500_000 + 480_000 + 150_000, elapsed: .seconds(40)))
    #expect(running.summary == totals)
  }

  @Test("A range counts as its upper end when done as prescribed")
  func range() {
    let running = engine(
      session(set("press", .reps(Amount(min: 8, max: 12))), reps("end", 1)), (.start, 0), (.done(.asPrescribed), 1))
    #expect(running.log.first?.performance.reps == 12)
    #expect(running.log.first?.began == Instant(milliseconds: 0))
    #expect(running.log.first?.ended == Instant(milliseconds: 1000))
  }
}
