/// How each form of a group runs: rounds, intervals, windows, ladders, choices, totals.
import Testing

@testable import SessionModel

@Suite("Forms")
struct FormsTests {
  @Test("A superset goes round; the rest after it is between the rounds")
  func superset() {
    expect(
      session(rounds(2, reps("raise", 12), reps("pull", 15), rest(60))),
      """
      00:00 start  → work raise 1/2
      00:20 done   → work pull 1/2 | logged raise 12
      00:40 done   → rest 1:00 | logged pull 15
      01:40        → expired
      01:45 ack    → work raise 2/2 | on round 1
      02:00 done   → work pull 2/2
      02:10 done   → finished | logged pull 15 round 2 finished 4 sets 54 reps 2:10
      """)
  }

  @Test("Of alternates each round takes only the next block")
  func alternates() {
    expect(
      session(rounds(5, reps("a", 1), reps("b", 2), alternates: true)),
      """
      00:00 start  → work a 1/3
      00:01 done   → work b 1/2 | logged a 1 round 1
      00:02 done   → work a 2/3 | logged b 2 round 2
      00:03 done   → work b 2/2
      00:04 done   → work a 3/3
      00:05 done   → finished | logged a 1 round 5 finished 5 sets 7 reps 0:05
      """)
  }

  // MARK: Intervals

  @Test("EMOM: what is left of the minute is a wait, and the next round starts by itself")
  func emomWaits() {
    expect(
      session(emom(3, reps("squat", 5)), reps("press", 5)),
      """
      00:00 start  → work squat 1/3
      00:20 done   → wait 0:40 | logged squat 5
      00:30 done   → refused nothingToAcknowledge
      00:30 +30s   → refused phaseHasNoEnd
      01:00        → work squat 2/3 | 3 2 1 over round 1
      01:30 done   → wait 0:30
      02:30 done   → wait 0:30 | 3 2 1 over round 2 logged squat 5
      03:00        → work press 1/1 | 3 2 1 over round 3 time
      """)
  }

  @Test("EMOM: work that overruns its minute eats the rest, then the next minute; the end does not move")
  func emomOverrun() {
    expect(
      session(emom(4, reps("squat", 5)), rest(60), reps("press", 5)),
      """
      00:00 start  → work squat 1/4
      01:10 done   → work squat 2/4 | logged squat 5 round 1
      01:50 done   → wait 0:10 | logged squat 5
      02:00        → work squat 3/4
      03:50 done   → work squat 4/4
      04:00        → rest 1:00 | logged squat ? cut time
      """)
  }

  @Test("EMOM: a rest in a minute lasts until the minute ends, unless work has eaten it")
  func emomRest() {
    expect(
      session(emom(6, reps("pull", 5), reps("push", 8), rest(nil), alternates: true), reps("press", 1)),
      """
      00:00 start  → work pull 1/2
      00:10 done   → wait 0:50
      01:10 done   → wait 0:50
      02:00        → rest 1:00 | 3 2 1 round 2
      02:10 +30s   → refused phaseHasNoEnd
      03:00        → work pull 2/2 | 3 2 1 over round 3
      03:10 done   → wait 0:50
      05:10 done   → rest 0:50 | 3 2 1 over round 4 logged push 8 round 5
      06:00        → work press 1/1 | 3 2 1 over round 6 time
      """)
  }

  @Test("EMOM: a whole minute of rest can be eaten")
  func emomRestEaten() {
    expect(
      session(emom(4, reps("push", 8), rest(nil), alternates: true)),
      """
      00:00 start  → work push 1/2
      02:10 done   → work push 2/2 | logged push 8 round 1 round 2
      02:20 done   → finished
      """)
  }

  @Test("EMOM: a rest that ends just now is eaten too, and so is its last minute when nothing follows")
  func emomRestEatenJustNow() {
    expect(
      session(emom(4, reps("push", 8), rest(nil), alternates: true), rest(60)),
      """
      00:00 start  → work push 1/2
      02:00 done   → work push 2/2 | logged push 8 round 1 round 2
      02:10 done   → finished | logged push 8 round 3 finished 2 sets 16 reps 2:10
      """)
  }

