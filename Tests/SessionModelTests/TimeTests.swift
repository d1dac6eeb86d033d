/// What time means: countdowns, timed sets, cues, rests of every kind, pause, and moving about.
import Testing

@testable import SessionModel

@Suite("Time")
struct TimeTests {
  let plank = session(countdown(), timed("plank", 45), rest(30), countdown(), timed("plank", 45))
  let squats = session(sets("squat", 3, 5, rest: 90))

  @Test("A timed set ends by itself, with 3-2-1 before it, at its half and before its end")
  func timedSet() {
    expect(
      plank,
      """
      00:00 start  → countdown 0:03 | started 3
      00:02        → countdown 0:01 | 2 1
      00:03        → work plank 1/1 0:45 | go
      00:25.5      → work plank 1/1 0:22.500 | half
      00:47.9      → work plank 1/1 0:00.100 | 3 2 1
      00:48        → rest 0:30 | stop logged plank 0:45
      """)
  }

  @Test("A timed set may be ended early, and says how long it was")
  func timedSetEarly() {
    expect(
      plank,
      """
      00:00 start    → countdown 0:03
      00:13 done     → rest 0:30 | 2 1 go logged plank 0:10
      00:20 back     → work plank 1/1 0:45 | taken 2 go
      00:30 done 12s → rest 0:30 | logged plank 0:12
      """)
  }

  @Test("A countdown can be cancelled: the work begins at once")
  func countdownCancelled() {
    expect(
      plank,
      """
      00:00 start  → countdown 0:03
      00:01 done   → work plank 1/1 0:45 | 2 go
      00:02 back   → countdown 0:03 | 3
      00:03 skip   → work plank 1/1 0:45 | 2 go
      """)
  }

  @Test("A timed set without an upper end continues until done")
  func openTime() {
    expect(
      session(set("hang", .time(.atLeast(20_000))), rest(60), reps("squat", 5)),
      """
      00:00 start  → work hang 1/1 |  started
      00:50        → work hang 1/1 |
      00:50 done   → rest 1:00 | logged hang 0:50
      """)
  }

  @Test("Rest counts to its end instant, not by ticks")
  func endInstant() {
    var ticks = Engine(session: squats)
    _ = ticks.handle(.start, at: Instant(milliseconds: 0))
    _ = ticks.handle(.done(.asPrescribed), at: Instant(milliseconds: 10_000))
    var once = ticks
    var effects: [Effect] = []
    for late in [11_003, 13_999, 14_000, 57_777, 98_500, 100_001] {
      effects += ticks.advance(to: Instant(milliseconds: late))
    }
    #expect(once.advance(to: Instant(milliseconds: 100_001)) == effects)
    #expect(once == ticks)
    #expect(once.snapshot(at: once.now).phase == .expired)
    #expect(once.snapshot(at: once.now).phaseBegan == Instant(milliseconds: 100_000))
  }

  @Test("At the exact instant of its end, a phase is over before a command counts")
  func phaseEndsFirst() {
    expect(
      plank,
      """
      00:00 start  → countdown 0:03
      00:03 done   → rest 0:30 | 2 1 go logged plank 0:00
      00:33 ack    → countdown 0:03 | 3 2 1 over expired on 3
      """)
  }

  @Test("Pause freezes every clock of the session, resume continues with what was left")
  func pause() {
    expect(
      squats,
      """
      00:00 start   → work squat 1/3
      00:40 done    → rest 1:30
      01:00 pause   → rest 1:10 paused | paused
      01:30 pause   → refused alreadyPaused
      09:00         → rest 1:10 paused |
      09:00 resume  → rest 1:10 | resumed
      09:00 resume  → refused notPaused
      10:10         → expired | 3 2 1 over expired
      10:20 ack     → work squat 2/3
      """)
  }

  @Test("The time of a pause is not part of the session's, nor of a set's")
  func pausedTime() {
    expect(
      session(timed("plank", 60)),
      """
      00:00 start   → work plank 1/1 1:00
      00:30 pause   → work plank 1/1 0:30 paused | half paused
      05:30 resume  → work plank 1/1 0:30
      05:40 done    → finished | logged plank 0:40 finished 1 sets 0 reps 0:40
      """)
  }

  @Test("Done, skip and back resume a paused session")
  func doneWhilePaused() {
    expect(
      squats,
      """
      00:00 start   → work squat 1/3
      00:40 pause   → work squat 1/3 paused
      01:00 done    → rest 1:30 | resumed logged squat 5
      01:10 pause   → rest 1:20 paused
      01:20 ack     → refused nothingToAcknowledge
      01:20 skip    → work squat 2/3 | resumed
      01:30 pause   → work squat 2/3 paused
      01:40 note a  → work squat 2/3 paused | note a
      02:40 back    → rest 1:30 | resumed
      """)
  }

