/// `pause` freezes every clock of the session; `resume` continues with the time that was left.
extension Engine {
  /// While paused, commands that do not change the phase still work: extend, undo, note, edits, and giving a result
  /// that is asked for. Commands that leave the phase resume first: `done` implies going on.
  mutating func pause(_ effects: inout [Effect]) throws(Refusal) {
    try requireRunning()
    if state.pausedAt != nil { throw .alreadyPaused }
    state.pausedAt = state.now
    effects.append(.paused)
  }

  mutating func resume(_ effects: inout [Effect]) throws(Refusal) {
    try requireRunning()
    if state.pausedAt == nil { throw .notPaused }
    resumeIfPaused(&effects)
  }

  mutating func resumeIfPaused(_ effects: inout [Effect]) {
    guard let pausedAt = state.pausedAt else { return }
    let pause = state.now - pausedAt
    state.pausedAt = nil
    state.pausedFor = state.pausedFor + pause
    state.phase.shift(by: pause)
    if let began = state.cluster?.began { state.cluster?.began = began + pause }
    if let began = state.sides?.began { state.sides?.began = began + pause }
    state.place.shift(by: pause)
    effects.append(.resumed)
  }
}
