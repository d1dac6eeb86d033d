/// The ends of clocks that call the athlete, before they come and afterwards.
import Testing

@testable import SessionModel

@Suite("Expiries")
struct ExpiryTests {
  private func engine(_ session: Session, _ commands: [(Command, Int)]) -> Engine {
    var engine = Engine(session: session)
    for (command, seconds) in commands { _ = engine.handle(command, at: Instant(milliseconds: seconds * 1000)) }
    return engine
  }

  private func expiry(_ kind: Expiry.Kind, _ seconds: Int, waits: Bool = false) -> Expiry {
    Expiry(kind: kind, at: Instant(milliseconds: seconds * 1000), waits: waits)
  }

  @Test("A rest has one, at which the session waits, and it moves with the rest")
  func moves() {
    var resting = engine(session(sets("squat", 3, 5, rest: 90)), [(.start, 0), (.done(.asPrescribed), 10)])
    #expect(resting.nextExpiry == expiry(.rest, 100, waits: true))
    #expect(resting.expiries(until: Instant(milliseconds: 99_999)) == [])
    #expect(resting.expiries(until: Instant(milliseconds: 900_000)) == [expiry(.rest, 100, waits: true)])
    _ = resting.handle(.extend(.seconds(30)), at: Instant(milliseconds: 20_000))
    #expect(resting.nextExpiry == expiry(.rest, 130, waits: true))
    _ = resting.handle(.pause, at: Instant(milliseconds: 30_000))
    #expect(resting.nextExpiry == nil)
    _ = resting.handle(.resume, at: Instant(milliseconds: 50_000))
    #expect(resting.nextExpiry == expiry(.rest, 150, waits: true))
    _ = resting.advance(to: Instant(milliseconds: 150_000))
    #expect(resting.nextExpiry == nil)
  }

  @Test("Of several at one instant, the most important one counts")
  func several() {
    let plank = session(timed("plank", 30))
    let holding = engine(plank, [(.start, 0)])
    #expect(holding.expiries(until: Instant(milliseconds: 60_000)) == [expiry(.session, 30)])
  }

  @Test("Work and rest by the clock have each their own, and asking for them changes nothing")
  func byTheClock() {
    let holds = session(
      rounds(2, timed("plank", 30), rest(15, flows: true), timed("hollow hold", 30)))
    let holding = engine(holds, [(.start, 0)])
    let copy = holding
    let found = holding.expiries(until: Instant(milliseconds: 600_000))
    #expect(found.map(\.kind) == [.work, .rest, .work, .work, .rest, .session])
    #expect(found.map(\.at.milliseconds) == [30_000, 45_000, 75_000, 105_000, 120_000, 150_000])
    #expect(holding == copy)
  }
}
