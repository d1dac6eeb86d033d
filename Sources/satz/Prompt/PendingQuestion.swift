/// Asks back before carrying out a line that is probably a mistake.

import Glibc
import PlanWording
import SessionModel

enum PendingQuestion {
  /// Something was done, and the session would be ended early.
  case abort
  /// Plan text with an unknown exercise.
  case exercise(LineMeaning)
}

extension LivePrompt {
  /// Whether somebody sits at the keyboard.
  private var canAsk: Bool { isatty(STDIN_FILENO) == 1 }

  /// Asks back if the line could be a mistake. False if there is nothing to ask, or nobody.
  func asksBack(_ meaning: LineMeaning) -> Bool {
    guard case .command(.abort) = meaning, canAsk, isRunning, let run, !run.engine.log.isEmpty else { return false }
    pendingQuestion = .abort
    say(.abortQuestion(sets: run.engine.log.count))
    return true
  }

  func asksBack(about exercise: String, _ meaning: LineMeaning) -> Bool {
    guard canAsk else { return false }
    pendingQuestion = .exercise(meaning)
    let near = library.exercises.nearest(to: exercise, limit: 1).first?.name(in: formatter.language.ofNames)
    say(.unknownExerciseQuestion(exercise, nearest: near))
    return true
  }

  /// Whether the line answers what was asked back. Any other line means no, and is carried out itself.
  func answersPendingQuestion(_ text: String, at now: Instant) -> Bool {
    guard let asked = pendingQuestion else { return false }
    pendingQuestion = nil
    switch (YesOrNo(text), asked) {
    case (.yes?, .abort): command(.abort, at: now)
    case (.yes?, .exercise(let meaning)): carryOut(meaning, at: now)
    case (.no?, _): say(.nothingChanged)
    case (nil, .abort) where CommandWord.named(text.trimmingBlanks()[...]) == .abort: command(.abort, at: now)
    case (nil, _): return false
    }
    return true
  }

  /// Drops the open question; false if there was none.
  func dropsPendingQuestion() -> Bool {
    guard pendingQuestion != nil else { return false }
    pendingQuestion = nil
    say(.nothingChanged)
    return true
  }
}

enum YesOrNo {
  case yes, no

  init?(_ text: String) {
    switch text.lowercased().filter({ !$0.isWhitespace }) {
    case "yes", "y", "ja", "j": self = .yes
    case "no", "n", "nein": self = .no
    default: return nil
    }
  }
}
