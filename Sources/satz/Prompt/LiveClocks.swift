/// The clocks of the live screen: of the phase, of the cap around it and of the session, on the boot clock.

import PlanWording
import SessionModel

extension LiveScreen {
  func phaseClock(_ view: Snapshot, at now: Instant) -> PhaseClock {
    guard view.phase != .ready, view.phase != .choosing else { return .none }
    let (began, ends) = stretch(view, at: now)
    if view.isPaused {
      guard let ends else { return .frozen(now - began, progress: nil) }
      let whole = max(1, (ends - began).count)
      let left = ends - now
      return .frozen(left, progress: 1 - min(1, max(0, Double(left.count) / Double(whole))))
    }
    guard let ends, view.phase != .expired else { return .up(since: boot(began)) }
    return .down(from: boot(began), to: boot(ends))
  }

  /// What the clock shows: the phase if it ends by itself, or else the window around it, or else the elapsed time.
  func stretch(_ view: Snapshot, at now: Instant) -> (began: Instant, ends: Instant?) {
    if view.phase == .expired { return (view.phaseBegan, nil) }
    if let ends = view.endOfClock { return (view.phaseBegan, ends) }
    guard let window = view.clockedWindow else { return (view.phaseBegan, nil) }
    switch window.kind {
    case .forTime: return (window.began ?? view.phaseBegan, nil)
    case .intervals:
      if window.isOverrun(at: now) { return (window.roundEnds ?? view.phaseBegan, nil) }
      return (window.roundBegan ?? view.phaseBegan, window.roundEnds ?? window.ends)
    case .amrap, .forGoal, .rounds, .ladder: return (window.began ?? view.phaseBegan, window.ends)
    }
  }

  /// Of a phase that ends by itself. A breath is too short for a title.
  func whatIsLeft(_ view: Snapshot, at now: Instant) -> PhaseClock {
    guard view.phase != .breath else { return .none }
    switch phaseClock(view, at: now) {
    case .down(let from, let to): return .down(from: from, to: to)
    case .frozen(let time, let progress?): return .frozen(time, progress: progress)
    case .frozen, .up, .none: return .none
    }
  }

  /// The session by time: from its start to the end that is expected now.
  func sessionClock(_ view: Snapshot, at now: Instant) -> PhaseClock {
    guard let left, view.phase != .ready else { return view.phase == .ready ? .frozen(.zero, progress: 0) : .none }
    let whole = max(1, view.elapsed.count + left.count)
    if view.isPaused { return .frozen(view.elapsed, progress: Double(view.elapsed.count) / Double(whole)) }
    return .down(from: boot(now - view.elapsed), to: boot(now + left))
  }

  /// Work for time counts up; its ring runs to the cap. That of a part of a timed total runs to the total.
  func capClock(_ view: Snapshot, at now: Instant) -> PhaseClock? {
    if view.countsUpToTotal, view.clockedWindow == nil { return whatIsLeftOfTotal(view, at: now) }
    guard view.phase == .work, view.endOfClock == nil, let window = view.clockedWindow, window.kind == .forTime,
      let began = window.began, let ends = window.ends
    else { return nil }
    let (passed, whole) = (Double((now - began).count), Double(max(1, (ends - began).count)))
    return view.isPaused ? .frozen(ends - now, progress: passed / whole) : .down(from: boot(began), to: boot(ends))
  }

  /// Of a timed total whose part is running.
  func whatIsLeftOfTotal(_ view: Snapshot, at now: Instant) -> PhaseClock? {
    guard view.countsUpToTotal, let ends = view.phaseEnds else { return nil }
    let whole = view.total.map { Milliseconds($0.of) } ?? .zero
    // As if the parts before had been done without a break.
    let began = ends - whole
    guard view.isPaused else { return .down(from: boot(began), to: boot(ends)) }
    return .frozen(ends - now, progress: Double((now - began).count) / Double(max(1, whole.count)))
  }

  func elapsed(_ view: Snapshot, at now: Instant) -> PhaseClock {
    // A second that has begun is not shown yet.
    let standing = PhaseClock.frozen(.seconds(view.elapsed.count / 1000), progress: nil)
    return view.isPaused || view.phase == .ready ? standing : .up(since: boot(now - view.elapsed))
  }

  /// The whole that the bar and the ring are parts of; nothing once it is over.
  func elapsedNote(_ view: Snapshot) -> String {
    let whole = left.map { view.elapsed + $0 } ?? view.estimated
    guard let whole, whole > view.elapsed else { return say(.elapsed("", of: nil)) }
    // Of a short session a whole minute says too little, and what has passed is never more than all of it.
    if whole < .seconds(120) { return say(.elapsed("", of: formatter.clock(whole))) }
    let passed = Milliseconds((view.elapsed.count + 59_999) / 60_000 * 60_000)
    return say(.elapsed("", of: formatter.rough(max(whole, passed))))
  }

  func setProgress(_ view: Snapshot) -> Double? {
    guard case .work(let work)? = view.current, view.phaseEnds == nil, work.of > 1 else { return nil }
    return Double(work.set - 1) / Double(work.of)
  }

  func boot(_ instant: Instant) -> Instant { Instant(milliseconds: clock.bootMilliseconds(of: instant)) }
}
