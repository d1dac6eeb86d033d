/// The flat course, and its estimated length.
import Testing

@testable import SessionModel

@Suite("Course")
struct CourseTests {
  private func words(_ session: Session) -> [String] {
    session.course().map { entry in
      let rounds = entry.occurrence.rounds.map { " \($0)" }.joined()
      switch entry.step {
      case .work(let work):
        let reps = if case .reps(let amount) = work.target { " x\(amount.min)" } else { "" }
        return "\(work.exercise.key)\(reps) \(work.set)/\(work.of)\(rounds)"
      case .rest(let rest): return "rest \(rest.length?.clock ?? "open")\(rounds)"
      case .countdown(let seconds): return "countdown \(seconds)\(rounds)"
      case .breath(let breath): return "\(breath.movement)\(rounds)"
      case .sit(let sit): return "\(sit.posture)\(rounds)"
      }
    }
  }

  @Test("Rests that nothing follows are left out, and the earlier of two in a row")
  func rests() {
    #expect(
      words(session(sets("squat", 2, 5, rest: 90), rest(180), sets("row", 1, 8, rest: 60), rest(nil))) == [
        "squat x5 1/2", "rest 1:30", "squat x5 2/2", "rest 3:00", "row x8 1/1",
      ])
  }

  @Test("A countdown that no work follows is left out")
  func countdowns() {
    #expect(
      words(session(reps("a", 1), countdown(), rest(60), countdown(), timed("b", 9), countdown(), rest(60))) == [
        "a x1 1/1", "rest 1:00", "countdown 3", "b 1/1",
      ])
  }

  @Test("Rounds, alternates and ladders are written out")
  func rounds() {
    #expect(
      words(session(SessionModelTests.rounds(2, reps("a", 1), rest(60)), ladder([3, 2], set("b", .rung)))) == [
        "a x1 1/2 1", "rest 1:00 1", "a x1 2/2 2", "rest 1:00 2", "b x3 1/2 1", "b x2 2/2 2",
      ])
    #expect(
      words(session(emom(3, reps("a", 1), reps("b", 2), alternates: true))) == [
        "a x1 1/2 1", "b x2 1/1 2", "a x1 2/2 3",
      ])
  }

  @Test("What has no known number of rounds appears once; of a choice, the first option")
  func unknown() {
    #expect(
      words(
        session(
          amrap(5, ladder([1, 2], step: 1, set("a", .rung))), group(.choice, [reps("b", 1), reps("c", 1)]),
          group(.freeOrder, [reps("d", 1), reps("e", 1)]), set("f", .total(60)))
      ) == ["a x1 1/1 1 1", "a x2 1/1 1 2", "b x1 1/1", "d x1 1/1", "e x1 1/1", "f 1/1 1"])
  }

  @Test("The sets of an item keep their numbers in the rounds around it")
  func numbers() {
    #expect(
      words(session(SessionModelTests.rounds(2, sets("a", 2, 5)))) == [
        "a x5 1/2 1", "a x5 2/2 1", "a x5 1/2 2", "a x5 2/2 2",
      ])
  }

  @Test("A course of a billion rounds ends after a hundred thousand steps")
  func endless() {
    #expect(session(SessionModelTests.rounds(1_000_000_000, reps("a", 1))).course().count == 100_000)
  }

  // MARK: Estimates

  @Test("The estimate follows the course and its rates")
  func estimates() {
    estimate(225, sets("squat", 3, 5, rest: 90))
    estimate(210, sets("squat", 1, 5, rest: 90), rest(180), sets("row", 1, 5, rest: 60))
    estimate(840, SessionModelTests.rounds(10, reps("a", 10), rest(60)))
    estimate(105, SessionModelTests.rounds(3, reps("a", 10), timed("b", 45), alternates: true))
    estimate(144, ladder([21, 15, 9], set("a", .rung), reps("b", 1)))
    estimate(60, set("a", .rung))
    estimate(1455, amrap(12, reps("a", 5)), rest(180), emom(10, reps("b", 5)))
    estimate(123, forTime(cap: 1, reps("a", 100)), rest(60), reps("b", 1))
    estimate(126, countdown(), timed("a", 45), rest(30), countdown(), timed("a", 45))
    estimate(1800, set("run", .distance(.exactly(5_000_000))))
    estimate(60, set("row", .energy(.exactly(15))))
    estimate(76, SessionModelTests.rounds(4, breath(.inhale, 4), breath(.hold, 7), breath(.exhale, 8)))
    estimate(1800, sit(1200, bell: 300), sit(nil))
    estimate(21, set("s", .cluster([.exactly(1), .exactly(1)], pause: .seconds(15))))
  }

  private func estimate(_ seconds: Int, _ blocks: Block..., sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(session(blocks).estimatedDuration() == .seconds(seconds), sourceLocation: sourceLocation)
  }

  @Test("Tempo and pace say how long; each side takes twice")
  func rates() {
    var work = Work(exercise: exercise("squat"), target: .reps(.exactly(5)))
    work.tempo = Tempo(lowering: 3, bottom: 1, lifting: nil, top: 1)
    work.side = .each
    #expect(session(step(.work(work))).estimatedDuration() == .seconds(50))
    var run = Work(exercise: exercise("run"), target: .distance(.exactly(400_000)))
    run.effort = .pace(.seconds(240), upTo: nil)
    #expect(session(step(.work(run))).estimatedDuration() == .seconds(96))
  }

  @Test("Between sets of an exercise without a rest, people rest; within a round they do not")
  func pauses() {
    estimate(3 * 30 + 2 * 90, sets("a", 3, 10))
    estimate(2 * 30 + 45, sets("a", 2, 10, rest: 45))
    estimate(90, sets("a", 2, .time(.exactly(45_000))))
    estimate(60, reps("a", 10), reps("a", 10))
  }

  @Test("A session with nothing to do has no estimate")
  func nothing() {
    #expect(session(rest(60)).estimatedDuration() == nil)
    #expect(session().estimatedDuration() == nil)
  }
}
