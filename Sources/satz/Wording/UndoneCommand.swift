/// A command that was taken back, as the athlete would name it: by what was typed, or by the key.

import PlanWording
import SessionModel

struct UndoneCommand: Hashable, Sendable, Worded {
  private let command: Command
  /// The length or the exercise in it.
  private let object: String
  /// What it did, if it was a `done` and that is known.
  private let done: Done?

  /// A `done` may have done any of these.
  enum Done: Hashable, Sendable {
    /// `set 2 of 3, 8 × 75 kg`
    case set(String)
    case correction
    /// It ended a rest, a breath, a sit.
    case wentOn
  }

  init(_ command: Command, _ formatter: UnitFormatter, done: Done? = nil) {
    self.command = command
    self.done = done
    object =
      switch command {
      case .extend(let shift): (shift < .zero ? "−" : "+") + formatter.length(Milliseconds(abs(shift.count)))
      case .remove(let key), .replace(let key, _), .bringForward(let key):
        formatter.exercise(Exercise(key: key, name: key))
      case .choose(let index): "\(index + 1)"
      case .changeRests(let change): formatter.length(change.upTo ?? change.length)
      case .start, .done, .part, .acknowledge, .skip, .skipExercise, .miss, .back, .redo, .pause, .resume, .undo, .note,
        .correct, .heartRate, .add, .revise, .reshape, .finish, .abort:
        ""
      }
  }

  var english: String {
    switch done {
    case .set(let set)?: return set
    case .correction?: return "correction"
    case .wentOn?: return "went on"
    case nil: break
    }
    return switch command {
    case .acknowledge: "going on after the rest"
    case .revise, .reshape: "new sets"
    case .start, .done, .part, .correct, .skip, .skipExercise, .miss, .back, .redo, .pause, .resume, .extend,
      .changeRests,
      .undo, .note, .heartRate, .add, .remove, .replace, .bringForward, .choose, .finish, .abort:
      typed
    }
  }

  var german: String {
    switch done {
    case .set(let set)?: return set
    case .correction?: return "Korrektur"
    case .wentOn?: return "weiter"
    case nil: break
    }
    return switch command {
    case .start: "Start"
    case .done, .part: "Satz fertig"
    case .acknowledge: "weiter nach der Pause"
    case .skip: "übersprungen"
    case .skipExercise: "Übung übersprungen"
    case .miss: "verfehlt"
    case .back: "zurück"
    case .redo: "noch einmal"
    case .pause: "angehalten"
    case .resume: "weiter"
    case .undo: "rückgängig"
    case .note: "Notiz"
    case .add: "hinzugefügt"
    case .finish: "beendet"
    case .abort: "abgebrochen"
    case .correct: "Korrektur"
    case .changeRests: "\(object) Pause"
    case .extend: object
    case .remove: "\(object) entfernt"
    case .replace: "\(object) ersetzt"
    case .bringForward: "\(object) vorgezogen"
    case .choose: "Nummer \(object) gewählt"
    case .revise, .reshape: "neue Sätze"
    case .heartRate: ""
    }
  }

  /// As it is typed in English.
  private var typed: String {
    switch command {
    case .start: "start"
    case .done, .part: "done"
    case .skip: "skip"
    case .skipExercise: "skip exercise"
    case .miss: "miss"
    case .back: "back"
    case .redo: "redo"
    case .pause: "pause"
    case .resume: "resume"
    case .undo: "undo"
    case .note: "note"
    case .add: "add"
    case .finish: "finish"
    case .abort: "abort"
    case .correct: "correction"
    case .changeRests: "rest \(object)"
    case .extend: object
    case .remove: "remove \(object)"
    case .replace: "replace \(object)"
    case .bringForward: "next \(object)"
    case .choose: "choose \(object)"
    case .acknowledge, .revise, .reshape, .heartRate: ""
    }
  }
}
