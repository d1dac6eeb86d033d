/// An open hold: its seconds are its result.
import Testing

@testable import SessionModel

@Suite("Open holds")
struct OpenHoldTests {
  private func done(_ performance: Performance = .asPrescribed, keepsTime: Bool? = true) -> Performance? {
    var work = Work(exercise: exercise("plank"), target: .open)
    work.keepsTime = keepsTime
    var engine = Engine(session: session(step(.work(work))))
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    _ = engine.handle(.pause, at: Instant(milliseconds: 20_000))
    _ = engine.handle(.resume, at: Instant(milliseconds: 50_000))
    _ = engine.handle(.done(performance), at: Instant(milliseconds: 113_000))
    return engine.log.first?.performance
  }

  @Test("It is as long as it lasted, without pauses, unless the athlete says otherwise")
  func seconds() {
    #expect(done() == Performance(time: .seconds(83)))
    #expect(done(Performance(rpeTenths: 90)) == Performance(time: .seconds(83), rpeTenths: 90))
    #expect(done(Performance(time: .seconds(60))) == Performance(time: .seconds(60)))
    #expect(done(Performance(reps: 3)) == Performance(reps: 3))
  }

  @Test("A hold counted in breaths is as long as it lasted, and no number of reps")
  func breaths() {
    var engine = Engine(
      session: session(step(.work(Work(exercise: exercise("cobra"), target: .breaths(.exactly(5)))))))
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    #expect(engine.snapshot(at: Instant(milliseconds: 0)).phaseEnds == nil)
    let refused = engine.handle(.done(Performance(reps: 5)), at: Instant(milliseconds: 9000))
    #expect(refused == [.refused(.wrongMeasure)])
    _ = engine.handle(.done(.asPrescribed), at: Instant(milliseconds: 23_000))
    #expect(engine.log.first?.performance == Performance(time: .seconds(23)))
  }

  @Test("Other open sets have no result of their own")
  func others() {
    #expect(done(keepsTime: nil) == .asPrescribed)
  }
}
