/// `alternate` inside of something that repeats.
import Testing

@testable import SessionModel

@Suite("Turns")
struct TurnTests {
  private let pair = rounds(1, reps("curl", 8), reps("dip", 8), alternates: true)

  private func course(_ blocks: Block..., by rules: RulesVersion = .current) -> String {
    session(blocks).by(rules).course().compactMap { step in
      if case .work(let work) = step.step { "\(work.exercise.key) \(work.set)/\(work.of)" } else { nil }
    }.joined(separator: ", ")
  }

  @Test("The turn goes on from round to round of the group around it")
  func turnGoesOn() {
    #expect(course(rounds(3, pair)) == "curl 1/2, dip 1/1, curl 2/2")
    #expect(course(rounds(2, reps("squat", 5), pair)) == "squat 1/2, curl 1/1, squat 2/2, dip 1/1")
    #expect(course(emom(4, pair)) == "curl 1/2, dip 1/2, curl 2/2, dip 2/2")
    #expect(course(rounds(2, group(.sequence, [pair]))) == "curl 1/1, dip 1/1")
  }

  @Test("An amrap whose rounds never reach the turn with work in it ends at once", .timeLimit(.minutes(1)))
  func neverReached() {
    for form: Block.Form in [
      .rounds(2, style: .rounds), .intervals([.seconds(30)], rounds: 2), .ladder([3, 2], step: nil),
    ] {
      let turns = Block.Group(form: form, alternates: true, blocks: [rest(5), rest(6), reps("squat", 5)])
      let amrap = Block(
        id: 0, .group(Block.Group(form: .window(.minutes(5)), blocks: [Block(id: 0, .group(turns))])))
      var rehearsal = Rehearsal(session: session([amrap]), script: RehearsalScript())
      _ = rehearsal.run()
      #expect(rehearsal.sets.isEmpty)
    }
  }

  @Test("A ladder in turn with something else in intervals climbs a rung each turn; by earlier rules, each interval")
  func ladderInTurn() {
    func reps(_ rungs: [Int], step: Int? = nil, _ intervals: Int, by rules: RulesVersion = .current) -> [WideInt] {
      let turns = group(
        .intervals([.minutes(1)], rounds: intervals),
        [ladder(rungs, step: step, set("pull", .rung)), group(.exercise, [set("swing", .reps(.exactly(10)))])],
        alternates: true)
      return session(turns).by(rules).course().compactMap { step in
        if case .work(let work) = step.step, work.exercise.key == "pull", case .reps(let reps) = work.target {
          reps.min
        } else {
          nil
        }
      }
    }
    #expect(reps([5, 6, 7, 8, 9], 10) == [5, 6, 7, 8, 9])
    #expect(reps([5, 6, 7, 8, 9], 10, by: .thirteenth) == [5, 7, 9, 6, 8])
    #expect(reps([1, 2], 8) == [1, 2, 1, 2])
    #expect(reps([1, 2], step: 1, 8) == [1, 2, 3, 4])
  }

  @Test("Rounds in rounds count on, groups in turn count their own turns")
  func nested() {
    let three = rounds(1, reps("a", 1), reps("b", 1), reps("c", 1), alternates: true)
    #expect(course(rounds(3, rounds(2, three))) == "a 1/1, b 1/1, c 1/1, a 1/1, b 1/1, c 1/1")
    #expect(course(rounds(4, pair, reps("row", 5), alternates: true)) == "curl 1/1, row 1/2, dip 1/1, row 2/2")
    #expect(
      course(rounds(4, rounds(1, pair, reps("row", 5), alternates: true))) == "curl 1/1, row 1/2, dip 1/1, row 2/2")
  }

  @Test("In an amrap the turn goes on as long as it lasts")
  func inAmrap() {
    expect(
      session(amrap(1, pair)),
      """
      00:00 start  → work curl 1/1
      00:10 done   → work dip 1/1
      00:20 done   → work curl 1/1
      00:30 done   → work dip 1/1
      """)
  }

  @Test("Without rounds, and by the first rules, it is always the first")
  func alwaysTheFirst() {
    #expect(course(pair) == "curl 1/1")
    #expect(course(rounds(2, pair), by: .first) == "curl 1/2, curl 2/2")
  }

  @Test("The steps of uneven turns are counted as they come")
  func unevenTurns() {
    let uneven = rounds(1, reps("a", 1), rounds(2, reps("b", 1), reps("c", 1)), alternates: true)
    let session = session(rounds(4, uneven))
    #expect(session.course().count == 10)
    #expect(Engine(session: session).snapshot(at: Instant(milliseconds: 0)).stepsInAll == 10)
  }
}