  @Test("More and less time move the end of the phase")
  func extend() {
    expect(
      squats,
      """
      00:00 start   → work squat 1/3
      00:05 +30s    → refused phaseHasNoEnd
      00:40 done    → rest 1:30
      00:50 +30s    → rest 1:50 |
      01:00 -15s    → rest 1:25 |
      02:00 -60s    → expired | over expired
      02:10 -15s    → refused phaseHasNoEnd
      02:10 +30s    → rest 0:30 |
      02:40         → expired | 3 2 1 over expired
      """)
  }

  @Test("More time while paused is there after it")
  func extendPaused() {
    expect(
      squats,
      """
      00:00 start   → work squat 1/3
      00:40 done    → rest 1:30
      00:50 pause   → rest 1:20 paused
      01:50 +30s    → rest 1:50 paused
      02:50 resume  → rest 1:50
      03:00 pause   → rest 1:40 paused
      04:00 -200s   → rest 0:00 paused
      05:00 resume  → expired | resumed over expired
      """)
  }

  @Test("More time for a timed set announces its last three seconds again, its half once")
  func extendWork() {
    expect(
      session(timed("plank", 30)),
      """
      00:00 start   → work plank 1/1 0:30
      00:28 +30s    → work plank 1/1 0:32 | half 3 2
      01:00         → finished | 3 2 1 stop logged plank 1:00 finished 1 sets 0 reps 1:00
      """)
  }

  @Test("Skip leaves the phase, and a skipped set is not logged")
  func skip() {
    expect(
      squats,
      """
      00:00 start   → work squat 1/3
      00:10 skip    → rest 1:30 |
      00:20 skip    → work squat 2/3 |
      00:30 skip    → rest 1:30
      00:40 skip    → work squat 3/3
      00:50 skip    → finished | finished 0 sets 0 reps 0:50
      """)
  }

  @Test("Timed work of ten seconds has a 3-2-1 before its end, of less it has none")
  func shortWork() {
    expect(
      session(timed("bike", 10), timed("bike", 9)),
      """
      00:00 start → work bike 1/1 0:10
      00:10       → work bike 1/1 0:09 | 3 2 1 stop logged bike 0:10 go
      00:19       → finished | stop logged bike 0:09 finished 2 sets 0 reps 0:19
      """)
  }

  @Test("A set done at an expired rest began when the rest ended")
  func setAtExpiredRest() {
    var engine = Engine(session: squats)
    for (command, seconds) in [(Command.start, 0), (.done(.asPrescribed), 10), (.done(Performance(reps: 5)), 120)] {
      _ = engine.handle(command, at: Instant(milliseconds: seconds * 1000))
    }
    #expect(engine.log.map(\.began.milliseconds) == [0, 100_000])
    #expect(engine.log.map(\.ended.milliseconds) == [10_000, 120_000])
  }

  @Test("Undo of a correction restores the earlier result")
  func undoCorrection() {
    expect(
      squats,
      """
      00:00 start   → work squat 1/3
      00:10 done 5  → rest 1:30
      00:20 done 4  → rest 1:20 | logged squat 4
      00:30 undo    → rest 1:10 | undone taken 2 logged squat 5
      """)
  }

  @Test("After a skipped set numbers have no set to go to")
  func numbersAfterSkip() {
    expect(
      squats,
      """
      00:00 start   → work squat 1/3
      00:10 done    → rest 1:30
      00:20 done    → work squat 2/3
      00:30 skip    → rest 1:30
      00:40 done 8  → refused wrongMeasure
      """)
  }

  @Test("Back returns to the phase before, and removes the result of its set")
  func back() {
    expect(
      squats,
      """
      00:00 start   → work squat 1/3
      00:05 back    → refused nothingBefore
      00:10 done 5  → rest 1:30
      00:20 back    → work squat 1/3 | taken 2
      00:30 done 4  → rest 1:30 | logged squat 4
      02:00         → expired
      02:05 back    → work squat 1/3 | taken 2
      02:10 done 3  → rest 1:30
      02:20 done    → work squat 2/3
      02:30 back    → rest 1:30 |
      02:40 back    → work squat 1/3 | taken 2
      02:50 back    → refused nothingBefore
      """)
  }

