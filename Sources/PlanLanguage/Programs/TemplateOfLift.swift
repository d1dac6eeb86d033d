/// Which template moves the load of a lift: a squat of `tier1(squat)` has a history of its own beside `tier2(squat)`.

import SessionModel

extension Compiled {
  /// The name of the template whose states the rules after this block's sets change; nil if there is none.
  package func template(ofBlock block: Int, in plan: Plan) -> String? {
    guard let lift = script.lifts.firstIndex(where: { $0.blocks.contains(block) }) else { return nil }
    for binding in script.bindings where binding.lifts.contains(lift) {
      for rule in plan.rules[Int(binding.rules.lowerBound)..<Int(binding.rules.upperBound)] {
        guard let state = rule.statements.firstState else { continue }
        let key = plan.states[Int(state.index)].key
        if let end = key.utf8.firstIndex(of: UInt8(ascii: "(")) { return String(key[..<end]) }
      }
    }
    return nil
  }
}

extension [Plan.Statement] {
  /// The first state that one of the statements assigns.
  fileprivate var firstState: Plan.StateID? {
    for statement in self {
      switch statement {
      case .assign(.state(let state), _, _, _), .ask(.state(let state), _, _, _): return state
      case .when(let branches):
        for branch in branches { if let state = branch.statements.firstState { return state } }
      case .assign, .ask, .note: continue
      }
    }
    return nil
  }
}
