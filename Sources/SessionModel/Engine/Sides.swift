/// Holds of each side: two clocks, one after the other, with a cue to switch, and one set in the log.

/// The sides of the running set, once the first one is done.
struct SideClock: Hashable, Sendable {
  /// When the first side began.
  var began: Instant
  /// How long the first side was.
  var first: Milliseconds
}

extension State {
  /// Whether the running set is a hold of each side, and still on the first of them.
  var isOnFirstSide: Bool { sides == nil && switchesSides }

  /// Whether the running set is of each side, for a time or for breaths, or a part of a timed total; under the first
  /// rules one clock counted for both, and before the ninth in an open hold.
  var switchesSides: Bool {
    guard rules >= .second, phase.kind == .work, case .work(let work) = step else { return false }
    return work.side == .each && (work.target.isOfOneSideAtATime || rules >= .ninth && work.isOpenHold)
  }

  /// The time of the running set until an instant; with two sides, the time of the shorter one.
  func held(until instant: Instant) -> Milliseconds {
    guard let sides else {
      let time = instant - setBegan
      guard switchesSides, let ends = phase.ends else { return time }
      return min(time, ends - phase.began)
    }
    return min(sides.first, instant - phase.began)
  }
}

extension Work {
  /// As long as one can: `plank 15s+`, `plank max`.
  var isOpenHold: Bool {
    switch target {
    case .time(let amount): amount.max == nil
    case .open: keepsTime == true
    case .reps, .distance, .energy, .breaths, .repsWithin, .energyWithin, .distanceWithin, .total, .cluster, .rung:
      false
    }
  }
}

extension Target {
  /// Whether one side follows the other.
  fileprivate var isOfOneSideAtATime: Bool {
    switch self {
    case .breaths, .total(_, of: .time): true
    case .reps, .time, .distance, .energy, .repsWithin, .energyWithin, .distanceWithin, .total, .cluster, .rung, .open:
      length != nil
    }
  }
}

extension Engine {
  /// The second side begins at once.
  mutating func switchSides(_ effects: inout [Effect]) {
    guard case .work(let work) = state.step else { return }
    state.sides = SideClock(began: state.phase.began, first: state.clock - state.phase.began)
    state.phase = phase(for: .work(work))
    effects += [.cue(.switchSides), .phaseBegan]
    effects += cues(at: state.clock)
  }
}
