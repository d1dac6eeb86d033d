/// `undo`: restores the state before the last command with all its clocks, then catches up with the time.

/// The state before a command.
struct UndoPoint: Hashable, Sendable {
  var command: Command
  var state: State
  var log: Rewindable<LoggedSet>.Mark
  var notes: Rewindable<Note>.Mark
  var scores: Rewindable<ScoredRun>.Mark
  var trail: Rewindable<PhaseCheckpoint>.Mark
  var tree: Tree.Mark
}

extension Engine {
  /// Undoing again goes further back. What the clock did in the meantime happens again, without its cues, which are in
  /// the past.
  mutating func undo(_ effects: inout [Effect]) {
    let now = state.now
    guard let command = history.last?.command, let sets = rewind() else {
      effects.append(.refused(.nothingToUndo))
      return
    }
    effects.append(.commandUndone(command))
    effects += sets.gone.reversed().filter { !sets.again.contains($0) }.map { .setTakenBack($0.occurrence) }
    effects += sets.again.filter { !sets.gone.contains($0) }.map { .setLogged($0) }
    effects.append(.phaseBegan)
    var missed: [Effect] = []
    processDue(until: now, &missed)
    effects += missed.filter { effect in
      if case .cue = effect { false } else { true }
    }
  }

  /// Removes the last entry of the history and restores its state.
  @discardableResult
  mutating func rewind() -> (gone: [LoggedSet], again: [LoggedSet])? {
    guard let before = history.popLast() else { return nil }
    state = before.state
    tree.rewind(to: before.tree)
    _ = noted.rewind(to: before.notes)
    _ = scored.rewind(to: before.scores)
    _ = trail.rewind(to: before.trail)
    return logged.rewind(to: before.log)
  }
}
