/// Plan to session, for one athlete: the same inputs give the same session, byte for byte.

import SessionModel

/// Compiles a declaration for this athlete.
///
/// - Parameters:
///   - state: what earlier sessions have changed.
///   - turn: its place in its program.
///   - log: the sets done so far, if it is running: they determine the loads that depend on them.
public func compile(
  _ declaration: Plan.Declaration, of plan: Plan, athlete: Athlete, state: ProgramState = ProgramState(),
  turn: Turn = Turn(), log: [LoggedSet] = []
) -> Compiled {
  var builder = SessionBuilder(plan: plan, athlete: athlete, state: state, turn: turn, performed: log)
  return builder.compiled(declaration)
}

extension SessionBuilder {
  /// The whole of a declaration; for a new builder.
  mutating func compiled(_ declaration: Plan.Declaration) -> Compiled {
    var blocks = blocks(of: declaration)
    if endsByTheClock, plan.rulesVersion >= (declaration.kind == .workout ? .tenth : .ninth) {
      blocks.markRestsThatRunOn()
    }
    var session = Session(
      name: declaration.name, kind: declaration.kind, tags: declaration.tags,
      notes: declaration.notes + notes.ofSession, blocks: blocks, rules: plan.rulesVersion,
      level: declaration.levelName(of: athlete),
      isOptional: declaration.isOptional)
    if plan.isShapedBySets { session.firstAddedID = StableIDs.firstAdded }
    let closing = notes.takeAll()
    if !closing.isEmpty { session.closingNotes = closing }
    if plan.rulesVersion >= .fourth { session.askForLoads(of: liftsWithReadLoads) }
    if plan.readsRPE { session.askForRPE(readBy: plan, script, program: declaration.program) }
    return Compiled(
      session: isTooLarge ? nil : session, diagnostics: log.sorted, missing: missing, athlete: athlete, state: state,
      turn: turn, declaration: declaration, script: script)
  }
}

/// Compiles bare items, as typed at the prompt. Blocks are numbered from `firstID`.
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

/// A session for one athlete, or the reasons why it cannot be made.
public struct Compiled: Sendable {
  /// Nil if it would be larger than any real training.
  public var session: Session?
  /// The problems that only the athlete's numbers show; those found by `check` are not repeated.
  public var diagnostics: [Diagnostic]
  /// The values that the athlete's profile lacks, each once, in the order in which they are needed.
  public var missing: [ProfileGap]

  // The inputs of the compilation, for its rules.
  /// The athlete for whom it was compiled.
  public var athlete: Athlete
  /// The state of its program before the session.
  public var state: ProgramState
  /// Its place in its program.
  public var turn: Turn
  var declaration: Plan.Declaration
  var script: SessionScript

  /// The place of its program in the plan.
  var program: Int? { declaration.program }

  /// The same session for each of the other levels of its workout, in their order.
  public func atOtherLevels(_ declaration: Plan.Declaration, of plan: Plan) -> [Session] {
    declaration.levels.compactMap { level in
      var athlete = athlete
      athlete.level = level
      let other = compile(declaration, of: plan, athlete: athlete, state: state, turn: turn).session
      return other?.level == session?.level ? nil : other
    }
  }

  /// Whether completed sets of this session can change the next one.
  public var hasRules: Bool {
    program != nil || !script.bindings.isEmpty || script.lifts.contains { $0.progression != nil }
  }
}

/// Blocks for a session that is already running.
public struct CompiledFragment: Sendable {
  /// Empty if anything is wrong.
  public var blocks: [Block]
  /// The problems of the text and of the athlete's numbers.
  public var diagnostics: [Diagnostic]
  /// The values that the blocks need and the profile lacks, each once.
  public var missing: [ProfileGap]
}

/// A value that a plan needs from the profile.
public enum ProfileGap: Hashable, Sendable {
  /// The one-rep max of the exercise with this key.
  case max(of: String)
  /// What the profile has one of: for loads with a share of it, for power, and for heart rates.
  case bodyweight, ftp, maxHeartRate
  /// A lighter bar for the exercise with this key: a computed load is below the empty bar, so the session uses the
  /// empty bar.
  case lighterBar(for: String)
}
