/// Where a running session is: the place in the tree, the phase with its clocks, and what is still asked for.

struct State: Hashable, Sendable {
  var now = Instant(milliseconds: 0)
  var startedAt: Instant?
  /// All clocks have stopped at this instant.
  var pausedAt: Instant?
  /// The total of the pauses that are over.
  var pausedFor = Milliseconds.zero
  var phase = PhaseClock(kind: .ready, began: Instant(milliseconds: 0))
  /// Of the current step, or of the last one while only waiting for time to pass.
  var place = Place()
  /// The running step. Editing the tree does not change it.
  var step: Step?
  /// Set once a part of the running cluster is done.
  var cluster: ClusterClock?
  /// Set once the first side of the running set is done.
  var sides: SideClock?
  /// The rules of the session.
  let rules: RulesVersion
  var here: PhaseCheckpoint?
  /// `here` is already on the trail: the current phase is not a step of the plan but the wait after one.
  var isHereOnTrail = false
  /// The last logged set, while its result can still be completed.
  var answerable: Answerable?
  var stepsDone = 0
  var totals = Totals()

  init(rules: RulesVersion) { self.rules = rules }

  /// The instant that the session's clocks show.
  var clock: Instant { pausedAt ?? now }
  var isRunning: Bool { phase.kind != .ready && !phase.isOver }
  /// Time since the start, without pauses. Waiting for the last result does not count.
  var elapsed: Milliseconds {
    guard let startedAt else { return .zero }
    let until = phase.isOver || phase.isLastQuestion ? phase.began : clock
    return until - startedAt - pausedFor
  }
  var summary: Summary { totals.summary(elapsed: elapsed) }
}

/// A phase with its instants.
struct PhaseClock: Hashable, Sendable {
  var kind: Phase
  var began: Instant
  var ends: Instant?
  /// Half of the prescribed time: it does not move with the end.
  var halfway: Instant?
  var bell: Milliseconds?
  /// From here on, ending a rest does not cut it short.
  var enoughAt: Instant?
  /// Everything is done, and only a result is still asked for.
  var isLastQuestion = false

  var isOver: Bool {
    switch kind {
    case .finished, .aborted: true
    case .ready, .countdown, .work, .rest, .expired, .waiting, .breath, .sit, .choosing: false
    }
  }

  mutating func shift(by pause: Milliseconds) {
    began = began + pause
    ends = ends.map { $0 + pause }
    halfway = halfway.map { $0 + pause }
    enoughAt = enoughAt.map { $0 + pause }
  }
}

/// How a phase began: enough to begin it again.
struct PhaseCheckpoint: Hashable, Sendable {
  var place: Place
  var began: Instant
  var stepsDone: Int
  var sets: Int
  var scores: Int
}

/// A logged set whose result can still be given or completed.
struct Answerable: Hashable, Sendable {
  /// Its index in the log.
  var index: Int
  var node: Int
  var occurrence: Occurrence
  var asksReps: Bool
  var asksLoad = false
  var asksRPE = false
  /// The window around it is over, and its score may be given.
  var takesScore = false
}

/// Limits that keep sums of instants and lengths from overflowing.
package enum EngineLimits {
  /// About 30,000 years.
  static let latest: WideInt = 1_000_000_000_000_000
  /// About 30 years.
  package static let longest: WideInt = 1_000_000_000_000
  static let mostRounds = 10_000_000
}

extension Instant {
  var clamped: Instant { Instant(milliseconds: min(max(milliseconds, 0), EngineLimits.latest)) }
}

extension Milliseconds {
  /// A possible length: at least a millisecond, so that every chain of steps takes some time.
  var clamped: Milliseconds { Milliseconds(min(max(count, 1), EngineLimits.longest)) }
}
