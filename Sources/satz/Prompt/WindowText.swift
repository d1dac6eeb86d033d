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
      guard window.kind == .intervals, let all = window.rounds else { return nil }
      return window.isByTheMinute ? .minuteDone(window.roundsDone, of: all) : .roundDone(window.roundsDone, of: all)
    }.map { $0.said(in: language) }
  }

  /// Whether a set's number is the number of a round that is shown anyway.
  func numbers(_ step: Step) -> Bool {
    guard case .work(let work) = step, work.role == .work else { return false }
    return windows.contains { $0.rounds == work.of && $0.roundsDone + 1 == work.set && place($0) != nil }
  }

  private func place(_ window: Snapshot.Window) -> LiveText? {
    switch (window.kind, window.rounds) {
    case (.amrap, _): window.roundsDone == 0 ? .round(1, of: nil) : .roundsDone(window.roundsDone)
    case (.forTime, _), (.forGoal, _): nil
    case (_, 1?): nil
    case (.intervals, let all?):
      window.isByTheMinute ? .minute(inRound(window, all), of: all) : .round(inRound(window, all), of: all)
    case (.rounds, let all?): .round(inRound(window, all), of: all)
    case (.ladder, let all): .rung(all.map { inRound(window, $0) } ?? window.roundsDone + 1, of: all)
    case (.intervals, nil), (.rounds, nil): .round(window.roundsDone + 1, of: nil)
    }
  }

  private func inRound(_ window: Snapshot.Window, _ all: Int) -> Int { min(window.roundsDone + 1, all) }
}

extension Snapshot.Window {
  fileprivate var isByTheMinute: Bool {
    guard let roundBegan, let roundEnds else { return false }
    return roundEnds - roundBegan == .minutes(1)
  }
}
