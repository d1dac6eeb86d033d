import PlanWording
import SessionModel
import Testing

@testable import satz

@Suite("How far a session is, by time")
struct SessionPaceTests {
  /// The progress of the outer ring, second by second, of a session whose commands come by themselves.
  private func progress(_ plan: String, _ typed: [(Int, Command)], at seconds: [Int]) throws -> [Double] {
    var engine = Engine(session: try compiled(plan))
    var commands = typed[...]
    return try seconds.map { second in
      while let (at, command) = commands.first, at <= second {
        _ = engine.handle(command, at: Instant(milliseconds: at * 1000))
        commands.removeFirst()
      }
      let now = Instant(milliseconds: second * 1000)
      let view = engine.snapshot(at: now)
      var pace = SessionPace()
      pace.take(engine.session)
      let left = try #require(pace.left(of: view, at: now))
      return Double(view.elapsed.count) / Double(max(1, view.elapsed.count + left.count))
    }
  }

  @Test("A sit fills it evenly, from its begin to its end")
  func sit() throws {
    let shares = try progress("meditation \"A\" < sit 10min >", [(0, .start)], at: [3, 153, 303, 453, 602])
    for (share, wanted) in zip(shares, [0, 0.25, 0.5, 0.75, 1]) { #expect(abs(share - wanted) < 0.01, "\(shares)") }
  }

  @Test("Sets and rests fill it by how long they take, and it never runs back")
  func sets() throws {
    let done = Command.done(.asPrescribed)
    let typed = [(0, Command.start), (40, done), (131, .acknowledge), (170, done), (270, .acknowledge), (310, done)]
    let shares = try progress(
      "workout \"A\" < bench 3x8 rest 90s; curl 2x10 rest 60s >", typed, at: Array(stride(from: 0, to: 320, by: 10)))
    #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 <= $1 + 0.05 }, "\(shares)")
    #expect(shares[0] == 0 && shares[31] > 0.4 && shares[31] < 0.9, "\(shares)")
  }

  @Test("A set that takes longer than usual leaves it open")
  func slow() throws {
    let shares = try progress("workout \"A\" < bench 1x8 >", [(0, .start)], at: [600])
    #expect(shares[0] < 1)
  }

  @Test("Rounds that nobody can count go by the clock")
  func window() throws {
    let shares = try progress("workout \"A\" < amrap 10min < 5 pull-ups; 10 push-ups > >", [(0, .start)], at: [303])
    #expect(abs(shares[0] - 0.5) < 0.05, "\(shares)")
  }

  @Test("Under a cap, and in intervals, the clock says how much is left")
  func clocks() throws {
    let cap = "workout \"A\" < for time cap 30s < 21 pull-up; 21 thruster > >"
    let share = try progress(cap, [(0, .start), (10, .done(.asPrescribed))], at: [18])[0]
    #expect(share >= 18.0 / 33 - 0.01, "\(share)")
    let every = "workout \"A\" < every 10s x4 < burpee 2 > >"
    let shares = try progress(every, [(0, .start), (5, .done(.asPrescribed))], at: [13, 23])
    for (share, wanted) in zip(shares, [0.25, 0.5]) { #expect(abs(share - wanted) < 0.1, "\(shares)") }
  }
}