  @Test("Of intervals in intervals the outer one has the last word")
  func nestedIntervals() {
    expect(
      session(
        group(
          .intervals([.minutes(2)], rounds: 2), [group(.intervals([.seconds(30)], rounds: 2), [reps("row", 5)])]),
        reps("end", 1)),
      """
      00:00 start  → work row 1/2
      00:10 done   → wait 0:20
      00:40 done   → wait 1:20 | 3 2 1 over round 1 logged row 5
      02:00        → work row 1/2
      02:10 done   → wait 0:20
      02:40 done   → wait 1:20
      """)
  }

  @Test("Redo while an interval waits repeats its last set")
  func redoWhileWaiting() {
    expect(
      session(emom(2, reps("row", 5)), reps("end", 1)),
      """
      00:00 start  → work row 1/2
      00:10 done   → wait 0:50
      00:20 redo   → work row 1/2 | taken 2
      00:30 back   → refused nothingBefore
      00:40 done   → wait 0:20
      01:30 done   → wait 0:30
      """)
  }

  @Test("A score goes to a set of its own window")
  func scoreOfAnotherWindow() {
    expect(
      session(reps("a", 1), amrap(5, rest(30), reps("b", 1))),
      """
      00:00 start   → work a 1/1
      00:10 done    → rest 0:30
      00:20 done 5r → refused wrongMeasure
      00:30 done    → work b 1/1
      00:40 done 5r → finished | logged b 5r cut time finished 2 sets 1 reps 0:40
      """)
  }

  @Test("An EMOM in rounds waits for its end every time")
  func emomInRounds() {
    expect(
      session(rounds(2, emom(2, reps("row", 5)))),
      """
      00:00 start  → work row 1/2
      00:10 done   → wait 0:50
      01:10 done   → wait 0:50
      02:00        → work row 1/2 | 3 2 1 over round 2 time round 1
      02:10 done   → wait 0:50
      """)
  }

  @Test("Back inside a window that was paused leaves its end where the pause has put it")
  func backInPausedWindow() {
    expect(
      session(amrap(1, reps("pull", 5)), reps("press", 5)),
      """
      00:00 start  → work pull 1/1
      00:20 pause  → work pull 1/1 paused
      01:20 done   → work pull 1/1
      01:30 back   → work pull 1/1 | taken 2
      01:59.9      → work pull 1/1 |
      02:00        → work press 1/1 | logged pull ? cut asked time
      """)
  }

  @Test("Before a window that begins with a rest, both rests hold: its clock starts with its own")
  func restBeforeWindow() {
    expect(
      session(reps("a", 1), rest(30), amrap(1, rest(20), reps("b", 1)), reps("c", 1)),
      """
      00:00 start  → work a 1/1
      00:10 done   → rest 0:30
      00:20 skip   → rest 0:20
      00:30 skip   → work b 1/1
      01:20        → work c 1/1 | logged b ? cut asked time
      """)
  }

  @Test("EMOM: skipping the wait starts the round early, its grid stays")
  func emomSkipWait() {
    expect(
      session(emom(3, reps("squat", 5))),
      """
      00:00 start  → work squat 1/3
      00:10 done   → wait 0:50
      00:20 skip   → work squat 2/3
      00:30 done   → wait 1:30
      00:40 back   → work squat 2/3 | taken 2
      00:50 done   → wait 1:10
      02:00        → work squat 3/3
      02:10 done   → finished | logged squat 5 round 3 finished 3 sets 15 reps 2:10
      """)
  }

  @Test("Every: a list of intervals falls, and a pause moves them all")
  func fallingIntervals() {
    expect(
      session(group(.intervals([.seconds(60), .seconds(40), .seconds(20)], rounds: 3), [reps("squat", 5)])),
      """
      00:00 start  → work squat 1/3
      00:10 done   → wait 0:50
      00:30 pause  → wait 0:30 paused
      05:30 resume → wait 0:30
      06:10 done   → wait 0:30
      06:40        → work squat 3/3
      07:00        → finished | logged squat ? cut time finished 3 sets 10 reps 2:00
      """)
  }

