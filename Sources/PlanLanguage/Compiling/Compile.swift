/// Plan to session, for one athlete: the same inputs give the same session, byte for byte.

import SessionModel

/// What a declaration is for this athlete.
///
/// - Parameters:
///   - state: what the sessions before have changed.
///   - turn: where in its program it stands.
///   - log: the sets done so far, where it runs: loads that depend on them are known then.
public func compile(
  _ declaration: Plan.Declaration, of plan: Plan, athlete: Athlete, state: ProgramState = ProgramState(),
  turn: Turn = Turn(), log: [LoggedSet] = []
) -> Compiled {
  var builder = SessionBuilder(plan: plan, athlete: athlete, state: state, turn: turn, performed: log)
  let blocks = builder.blocks(of: declaration)
  let session = Session(
    name: declaration.name, kind: declaration.kind, tags: declaration.tags, notes: declaration.notes + builder.notes,
    blocks: blocks)
  return Compiled(
    session: builder.isTooLarge ? nil : session, diagnostics: builder.log.sorted, missing: builder.missing,
    athlete: athlete, state: state, turn: turn, program: declaration.program, script: builder.script)
}

/// What the declaration of that name is for this athlete, or the first one; nil if there is none.
public func compile(named name: String?, of plan: Plan, athlete: Athlete) -> Compiled? {
  let declaration = name.map { plan.declaration(named: $0) } ?? plan.declarations.first
  return declaration.map { compile($0, of: plan, athlete: athlete) }
}

/// What items alone are, as they are typed at the prompt. Blocks are numbered from `firstID`.
public func compileFragment(
  _ source: [UInt8], athlete: Athlete, library: ExerciseLibrary = .builtIn, firstID: Int = 1
) -> CompiledFragment {
  let checked = checkItems(source, library: library)
  guard !checked.hasErrors, let declaration = checked.plan.declarations.first else {
    return CompiledFragment(blocks: [], diagnostics: checked.diagnostics, missing: [])
  }
  var builder = SessionBuilder(plan: checked.plan, athlete: athlete, firstID: firstID)
  let blocks = builder.blocks(of: declaration)
  return CompiledFragment(
    blocks: builder.isTooLarge ? [] : blocks, diagnostics: checked.diagnostics + builder.log.sorted,
    missing: builder.missing)
}

/// A session for one athlete, or the reasons why there is none.
public struct Compiled: Sendable {
  /// Nil if it would be larger than any training.
  public var session: Session?
  /// What only the athlete's numbers show. What `check` has found is not in it again.
  public var diagnostics: [Diagnostic]
  /// What the session would like to know of the athlete and does not, each once, in the order it is needed.
  public var missing: [ProfileGap]

  // What it was compiled with, for its rules.
  /// The athlete that it was compiled for.
  public var athlete: Athlete
  /// The state of its program before the session.
  public var state: ProgramState
  /// Where in its program it stands.
  public var turn: Turn
  var program: Int?
  var script: SessionScript

  /// Whether anything changes for the next session when sets of this one are done.
  public var hasRules: Bool {
    program != nil || !script.bindings.isEmpty || script.lifts.contains { $0.progression != nil }
  }
}

/// Blocks for a session that already runs.
public struct CompiledFragment: Sendable {
  /// Empty if anything is wrong.
  public var blocks: [Block]
  /// What the text and the athlete's numbers show to be wrong.
  public var diagnostics: [Diagnostic]
  /// What the blocks ask of the profile and do not find, each once.
  public var missing: [ProfileGap]
}

/// Something that a plan asks of the profile.
public enum ProfileGap: Hashable, Sendable {
  /// The one-rep max of the exercise with this key.
  case max(of: String)
  case bodyweight, ftp, maxHeartRate
}
