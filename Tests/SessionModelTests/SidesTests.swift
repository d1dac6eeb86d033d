/// Work of each side: two clocks for timed sets, and reps and loads that count for both.
import Testing

@testable import SessionModel

@Suite("Each side")
struct SidesTests {
  let plank = session(eachSide("side plank", .time(.exactly(30_000))), rest(30), reps("squat", 5))

  @Test("A timed set of each side is two clocks, with a cue to switch, and one set in the log")
  func twoClocks() {
    expect(
      plank,
      """
      00:00 start  → work side plank 1/1 0:30 | started go
      00:29        → work side plank 1/1 0:01 | half 3 2 1
      00:30        → work side plank 1/1 0:30 | switch
      00:59        → work side plank 1/1 0:01 | half 3 2 1
      01:00        → rest 0:30 | stop logged side plank 0:30
      """)
    expect(
      session(eachSide("push-up", .repsWithin(.atLeast(0), .seconds(20))), rest(30), reps("squat", 5)),
      """
      00:00 start   → work push-up 1/1 0:20
      00:20         → work push-up 1/1 0:20
      00:40         → rest 0:30 | half 3 2 1 stop logged push-up ? asked
      00:45 done 12 → rest 0:25 | logged push-up 12
      """)
  }

  @Test("By the first rules it was one clock")
  func firstRules() {
    expect(
      plank.by(.first),
      """
      00:00 start  → work side plank 1/1 0:30
      00:30        → rest 0:30 | half 3 2 1 stop logged side plank 0:30
      """)
  }

  @Test("The first side may be ended early; the log has the time that both sides held")
  func early() {
    expect(
      plank,
      """
      00:00 start    → work side plank 1/1 0:30
      00:20 part     → work side plank 1/1 0:30 | half switch
      00:50          → rest 0:30 | half 3 2 1 stop logged side plank 0:20
      00:55 back     → work side plank 1/1 0:30 | taken 1 go
      01:25          → work side plank 1/1 0:30 | half 3 2 1 switch
      01:35 back     → work side plank 1/1 0:30 | go
      01:40 done 12s → rest 0:30 | logged side plank 0:12
      """)
  }

  @Test("A hold counted in breaths of each side ends twice, and its shorter side is its result")
  func breaths() {
    expect(
      session(eachSide("pigeon", .breaths(.exactly(5))), rest(30), reps("squat", 5)),
      """
      00:00 start → work pigeon 1/1
      00:25 part  → work pigeon 1/1 | switch
      00:45 done  → rest 0:30 | logged pigeon 0:20
      """)
    let whole = session(eachSide("pigeon", .breaths(.exactly(5))))
    #expect(whole.plannedSummary.elapsed == .seconds(40))
    var rehearsal = Rehearsal(session: whole)
    _ = rehearsal.run()
    #expect(rehearsal.elapsed == .seconds(40))
    #expect(rehearsal.sets.map { $0.performance } == [Performance(time: .seconds(20))])
  }

  @Test("A pause does not count on either side, and undo returns to the right one")
  func pausedAndUndone() {
    expect(
      plank,
      """
      00:00 start  → work side plank 1/1 0:30
      00:40 pause  → work side plank 1/1 0:20 paused
      09:40 resume → work side plank 1/1 0:20
      09:50 done   → rest 0:30 | half logged side plank 0:20
      09:55 undo   → work side plank 1/1 0:05 | undone taken 1
      """)
  }

  @Test("After a rest that ran out, both sides are done in silence")
  func inSilence() {
    var engine = Engine(
      session: session(reps("squat", 5), rest(10), countdown(), eachSide("side plank", .time(.exactly(30_000)))))
    for (command, seconds) in [(Command.start, 0), (.done(.asPrescribed), 10), (.done(.asPrescribed), 200)] {
      _ = engine.handle(command, at: Instant(milliseconds: seconds * 1000))
    }
    #expect(engine.log.last?.performance.time == .seconds(30))
    #expect(engine.log.last?.began == Instant(milliseconds: 20_000))
    #expect(engine.log.last?.ended == Instant(milliseconds: 80_000))
  }

  @Test("Ten each side are as much work as ten left and ten right")
  func counting() {
    let load = Load.mass(count: 2, each: .kilograms(20), upTo: nil)
    func work(_ side: Side?) -> Block {
      step(.work(Work(exercise: exercise("row"), target: .reps(.exactly(10)), load: load, side: side)))
    }
    let each = session(work(.each)).plannedSummary
    let both = session(work(.left), work(.right)).plannedSummary
    #expect(each.reps == 20 && both.reps == 20)
    #expect(each.volumeGrams == 800_000 && both.volumeGrams == 800_000)
    #expect(session(work(.alternate)).plannedSummary.reps == 10)
    #expect(session(eachSide("side plank", .time(.exactly(30_000)))).plannedSummary.elapsed == .seconds(60))
  }
}

private func eachSide(_ name: String, _ target: Target) -> Block {
  step(.work(Work(exercise: exercise(name), target: target, side: .each)))
}
