/// Loads that the plan writes or computes, as the bar, the plates and the other implements make them.

import SessionModel

extension SessionBuilder {
  mutating func load(
    count: Int, _ low: Plan.Value, upTo high: Plan.Value?, of exercise: Plan.ExerciseID
  ) -> Load {
    switch weight(low, count: count, of: exercise) {
    case .other(.share(let permille, _, let name)):
      guard let high, case .other(.share(let most, _, name)) = weight(high, count: count, of: exercise), most > permille
      else {
        return .share(permille: permille, of: name)
      }
      return .share(permille: permille, upTo: most, of: name)
    case .other(let load): return load
    case .mass(let least):
      guard let high, case .mass(let most) = weight(high, count: count, of: exercise), most > least else {
        return .mass(count: count, each: least, upTo: nil)
      }
      return .mass(count: count, each: least, upTo: most)
    }
  }

  enum Weight {
    case mass(Mass)
    /// What represents it until the profile has the value.
    case other(Load)
  }

  /// A typed load stays; a computed one is rounded to what the implement can make.
  mutating func weight(_ value: Plan.Value, count: Int = 1, of exercise: Plan.ExerciseID) -> Weight {
    switch value.content {
    case .known(let grams): return .mass(Mass(grams: grams))
    case .computed(let id):
      if let plus = addedToBodyweight(id, lift: exercise) {
        return bodyweightOnBar(plus, for: exercise).map { .mass($0) } ?? .other(.bodyweight(plus: plus))
      }
      switch evaluate(id, lift: exercise) {
      case .invalid: return .other(.unstated)
      case .known(let quantity):
        let load = Mass(grams: quantity.rounded)
        let implement = implement(of: exercise, count: count)
        if implement == .barbell { noteEmptyBar(load, for: exercise) }
        if plan.rulesVersion >= .ninth, isPickedAsWritten(id) { return .mass(load) }
        return .mass(isSum(id) ? summed(load, on: implement) : made(load, on: implement))
      case .unknown(let unknown):
        guard let sum = unknown.sum else { return .other(.asked(suggestion: nil)) }
        let (share, name) = missing(sum, of: exercise)
        guard let share, sum.base == Rational(0) else { return .other(.asked(suggestion: nil)) }
        if let said = shareOfTrainingMax(id) { return .other(.share(permille: said, of: Load.trainingMax)) }
        return .other(.share(permille: share, of: name))
      }
    }
  }

  /// Whether an expression only adds loads, or rounds them itself.
  func isSum(_ id: Plan.ExpressionID) -> Bool {
    var pending = [id]
    var seen: Set<Plan.LetID> = []
    while let next = pending.popLast() {
      let node = plan.expressions[Int(next.index)].node
      switch node {
      case .constant, .load(_, isSum: true), .reference(.state), .reference(.performed), .reference(.best): continue
      case .function(.round, _), .function(.floor, _), .function(.ceiling, _): continue
      case .named(let name):
        if seen.insert(name).inserted { pending.append(plan.lets[Int(name.index)].value) }
      case .picked(_, let members): pending += members
      case .negated, .binary(.sum, _, _), .binary(.difference, _, _), .function(.max, _), .function(.min, _),
        .function(.sum, _):
        pending += node.operands
      case .load(_, isSum: false), .reference, .binary, .function, .invalid: return false
      }
    }
    return true
  }

  /// Whether it is one of several loads that the plan writes: `by week 135lb, 145lb`.
  private func isPickedAsWritten(_ id: Plan.ExpressionID) -> Bool {
    var id = id
    while case .named(let name) = plan.expressions[Int(id.index)].node { id = plan.lets[Int(name.index)].value }
    guard case .picked(_, let members) = plan.expressions[Int(id.index)].node else { return false }
    return members.allSatisfy { member in
      if case .constant = plan.expressions[Int(member.index)].node { true } else { false }
    }
  }

  mutating func rounded(_ load: Mass, for exercise: Plan.ExerciseID) -> Mass {
    made(load, on: plan.exercises[Int(exercise.index)].implement)
  }

  /// Notes a load of a work set that is less than the empty bar.
  mutating func noteEmptyBar(_ load: Mass, for exercise: Plan.ExerciseID) {
    if plan.exercises[Int(exercise.index)].implement == .barbell, load < athlete.bar {
      note(.lighterBar(for: key(exercise)))
    }
  }
}
