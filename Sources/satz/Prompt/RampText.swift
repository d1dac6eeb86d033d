/// The target of the moment while a ramp runs by the clock: `200 → 300 W · now 235 W`.

import PlanWording
import SessionModel

extension LiveScreen {
  /// Nil unless a ramp runs that the clock ends.
  func targetNow(_ view: Snapshot, at now: Instant) -> String? {
    guard view.phase == .work, let ends = view.phaseEnds, case .work(let work)? = view.current, work.rampTo != nil,
      case .time(let amount) = work.target, let length = amount.max.map({ Milliseconds($0) }),
      let effort = work.effort(after: length - (ends - now), of: length)
    else { return nil }
    return say(.targetNow(formatter.writing(work).effort(effort, of: work.exercise)))
  }

  /// How long a picture with such a target holds.
  static let targetHolds = Milliseconds.seconds(1)
}