  @Test("In intervals a ladder climbs a rung each round")
  func ladderInEmom() {
    expect(
      session(emom(4, ladder([1, 2, 3], set("pull", .rung)))),
      """
      00:00 start  → work pull 1/4
      00:10 done   → wait 0:50 | logged pull 1
      01:10 done   → wait 0:50 | 3 2 1 over round 1 logged pull 2
      02:10 done   → wait 0:50 | 3 2 1 over round 2 logged pull 3
      03:10 done   → finished | 3 2 1 over round 3 logged pull 1 round 4 finished 4 sets 7 reps 3:10
      """)
    expect(
      session(emom(3, ladder([5], step: 5, set("pull", .rung)))),
      """
      00:00 start  → work pull 1/3
      00:10 done   → wait 0:50 | logged pull 5
      01:10 done   → wait 0:50 | 3 2 1 over round 1 logged pull 10
      02:10 done   → finished | 3 2 1 over round 2 logged pull 15 round 3 finished 3 sets 30 reps 2:10
      """)
  }

  // MARK: Windows

  @Test("AMRAP: rounds until its instant, mid-set; the partial round counts, with its reps")
  func amrapEnds() {
    expect(
      session(amrap(2, reps("pull", 5), reps("push", 10)), rest(60), reps("press", 5)),
      """
      00:00 start  → work pull 1/1
      00:30 done   → work push 1/1
      01:00 done   → work pull 1/1 | logged push 10 round 1
      01:30 done   → work push 1/1
      02:00        → rest 1:00 | logged push ? cut asked time
      02:10 done 7 → rest 0:50 | logged push 7 cut
      03:10 finish → finished | 3 2 1 over expired finished 4 sets 27 reps 3:10
      """)
  }

  @Test("AMRAP: who only taps at the end gives rounds and reps at once")
  func amrapScore() {
    expect(
      session(amrap(12, reps("pull", 5), reps("push", 10))),
      """
      00:00 start      → work pull 1/1
      12:00            → rest | logged pull ? cut asked time
      12:20 done 9r +5 → finished | logged pull 9r +5 cut finished 1 sets 0 reps 12:00
      """)
    expect(
      session(amrap(12, reps("pull", 5)), rest(60), reps("press", 5)),
      """
      00:00 start      → work pull 1/1
      11:50 done 9r +5 → rest 1:00 | logged pull 9r +5 cut time
      12:00 done 9r    → rest 0:50 | logged pull 9r +5 cut
      12:10 skip       → work press 1/1
      12:20 done 8r    → work press 1/1 | logged pull 8r +5 cut
      12:25 done       → finished
      """)
  }

  @Test("AMRAP: a timed set that ends with the window is complete")
  func amrapEndsWithSet() {
    expect(
      session(amrap(1, timed("bike", 30)), reps("press", 5)),
      """
      00:00 start  → work bike 1/1 0:30
      00:59        → work bike 1/1 0:01
      01:00        → work press 1/1 | stop logged bike 0:30 time
      """)
  }

  @Test("AMRAP: its end cuts a rest short, and a pause moves it")
  func amrapRest() {
    expect(
      session(amrap(1, reps("pull", 5), rest(60)), reps("press", 5)),
      """
      00:00 start  → work pull 1/1
      00:20 pause  → work pull 1/1 paused
      01:20 resume → work pull 1/1
      01:30 done   → rest 1:00
      01:59.9      → rest 0:30.100 |
      02:00        → work press 1/1 | time
      """)
  }

  @Test("Back into a window that is over gives it what it had left then")
  func backIntoWindow() {
    expect(
      session(amrap(1, reps("pull", 5)), reps("press", 5)),
      """
      00:00 start  → work pull 1/1
      00:40 done   → work pull 1/1
      01:30        → work press 1/1
      02:00 back   → work pull 1/1 | taken 2
      02:19        → work pull 1/1 |
      02:20        → work press 1/1 | logged pull ? cut asked time
      """)
  }

