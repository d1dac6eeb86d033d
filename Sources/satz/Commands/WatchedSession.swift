/// The running session as seen by a process that only reads the log.

import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

struct WatchedSession {
  /// Nil if nothing runs.
  private var run: DurableRun?
  private var formatter = UnitFormatter(language: .current)

  /// As it is in the journal now.
  init() throws {
    guard let store = try TrainingStore.ofThisUser() else { return }
    defer { store.closeFile() }
    let recorded = try store.answer { store throws(StoreProblem) in try store.running() }
    let now = Moment.now()
    guard let recorded, case .goesOn(let clock) = recorded.resumption(at: now) else { return }
    let athlete = try store.answer { store throws(StoreProblem) in try store.athlete() }
    formatter = UnitFormatter(language: .current, units: athlete.units)
    run = DurableRun.replay(recorded, clock: clock, in: store)
    advance(to: now)
  }

  /// Lets time pass without recording anything.
  mutating func advance(to now: Moment) {
    run?.advanceWithoutRecording(to: now)
    if run?.engine.isOver == true { run = nil }
  }

  /// Nil if nothing runs.
  func status(at now: Moment, _ heart: HeartRateReading? = nil) -> StatusJSON? {
    run.map { run in
      var status = StatusJSON(run.snapshot(at: now), at: run.instant(at: now), formatter)
      if let heart { status.take(heart, at: Instant(milliseconds: now.bootMilliseconds), formatter) }
      return status
    }
  }

  /// When its status changes by itself, on the boot clock; with `ticks`, the shown clock counts as a change.
  func nextChange(after now: Moment, ticks: Bool) -> Instant? {
    guard let run else { return nil }
    let instant = run.instant(at: now)
    let view = run.engine.snapshot(at: instant)
    var changes = [run.engine.nextDeadline, view.turns(after: instant)].compactMap(\.self)
    if ticks, !view.isPaused, let second = view.nextSecond(after: instant) { changes.append(second) }
    return changes.min().map { Instant(milliseconds: run.clock.bootMilliseconds(of: $0)) }
  }
}

extension Snapshot {
  /// When its clock shows another second: the time that is left is rounded up, the time since a rest ended down.
  fileprivate func nextSecond(after now: Instant) -> Instant? {
    if let ends = phaseEnds ?? windows.last?.ends, ends > now {
      let part = (ends - now).count % 1000
      return now + Milliseconds(part == 0 ? 1000 : part)
    }
    return phase == .expired ? now + Milliseconds(1000 - (now - phaseBegan).count % 1000) : nil
  }
}
