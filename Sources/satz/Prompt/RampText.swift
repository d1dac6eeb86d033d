/// The target of the moment while a ramp runs by the clock: `200 → 300 W · now 235 W`.

import PlanWording
import SessionModel

extension LiveScreen {
  /// Nil unless a ramp runs that the clock ends.
  func targetNow(_ view: Snapshot, at now: Instant) -> String? {
    guard view.phaseEnds != nil, case .work(let work)? = view.current, work.lengthOfRamp != nil,
      let effort = effortNow(view, at: now)
    else { return nil }
    return say(.targetNow(formatter.writing(work).effort(effort, of: work.exercise)))
  }

  /// What is asked of the work that runs, at this instant.
  func effortNow(_ view: Snapshot, at now: Instant) -> Effort? {
    guard view.phase == .work, case .work(let work)? = view.current else { return nil }
    guard let ends = view.phaseEnds, let length = work.lengthOfRamp else { return work.effort }
    return work.effort(after: length - (ends - now), of: length)
  }

  /// How long a picture with such a target holds.
  static let targetHolds = Milliseconds.seconds(1)
}

extension Work {
  /// Nil unless it is a ramp that the clock ends.
  fileprivate var lengthOfRamp: Milliseconds? {
    guard rampTo != nil, case .time(let amount) = target else { return nil }
    return amount.max.map { Milliseconds($0) }
  }
}
