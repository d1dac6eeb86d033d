/// Whether two texts lead to the same training, however they say it: the last check before a text is rewritten.

import SessionModel

extension Checked {
  /// Whether both have no mistakes, the same sessions and programs for this athlete, and the same states, rules and
  /// progressions. Values and templates may differ.
  package func trains(theSameAs other: Checked, for athlete: Athlete) -> Bool {
    guard !hasErrors, !other.hasErrors, plan.declarations.count == other.plan.declarations.count,
      plan.rules.count == other.plan.rules.count, plan.progressions.count == other.plan.progressions.count,
      plan.states.map({ [$0.owner, $0.key] }) == other.plan.states.map({ [$0.owner, $0.key] }),
      plan.programs.map({ $0.name }) == other.plan.programs.map({ $0.name })
    else { return false }
    return zip(plan.declarations, other.plan.declarations).allSatisfy { one, two in
      compile(one, of: plan, athlete: athlete).session == compile(two, of: other.plan, athlete: athlete).session
    }
  }
}
