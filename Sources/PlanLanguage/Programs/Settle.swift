/// What a session changes: its sets are told to the rules, and what they assign comes out as changes with reasons.

import SessionModel

/// What the rules make of a session that is over; those of the week too, where no session of its week is left.
///
/// - Parameters:
///   - compiled: with the athlete and the state from before any of its rules.
///   - answers: to the questions of `ask`.
public func settle(
  _ compiled: Compiled, of plan: Plan, log: [LoggedSet], answers: [String: Bool] = [:]
) -> Settlement {
  settle(compiled, of: plan, course: compiled.course, log: log, answers: answers)
}

/// - Parameter course: the session's, where somebody has walked it already.
func settle(
  _ compiled: Compiled, of plan: Plan, course: [CourseStep], log: [LoggedSet], answers: [String: Bool]
) -> Settlement {
  var run = RuleRun(compiled, of: plan, course: course, log: log, answers: answers)
  run.afterSets()
  run.progressions()
  run.after { $0 == .lift }
  run.after { $0 == .session }
  if plan.endsItsWeek(compiled, after: run.settlement.changes) { run.after { $0 == .week } }
  return run.settlement
}

/// What the rules of single sets make of those done so far; the session goes on with this.
func settleSets(_ compiled: Compiled, of plan: Plan, log: [LoggedSet]) -> Settlement {
  var run = RuleRun(compiled, of: plan, course: compiled.course, log: log, answers: [:])
  run.afterSets()
  return run.settlement
}

extension Compiled {
  /// The session's, if any of its rules may ask for it.
  fileprivate var course: [CourseStep] { script.lifts.isEmpty ? [] : session?.course() ?? [] }
}

extension Plan {
  /// Whether a rule wants to know that the week is over, and it is: that depends on what comes next, and so on what has changed.
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
