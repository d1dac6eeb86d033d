/// What a media player of the desktop shows of the session.

import PlanWording
import SessionModel

struct PlayerState: Equatable {
  enum Status: String {
    case playing = "Playing"
    /// The session waits for the athlete, who pauses or whose rest is over.
    case paused = "Paused"
    /// Not begun yet.
    case stopped = "Stopped"
  }
  enum Position: Equatable {
    /// Zero was at this instant of the boot clock.
    case running(since: Instant)
    case standing(at: Milliseconds)
  }
  var status: Status
  /// The set or the rest.
  var title: String
  /// The workout.
  var artist: String
  /// Nil if the athlete ends it.
  var length: Milliseconds?
  var position: Position

  /// `now` is on the session's clock, as the snapshot is. Nil once the session is over.
  init?(_ view: Snapshot, at now: Instant, clock: SessionClock, _ formatter: UnitFormatter) {
    guard view.phase != .finished, view.phase != .aborted else { return nil }
    artist = formatter.language.sessionName(view.sessionName)
    title = LiveScreen(formatter: formatter, clock: clock).playerTitle(view)
    length = view.phaseEnds.map { max(.zero, $0 - view.phaseBegan) }
    switch view.phase {
    case .ready: status = .stopped
    case .expired: status = .paused
    case .countdown, .work, .rest, .waiting, .breath, .sit, .choosing, .finished, .aborted:
      status = view.isPaused ? .paused : .playing
    }
    position =
      switch status {
      case .stopped: .standing(at: .zero)
      case .paused: .standing(at: max(.zero, now - view.phaseBegan))
      case .playing: .running(since: Instant(milliseconds: clock.bootMilliseconds(of: view.phaseBegan)))
      }
  }

  func position(at now: Instant) -> Milliseconds {
    switch position {
    case .running(let since): max(.zero, now - since)
    case .standing(let position): position
    }
  }
}

extension LiveScreen {
  /// `Bench press · set 1 of 3 · 8 × 80 kg`; `Rest · next: …`
  fileprivate func playerTitle(_ view: Snapshot) -> String {
    let next = view.next.map { describe($0, total: view.nextTotal) }
    func waiting(_ what: String) -> String { [what, say(.next(next))].joined(separator: " · ") }
    switch view.phase {
    case .work, .breath, .sit:
      return view.current.map { describe($0, view.part, in: view.windows, total: view.total) } ?? ""
    case .rest, .waiting: return waiting(SheetText.restName.said(in: formatter.language))
    case .expired: return waiting(say(.restIsOver))
    case .countdown: return waiting(SheetText.countdown.said(in: formatter.language))
    case .ready, .choosing, .finished, .aborted: return headline(view)
    }
  }
}
