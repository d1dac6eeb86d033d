/// The line that a command leaves which changes the course of the session, with the set that was meant: nothing in the
/// log says so later.

import PlanWording
import SessionModel

struct CommandTrace {
  private let occasion: Occasion
  private let formatter: UnitFormatter
  private var steps: StepText { StepText(formatter: formatter) }

  init(_ occasion: Occasion, _ formatter: UnitFormatter) {
    (self.occasion, self.formatter) = (occasion, formatter)
  }

  /// Nil for a command that does not change the course.
  var line: String? {
    guard let command = occasion.command else { return nil }
    let (before, after) = (occasion.before.snapshot(at: occasion.at), occasion.after.snapshot(at: occasion.at))
    return switch command {
    case .skip: row(of: .skipped, at: before)
    case .skipExercise: exerciseSkipped(at: before)
    case .back: row(of: .wentBack, at: after)
    case .redo: row(of: .begunAgain, at: after)
    case .start, .done, .part, .miss, .correct, .acknowledge, .extend, .pause, .resume, .undo, .note, .heartRate, .add,
      .remove, .replace, .changeRests, .bringForward, .choose, .revise, .reshape, .finish,
      .abort:
      nil
    }
  }

  /// A breath or a sit, which is no exercise, is skipped alone.
  private func exerciseSkipped(at view: Snapshot) -> String {
    guard case .work(let work)? = view.stepAtHand else { return row(of: .skipped, at: view) }
    return row(of: .skipped, [formatter.exercise(work.exercise)])
  }

  /// `» Bench press · set 2 of 3 · Skipped`
  private func row(of notice: Notice, at view: Snapshot) -> String {
    switch view.phase {
    case .rest, .expired: return row(of: notice, [SheetText.restName.said(in: formatter.language)])
    case .waiting: return row(of: notice, [SheetText.waiting.said(in: formatter.language)])
    case .ready, .countdown, .work, .breath, .sit, .choosing, .finished, .aborted:
      return row(of: notice, (view.current ?? view.next).map { [steps.name($0), steps.place($0)] } ?? [])
    }
  }

  private func row(of notice: Notice, _ what: [String]) -> String {
    let parts = what + [notice.said(in: formatter.language)]
    return notice.icon + " " + parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
