/// After a rest: which ones run on, and how the session waits for the athlete after the others.
import Testing

@testable import SessionModel

@Suite("When a rest is over")
struct RestOverTests {
  let squats = session(sets("squat", 3, 5, rest: 90))
  let holds = session(
    rounds(2, sets("plank", 1, .time(.exactly(30_000))), rest(15, flows: true), timed("hollow hold", 30)),
    rest(60), countdown(), timed("dead hang", 20))

  @Test("The session waits for the athlete, however long that takes, and nothing is logged meanwhile")
  func waits() {
    expect(
      squats,
      """
      00:00 start  → work squat 1/3
      00:40 done   → rest 1:30
      02:40        → expired | 3 2 1 over expired
      59:00        → expired |
      59:00 ack    → work squat 2/3 | on
      59:30 done   → rest 1:30 | logged squat 5
      """)
    expect(
      session(countdown(), timed("plank", 45), rest(30), countdown(), timed("plank", 45)),
      """
      00:00 start  → countdown 0:03
      01:18        → expired
      30:00        → expired |
      30:00 ack    → countdown 0:03 | on 3
      """)
  }

  @Test("Done logs the next set as begun when the rest ended, and so does a result")
  func doneSinceTheRest() {
    var engine = Engine(session: squats)
    for (command, seconds) in [(Command.start, 0), (.done(.asPrescribed), 10), (.done(.asPrescribed), 160)] {
      _ = engine.handle(command, at: Instant(milliseconds: seconds * 1000))
    }
    #expect(engine.log.map(\.began.milliseconds) == [0, 100_000])
    #expect(engine.log.map(\.ended.milliseconds) == [10_000, 160_000])
    expect(
      squats,
      """
      00:00 start  → work squat 1/3
      00:10 done   → rest 1:30
      04:00 done   → rest 1:30 | 3 2 1 over expired on logged squat 5
      09:00 done 3 → finished | 3 2 1 over expired on logged squat 3 finished 3 sets 13 reps 9:00
      """)
  }

  @Test("A timed set that is done in silence took its time, and no longer")
  func timedSinceTheRest() {
    let planks = session(countdown(), timed("plank", 45), rest(30), countdown(), timed("plank", 45))
    expect(
      planks,
      """
      00:00 start    → countdown 0:03
      03:00 done     → finished | 2 1 go half 3 2 1 stop logged plank 0:45 3 2 1 over expired on logged plank 0:45 \
      finished 2 sets 0 reps 3:00
      """)
    expect(
      planks,
      """
      00:00 start    → countdown 0:03
      01:18          → expired
      01:38 done 12s → finished | on logged plank 0:12 finished 2 sets 0 reps 1:38
      """)
    var engine = Engine(session: planks)
    for (command, seconds) in [(Command.start, 0), (.done(.asPrescribed), 180)] {
      _ = engine.handle(command, at: Instant(milliseconds: seconds * 1000))
    }
    #expect(engine.log.last?.began == Instant(milliseconds: 78_000))
    #expect(engine.log.last?.ended == Instant(milliseconds: 123_000))
  }

  @Test("What has a clock of its own cannot have run in silence: done starts it")
  func clocksBegin() {
    let then = session(reps("squat", 5), rest(60), countdown(), amrap(10, reps("pull", 5)))
    expect(
      then,
      """
      00:00 start  → work squat 1/1
      00:10 done   → rest 1:00
      05:00 done 5 → refused wrongMeasure
      05:00 done   → countdown 0:03 | on 3
      """)
    expect(
      session(reps("squat", 5), rest(60), sit(600)),
      """
      00:00 start  → work squat 1/1
      00:10 done   → rest 1:00
      05:00 done   → sit 10:00 | 3 2 1 over expired on
      """)
  }

  @Test("A pause while the session waits does not count as waiting")
  func pausedWhileWaiting() {
    expect(
      squats,
      """
      00:00 start  → work squat 1/3
      00:10 done   → rest 1:30
      02:00        → expired
      02:10 pause  → expired paused | paused
      09:10 done   → rest 1:30 | resumed on logged squat 5
      """)
  }

