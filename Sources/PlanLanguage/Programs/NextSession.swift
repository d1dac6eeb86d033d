/// The next session of a program: whose turn it is, and what it is for this athlete in this state.

import SessionModel

extension Plan {
  /// The first session from a turn on that has anything in it; nil if the program has ended.
  ///
  /// - Parameters:
  ///   - turn: turns taken before, empty ones too.
  ///   - sessions: sessions trained before.
  ///   - passesOptional: whether turns that may be passed over are.
  public func nextSession(
    of program: Program, from turn: Int, sessions: Int, athlete: Athlete, state: ProgramState,
    passesOptional: Bool = false
  ) -> NextSession? {
    guard !program.sessions.isEmpty else { return nil }
    // In so many turns every workout has come up in every week that the plan tells apart, or nobody waits for it.
    let limit = turn + Self.emptyTurns
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

  /// More empty turns in a row than that are no training.
  private static let emptyTurns = 1000
}

/// The session whose turn it is.
public struct NextSession: Sendable {
  /// The program that it belongs to.
  public var program: Plan.Program
  /// Where in the program it stands.
  public var turn: Turn
  /// What the plan says of it.
  public var declaration: Plan.Declaration
  /// What it is for the athlete, in the state of the program.
  public var compiled: Compiled
}
