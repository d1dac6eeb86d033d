/// What the prompt has to tell of the clocks that have run out: each is claimed in the log before anything is heard, and
/// marked there afterwards, so that it is told once.

import Channels
import SessionModel
import SessionRunner
import TrainingStore

/// The expiries that are due now.
struct DueCalls {
  /// All of them.
  private(set) var due: [Expiry] = []
  /// Those that this process has claimed.
  private(set) var claimed: [Expiry] = []
  /// Those that nobody can claim, because the log cannot be written: better told twice than never.
  private var unclaimable = 0

  /// Whether somebody else tells all of them.
  var areTold: Bool { !due.isEmpty && claimed.isEmpty && unclaimable == 0 }

  init() {}

  init(_ due: [Expiry], claim: (Expiry) throws(StoreProblem) -> ExpiryClaim) {
    self.due = due
    for expiry in due {
      do throws(StoreProblem) {
        switch try claim(expiry) {
        case .yours: claimed.append(expiry)
        case .isTold, .isHeld, .isOutdated: break
        }
      } catch {
        unclaimable += 1
      }
    }
  }
}

extension LivePrompt {
  /// Claims what is due. Call it before time passes: what a process that dies afterwards has claimed can be taken over.
  func claimCalls(at now: Instant) -> DueCalls {
    let moment = Moment.atBoot(now)
    guard let run, let store else { return DueCalls() }
    let due = run.engine.expiries(until: run.instant(at: moment))
    if due.isEmpty { return DueCalls() }
    let teller = Teller.ofThisProcess(.prompt)
    return DueCalls(due) { expiry throws(StoreProblem) in
      try store.claim(
        expiry, of: run.id, due: run.moment(of: expiry.at, at: moment), by: teller, at: moment, isAlive: \.isAlive)
    }
  }

  /// They have been told. What cannot be written is told all the same.
  func mark(_ calls: DueCalls, through channels: [ToldChannel]) {
    guard let run, let store else { return }
    let teller = Teller.ofThisProcess(.prompt)
    for expiry in calls.claimed {
      let now = Moment.now()
      try? store.markTold(
        expiry, of: run.id, by: teller, through: channels, late: run.lateness(of: expiry.at, at: now), at: now)
    }
  }

  /// While a session goes on, a helper stands ready to tell what this process cannot tell any more.
  func keepHelperReady() {
    guard let run, isRunning, !run.isUnstarted, settings.isOn(.helper) else { return }
    // It would not find a log that was written beside its place.
    guard let store, store.path == log.path else { return }
    standBy?.keepReady()
  }
}

extension DurableRun {
  /// What the clocks show, or showed, at an instant of the session.
  func moment(of instant: Instant, at now: Moment) -> Moment {
    let shift = clock.bootMilliseconds(of: instant) - now.bootMilliseconds
    var moment = now
    moment.bootMilliseconds += shift
    moment.wallMilliseconds += shift
    return moment
  }

  /// How long ago an instant of the session was.
  func lateness(of instant: Instant, at now: Moment) -> Milliseconds {
    Milliseconds(max(0, now.bootMilliseconds - clock.bootMilliseconds(of: instant)))
  }
}

extension ToldChannel {
  init(_ signal: TerminalSignal) {
    switch signal {
    case .bell: self = .bell
    // Progress is shown, not told: it is never among the signals of an announcement.
    case .notification, .progress, .noProgress: self = .notification
    case .throughTmux(let inner): self.init(inner)
    }
  }
}

extension Announcement {
  /// How an expiry is announced.
  init(_ kind: Expiry.Kind) {
    switch kind {
    case .work: self = .workEnds
    case .sides: self = .switchSides
    case .window: self = .windowOver
    case .rest: self = .restOver
    case .session: self = .sessionOver
    case .sitting: self = .sitOver
    }
  }
}
