/// Choices: which branch this athlete takes today.

import SessionModel

extension SessionBuilder {
  /// The first branch whose condition holds.
  mutating func choice(_ choice: Plan.Choice, _ branches: Range<Int32>, in context: ItemContext) {
    var index = branches.lowerBound
    for condition in choice.conditions {
      guard index < branches.upperBound else { break }
      let end = plan.items[Int(index)].end
      if condition.map({ holds($0) }) ?? true { return append(index..<end, in: context) }
      index = end
    }
  }

  /// The n-th alternative, wrapping around.
  mutating func pick(_ selector: Plan.ExpressionID, _ alternatives: Range<Int32>, in context: ItemContext) {
    let places = places(of: alternatives)
    guard !places.isEmpty, case .known(let number) = evaluate(selector, lift: nil) else { return }
    append(places[plan.place(number, among: places.count)], in: context)
  }

  /// The one for the athlete's level; the last one counts for all levels after it.
  mutating func byLevel(_ alternatives: Range<Int32>, in context: ItemContext) {
    let places = places(of: alternatives)
    guard !places.isEmpty else { return }
    append(places[min(level, places.count - 1)], in: context)
  }

  private func places(of alternatives: Range<Int32>) -> [Range<Int32>] {
    var places: [Range<Int32>] = []
    var index = alternatives.lowerBound
    while index < alternatives.upperBound {
      let end = plan.items[Int(index)].end
      places.append(index..<end)
      index = end
    }
    return places
  }

  /// Items, and the rules that refer to them.
  mutating func part(_ rules: Range<Int32>, _ items: Range<Int32>, in context: ItemContext) {
    guard !rules.isEmpty else { return append(items, in: context) }
    let first = script.lifts.count
    let place = script.bindings.count
    script.bindings.append(SessionScript.Binding(rules: rules, lifts: first..<first))
    append(items, in: context)
    script.bindings[place].lifts = first..<script.lifts.count
  }

  private mutating func holds(_ id: Plan.ConditionID) -> Bool {
    let plan = self.plan
    return plan.truth(
      of: id,
      value: { id in
        guard case .known(let quantity) = evaluate(id, lift: nil) else { return nil }
        return quantity
      },
      // Facts that only rules can read are false elsewhere.
      fact: { _ in false }) == .yes
  }
}
