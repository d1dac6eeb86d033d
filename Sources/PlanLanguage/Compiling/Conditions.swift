/// Evaluates conditions, for the compiler when it picks a branch and for the rules of a completed session.

extension Plan {
  /// - Parameters:
  ///   - value: the value of an expression; unknown values make comparisons false.
  ///   - fact: whether a fact about what was done or answered is true.
  func holds(_ id: ConditionID, value: (ExpressionID) -> Quantity?, fact: (Fact) -> Bool) -> Bool {
    switch conditions[Int(id.index)].node {
    case .invalid: return false
    case .fact(let asked): return fact(asked)
    case .not(let inner): return !holds(inner, value: value, fact: fact)
    case .and(let one, let two): return holds(one, value: value, fact: fact) && holds(two, value: value, fact: fact)
    case .or(let one, let two): return holds(one, value: value, fact: fact) || holds(two, value: value, fact: fact)
    case .comparison(let comparison, let left, let right, let upper):
      guard let one = value(left), let two = value(right) else { return false }
      return comparison.holds(one, two, upTo: upper.flatMap(value))
    }
  }
}

extension Comparison {
  /// The resolver has ruled out numbers of different units.
  func holds(_ one: Plan.Quantity, _ two: Plan.Quantity, upTo upper: Plan.Quantity?) -> Bool {
    func isLess(_ a: Plan.Quantity, _ b: Plan.Quantity) -> Bool { (try? a.value.isLess(than: b.value)) ?? false }
    let isWithin = !isLess(one, two) && !isLess(upper ?? two, one)
    switch self {
    case .is: return isWithin
    case .isNot: return !isWithin
    case .above: return isLess(two, one)
    case .below: return isLess(one, two)
    case .atLeast: return !isLess(one, two)
    case .atMost: return !isLess(two, one)
    }
  }
}
