/// Where a running session is: the place in the tree, the phase with its clocks, and what is still asked.

struct State: Hashable, Sendable {
  var now = Instant(milliseconds: 0)
  var startedAt: Instant?
  /// All clocks stand at this instant.
  var pausedAt: Instant?
  /// The pauses that are over.
  var pausedFor = Milliseconds.zero
  var phase = PhaseClock(kind: .ready, began: Instant(milliseconds: 0))
  /// Of the current step, or the last one while nothing but time is awaited.
  var place = Place()
  /// The step that runs. It stays what it was when the tree is edited.
  var step: Step?
  /// Once a part of the cluster that runs is done.
  var cluster: ClusterClock?
  var here: PhaseCheckpoint?
  /// `here` is on the trail already: what is now is no step of the plan but the wait after one.
  var isHereOnTrail = false
  /// The last logged set, as long as its result can be completed.
  var answerable: Answerable?
  var stepsDone = 0
  var totals = Totals()

  /// The instant at which the session's clocks stand.
  var clock: Instant { pausedAt ?? now }
  var isRunning: Bool { phase.kind != .ready && !phase.isOver }
  /// Since the start, without pauses. Telling the last result takes no time of the session.
  var elapsed: Milliseconds {
    guard let startedAt else { return .zero }
    let until = phase.isOver || phase.isLastQuestion ? phase.began : clock
    return until - startedAt - pausedFor
  }
  var summary: Summary {
    Summary(sets: totals.sets, reps: totals.reps, volumeGrams: totals.volumeGrams, elapsed: elapsed)
  }
}

/// A phase with the instants that matter to it.
struct PhaseClock: Hashable, Sendable {
  var kind: Phase
  var began: Instant
  var ends: Instant?
  /// Half of what was prescribed: it does not move with the end.
  var halfway: Instant?
  var bell: Milliseconds?
  /// A rest may be ended from here on without being cut short.
  var enoughAt: Instant?
  /// Everything is done and only a result is still asked for.
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

/// How a phase began, enough to begin it again.
struct PhaseCheckpoint: Hashable, Sendable {
  var place: Place
  var began: Instant
  var stepsDone: Int
  var sets: Int
}

/// A logged set whose result can still be given or completed.
struct Answerable: Hashable, Sendable {
  /// Its index in the log.
  var index: Int
  var node: Int
  var occurrence: Occurrence
  var asksReps: Bool
  /// The window around it is over, its score may be given.
  var takesScore = false
}

/// Limits within which no sum of instants and lengths can overflow.
enum EngineLimits {
  /// Some 30 000 years.
  static let latest: WideInt = 1_000_000_000_000_000
  /// Some 30 years.
  static let longest: WideInt = 1_000_000_000_000
  static let mostRounds = 10_000_000
}

extension Instant {
  var clamped: Instant { Instant(milliseconds: min(max(milliseconds, 0), EngineLimits.latest)) }
}

extension Milliseconds {
  /// A length something can have: at least a millisecond, so that no chain of steps takes no time at all.
  var clamped: Milliseconds { Milliseconds(min(max(count, 1), EngineLimits.longest)) }
}
