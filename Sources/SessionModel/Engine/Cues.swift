/// Cues: signals at instants that follow from the phase's clock, so each fires once, however late the engine is told
/// the time.
extension Engine {
  /// The next instant after `instant` at which a cue is due.
  func nextCue(after instant: Instant) -> Instant? {
    var next: Instant?
    func consider(_ candidate: Instant) {
      guard candidate > instant, next.map({ candidate < $0 }) ?? true else { return }
      next = candidate
    }
    let phase = state.phase
    if let ends = phase.ends, phase.countsDown {
      for seconds: WideInt in 1...3 where ends - .seconds(seconds) >= phase.began { consider(ends - .seconds(seconds)) }
    }
    if let halfway = phase.halfway { consider(halfway) }
    if let bell = phase.bell {
      let rung = (instant - phase.began).count / bell.count
      consider(phase.began + Milliseconds((max(rung, 0) + 1) * bell.count))
    }
    return next
  }

  /// The cues at exactly this instant.
  func cues(at instant: Instant) -> [Effect] {
    let phase = state.phase
    var cues: [Effect] = []
    if instant == phase.halfway { cues.append(.cue(.halfway)) }
    if let bell = phase.bell, instant > phase.began, (instant - phase.began).count % bell.count == 0 {
      cues.append(.cue(.bell))
    }
    if let ends = phase.ends, phase.countsDown {
      for seconds in 1...3 where ends - .seconds(WideInt(seconds)) == instant { cues.append(.cue(.countdown(seconds))) }
    }
    return cues
  }
}

extension PhaseClock {
  /// 3-2-1 before the end of rests, waits and countdowns, and of timed work that is long enough.
  var countsDown: Bool {
    switch kind {
    case .countdown, .rest, .waiting: true
    case .work: ends.map { $0 - began >= .seconds(10) } ?? false
    case .ready, .expired, .breath, .sit, .choosing, .finished, .aborted: false
    }
  }
}
