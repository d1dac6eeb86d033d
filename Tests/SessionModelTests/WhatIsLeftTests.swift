/// Windows that fill what is left of the clock around them, and intervals that go on until one is missed.
import Testing

@testable import SessionModel

@Suite("What is left of a clock")
struct WhatIsLeftTests {
  private func engine(_ session: Session, _ commands: (Command, Int)...) -> Engine {
    var engine = Engine(session: session)
    for (command, second) in commands { _ = engine.handle(command, at: Instant(milliseconds: second * 1000)) }
    return engine
  }
  private let done = Command.done(.asPrescribed)
  private func current(_ engine: Engine) -> String? {
    guard case .work(let work)? = engine.snapshot(at: engine.now).current else { return nil }
    return work.exercise.key
  }

  /// An amrap without a length, or a `for load`.
  private func filling(_ blocks: Block..., goal: Goal? = nil) -> Block {
    var group = Block.Group(form: .window(.minutes(20)), goal: goal, blocks: blocks)
    group.fillsClock = true
    return Block(id: 0, .group(group))
  }

  @Test("An amrap fills what is left of a cap, which has no score of its own")
  func cap() {
    let plan = session(forTime(cap: 20, reps("run", 1), filling(reps("pull", 5), reps("push", 10))), reps("x", 1))
    var over = engine(plan, (.start, 0), (done, 480), (done, 500), (done, 530), (done, 560))
    let amrap = over.snapshot(at: over.now).windows.last
    #expect(amrap?.kind == .amrap && amrap?.began == Instant(milliseconds: 480_000))
    #expect(amrap?.ends == Instant(milliseconds: 1_200_000))
    _ = over.advance(to: Instant(milliseconds: 1_200_000))
    #expect(over.scores.map(\.score) == [.rounds(1, extraReps: 5)])
    #expect(current(over) == "x")
    #expect(session(forTime(cap: 20, filling(reps("pull", 5)))).estimatedDuration() == .minutes(20))
  }

  @Test("In intervals it fills the rest of each of them, and none is left where the work has used it up")
  func intervals() {
    var every = Block.Group(
      form: .intervals([.seconds(180)], rounds: 2), blocks: [reps("run", 1), filling(reps("burpee", 5))])
    every.finishesLastRound = true
    let plan = session(Block(id: 0, .group(every)), reps("x", 1))
    var over = engine(plan, (.start, 0), (done, 100), (done, 120))
    _ = over.advance(to: Instant(milliseconds: 180_000))
    #expect(over.scores.map(\.score) == [.rounds(1, extraReps: 0)])
    #expect(over.snapshot(at: over.now).windows.first?.roundsDone == 1)
    _ = over.handle(done, at: Instant(milliseconds: 370_000))
    #expect(current(over) == "x")
    #expect(over.scores.count == 1)
  }

  @Test("Work for load is repeated in what is left")
  func load() {
    var clean = Work(exercise: exercise("clean"), target: .reps(.exactly(1)))
    clean.load = .asked(suggestion: nil)
    let plan = session(forTime(cap: 10, reps("run", 1), filling(step(.work(clean)), goal: .load)))
    func lift(_ kilograms: WideInt) -> Command { .done(Performance(reps: 1, load: .kilograms(kilograms))) }
    var over = engine(plan, (.start, 0), (done, 200), (lift(80), 260), (lift(85), 320), (lift(82), 400))
    _ = over.advance(to: Instant(milliseconds: 600_000))
    #expect(over.scores.map(\.score) == [.load(.kilograms(85))])
  }

  @Test("Intervals of the same work end with the first that is missed; how many were held is the score")
  func untilMissed() {
    var group = Block.Group(form: .intervals([.minutes(1)], rounds: 60), blocks: [reps("clean", 3)])
    group.endsWithMiss = true
    let plan = session(Block(id: 0, .group(group)), reps("x", 1))
    let missed = engine(plan, (.start, 0), (done, 20), (done, 80), (done, 150), (.miss, 200))
    #expect(missed.scores.map(\.score) == [.intervals(held: 3, of: 4)])
    #expect(current(missed) == "x")
    let fewer = engine(plan, (.start, 0), (done, 20), (.done(Performance(reps: 2)), 80))
    #expect(fewer.scores.map(\.score) == [.intervals(held: 1, of: 2)])
    #expect(missed.snapshot(at: missed.now).stepsInAll == 5)
    #expect(session(Block(id: 0, .group(group))).estimatedDuration() == .minutes(10))
    var rehearsal = Rehearsal(session: plan)
    _ = rehearsal.run()
    #expect(rehearsal.scores.map(\.score) == [.intervals(held: 10, of: 11)])
  }
}
