/// What a session changes: runs the rules on its sets, and returns their assignments as changes with reasons.

import SessionModel

/// The changes by the rules of a finished session, and by those of the week if it was the last session of its week.
///
/// - Parameters:
///   - compiled: compiled with the athlete and the state before any of its rules ran.
///   - answers: the answers to the questions of `ask`.
public func settle(
  _ compiled: Compiled, of plan: Plan, log: [LoggedSet], answers: [RuleQuestion: RuleAnswer] = [:]
) -> Settlement {
  settle(compiled.shaped(after: log, of: plan), of: plan, log: log, answers: answers)
}

/// - Parameter shaped: the session as the sets of the log have shaped it.
func settle(
  _ shaped: ShapedSession, of plan: Plan, log: [LoggedSet], answers: [RuleQuestion: RuleAnswer]
) -> Settlement {
  let compiled = shaped.compiled
  var run = RuleRun(compiled, of: plan, prescribed: shaped.prescribed(log), log: log, answers: answers)
  run.afterSets()
  run.progressions()
  run.after { $0 == .lift }
  run.after { $0 == .session }
  if plan.endsItsWeek(compiled, after: run.settlement.changes) { run.after { $0 == .week } }
  return run.settlement
}

/// The changes by set rules for the sets done so far; the session continues with them.
func settleSets(_ compiled: Compiled, of plan: Plan, log: [LoggedSet]) -> Settlement {
  var run = RuleRun(compiled, of: plan, log: log)
  run.afterSets()
  return run.settlement
}

extension [CourseStep] {
  /// How often each block occurs, without what may be left out.
  var occurrences: [Int: Int] {
    reduce(into: [:]) { $0[$1.occurrence.block, default: 0] += $1.step.isOptional ? 0 : 1 }
  }
}

extension Plan {
  /// Whether a rule needs to know whether the week is over, and it is. This depends on the next session, and so on what
  /// has changed.
  fileprivate func endsItsWeek(_ compiled: Compiled, after changes: [StateChange]) -> Bool {
    guard let place = compiled.program, rules.contains(where: { $0.event == .week }) else { return false }
    let program = programs[place]
    var after = (athlete: compiled.athlete, state: compiled.state)
    after.state.apply(changes, athlete: &after.athlete)
    let next = nextSession(
      of: program, from: compiled.turn.index + 1, sessions: compiled.turn.session, athlete: after.athlete,
      state: after.state)
    guard let next else { return true }
    return program.weekFromStart(of: next.turn.index) != program.weekFromStart(of: compiled.turn.index)
  }
}

extension Step {
  fileprivate var isOptional: Bool { if case .work(let work) = self { work.isOptional == true } else { false } }
}