  @Test("In a group whose work all ends by the clock a rest runs on; where it leads out of the group it waits")
  func runsOn() {
    expect(
      holds,
      """
      00:00 start  → work plank 1/2 0:30
      00:30        → rest 0:15 | half 3 2 1 stop logged plank 0:30
      00:45        → work hollow hold 1/2 0:30 | 3 2 1 over go
      01:15        → work plank 2/2 0:30
      02:30        → rest 1:00
      03:30        → expired | 3 2 1 over expired
      """)
    let circuit = session(
      rounds(2, timed("plank", 30), rest(15, flows: true)), reps("squat", 5), rest(60), reps("squat", 5))
    expect(
      circuit,
      """
      00:00 start  → work plank 1/2 0:30
      00:30        → rest 0:15
      00:45        → work plank 2/2 0:30 | 3 2 1 over round 1 go
      05:00        → expired | half 3 2 1 stop logged plank 0:30 3 2 1 over expired
      """)
  }

  @Test("After a rest that runs on timed work needs no countdown; the group's rounds take exactly their time")
  func noCountdownOnTheWay() {
    expect(
      session(
        rounds(
          2, sets("plank", 1, .time(.exactly(30_000))), rest(15, flows: true), countdown(), timed("hang", 10))),
      """
      00:00 start  → work plank 1/2 0:30
      00:45        → work hang 1/2 0:10
      00:55        → work plank 2/2 0:30
      01:50        → finished
      """)
  }

  @Test("From one clock to the next the rest runs on, without a countdown; by the second rules it waited")
  func fromClockToClock() {
    func tabata(_ name: String) -> Block {
      group(.rounds(2, style: .tabata), [timed(name, 20), rest(10, flows: true)])
    }
    let two = session(countdown(), tabata("row"), countdown(), tabata("bike"), rest(60), countdown(), tabata("ski"))
    expect(
      two,
      """
      00:00 start  → countdown 0:03
      00:53        → rest 0:10
      01:03        → work bike 1/2 0:20
      01:53        → rest 1:00
      02:53        → expired
      """)
    expect(
      two.by(.second),
      """
      00:00 start  → countdown 0:03
      01:03        → expired
      01:10 ack    → countdown 0:03
      01:13        → work bike 1/2 0:20
      """)
    #expect(two.estimatedDuration() == .seconds(3 + 60 + 50 + 60 + 3 + 50))
  }

  @Test("Where the clock ends everything in a session, its rests run on; before the tenth rules they waited")
  func throughout() {
    func tabata(_ name: String) -> Block {
      group(.rounds(2, style: .tabata), [timed(name, 20), rest(10, flows: true)])
    }
    let holds = session(
      group(.exercise, [timed("plank", 20), rest(10, flows: true), timed("plank", 20), rest(10, flows: true)]),
      countdown(), tabata("bike"))
    expect(
      holds,
      """
      00:00 start  → work plank 1/1 0:20
      00:30        → work plank 1/1 0:20
      01:00        → work bike 1/2 0:20
      """)
    #expect(holds.estimatedDuration() == .seconds(60 + 50))
    // The sets of one exercise are no group.
    expect(
      holds.by(.ninth),
      """
      00:00 start  → work plank 1/1 0:20
      00:30        → work plank 1/1 0:20
      01:00        → expired
      """)
    #expect(holds.by(.ninth).estimatedDuration() == .seconds(60 + 3 + 50))
    // What waits anywhere in it makes the rests between its lines wait.
    var more = holds
    more.blocks.append(reps("squat", 5))
    expect(
      more,
      """
      00:00 start  → work plank 1/1 0:20
      00:30        → work plank 1/1 0:20
      01:00        → expired
      """)
  }

  @Test("After an amrap within rounds the rest runs on, because the clock ends the amrap")
  func amrapsInRounds() {
    expect(
      session(rounds(2, amrap(1, reps("pull", 5)), rest(30, flows: true))),
      """
      00:00 start  → work pull 1/1
      01:00        → rest 0:30
      01:30        → work pull 1/1 | 3 2 1 over round 1
      """)
  }
}
