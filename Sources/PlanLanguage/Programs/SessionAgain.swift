/// A session as it would be next time, with what its rules have changed.

import SessionModel

extension Plan {
  /// The same session, at the same turn, after these changes; nil if it cannot be compiled.
  package func again(_ compiled: Compiled, _ declaration: Declaration, after changes: [StateChange]) -> Session? {
    var (state, athlete) = (compiled.state, compiled.athlete)
    state.apply(changes, athlete: &athlete)
    return compile(declaration, of: self, athlete: athlete, state: state, turn: compiled.turn).session
  }

  /// The same workout where it comes next in its program, after these changes; the same session again without a program,
  /// or where that ends.
  package func nextTime(_ compiled: Compiled, _ declaration: Declaration, after changes: [StateChange]) -> Session? {
    guard let program = declaration.program.map({ programs[$0] }) else {
      return again(compiled, declaration, after: changes)
    }
    var (state, athlete) = (compiled.state, compiled.athlete)
    state.apply(changes, athlete: &athlete)
    var turn = compiled.turn.index + 1
    for _ in program.sessions {
      let next = nextSession(
        of: program, from: turn, sessions: compiled.turn.session, athlete: athlete, state: state)
      guard let next else { break }
      if next.declaration.name == declaration.name { return next.compiled.session }
      turn = next.turn.index + 1
    }
    return again(compiled, declaration, after: changes)
  }
}

extension StateChange {
  /// Whether a progression takes off some of the load.
  package var reducesLoad: Bool {
    progressed == .added && to.dimension == .mass && to.rounded < from?.rounded ?? 0
  }
}
