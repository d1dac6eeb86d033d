/// A session as it would be next time, with what its rules have changed.

import SessionModel

extension Plan {
  /// The same session, at the same turn, after these changes; nil if it cannot be compiled.
  package func again(_ compiled: Compiled, _ declaration: Declaration, after changes: [StateChange]) -> Session? {
    var (state, athlete) = (compiled.state, compiled.athlete)
    state.apply(changes, athlete: &athlete)
    return compile(declaration, of: self, athlete: athlete, state: state, turn: compiled.turn).session
  }
}

extension StateChange {
  /// Whether a progression takes off some of the load.
  package var reducesLoad: Bool {
    progressed == .added && to.dimension == .mass && to.rounded < from?.rounded ?? 0
  }
}