  @Test("Redo repeats the phase: the rest in full, the set from its start")
  func redo() {
    expect(
      plank,
      """
      00:00 start   → countdown 0:03
      00:10 redo    → work plank 1/1 0:45 | 2 1 go go
      00:55         → rest 0:30
      01:20 redo    → rest 0:30 |
      01:50         → expired
      02:00 redo    → rest 0:30 |
      """)
  }

  @Test("Undo reverts the last command, whatever it was, and its clocks with it")
  func undo() {
    expect(
      squats,
      """
      00:00 start   → work squat 1/3
      00:10 done 5  → rest 1:30
      00:20 undo    → work squat 1/3 | undone taken 2
      00:30 done 4  → rest 1:30
      00:40 skip    → work squat 2/3
      00:50 note a  → work squat 2/3
      00:55 +9s     → refused phaseHasNoEnd
      01:00 undo    → work squat 2/3 | undone
      01:10 undo    → rest 0:50 | undone
      01:10 pause   → rest 0:50 paused
      01:20 undo    → rest 0:40 | undone
      02:30 undo    → work squat 1/3 | 3 2 1 over expired undone taken 2
      02:40 undo    → ready | undone
      02:40 undo    → refused nothingToUndo
      02:40 done    → refused notStarted
      """)
  }

  @Test("What the clock did since an undone command happens again, without its cues")
  func undoLate() {
    expect(
      plank,
      """
      00:00 start   → countdown 0:03
      00:10 done    → rest 0:30
      00:11 done    → countdown 0:03
      00:12 finish  → finished
      00:30 undo    → work plank 1/1 0:29 | undone
      """)
  }

  @Test("A rest that flows has nothing to acknowledge")
  func flows() {
    expect(
      session(rounds(2, timed("bike", 20), rest(10, flows: true))),
      """
      00:00 start   → work bike 1/2 0:20
      00:20         → rest 0:10 | half 3 2 1 stop logged bike 0:20
      00:30         → work bike 2/2 0:20 | 3 2 1 over round 1 go
      00:50         → finished | half 3 2 1 stop logged bike 0:20 round 2 finished 2 sets 0 reps 0:50
      """)
  }

  @Test("A rest without a length lasts until the athlete continues")
  func openRest() {
    expect(
      session(reps("squat", 5), rest(nil), reps("squat", 5), rest(nil), reps("squat", 5)),
      """
      00:00 start   → work squat 1/1
      00:10 done    → rest
      09:00         → rest |
      09:00 done    → work squat 1/1 | on
      09:10 done    → rest
      09:20 ack     → work squat 1/1 | on
      """)
  }

  @Test("A rest from 90 s to 2 min may be ended from 90 s on, and is over at 2 min")
  func restRange() {
    expect(
      session(sets("row", 1, 8), rest(90, upTo: 120), sets("row", 1, 8), rest(90, upTo: 120), reps("row", 8)),
      """
      00:00 start   → work row 1/1
      00:00 done    → rest 2:00
      01:29 ack     → refused nothingToAcknowledge
      01:30 ack     → work row 1/1 | on
      02:00 done    → rest 2:00
      03:00 done    → work row 1/1 |
      """)
  }

  @Test("Of two rests in a row the later one counts")
  func twoRests() {
    let twice = session(sets("squat", 1, 5, rest: 90), rest(180), sets("press", 1, 5, rest: 60), rest(120))
    #expect(twice.course().count == 3)
    expect(
      twice,
      """
      00:00 start   → work squat 1/1
      00:10 done    → rest 3:00
      00:20 done    → work press 1/1
      00:30 done    → finished
      """)
  }

  @Test("Reps within a time: the set ends by itself, and the reps are asked while the rest runs")
  func repsWithin() {
    expect(
      session(set("push-up", .repsWithin(.atLeast(0), .minutes(1))), rest(60), reps("squat", 5)),
      """
      00:00 start     → work push-up 1/1 1:00
      01:00           → rest 1:00 | half 3 2 1 stop logged push-up ? asked
      01:10 done 42   → rest 0:50 | logged push-up 42
      01:15 done rpe9 → rest 0:45 | logged push-up 42 rpe9
      01:20 done      → work squat 1/1 |
      """)
  }

  @Test("Calories or metres within a time are asked for in their own measure")
  func mostWithinATime() {
    expect(
      session(set("row", .energyWithin(.minutes(1))), rest(60), set("ski", .distanceWithin(.minutes(1))), rest(60)),
      """
      00:00 start      → work row 1/1 1:00
      01:00            → rest 1:00 | half 3 2 1 stop logged row ? asked
      01:05 done 42    → refused wrongMeasure | refused wrongMeasure
      01:10 done 14cal → rest 0:50 | logged row 14cal
      01:20 done       → work ski 1/1 1:00 | go
      02:20            → rest | half 3 2 1 stop logged ski ? asked
      """)
  }

