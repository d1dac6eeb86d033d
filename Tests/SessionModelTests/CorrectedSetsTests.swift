/// Correcting a set that is in the log, also an earlier one than the last.
import Testing

@testable import SessionModel

@Suite("A corrected set")
struct CorrectedSetsTests {
  @Test("An earlier set is corrected in any phase, and undo takes the correction back alone")
  func earlier() {
    expect(
      session(sets("squat", 3, 5, rest: 90)),
      """
      00:00 start              → work squat 1/3
      00:10 correct 2 6        → refused noSuchSet
      00:10 done               → rest 1:30 | logged squat 5
      00:20 done               → work squat 2/3
      00:30 correct 2 6 80kg   → work squat 2/3 | logged squat 6 80kg
      00:40 done               → rest 1:30 | logged squat 5
      00:50 correct 2 4        → rest 1:20 | logged squat 4 80kg
      00:50 correct 4 3        → rest 1:20 | logged squat 3
      01:00 undo               → rest 1:10 | undone taken 4 logged squat 5
      01:00 undo               → rest 1:10
      01:10 correct 2 45s      → refused wrongMeasure
      01:10 correct 2 12r      → refused wrongMeasure
      01:10 correct 2 99999    → refused implausible
      01:20 done               → work squat 3/3
      01:30 done               → finished
      01:40 correct 2 6        → refused alreadyEnded
      """)
  }

  @Test("The totals and the score of a block follow, and of a round only the set of that round")
  func totals() {
    var engine = Engine(session: session(forTime(cap: 1, rounds(3, reps("a", 10)))))
    func handle(_ command: Command, _ second: Int) {
      _ = engine.handle(command, at: Instant(milliseconds: second * 1000))
    }
    handle(.start, 0)
    handle(.done(.asPrescribed), 10)
    handle(.done(.asPrescribed), 20)
    handle(.correct(engine.log[0].occurrence, Performance(reps: 7)), 25)
    #expect(engine.log.map(\.performance.reps) == [7, 10])
    #expect(engine.summary.reps == 17)
    _ = engine.advance(to: Instant(milliseconds: 70_000))
    #expect(engine.scores.map(\.score) == [.capped(reps: 17)])
  }

  @Test("A total that is under way counts the corrected set")
  func total() {
    expect(
      session(group(.exercise, [set("pull", .total(30)), rest(60)]), reps("press", 5)),
      """
      00:00 start          → work pull 1/1
      00:10 done 12        → rest 1:00
      00:20 done           → work pull 2/2
      00:30 done 10        → rest 1:00
      00:40 correct 2.1 20 → rest 0:50 | logged pull 20
      00:50 done           → work press 1/1
      """)
    // While the next set of it runs, that one is still done.
    expect(
      session(group(.exercise, [set("pull", .total(30)), rest(60)]), reps("press", 5)),
      """
      00:00 start          → work pull 1/1
      00:10 done 12        → rest 1:00
      00:20 done           → work pull 2/2
      00:30 correct 2.1 40 → work pull 2/2
      00:40 done 1         → rest 1:00
      00:50 done           → work press 1/1
      """)
  }

  @Test("The load of an earlier set is carried on only if no later one said another")
  func carried() {
    let asked = set("row", .reps(.exactly(5)), 1, of: 4, load: .asked(suggestion: nil))
    let plan = session(group(.exercise, [asked, asked, asked], title: "row"), set("dip", .reps(.exactly(5))))
    func loadAfter(_ commands: [Command]) -> Load? {
      var engine = Engine(session: plan)
      for (second, command) in commands.enumerated() {
        _ = engine.handle(command, at: Instant(milliseconds: second * 1000))
      }
      guard case .work(let work)? = engine.snapshot(at: engine.now).current else { return nil }
      return work.load
    }
    let (first, done) = (Occurrence(block: 2, rounds: []), Performance(load: .kilograms(40)))
    let corrected = Command.correct(first, Performance(load: .kilograms(45)))
    #expect(loadAfter([.start, .done(done), corrected]) == .asked(suggestion: .kilograms(45)))
    #expect(loadAfter([.start, .done(done), .done(.asPrescribed), corrected]) == .asked(suggestion: .kilograms(40)))
  }
}
