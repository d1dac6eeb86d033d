/// Choosing with the arrows: they mark an option, and Enter takes it.

import SessionModel

extension LivePrompt {
  /// The option that the arrows have marked; nil where nothing is to be chosen, or nothing has been marked yet.
  func marked(in view: Snapshot?) -> Int? {
    guard let view, view.phase == .choosing else {
      markedOption = nil
      return nil
    }
    return markedOption.map { min($0, view.optionCount - 1) }
  }

  /// The first arrow marks the first option, or the last one.
  func mark(by step: Int, at now: Instant) {
    guard let view = snapshot(at: now), view.phase == .choosing, view.optionCount > 0 else { return }
    let count = view.optionCount
    markedOption = marked(in: view).map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    screenChanged()
  }
}

extension Snapshot {
  fileprivate var optionCount: Int { stations.isEmpty ? options.count : stations.count }
}
