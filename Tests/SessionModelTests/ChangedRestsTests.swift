/// Resting another time from now on: after the sets of one exercise, or of all of them.
import Testing

@testable import SessionModel

@Suite("Changed rests")
struct ChangedRestsTests {
  let two = session(sets("squat", 3, 5, rest: 90), sets("press", 2, 5, rest: 60))

  @Test("The rests of an exercise change from the running one on, and no others")
  func ofExercise() {
    expect(
      two,
      """
      00:00 start            → work squat 1/3
      00:10 done             → rest 1:30
      00:20 rests 180 squat  → rest 2:50 | rests 3:00
      00:30 done             → work squat 2/3
      00:40 done             → rest 3:00
      00:50 undo             → work squat 2/3
      00:50 undo             → rest 2:20
      00:50 undo             → rest 0:50 | undone
      01:00 rests 180 squat  → rest 2:10
      01:10 skip             → work squat 2/3
      01:20 done             → rest 3:00
      01:30 skip             → work squat 3/3
      01:40 done             → rest 3:00
      01:50 skip             → work press 1/2
      02:00 done             → rest 1:00
      """)
  }

  @Test(
    "A rest that has lasted long enough is over at once, and one that was moved or paused counts from its begin")
  func running() {
    expect(
      two,
      """
      00:00 start            → work squat 1/3
      00:10 done             → rest 1:30
      00:50 +30s             → rest 1:20
      01:00 pause            → rest 1:10 paused
      01:20 rests 60 squat   → rest 0:10 paused
      01:30 resume           → rest 0:10
      01:35 rests 30 squat   → expired | rests 0:30 over expired
      01:35 undo             → rest 0:05
      """)
  }

  @Test("All of them are those after sets, not the rests between exercises nor those of a clock")
  func everywhere() {
    expect(
      session(
        sets("squat", 2, 5, rest: 90), rest(300), sets("press", 1, 5, rest: 60),
        group(.rounds(2, style: .tabata), [timed("bike", 20), rest(10, flows: true)])),
      """
      00:00 start     → work squat 1/2
      00:10 rests 30  → work squat 1/2 | rests 0:30
      00:20 done      → rest 0:30
      00:30 skip      → work squat 2/2
      00:40 done      → rest 5:00
      00:50 skip      → work press 1/1
      01:00 done      → rest 0:30
      01:10 skip      → work bike 1/2 0:20
      01:20 done      → rest 0:10
      """)
  }

  @Test("An exercise without rests gets them, in a superset after each round; none where a clock decides")
  func added() {
    expect(
      session(sets("squat", 3, 5), sets("press", 1, 5)),
      """
      00:00 start           → work squat 1/3
      00:10 rests 60 squat  → work squat 1/3 | rests 1:00
      00:20 done            → rest 1:00
      00:30 skip            → work squat 2/3
      00:40 done            → rest 1:00
      00:50 rests 0 squat   → expired | rests 0:00 over expired
      00:55 skip            → work squat 3/3
      01:00 done            → work press 1/1
      """)
    expect(
      session(rounds(2, sets("row", 1, 8), sets("dip", 1, 8)), emom(2, reps("burpee", 5))),
      """
      00:00 start           → work row 1/2
      00:10 rests 60 row    → work row 1/2
      00:20 done            → work dip 1/2
      00:30 done            → rest 1:00
      00:40 skip            → work row 2/2
      00:50 rests 9 burpee  → refused noRestAhead(exercise: Optional("burpee"))
      00:50 rests 9 curl    → refused noRestAhead(exercise: Optional("curl"))
      """)
  }

  @Test("The rest of a superset is that of its exercises, and the rest between two exercises that of the first")
  func around() {
    expect(
      session(
        group(.rounds(3, style: .superset), [sets("row", 1, 8), sets("dip", 1, 8), rest(60)]), rest(120),
        reps("curl", 9)),
      """
      00:00 start         → work row 1/3
      00:10 rests 30 row  → work row 1/3 | rests 0:30
      00:20 done          → work dip 1/3
      00:30 done          → rest 0:30
      00:40 skip          → work row 2/3
      00:50 done          → work dip 2/3
      01:00 done          → rest 0:30
      01:10 skip          → work row 3/3
      01:20 done          → work dip 3/3
      01:30 done          → rest 2:00
      01:40 rests 30 curl → rest 1:50
      01:50 rests 30 dip  → rest 0:10
      """)
  }

  @Test("All of them are also those between the timed sets of an exercise; before the eighteenth rules they were not")
  func betweenTimedSets() {
    func holds(_ name: String, _ count: Int, rest length: Int) -> Block {
      group(
        .exercise, (1...count).flatMap { [set(name, .time(.exactly(4000)), $0, of: count), rest(length, flows: true)] })
    }
    let plan = session(
      sets("push", 2, 5, rest: 15), holds("plank", 2, rest: 20),
      group(.rounds(2, style: .circuit), [holds("hang", 2, rest: 10), timed("bike", 9), rest(30, flows: true)]))
    expect(
      plan,
      """
      00:00 start     → work push 1/2
      00:10 rests 5   → work push 1/2
      00:20 done      → rest 0:05
      00:21 skip      → work push 2/2
      00:30 done      → rest 0:05
      00:31 skip      → work plank 1/2 0:04
      00:35           → rest 0:05
      00:41           → work plank 2/2 0:03
      00:44           → rest 0:05
      00:45 skip      → work hang 1/2 0:04
      00:49           → rest 0:10
      00:50 skip      → work hang 2/2 0:04
      00:55 skip      → work bike 1/2 0:09
      """)
    expect(
      plan.by(.seventeenth),
      """
      00:00 start     → work push 1/2
      00:10 rests 5   → work push 1/2
      00:20 skip      → rest 0:05
      00:21 skip      → work push 2/2
      00:30 done      → rest 0:05
      00:31 skip      → work plank 1/2 0:04
      00:35           → rest 0:20
      """)
  }
}
