/// The prompt and the desktop: what is told there of the session, and what its buttons do.

import Channels
import PlanWording
import SessionModel

extension LivePrompt {
  /// From now on the desktop is told of the session and may steer it.
  func joinDesktop() {
    isOnDesktop = true
    desktop.continued = { [unowned self] in continued(at: BootClock.now) }
    player.pressed = { [unowned self] in pressed($0, at: BootClock.now) }
    tellDesktop()
  }

  func leaveDesktop() {
    isOnDesktop = false
    desktop.closeWaiting()
    // One that is only being shown is closed when its number comes.
    desktop.settle(within: Milliseconds(200))
    player.show(nil)
  }

  /// After each change of the session.
  func tellDesktop() {
    guard isOnDesktop else { return }
    if isRunning { announcer?.prepareDesktop() }
    let now = BootClock.now
    if snapshot(at: now)?.phase != .expired { desktop.closeWaiting() }
    player.show(settings.isOn(.mediaKeys) ? playerState(at: now) : nil)
  }

  private func playerState(at now: Instant) -> PlayerState? {
    guard let run, isRunning else { return nil }
    let instant = run.instant(at: .atBoot(now))
    return PlayerState(run.engine.snapshot(at: instant), at: instant, clock: run.clock, formatter)
  }

  /// *Continue* in a notification. Only a rest that is over can be meant.
  func continued(at now: Instant) {
    announcer?.raiseTerminal()
    passTime(at: now)
    if snapshot(at: now)?.phase == .expired { command(.acknowledge, from: .desktop, at: now) }
  }

  private func pressed(_ button: SessionPlayer.Button, at now: Instant) {
    passTime(at: now)
    guard isRunning, let view = snapshot(at: now) else { return }
    let goesOn = view.isPaused || view.phase == .expired || view.phase == .ready
    switch button {
    case .next: command(onwards(at: now), from: .player, at: now)
    case .playPause where goesOn, .play where goesOn:
      command(view.isPaused ? .resume : onwards(at: now), from: .player, at: now)
    case .playPause, .pause, .stop: if !goesOn { command(.pause, from: .player, at: now) }
    case .play: break
    case .raise: announcer?.raiseTerminal()
    }
  }

  private func command(_ command: Command, from place: StepDebounce.Source, at now: Instant) {
    source = place
    defer { source = .keyboard }
    self.command(command, at: now)
  }
}
