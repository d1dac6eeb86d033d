/// Evaluates conditions, for the compiler when it picks a branch and for the rules of a completed session.

import SessionModel

/// Whether a condition is true, as far as what it reads is known.
enum Truth: Hashable {
  case yes, no
  /// It would depend on a comparison or a fact that is not known.
  case unknown(Plan.ConditionID)
}

extension Plan {
  /// `and` and `or` are decided by a side that is known, if it can decide them.
  ///
  /// - Parameters:
  ///   - value: the value of an expression; nil if it is unknown.
  ///   - fact: whether a fact about what was done or answered is true; nil if that is unknown.
  func truth(of id: ConditionID, value: (ExpressionID) -> Quantity?, fact: (Fact) -> Bool?) -> Truth {
    switch conditions[Int(id.index)].node {
    case .invalid: return .no
    case .fact(let asked): return fact(asked).map { $0 ? .yes : .no } ?? unknown(id)
    case .not(let inner):
      switch truth(of: inner, value: value, fact: fact) {
      case .yes: return .no
      case .no: return .yes
      case .unknown(let id): return .unknown(id)
      }
    case .and(let one, let two): return both(one, two, decidedBy: .no, value: value, fact: fact)
    case .or(let one, let two): return both(one, two, decidedBy: .yes, value: value, fact: fact)
    case .comparison(let comparison, let left, let right, let upper):
      guard let one = value(left), let two = value(right) else { return unknown(id) }
      let top = upper.flatMap(value)
      if upper != nil, top == nil, case .unknown(let id) = unknown(id) { return .unknown(id) }
      return comparison.holds(one, two, upTo: top) ? .yes : .no
    }
  }

  private func both(
    _ one: ConditionID, _ two: ConditionID, decidedBy decisive: Truth, value: (ExpressionID) -> Quantity?,
    fact: (Fact) -> Bool?
  ) -> Truth {
    let first = truth(of: one, value: value, fact: fact)
    if first == decisive { return first }
    let second = truth(of: two, value: value, fact: fact)
    if second == decisive { return second }
    if case .unknown = first { return first }
    return second
  }

  /// With the rules of the first version, what is unknown is false.
  private func unknown(_ id: ConditionID) -> Truth { rulesVersion < .second ? .no : .unknown(id) }
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
