import SessionModel
import Testing

@Suite("What may be left out")
struct OptionalWorkTests {
  /// Two or three rounds.
  private var supersets: Session {
    var some = session(rounds(3, reps("a", 1), reps("b", 2)), reps("c", 3))
    if case .group(var group) = some.blocks[0].content {
      group.leastRounds = 2
      some.blocks[0].content = .group(group)
    }
    return some
  }

  @Test("Rounds that may be left out are left together, and their sets say that they are optional")
  func roundsLeft() throws {
    expect(
      supersets,
      """
      00:00 start          → work a 1/3
      00:05 done           → work b 1/3
      00:10 skip exercise  → work a 2/3
      00:15 done           → work b 2/3
      00:20 done           → work a 3/3
      00:25 skip exercise  → work c 1/1
      00:30 undo           → work a 3/3
      00:35 done           → work b 3/3
      00:40 skip exercise  → work c 1/1
      00:45 done           → finished
      """)
    let course = supersets.course().compactMap { step in
      if case .work(let work) = step.step { work.isOptional == true } else { nil }
    }
    #expect(course == [false, false, false, false, true, true, false])
  }

  @Test("Work for time whose optional work is skipped is finished")
  func forTimeWithout() {
    func timed(isOptional: Bool) -> [BlockScore] {
      var work = Work(exercise: exercise("b"), target: .reps(.exactly(2)))
      work.isOptional = isOptional
      let plan = session(forTime(cap: nil, reps("a", 1), step(.work(work))))
      var engine = Engine(session: plan)
      for (command, second) in [(Command.start, 0), (.done(.asPrescribed), 10), (.skip, 12)] {
        _ = engine.handle(command, at: Instant(milliseconds: second * 1000))
      }
      return engine.scores
    }
    #expect(timed(isOptional: true).map(\.score) == [.time(.seconds(10))])
    #expect(timed(isOptional: false).map(\.score) == [.capped(reps: 1)])
  }

  @Test("Work for time that is done has no cap left to wait for")
  func capOfDoneWork() {
    let plan = session(
      group(.intervals([.minutes(10)], rounds: 2), [forTime(cap: 8, reps("a", 10))]))
    expect(
      plan,
      """
      00:00 start          → work a 1/2
      00:40 done           → wait 9:20
      10:00                → work a 2/2
      """)
  }
}
