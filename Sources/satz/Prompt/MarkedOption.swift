/// Choosing with the arrows: one option is marked, the first one to begin with, and Enter takes it.

import SessionModel

extension LivePrompt {
  /// Nil where nothing is to be chosen, or no arrows can mark anything.
  func marked(in view: Snapshot?) -> Int? {
    guard let view, view.phase == .choosing, view.optionCount > 0, loop?.isLive == true else {
      markedOption = nil
      return nil
    }
    return min(markedOption ?? 0, view.optionCount - 1)
  }

  func mark(by step: Int, at now: Instant) {
    guard let view = snapshot(at: now), let marked = marked(in: view) else { return }
    markedOption = (marked + step + view.optionCount) % view.optionCount
    screenChanged()
  }

  /// What Enter takes. What no arrow has marked it takes only after a moment, and no pedal does: an Enter that ended the
  /// set may come twice.
  func optionOfEnter(at now: Instant) -> Int? {
    guard let run, let view = snapshot(at: now), let marked = marked(in: view) else { return nil }
    if markedOption != nil { return marked }
    let isSettled = run.instant(at: .atBoot(now)) - view.phaseBegan >= Milliseconds(700)
    return source == .keyboard && isSettled ? marked : nil
  }
}

extension Snapshot {
  fileprivate var optionCount: Int { stations.isEmpty ? options.count : stations.count }
}