  @Test("Without a rest after it the reps can be told until the next set is done")
  func repsWithinWithoutRest() {
    expect(
      session(set("push-up", .repsWithin(.atLeast(0), .minutes(1))), countdown(10), timed("plank", 30)),
      """
      00:00 start     → work push-up 1/1 1:00
      01:05 done 42   → work plank 1/1 0:25 | half 3 2 1 stop logged push-up ? asked go logged push-up 42
      """)
  }

  @Test("Reps are told during work that is measured in something else")
  func repsWithinBeforeDistance() {
    expect(
      session(
        set("push-up", .repsWithin(.atLeast(0), .minutes(1))), set("run", .distance(.exactly(400_000))),
        reps("squat", 5)),
      """
      00:00 start     → work push-up 1/1 1:00
      01:05 done 42   → work run 1/1 | half 3 2 1 stop logged push-up ? asked logged push-up 42
      02:00 done      → work squat 1/1 | logged run 400m
      """)
  }

  @Test("A number that the next set cannot have reached belongs to the set that the clock has just ended")
  func numberJustAfterTheClock() {
    let plan = session(set("burpee", .repsWithin(.atLeast(0), .minutes(1))), reps("squat", 10), reps("row", 5))
    expect(
      plan,
      """
      00:00 start     → work burpee 1/1 1:00
      01:05 done 8    → work squat 1/1 | half 3 2 1 stop logged burpee ? asked logged burpee 8
      01:10 done 10   → work row 1/1 | logged squat 10
      """)
    // Ten squats take 15 s at the very least, and forty a minute.
    expect(
      plan,
      """
      00:00 start     → work burpee 1/1 1:00
      01:20 done 40   → work squat 1/1 | half 3 2 1 stop logged burpee ? asked logged burpee 40
      """)
    expect(
      plan,
      """
      00:00 start     → work burpee 1/1 1:00
      01:20 done 10   → work row 1/1 | half 3 2 1 stop logged burpee ? asked logged squat 10
      """)
    expect(
      plan.by(.sixth),
      """
      00:00 start     → work burpee 1/1 1:00
      01:05 done 8    → work row 1/1 | half 3 2 1 stop logged burpee ? asked logged squat 8
      """)
  }

  @Test("The question for the set before is shown for as long as any number answers it, and a pause stops that")
  func questionJustAfterTheClock() {
    let plan = session(set("burpee", .repsWithin(.atLeast(0), .minutes(1))), reps("squat", 10))
    var engine = Engine(session: plan)
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    func asks(at second: Int) -> Bool { engine.snapshot(at: Instant(milliseconds: second * 1000)).takesAnswers }
    #expect([61, 74, 75, 90].map(asks) == [true, true, false, false])
    _ = engine.handle(.pause, at: Instant(milliseconds: 70_000))
    #expect(asks(at: 90))
    _ = engine.handle(.resume, at: Instant(milliseconds: 100_000))
    #expect([104, 105].map(asks) == [true, false])
  }

  @Test("From one timed set to the next the clock runs on, without a countdown, also into a clock of its own")
  func timedSetsFlow() {
    expect(
      session(
        countdown(), timed("plank", 30), countdown(), timed("side plank", 30), rest(10), countdown(),
        timed("plank", 30),
        countdown(), group(.rounds(2, style: .tabata), [timed("row", 20), rest(10, flows: true)])),
      """
      00:00 start  → countdown 0:03
      00:33        → work side plank 1/1 0:30
      01:03        → rest 0:10
      01:13 ack    → countdown 0:03
      01:46        → work row 1/2 0:20
      """)
  }

  @Test("By the first rules a clock of its own had a countdown, also where a clock was running")
  func timedSetsFlowByTheFirstRules() {
    expect(
      session(countdown(), timed("plank", 30), countdown(), rounds(2, emom(1, reps("row", 1)), countdown()))
        .by(.first),
      """
      00:00 start  → countdown 0:03
      00:33        → countdown 0:03
      00:36        → work row 1/2
      00:40 done   → wait 0:56
      01:36        → countdown 0:03 | 3 2 1 over round 1 time 3
      """)
  }

