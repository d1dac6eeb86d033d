/// The targets of the moment while a ramp runs by the clock: `200 → 300 W · now 235 W`.

import PlanWording
import SessionModel

extension LiveScreen {
  /// Nil unless a ramp runs that the clock ends.
  func targetNow(_ view: Snapshot, at now: Instant) -> String? {
    guard view.phase == .work, let ends = view.phaseEnds, case .work(let work)? = view.current,
      let length = work.lengthOfRamp
    else { return nil }
    let effort = work.rampTo == nil ? nil : effortNow(view, at: now)
    let cadence = work.cadence?.rampTo == nil ? nil : work.cadence(after: length - (ends - now), of: length)
    let targets = [
      effort.map { formatter.writing(work).effort($0, of: work.exercise) }, cadence.map(formatter.cadence),
    ].compactMap(\.self)
    return targets.isEmpty ? nil : say(.targetNow(targets.joined(separator: " · ")))
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
    guard rampTo != nil || cadence?.rampTo != nil, case .time(let amount) = target else { return nil }
    return amount.max.map { Milliseconds($0) }
  }
}
