/// The next session of a program: which workout it is, and its content for this athlete in this state.

import SessionModel

extension Plan {
  /// The first non-empty session from a turn on; nil if the program has ended.
  ///
  /// - Parameters:
  ///   - turn: the number of turns before, including empty ones.
  ///   - sessions: the number of sessions trained before.
  ///   - passesOptional: whether to skip optional turns.
  public func nextSession(
    of program: Program, from turn: Int, sessions: Int, athlete: Athlete, state: ProgramState,
    passesOptional: Bool = false
  ) -> NextSession? {
    guard !program.sessions.isEmpty else { return nil }
    // Within this many turns, every workout has come up in every week that the plan distinguishes.
    let limit = turn + Self.mostEmptyTurns
    for index in turn..<limit {
      if let weeks = program.weeks, WideInt(program.weekFromStart(of: index)) >= weeks { return nil }
      let place = program.sessions.lowerBound + index % program.sessions.count
      let declaration = declarations[place]
      if passesOptional && declaration.isOptional { continue }
      let turn = program.turn(index, session: sessions + 1)
      let compiled = compile(declaration, of: self, athlete: athlete, state: state, turn: turn)
      if compiled.session?.blocks.isEmpty == true { continue }
      return NextSession(program: program, turn: turn, declaration: declaration, compiled: compiled)
    }
    return nil
  }

  /// More consecutive empty turns than this are not a training plan.
  static let mostEmptyTurns = 1000
}

/// The next session.
public struct NextSession: Sendable {
  /// The program that it belongs to.
  public var program: Plan.Program
  /// Its place in the program.
  public var turn: Turn
  /// Its declaration in the plan.
  public var declaration: Plan.Declaration
  /// The session for the athlete, in the state of the program.
  public var compiled: Compiled
}