  @Test("For time is over when its blocks are, or at the cap")
  func forTimeCap() {
    let fran = session(
      forTime(cap: 2, ladder([21, 15, 9], set("thruster", .rung), set("pull", .rung))), rest(60), reps("press", 1))
    expect(
      fran,
      """
      00:00 start  → work thruster 1/3
      00:10 done   → work pull 1/3 | logged thruster 21
      00:20 done   → work thruster 2/3 | logged pull 21 round 1
      00:30 done   → work pull 2/3
      00:40 done   → work thruster 3/3
      00:50 done   → work pull 3/3
      01:00 done   → rest 1:00 | logged pull 9 round 3
      """)
    expect(
      fran,
      """
      00:00 start  → work thruster 1/3
      00:10 done   → work pull 1/3
      02:00        → rest 1:00 | logged pull ? cut asked time
      """)
  }

  @Test("A rest after the last set for time is not ended by the cap")
  func forTimeLastRest() {
    expect(
      session(forTime(cap: 1, reps("pull", 5), rest(60)), reps("press", 1)),
      """
      00:00 start  → work pull 1/1
      00:40 done   → rest 1:00
      01:10        → rest 0:30 |
      """)
  }

  @Test("An endless ladder continues until its window ends")
  func endlessLadder() {
    expect(
      session(amrap(1, ladder([3, 6], step: 3, set("thruster", .rung)))),
      """
      00:00 start   → work thruster 1/1
      00:10 done    → work thruster 1/1 | logged thruster 3 round 1
      00:20 done    → work thruster 1/1 | logged thruster 6 round 2
      00:30 done    → work thruster 1/1 | logged thruster 9 round 3
      01:00         → rest | logged thruster ? cut asked time
      """)
  }

  // MARK: Totals

  @Test("A total takes as many sets as it takes, with the rest between them")
  func total() {
    expect(
      session(group(.exercise, [set("pull", .total(30)), rest(60)]), reps("press", 5)),
      """
      00:00 start   → work pull 1/1
      00:10 done 12 → rest 1:00 | logged pull 12
      00:20 skip    → work pull 2/2
      00:30 done 11 → rest 1:00 | logged pull 11
      00:40 back    → work pull 2/2 | taken 2
      00:50 done 10 → rest 1:00 | logged pull 10
      01:00 done    → work pull 3/3
      01:10 done    → rest 1:00 | logged pull 8
      01:20 done    → work press 1/1
      """)
  }

  @Test("Skipping a set of a total skips the remaining ones, and no rest follows the last of all")
  func totalSkipped() {
    expect(
      session(group(.exercise, [set("pull", .total(30)), rest(60)])),
      """
      00:00 start   → work pull 1/1
      00:10 done 12 → rest 1:00
      01:15         → expired
      01:20 ack     → work pull 2/2
      01:30 skip    → finished
      """)
    expect(
      session(set("pull", .total(10))),
      """
      00:00 start   → work pull 1/1
      00:10 done 4  → work pull 2/2
      00:20 done 7  → finished | logged pull 7 finished 2 sets 11 reps 0:20
      """)
  }

  @Test("A set of a total can be corrected in the rest after it, and the total with it")
  func totalCorrected() {
    expect(
      session(group(.exercise, [set("pull", .total(30)), rest(60)]), reps("press", 5)),
      """
      00:00 start   → work pull 1/1
      00:10 done 28 → rest 1:00
      00:20 done 30 → rest 0:50 | logged pull 30
      00:30 done 29 → rest 0:40
      00:40 skip    → work pull 2/2
      00:50 done    → rest 1:00 | logged pull 1
      01:00 done    → work press 1/1
      """)
  }

  @Test("A cluster is one set")
  func cluster() {
    expect(
      session(
        set("snatch", .cluster([.exactly(1), .exactly(1), .atLeast(2)], pause: .seconds(15))), rest(60), reps("x", 1)),
      """
      00:00 start   → work snatch 1/1
      01:00 done    → rest 1:00 | logged snatch 4 asked
      01:10 done 6  → rest 0:50 | logged snatch 6
      """)
  }

