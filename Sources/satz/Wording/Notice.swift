/// The short answers (pills) to what a user does: their style and icon. Its words are in Notices+English and Notices+German.

import PlanLanguage
import SessionModel

enum Notice: Hashable, Sendable {
  case workoutStarted
  case workoutFinished
  case workoutAborted
  case exerciseAdded(String)
  case blocksAdded(Int)
  case exerciseRemoved(String)
  case exerciseReplaced(String, with: String)
  case exerciseComesNext(String)
  case setDone(exercise: String, what: String)
  case setTakenBack
  case repsAsked(exercise: String)
  case roundDone(Int)
  case profileSaved
  case restStarted(String?)
  case timerPaused
  case timerResumed
  case restEnded
  case sessionResumed(name: String)
  case commandUndone(String)
  case noteTaken
  case phaseMoved(String)
  case refused(RefusalText)
  case failed(String)

  var style: Pill.Style {
    switch self {
    case .workoutFinished, .exerciseAdded, .blocksAdded, .setDone, .profileSaved, .restEnded, .noteTaken, .roundDone:
      .success
    case .exerciseRemoved, .workoutAborted, .failed: .error
    case .timerPaused, .refused, .repsAsked: .warning
    case .setTakenBack, .commandUndone: .muted
    case .workoutStarted, .exerciseReplaced, .exerciseComesNext, .restStarted, .timerResumed, .sessionResumed,
      .phaseMoved:
      .info
    }
  }

  var icon: String {
    switch self {
    case .workoutStarted, .sessionResumed, .timerResumed: "▶"
    case .workoutFinished: "⚑"
    case .workoutAborted, .failed: "✗"
    case .exerciseAdded, .blocksAdded: "+"
    case .exerciseRemoved: "−"
    case .exerciseReplaced, .exerciseComesNext, .phaseMoved: "⇄"
    case .setDone, .profileSaved, .restEnded, .noteTaken, .roundDone: "✓"
    case .setTakenBack, .commandUndone: "↶"
    case .repsAsked: "?"
    case .restStarted: "⏱"
    case .timerPaused: "⏸"
    case .refused: "!"
    }
  }
}

/// Why something at the prompt was not done, with the names a sentence needs.
enum RefusalText: Hashable, Sendable {
  case notStarted, alreadyStarted, alreadyEnded, notPaused, alreadyPaused, nothingToUndo, nothingBefore
  case nothingToAcknowledge, phaseHasNoEnd, nothingToChoose, wrongMeasure, implausible, choiceOpen
  case exerciseNotAhead(String)
  case noSuchOption(Int, options: Int)
  case unknownExercise(String, nearest: String?)
  case noSession
}

extension RefusalText {
  /// The engine's reason, with the exercise by the name it has here.
  init(_ refusal: Refusal) {
    switch refusal {
    case .notStarted: self = .notStarted
    case .alreadyStarted: self = .alreadyStarted
    case .alreadyEnded: self = .alreadyEnded
    case .notPaused: self = .notPaused
    case .alreadyPaused: self = .alreadyPaused
    case .nothingToUndo: self = .nothingToUndo
    case .nothingBefore: self = .nothingBefore
    case .nothingToAcknowledge: self = .nothingToAcknowledge
    case .phaseHasNoEnd: self = .phaseHasNoEnd
    case .nothingToChoose: self = .nothingToChoose
    case .wrongMeasure: self = .wrongMeasure
    case .implausible: self = .implausible
    case .choiceOpen: self = .choiceOpen
    case .exerciseNotAhead(let key):
      self = .exerciseNotAhead(ExerciseLibrary.builtIn.name(of: key, in: Language.current.ofNames) ?? key)
    case .noSuchOption(let index, let options): self = .noSuchOption(index + 1, options: options)
    }
  }
}
