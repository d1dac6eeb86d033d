/// Loads that are taken from other sets: whether they are, and in which unit. `best(clean) - 40lb` after a clean of 90 kg
/// is a load in kilograms.

import SessionModel

extension SessionBuilder {
  /// Whether a load follows what was lifted in other sets of the same exercise: `80% of lifted(1)`, `best(squat) - 20kg`.
  func takesLoad(_ intensity: Plan.Intensity?, of lift: Plan.ExerciseID) -> Bool {
    guard plan.readsSets else { return false }
    return plan.liftsRead(by: intensity, of: lift).contains { key($0) == key(lift) }
  }

  /// The unit of the set that was done which a load only adds to, takes off from or is a part of; nil if there is none.
  func unitTaken(by value: Plan.Value, of lift: Plan.ExerciseID) -> Units? {
    guard plan.rulesVersion >= .seventeenth, case .computed(let id) = value.content else { return nil }
    var pending = [id]
    while let next = pending.popLast() {
      switch plan.expressions[Int(next.index)].node {
      case .named(let name): pending.append(plan.lets[Int(name.index)].value)
      case .binary(.sum, let left, _), .binary(.difference, let left, _), .binary(.quotient, let left, _):
        pending.append(left)
      case .binary(.product, let left, let right), .binary(.share, let left, let right): pending += [right, left]
      case .reference(.performed(let reading)):
        return reading.isLoad ? unit(of: setsDone(of: lift).set(liftedIn: reading)) : nil
      case .reference(.best(let exercise)): return unit(of: performed.bestSet(of: key(exercise), by: plan.rulesVersion))
      case .constant, .load, .reference, .negated, .binary(.remainder, _, _), .function, .picked, .invalid: continue
      }
    }
    return nil
  }

  private func unit(of set: LoggedSet?) -> Units? { set.map { $0.units?.load ?? athlete.units } }
}

extension Plan.Reading {
  fileprivate var isLoad: Bool {
    switch self {
    case .lifted, .best: true
    case .reps, .over, .sets, .time, .rpe: false
    }
  }
}
