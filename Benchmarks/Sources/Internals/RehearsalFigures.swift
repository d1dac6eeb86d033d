/// What running costs: every session of a plan on a virtual clock, from its start to its last effect.

import PlanLanguage
import SessionModel

enum RehearsalFigures {
  static func rehearse(_ path: String) throws -> () -> [Double] {
    let sessions = PlanFigures.sessions(of: try PlanFigures.bytes(of: path))
    return { [seconds { for session in sessions { rehearse(session) } }] }
  }

  /// A set takes 40 s; whatever time does of its own accord, it does at its instant; a rest that is over is acknowledged.
  private static func rehearse(_ session: Session) {
    var engine = Engine(session: session)
    _ = engine.handle(.start, at: Instant(milliseconds: 0))
    while !engine.isOver {
      guard let deadline = engine.nextDeadline else {
        _ = engine.handle(.done(.asPrescribed), at: engine.now + .seconds(40))
        continue
      }
      if engine.advance(to: deadline).contains(.restExpired) { _ = engine.handle(.acknowledge, at: deadline) }
    }
  }
}
