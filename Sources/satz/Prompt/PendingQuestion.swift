/// Asks back before carrying out a line that is probably a mistake.

import Glibc
import PlanWording
import SessionModel

enum PendingQuestion {
  /// Something was done, and the session would be ended early.
  case abort
  /// Plan text with an unknown exercise, or a score while its clock still runs.
  case line(LineMeaning)
}

extension LivePrompt {
  /// Whether somebody sits at the keyboard.
  private var canAsk: Bool { isatty(STDIN_FILENO) == 1 }

  /// Asks back if the line could be a mistake. False if there is nothing to ask, or nobody.
  func asksBack(_ meaning: LineMeaning, at now: Instant) -> Bool {
    guard canAsk, isRunning, let run else { return false }
    if case .command(.abort) = meaning, !run.engine.log.isEmpty {
      pendingQuestion = .abort
      say(.abortQuestion(sets: run.engine.log.count))
      return true
    }
    let instant = run.instant(at: .atBoot(now))
    guard case .command(.done(let said)) = meaning, said.isScore,
      let clock = run.engine.snapshot(at: instant).scoredWindow
    else { return false }
    pendingQuestion = .line(meaning)
    say(.scoreQuestion(left: clock.ends.map { formatter.clock($0 - instant) }))
    return true
  }

  func asksBack(about exercise: String, _ meaning: LineMeaning) -> Bool {
    guard canAsk else { return false }
    pendingQuestion = .line(meaning)
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
    case (.yes?, .line(let meaning)): carryOut(meaning, at: now)
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

extension Performance {
  /// Rounds and extra reps are of a whole block.
  fileprivate var isScore: Bool { rounds != nil || extraReps != nil }
}

extension Snapshot {
  /// The clock that the score of its block would end.
  fileprivate var scoredWindow: Snapshot.Window? {
    windows.last { ($0.kind == .amrap || $0.kind == .forTime) && $0.began != nil }
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
