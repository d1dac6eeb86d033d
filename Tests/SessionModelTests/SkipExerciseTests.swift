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

  @Test("An amrap of one exercise ends, with what was done in it; before the eighteenth rules it could not be left")
  func amrapOfOne() {
    let plan = session(amrap(5, reps("burpee", 10)), sets("squat", 3, 5, rest: 60))
    expect(
      plan,
      """
      00:00 start          → work burpee 1/1
      00:20 done           → work burpee 1/1
      00:40 done           → work burpee 1/1
      00:50 skip exercise  → work squat 1/3
      01:00 undo           → work burpee 1/1
      01:10 skip exercise  → work squat 1/3
      09:00 done           → rest 1:00
      """)
    expect(
      plan.by(.seventeenth),
      """
      00:00 start          → work burpee 1/1
      00:50 skip exercise  → refused noOtherExercise
      """)
    #expect(scores(plan, (.start, 0), (done, 20), (done, 40), (.skipExercise, 50)) == [.rounds(2, extraReps: 0)])
    #expect(scores(plan, (.start, 0), (.skipExercise, 50)) == [])
  }

  @Test("A block for load ends with its best load, and the sets of the same exercise behind it are not left")
  func forLoad() {
    let plan = session(
      group(.window(.minutes(6)), [set("clean", .reps(.exactly(1)), load: .asked(suggestion: nil))], goal: .load),
      rest(60), sets("clean", 2, 3))
    expect(
      plan,
      """
      00:00 start          → work clean 1/1
      00:20 done 1 60kg    → work clean 1/1
      00:40 done 1 70kg    → work clean 1/1
      00:50 skip exercise  → work clean 1/2
      07:00 skip exercise  → refused noOtherExercise
      """)
    let heavy = Command.done(Performance(reps: 1, load: .kilograms(70)))
    #expect(scores(plan, (.start, 0), (heavy, 20), (.skipExercise, 50)) == [.load(.kilograms(70))])
  }

  @Test("Rounds of one amrap are left together, also before they begin; sets before an amrap do not take it with them")
  func aroundAmraps() {
    expect(
      session(
        reps("squat", 5), rest(60), rounds(3, amrap(1, reps("burpee", 10), rest(5)), rest(60)), timed("plank", 30)),
      """
      00:00 start          → work squat 1/1
      00:20 done           → rest 1:00
      00:30 skip exercise  → work plank 1/1 0:30
      00:40 undo           → rest 0:40
      01:20                → expired
      01:30 skip           → work burpee 1/1
      01:40 done           → rest 0:05
      01:42 skip exercise  → work plank 1/1 0:30
      """)
    expect(
      session(sets("burpee", 3, 5), rest(60), amrap(1, reps("burpee", 10)), sit(30)),
      """
      00:00 start          → work burpee 1/3
      00:20 skip exercise  → work burpee 1/1
      00:30 skip exercise  → sit 0:30
      """)
    expect(
      session(amrap(1, ladder([1, 2], step: 1, set("burpee", .rung))), amrap(1, reps("squat", 10))),
      """
      00:00 start          → work burpee 1/1
      00:20 done           → work burpee 1/1
      00:25 skip exercise  → work squat 1/1
      00:30 skip exercise  → refused noOtherExercise
      """)
  }

  @Test("Work for time with such an amrap in it is not finished; of two exercises, the next one of the round comes")
  func amrapInWorkForTime() {
    let plan = session(forTime(cap: nil, amrap(1, reps("burpee", 10)), reps("squat", 5)))
    #expect(
      scores(plan, (.start, 0), (done, 20), (.skipExercise, 30), (done, 40)) == [
        .rounds(1, extraReps: 0), .capped(reps: 15),
      ])
    expect(
      session(amrap(5, reps("burpee", 10), reps("squat", 5)), reps("x", 1)),
      """
      00:00 start          → work burpee 1/1
      00:20 skip exercise  → work squat 1/1
      00:25 skip exercise  → work burpee 1/1
      """)
  }

  private let done = Command.done(.asPrescribed)

  private func scores(_ session: Session, _ commands: (Command, Int)...) -> [Score] {
    var engine = Engine(session: session)
    for (command, second) in commands { _ = engine.handle(command, at: Instant(milliseconds: second * 1000)) }
    return engine.scores.map(\.score)
  }
}