  @Test("The parts of a cluster follow each other with their pauses, and all of them are one set")
  func partsOfACluster() {
    expect(
      session(
        set("snatch", .cluster([.exactly(1), .exactly(1), .exactly(2)], pause: .seconds(15))), rest(60), reps("x", 1)),
      """
      00:00 start    → work snatch 1/1
      00:05 part     → rest 0:15
      00:10 +5s      → rest 0:15
      00:25          → work snatch 1/1 | 3 2 1 over
      00:30 part     → rest 0:15
      00:35 pause    → rest 0:10 paused | paused
      01:35 done     → work snatch 1/1 | resumed
      01:40 undo     → rest 0:10 paused
      01:40 resume   → rest 0:10 | resumed
      01:45 skip     → work snatch 1/1
      01:50 part     → rest 1:00 | logged snatch 4
      01:55 undo     → work snatch 1/1 | undone taken 1
      01:56 done 3   → rest 1:00 | logged snatch 5
      02:00 back     → work snatch 1/1 | taken 1
      02:05 part     → rest 0:15
      02:06 done 2   → rest 0:14 |
      02:10 done     → work snatch 1/1 |
      02:15 done 3   → rest 0:15 |
      02:31 part     → rest 1:00 | 3 2 1 over logged snatch 7
      """)
  }

  @Test("The parts of a cluster are told one by one or all at once")
  func toldParts() {
    let cluster = session(
      set("row", .cluster([.atLeast(8), .atLeast(3), .atLeast(2)], pause: .seconds(15))), rest(60), reps("x", 1))
    expect(
      cluster,
      """
      00:00 start          → work row 1/1
      00:30 done 9         → rest 0:15 |
      00:45                → work row 1/1
      00:55 done 4         → rest 0:15
      01:00 done 5         → rest 0:10 |
      01:15 done 3         → rest 1:00 | 3 2 1 over logged row 17
      01:20 undo           → work row 1/1
      01:25 done           → rest 1:00 | logged row 16
      """)
    expect(
      cluster,
      """
      00:00 start          → work row 1/1
      00:30 done 9, 4      → refused wrongMeasure
      00:30 done 9, 4, 3   → rest 1:00 | logged row 16
      00:35 done 9, 4, 4   → rest 0:55 | logged row 17
      """)
    expect(
      cluster,
      """
      00:00 start          → work row 1/1
      00:30 done           → rest 1:00 | logged row 13 asked
      00:35 done 9, 4, 3   → rest 0:55 | logged row 16
      """)
    expect(
      cluster,
      """
      00:00 start          → work row 1/1
      00:30 done 9 60kg    → rest 0:15 |
      00:45                → work row 1/1
      00:55 done 4         → rest 0:15
      01:10                → work row 1/1
      01:15 done 3         → rest 1:00 | logged row 16 60kg
      """)
    expect(
      cluster.by(.first),
      """
      00:00 start          → work row 1/1
      00:30 part           → rest 0:15
      00:40 done 12        → rest 1:00 | logged row 12
      """)
  }

  @Test(
    "The log keeps the reps of each part of a cluster; a sum alone is shared out, and before the ninth rules it was all"
  )
  func loggedParts() {
    let row = session(set("row", .cluster([.exactly(4), .exactly(3), .atLeast(2)], pause: .seconds(15))))
    func parts(_ session: Session, _ commands: Command...) -> [[Int]?] {
      var engine = Engine(session: session)
      var instant = Instant(milliseconds: 0)
      for command in [.start] + commands {
        _ = engine.handle(command, at: instant)
        instant = instant + .seconds(20)
      }
      return engine.log.map(\.performance.parts)
    }
    #expect(parts(row, .done(.asPrescribed)) == [[4, 3, 2]])
    #expect(parts(row, .done(Performance(parts: [4, 2, 1]))) == [[4, 2, 1]])
    #expect(parts(row, .part, .done(Performance(reps: 2)), .done(Performance(reps: 5))) == [[4, 2, 5]])
    #expect(parts(row, .done(.asPrescribed), .done(Performance(reps: 12))) == [[5, 4, 3]])
    #expect(parts(row, .done(.asPrescribed), .done(Performance(reps: 5))) == [[4, 1, 0]])
    #expect(parts(row.by(.eighth), .done(Performance(parts: [4, 2, 1]))) == [nil])
    let failing = session(set("row", .cluster([.exactly(12), .atLeast(0), .atLeast(0)], pause: .zero)))
    #expect(parts(failing, .done(Performance(reps: 21))) == [[12, 5, 4]])
  }

