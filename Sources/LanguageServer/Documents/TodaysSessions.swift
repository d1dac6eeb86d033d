/// The sessions of a plan as they would be today, each compiled when it is first asked for.

import PlanLanguage
import SessionModel

/// A class, because what one question finds out serves the next one.
final class TodaysSessions {
  /// What was known about the athlete when they were compiled.
  private var stamp: [Int] = []
  private var sessions: [Int: PlacedSession?] = [:]

  /// - Parameter index: the place of the session among the plan's declarations.
  func session(_ index: Int, of plan: Plan, for known: AthleteKnowledge) -> PlacedSession? {
    if stamp != known.stamp { (sessions, stamp) = ([:], known.stamp) }
    if let session = sessions[index] { return session }
    let declaration = plan.declarations[index]
    let place = known.place(plan.owner(of: declaration))
    let session = plan.placed(
      declaration, athlete: known.athlete, state: place.state,
      turn: plan.nextTurn(of: declaration, after: place.turns, sessions: place.sessions))
    sessions[index] = .some(session)
    return session
  }
}
