/// Keeps a step that is taken from two places at once, by a foot pedal and a key, from counting twice.

import SessionModel

struct StepDebounce {
  /// Where commands come from: keys, other programs, a notification, the desktop's media keys.
  enum Source { case keyboard, control, desktop, player }

  /// How long the other place has to wait.
  private static let window = Milliseconds(500)
  private var last: (source: Source, at: Instant)?

  /// Whether the command is carried out. Only what leads on to the next step can be meant twice.
  mutating func counts(_ command: Command, from source: Source, at now: Instant) -> Bool {
    switch command {
    case .start, .done, .part, .acknowledge: break
    case .skip, .skipExercise, .miss, .back, .redo, .extend, .bringForward, .choose, .pause, .resume, .undo, .note,
      .heartRate, .add, .remove, .replace, .correct, .changeRests, .revise, .finish, .abort:
      return true
    }
    if let last, last.source != source, now - last.at < Self.window { return false }
    last = (source, now)
    return true
  }
}