  @Test("`back` restarts a cluster that has begun, and one cut off in a pause counts")
  func clusterAgain() {
    expect(
      session(
        reps("x", 1),
        group(
          .window(.seconds(30)), [set("snatch", .cluster([.exactly(1), .exactly(1)], pause: .seconds(15)))])),
      """
      00:00 start    → work x 1/1
      00:05 part     → work snatch 1/1
      00:10 part     → rest 0:15
      00:12 back     → work snatch 1/1
      00:14 back     → work x 1/1 | taken 1
      00:15 done     → work snatch 1/1
      00:30 part     → rest 0:15
      00:45          → rest | 3 2 1 over logged snatch ? cut asked time
      """)
  }

  // MARK: Choices

  @Test("A choice waits for the athlete to pick an option; a single one is taken")
  func choice() {
    expect(
      session(group(.choice, [sets("row", 1, 5), sets("run", 1, 5)]), group(.choice, [reps("press", 5)])),
      """
      00:00 start    → choose row, run
      00:10 done     → refused choiceOpen
      00:10 choose 2 → refused noSuchOption(2, options: 2)
      00:10 choose 1 → work run 1/1
      00:20 done     → work press 1/1
      00:30 back     → work run 1/1 | taken 5
      00:40 back     → choose row, run
      00:50 skip     → work press 1/1
      """)
  }

  @Test("In a free order the athlete picks among what is left, the last one comes by itself")
  func freeOrder() {
    expect(
      session(group(.freeOrder, [reps("a", 1), sets("b", 1, 2), reps("c", 3)]), reps("d", 4)),
      """
      00:00 start     → choose a, b, c
      00:10 forward b → work b 1/1
      00:20 done      → choose a, c
      00:30 choose 1  → work c 1/1
      00:40 done      → work a 1/1
      00:50 done      → work d 1/1
      00:55 back      → work a 1/1
      00:56 back      → work c 1/1
      00:57 back      → choose a, c
      00:58 choose 0  → work a 1/1
      00:59 done      → work c 1/1
      """)
    expect(
      session(group(.freeOrder, [reps("a", 1), reps("b", 2), reps("c", 3)])),
      """
      00:00 start     → choose a, b, c
      00:10 choose 0  → work a 1/1
      00:15 forward c → work a 1/1
      00:20 done      → work c 1/1
      00:30 skip      → work b 1/1
      """)
  }

  // MARK: The whole

  @Test("A session with nothing to do is over when it starts")
  func empty() {
    expect(session(), "00:00 start → finished | started finished 0 sets 0 reps 0:00")
    expect(
      session(amrap(5, rest(60)), rounds(1_000_000_000, rest(60)), rest(nil), countdown()),
      "00:00 start → finished")
  }

  @Test("Finish keeps what was done, abort says so")
  func endings() {
    expect(
      session(sets("squat", 3, 5, rest: 90)),
      """
      00:00 finish  → refused notStarted
      00:00 start   → work squat 1/3
      00:10 done    → rest 1:30
      00:20 pause   → rest 1:20 paused
      00:30 abort   → aborted | aborted 1 sets 0:20
      00:40 note a  → aborted
      00:40 abort   → refused alreadyEnded
      00:50 undo    → aborted | undone
      00:50 undo    → rest 1:20 paused | undone
      """)
  }
}
