/// Clocks that run: nothing pushes the next start, and a send-off ends no work.
import Testing

@testable import SessionModel

@Suite("Send-offs")
struct SendOffTests {
  @Test("A countdown comes before the first clock only: between intervals it would push the next start")
  func noCountdownBetweenIntervals() {
    expect(
      session(
        rounds(2, countdown(), every(60, 1, reps("swim", 1)), countdown(), every(60, 1, reps("medley", 1)))),
      """
      00:00 start  → countdown 0:03
      00:50 done   → wait 0:13
      01:03        → work medley 1/2 | 3 2 1 over
      01:50 done   → wait 0:13
      02:03        → work swim 2/2 | 3 2 1 over round 1
      02:50 done   → wait 0:13
      03:03        → work medley 2/2
      """)
  }

  private let amrapsThenEmom = session(
    rounds(2, countdown(), amrap(3, reps("pull", 5)), rest(60, flows: true)), countdown(), emom(1, reps("row", 5)))

  @Test("After a rest that runs on there is none, also where the last one leads to the next clock")
  func noCountdownAfterRunningRests() {
    expect(
      amrapsThenEmom,
      """
      00:00 start  → countdown 0:03
      03:03        → rest 1:00
      04:03        → work pull 1/1 | 3 2 1 over round 1
      07:03        → rest 1:00
      08:03        → work row 1/1
      """)
  }

  @Test("By the second rules the last rest of the rounds waits, and there is one after it")
  func secondRules() {
    expect(
      amrapsThenEmom.by(.second),
      """
      00:00 start  → countdown 0:03
      03:03        → rest 1:00
      04:03        → work pull 1/1 | 3 2 1 over round 1
      07:03        → rest 1:00
      08:03        → expired
      09:00 ack    → countdown 0:03
      """)
  }

  @Test("After work that the athlete ends there is one, in every round")
  func countdownAfterReps() {
    expect(
      session(rounds(2, reps("squat", 5), countdown(), amrap(1, reps("pull", 5)))),
      """
      00:00 start  → work squat 1/2
      00:10 done   → countdown 0:03
      01:13        → work squat 2/2
      01:20 done   → countdown 0:03 | logged squat 5 3
      """)
  }

  @Test("By the first rules each clock had its countdown")
  func firstRules() {
    expect(
      session(rounds(2, countdown(), emom(1, reps("row", 5)), rest(30, flows: true))).by(.first),
      """
      00:00 start  → countdown 0:03
      00:10 done   → wait 0:53
      01:03        → rest 0:30
      01:33        → countdown 0:03
      """)
  }

  @Test("Work of the last interval is finished, as in those before it, and what follows waits for nothing")
  func lastIsFinished() {
    expect(
      session(every(100, 3, reps("swim", 1)), rest(60), reps("squat", 5)),
      """
      00:00 start  → work swim 1/3
      02:00 done   → work swim 2/3 | logged swim 1 round 1
      04:00 done   → work swim 3/3 | logged swim 1 round 2
      06:00 done   → rest 1:00 | logged swim 1 round 3
      """)
    expect(
      session(every(100, 2, reps("swim", 1)), reps("squat", 5)),
      """
      00:00 start  → work swim 1/2
      01:30 done   → wait 0:10
      03:00 done   → wait 0:20
      03:20        → work squat 1/1 | 3 2 1 over round 2
      """)
  }

  @Test("A pause moves the last start and its end")
  func paused() {
    expect(
      session(every(60, 2, reps("swim", 1)), reps("squat", 5)),
      """
      00:00 start  → work swim 1/2
      00:30 pause  → work swim 1/2 paused
      01:30 resume → work swim 1/2
      01:40 done   → wait 0:20
      02:10 done   → wait 0:50
      03:00        → work squat 1/1
      """)
  }

  @Test("An EMOM, and intervals of sessions of before, end on their instant")
  func emomEnds() {
    expect(
      session(emom(2, reps("row", 5)), reps("squat", 5)),
      """
      00:00 start  → work row 1/2
      00:30 done   → wait 0:30
      02:00        → work squat 1/1 | 3 2 1 over round 1 logged row ? cut time
      """)
  }
}
