/// Keeps a step that is taken twice at once, by two places or by a pedal that bounces, from counting twice.

import SessionModel

struct StepDebounce {
  /// Where commands come from: keys, words from other programs, a pedal's Enter, a notification, the desktop's media
  /// keys.
  enum Source { case keyboard, control, pedal, desktop, player }

  /// For how long it is the same step.
  private static let window = Milliseconds(500)
  private var last: (step: Step, source: Source, at: Instant)?

  /// What can be meant twice: only what leads on to the next step.
  private enum Step: Equatable {
    case start
    /// Without a number: whatever is current is over.
    case onwards
    case result(Performance)

    init?(_ command: Command) {
      switch command {
      case .start: self = .start
      case .done(.asPrescribed), .part, .acknowledge: self = .onwards
      case .done(let performance): self = .result(performance)
      case .skip, .skipExercise, .miss, .back, .redo, .extend, .bringForward, .choose, .pause, .resume, .undo, .note,
        .heartRate, .add, .remove, .replace, .correct, .changeRests, .revise, .reshape, .finish, .abort:
        return nil
      }
    }
  }

  /// Whether the command is carried out.
  mutating func counts(_ command: Command, from source: Source, at now: Instant) -> Bool {
    guard let step = Step(command) else { return true }
    if let last, now - last.at < Self.window, isMeantTwice(step, source, after: last) { return false }
    last = (step, source, now)
    return true
  }

  private func isMeantTwice(
    _ step: Step, _ source: Source, after last: (step: Step, source: Source, at: Instant)
  ) -> Bool {
    switch (last.source, source) {
    // Whoever types faster than that means each line.
    case (.keyboard, .keyboard): false
    // It says nothing but *go on*, so that the second one means what the first one has done.
    case (.pedal, .pedal): true
    // Of several keys, the one after the start is another one.
    case (.desktop, .desktop), (.player, .player): step == last.step
    // A program may give several commands; two programs give the same one. A second start is refused anyway.
    case (.control, .control), (.control, .pedal), (.pedal, .control): step == last.step && step != .start
    case (.keyboard, _), (.control, _), (.pedal, _), (.desktop, _), (.player, _): true
    }
  }
}
