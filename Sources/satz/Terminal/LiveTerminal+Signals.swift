/// What the terminal shows outside of its rows: its title, the progress of a rest, and the flash at the end of one.
import Channels
import SessionModel

extension LiveTerminal {
  func drawTitle(at now: Instant) {
    let wanted = content.title(at: now)
    guard wanted != title else { return }
    if let wanted {
      if title == nil { emit(Control.pushTitle) }
      emit(Control.title(wanted))
    } else {
      emit(Control.popTitle)
    }
    title = wanted
  }

  /// Only when its percent changes, and not on terminals that cannot show it.
  func drawProgress(at now: Instant) {
    guard settings.showsProgress else { return }
    let wanted = content.rest?.progress(at: now).map { share in
      TerminalSignal.progress(Int(share * 100), isPaused: content.rest?.isFrozen == true)
    }
    guard wanted != progress else { return }
    emit(Control.signal(wanted ?? .noProgress))
    progress = wanted
  }

  func clearProgress() {
    if progress != nil { emit(Control.signal(.noProgress)) }
    progress = nil
  }

  /// An alarm that is new flashes, unless nothing may move.
  func noteAlarm(at now: Instant) {
    let isAlarm = showsOverlay && content.overlay?.kind == .alarm
    if isAlarm, flash == nil, settings.flashes, !settings.reducedMotion { flash = Flash(from: now) }
    if !isAlarm { flash = nil }
  }
}

/// The haptic of a screen: the overlay is lit twice when it comes.
struct Flash: Equatable, Sendable {
  private let began: Instant

  init(from now: Instant) { began = now }

  /// Less than three times a second, for those whom flashes hurt.
  private static let lit: [Range<Int>] = [0..<180, 400..<580]

  func isLit(at now: Instant) -> Bool { Self.lit.contains { $0.contains(began.distance(to: now)) } }

  func nextChange(after now: Instant) -> Instant? {
    let passed = began.distance(to: now)
    let turns = Self.lit.flatMap { [$0.lowerBound, $0.upperBound] }
    return turns.first { $0 > passed }.map { Instant(milliseconds: began.milliseconds &+ $0) }
  }
}

extension ScreenContent {
  /// `1:12 rest · Push`
  func title(at now: Instant) -> String? {
    guard let title, let seconds = titleClock.seconds(at: now) else { return title }
    return PhaseClock.text(seconds: seconds) + " " + title
  }
}

extension PhaseClock {
  fileprivate var isFrozen: Bool { if case .frozen = self { true } else { false } }
}
