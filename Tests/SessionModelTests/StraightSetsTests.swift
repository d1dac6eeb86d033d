/// Sets and rests: the simplest sessions, each command on its own.
import Testing

@testable import SessionModel

@Suite("Straight sets")
struct StraightSetsTests {
  let squats = session(sets("squat", 3, 5, rest: 90))

  @Test("A set of reps ends when the athlete says done, and the rest starts then")
  func done() {
    expect(
      squats,
      """
      00:00 start   → work squat 1/3 | started
      00:40 done 5  → rest 1:30 | logged squat 5
      01:00         → rest 1:10 |
      02:09.9       → rest 0:00.100 | 3 2 1
      """)
  }

  @Test("At its end a rest is expired until it is acknowledged")
  func acknowledged() {
    expect(
      squats,
      """
      00:00 start   → work squat 1/3
      00:40 done    → rest 1:30 | logged squat 5
      02:10         → expired | 3 2 1 over expired
      02:20 ack     → work squat 2/3 | on
      02:20 ack     → refused nothingToAcknowledge
      """)
  }

  @Test("By the first rules, an expired rest continues by itself after at most 30 seconds")
  func expired() {
    expect(
      squats.by(.first),
      """
      00:00 start   → work squat 1/3
      00:40 done    → rest 1:30
      02:39.999     → expired | 3 2 1 over expired
      02:40         → work squat 2/3 |
      10:00         → work squat 2/3 |
      """)
  }

  @Test("There is no rest after the last set of the session")
  func noLastRest() {
    expect(
      squats,
      """
      00:00 start   → work squat 1/3
      00:10 done    → rest 1:30
      00:20 done    → work squat 2/3 |
      00:30 done    → rest 1:30
      00:40 done    → work squat 3/3
      00:50 done 4  → finished | logged squat 4 finished 3 sets 14 reps 0:50
      00:50 done    → refused alreadyEnded
      """)
  }
}
