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

  /// One to three singles, then sets that follow from them.
  private func singles(then following: Block...) -> Session {
    var singles = sets("a", 3, .reps(.exactly(1)), rest: 60)
    if case .group(var group) = singles.content {
      for child in [2, 4] {
        guard case .step(.work(var work)) = group.blocks[child].content else { continue }
        work.isOptional = true
        group.blocks[child].content = .step(.work(work))
      }
      singles.content = .group(group)
    }
    return session([singles] + following)
  }

  @Test("Sets that may be left out are left together: in a rest it goes on, and leads to what follows them")
  func setsLeft() {
    expect(
      singles(then: reps("a", 5)),
      """
      00:00 start          → work a 1/3
      00:10 done           → rest 1:00
      00:20 skip exercise  → rest 0:50
      01:10                → expired
      01:20 ack            → work a 1/1
      01:30 done           → finished
      """)
    expect(
      singles(then: reps("a", 5)),
      """
      00:00 start          → work a 1/3
      00:10 done           → rest 1:00
      01:10                → expired
      01:20 ack            → work a 2/3
      01:25 skip exercise  → work a 1/1
      01:30 back           → work a 2/3
      """)
  }

  @Test("If nothing follows them, leaving them ends the session")
  func lastSetsLeft() {
    expect(
      singles(),
      """
      00:00 start          → work a 1/3
      00:10 done           → rest 1:00
      00:20 skip exercise  → finished
      """)
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
