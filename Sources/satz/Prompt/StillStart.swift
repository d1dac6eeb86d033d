/// The countdown before breathing and sitting: until it is over nothing has begun, and Esc leaves everything as it was.
/// The plan of such a session has no countdown of its own, as that of timed work has.

import SessionModel

struct StillStart {
  /// On the boot clock.
  let began, ends: Instant
  /// When something is to be done next: a tone for each of the last three seconds, and then the start.
  private(set) var next: Instant

  init(at now: Instant, seconds: Int) {
    (began, ends) = (now, now + .seconds(WideInt(seconds)))
    next = ends - .seconds(WideInt(min(3, seconds)))
  }

  /// To the second after this instant.
  mutating func goOn(after now: Instant) {
    while next <= now, next < ends { next = next + .seconds(1) }
  }

  var clock: PhaseClock { .down(from: began, to: ends) }
}

extension LivePrompt {
  /// Counts instead of starting, where there is a screen to count on. A second start does not wait any longer.
  func countsDown(to command: Command, at now: Instant) -> Bool {
    if case .note = command { return false }
    let isCounting = stillStart != nil
    stillStart = nil
    guard command == .start, !isCounting, loop?.rowsForLines != nil, athlete.countdownSeconds > 0,
      let run, run.engine.session.kind != .workout, snapshot(at: now)?.phase == .ready
    else { return false }
    stillStart = StillStart(at: now, seconds: athlete.countdownSeconds)
    wakeStillStart(at: now)
    screenChanged()
    return true
  }

  /// A tone, or the start itself.
  func wakeStillStart(at now: Instant) {
    guard var start = stillStart, start.next <= now else { return }
    guard now < start.ends else {
      stillStart = nil
      if let run, snapshot(at: now)?.phase == .ready { give(.start, since: run, at: now) }
      return
    }
    _ = announcer?.announce(.countdown, text: "", words: { "" }, notice: { nil }, at: .atBoot(now))
    start.goOn(after: now)
    stillStart = start
  }
}
