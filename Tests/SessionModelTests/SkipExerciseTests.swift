import SessionModel
import Testing

@Suite("On to the next exercise")
struct SkipExerciseTests {
  private let two = session(
    group(.exercise, [set("a", .reps(.exactly(5))), rest(60), set("a", .reps(.exactly(5))), rest(60)]),
    reps("b", 3), reps("b", 2))

  @Test("The sets and rests that are left of the running exercise are passed over")
  func whileItRuns() {
    expect(
      two,
      """
      00:00 start          → work a 1/1
      00:05 skip exercise  → work b 1/1
      00:10 skip exercise  → refused noOtherExercise
      00:20 undo           → work a 1/1
      """)
  }

  @Test("In a rest and after it, those of the exercise that comes next; a rest behind them is passed over, too")
  func inARest() {
    expect(
      two,
      """
      00:00 start          → work a 1/1
      00:10 done           → rest 1:00
      01:10                → expired
      01:20 skip exercise  → work b 1/1
      01:30 done           → work b 1/1
      01:40 done           → finished
      """)
  }

  @Test("In a superset, the next exercise of the round; in an amrap of one exercise there is none")
  func inGroups() {
    expect(
      session(rounds(2, reps("a", 1), reps("b", 2))),
      """
      00:00 start          → work a 1/2
      00:05 skip exercise  → work b 1/2
      00:10 skip exercise  → work a 2/2
      """)
    expect(
      session(group(.window(.seconds(600)), [reps("a", 1)])),
      """
      00:00 start          → work a 1/1
      00:05 skip exercise  → refused noOtherExercise
      """)
  }
}
