/// Totals of time, distance and calories: what the sets add up to, and what ends them.
import Testing

@testable import SessionModel

@Suite("Totals of a measure")
struct MeasuredTotalTests {
  private func engine(_ session: Session, _ commands: (Command, Int)...) -> Engine {
    var engine = Engine(session: session)
    for (command, second) in commands { _ = engine.handle(command, at: Instant(milliseconds: second * 1000)) }
    return engine
  }
  private let done = Command.done(.asPrescribed)
  private let plank = session(
    group(.exercise, [set("plank", .total(180_000, of: .time)), rest(30)]), reps("press", 5))

  @Test("A timed total ends by itself when it is reached, and each part when the athlete says so")
  func time() {
    var held = engine(plank, (.start, 0), (done, 70), (.acknowledge, 110))
    #expect(held.log.last?.performance == Performance(time: .seconds(70)))
    let view = held.snapshot(at: held.now)
    #expect(view.total == TotalProgress(done: 70_000, of: 180_000, measure: .time))
    #expect(view.phaseEnds == Instant(milliseconds: 220_000))
    _ = held.advance(to: Instant(milliseconds: 220_000))
    #expect(held.log.map { $0.performance.time } == [.seconds(70), .seconds(110)])
    _ = held.handle(.acknowledge, at: Instant(milliseconds: 260_000))
    #expect(held.snapshot(at: held.now).total == nil)
  }

  @Test("A time typed in the rest counts instead of the clock; reps add nothing, and are refused")
  func corrected() {
    var corrected = engine(plank, (.start, 0), (done, 70))
    #expect(corrected.handle(.done(Performance(reps: 60)), at: corrected.now) == [.refused(.wrongMeasure)])
    _ = corrected.handle(.done(Performance(time: .seconds(180))), at: corrected.now)
    _ = corrected.handle(.skip, at: corrected.now)
    let view = corrected.snapshot(at: corrected.now)
    #expect(view.total == nil && view.stepsDone == 1)
  }

  @Test("On each side, the sides of a part follow each other, and the shorter one counts")
  func eachSide() {
    var work = Work(exercise: exercise("side plank"), target: .total(60_000, of: .time))
    work.side = .each
    var held = engine(session(step(.work(work))), (.start, 0), (.part, 40), (done, 70))
    #expect(held.log.map { $0.performance.time } == [.seconds(30)])
    // What is left ends the first side, too.
    _ = held.advance(to: Instant(milliseconds: 100_000))
    #expect(held.snapshot(at: held.now).part == PartOfSet(number: 2, of: 2))
    _ = held.advance(to: Instant(milliseconds: 130_000))
    #expect(held.log.map { $0.performance.time } == [.seconds(30), .seconds(30)])
    #expect(held.isOver)
  }

  @Test("Totals of metres and calories take what is said, or what is missing")
  func distanceAndEnergy() {
    let row = session(set("row", .total(5_000_000, of: .distance)), set("bike", .total(100, of: .energy)))
    let way = Performance(distance: Length(millimetres: 2_000_000))
    let sixty = Performance(energy: Energy(kilocalories: 60))
    let rowed = engine(row, (.start, 0), (.done(way), 500), (done, 1250), (.done(sixty), 1500))
    #expect(rowed.log.map { $0.performance.distance?.millimetres } == [2_000_000, 3_000_000, nil])
    #expect(rowed.snapshot(at: rowed.now).total == TotalProgress(done: 60, of: 100, measure: .energy))
    #expect(engine(row, (.start, 0), (.done(Performance(reps: 20)), 100)).log.isEmpty)
  }

  @Test("A timed total in an emom adds up over its minutes, and ends it")
  func carried() {
    let emom = session(emom(5, reps("burpee", 5), set("plank", .total(60_000, of: .time))), reps("x", 1))
    var held = engine(emom, (.start, 0), (done, 15), (done, 50), (done, 75))
    #expect(held.log.compactMap { $0.performance.time } == [.seconds(35)])
    _ = held.advance(to: Instant(milliseconds: 100_000))
    #expect(held.log.compactMap { $0.performance.time } == [.seconds(35), .seconds(25)])
    #expect(held.scores.map { $0.score } == [.time(.seconds(100))])
  }

  @Test("What comes after a total that has begun is known, and skipping its exercise leads there")
  func whatComesThen() {
    let pull = session(group(.exercise, [set("pull", .total(30)), rest(60)]), reps("press", 5))
    var begun = engine(pull, (.start, 0), (.done(Performance(reps: 12)), 10))
    func exercise(_ step: Step?) -> String? {
      if case .work(let work)? = step { work.exercise.key } else { nil }
    }
    #expect(exercise(begun.stepAfterNext(at: begun.now)) == "press")
    _ = begun.handle(.skipExercise, at: begun.now)
    #expect(exercise(begun.snapshot(at: begun.now).current) == "press")
  }
}
