/// What the live view says about the windows around a step: which minute of how many, which round, how many are done.

import PlanWording
import SessionModel

struct WindowText {
  var windows: [Snapshot.Window]
  var language: Language

  /// `minute 2 of 18`, `round 1 of 3`, `4 rounds done`; outer ones first.
  var places: [String] { windows.compactMap(place).map { $0.said(in: language) } }

  /// The same during a wait: `minute 1 of 18 done`.
  var roundsDone: [String] {
    windows.compactMap { window -> LiveText? in
      guard window.kind == .intervals else { return nil }
      let (done, all) = (window.roundsDone, window.rounds)
      return window.isByTheMinute ? .minuteDone(done, of: all) : .roundDone(done, of: all)
    }.map { $0.said(in: language) }
  }

  /// Whether a set's number is the number of a round that is shown anyway.
  func numbers(_ step: Step) -> Bool {
    guard case .work(let work) = step, work.role == .work else { return false }
    return windows.contains { window in
      // Nobody knows how many rounds a *death by* has.
      if window.kind == .intervals, window.rounds == nil { return true }
      return window.countsSets && place(window) != nil
    }
  }

  private func place(_ window: Snapshot.Window) -> LiveText? {
    switch (window.kind, window.rounds) {
    case (.amrap, _): window.roundsDone == 0 ? .round(1, of: nil) : .roundsDone(window.roundsDone)
    case (.forTime, _), (.forGoal, _): nil
    case (_, 1?): nil
    case (.intervals, let all) where window.isByTheMinute: .minute(inRound(window, all), of: all)
    case (.intervals, let all), (.rounds, let all): .round(inRound(window, all), of: all)
    case (.ladder, let all): .rung(inRound(window, all), of: all)
    }
  }

  private func inRound(_ window: Snapshot.Window, _ all: Int?) -> Int { min(window.roundsDone + 1, all ?? .max) }
}

extension Snapshot.Window {
  /// Whether no other round follows; only the clock knows how many an AMRAP has.
  var isInLastRound: Bool {
    switch kind {
    case .forTime, .forGoal: true
    case .amrap, .intervals, .rounds, .ladder: rounds.map { roundsDone + 1 >= $0 } ?? false
    }
  }

  fileprivate var isByTheMinute: Bool { roundLength == .minutes(1) }
}
