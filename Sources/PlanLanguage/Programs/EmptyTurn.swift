/// A turn of a program that passes without a session, but says why: `when week is 8 < note "Rest day." >`.

import SessionModel

package struct EmptyTurn: Hashable, Sendable {
  package var turn: Turn
  /// Since the start of the program, from 1.
  package var week: Int
  /// Its notes, and nothing to do.
  package var session: Session
}

extension Plan {
  /// Those of these turns, which are all empty, that say something in their items.
  func emptyTurns(
    _ turns: Range<Int>, of program: Program, session: Int, _ athlete: Athlete, _ state: ProgramState
  ) -> [EmptyTurn] {
    turns.prefix(Self.mostEmptyTurns).compactMap { index in
      let declaration = declarations[program.sessions.lowerBound + index % program.sessions.count]
      let turn = program.turn(index, session: session)
      let compiled = compile(declaration, of: self, athlete: athlete, state: state, turn: turn).session
      guard let compiled, compiled.blocks.isEmpty,
        compiled.notes.count > declaration.notes.count || compiled.closingNotes != nil
      else { return nil }
      return EmptyTurn(turn: turn, week: program.weekFromStart(of: index) + 1, session: compiled)
    }
  }
}