  @Test("When nothing follows, a rest without end waits for the reps")
  func lastQuestion() {
    expect(
      session(set("dip", .reps(.atLeast(0)))),
      """
      00:00 start     → work dip 1/1
      00:30 done      → rest | logged dip ? asked
      00:40 done 12   → finished | logged dip 12 finished 1 sets 12 reps 0:30
      """)
    expect(
      session(set("dip", .reps(.atLeast(0)))),
      """
      00:00 start     → work dip 1/1
      00:30 done      → rest
      00:40 back      → work dip 1/1 | taken 1
      00:50 done      → rest
      00:55 add row 5 → rest | added 1
      01:00 done      → work row 1/1 | on
      """)
  }

  @Test(
    "The last set of 5+ asks too, and counts as 5 until it is told; by the fifth rules it ended the session at once")
  func amrapSet() {
    let open = session(set("squat", .reps(.atLeast(5))), rest(60), set("squat", .reps(.atLeast(5))))
    expect(
      open,
      """
      00:00 start     → work squat 1/1
      00:30 done      → rest 1:00 | logged squat 5 asked
      00:40 done 9    → rest 0:50 | logged squat 9
      00:50 done      → work squat 1/1
      01:00 done      → rest | logged squat 5 asked
      01:10 done 7    → finished | logged squat 7 finished 2 sets 16 reps 1:00
      """)
    expect(
      open,
      """
      00:00 start     → work squat 1/1
      00:30 done 9    → rest 1:00 | logged squat 9
      00:50 done      → work squat 1/1
      01:00 done      → rest | logged squat 5 asked
      01:10 done      → finished | on finished 2 sets 14 reps 1:00
      """)
    expect(
      open.by(.fifth),
      """
      00:00 start     → work squat 1/1
      00:30 done 9    → rest 1:00 | logged squat 9
      00:50 done      → work squat 1/1
      01:00 done      → finished | logged squat 5 asked finished 2 sets 14 reps 1:00
      """)
  }

  @Test("Numbers in a rest complete the set before; at an expired rest they are those of the next set")
  func numbersInRest() {
    expect(
      squats,
      """
      00:00 start      → work squat 1/3
      00:40 done       → rest 1:30
      00:50 done 4 80kg → rest 1:20 | logged squat 4 80kg
      02:20 done 5     → rest 1:30 | 3 2 1 over expired on logged squat 5
      """)
  }

  @Test("Cues fire once, at their instant, also when several are due at once")
  func cuesOnce() {
    expect(
      plank,
      """
      00:00 start   → countdown 0:03 | started 3
      00:40         → work plank 1/1 0:08 | 2 1 go half
      00:41         → work plank 1/1 0:07 |
      01:18         → expired | 3 2 1 stop logged plank 0:45 3 2 1 over expired
      """)
  }

  @Test("A clock that runs backwards stands still")
  func backwards() {
    expect(
      squats,
      """
      00:10 start   → work squat 1/3
      00:40 done    → rest 1:30
      00:20 note a  → rest 1:50
      01:00         → rest 1:10
      """)
  }

  @Test("A set is given in its own measure, within what a person can do")
  func refusals() {
    expect(
      session(reps("squat", 5), set("run", .distance(.exactly(400_000))), timed("plank", 30)),
      """
      00:00 start       → work squat 1/1
      00:10 done 45s    → refused wrongMeasure
      00:10 done 2r     → refused wrongMeasure
      00:10 done -1     → refused implausible
      00:10 done rpe11  → refused implausible
      00:10 choose 0    → refused nothingToChoose
      00:10 start       → refused alreadyStarted
      00:10 done 5      → work run 1/1
      00:20 done 5      → refused wrongMeasure
      01:50 done 98s    → work plank 1/1 0:30 | logged run 1:38 400m go
      """)
  }

  @Test("A breath flows into the next one; an open one waits for the athlete")
  func breathing() {
    expect(
      session(rounds(2, breath(.inhale, 4), breath(.hold, nil)), breath(.exhale, 8)),
      """
      00:00 start   → inhale 0:04 | started inhale
      00:04         → hold | hold
      01:00         → hold |
      01:00 done    → inhale 0:04 | round 1 inhale
      01:05 done    → exhale 0:08 | hold round 2 exhale
      01:13         → finished | finished 0 sets 0 reps 1:13
      """)
  }

  @Test("A sit ends by itself, with its bells")
  func sitting() {
    expect(
      session(sit(600, bell: 240), sit(nil)),
      """
      00:00 start   → sit 10:00 | started
      09:00         → sit 1:00 | bell bell
      10:00         → sit |
      12:00 done    → finished | finished 0 sets 0 reps 12:00
      """)
  }
}
