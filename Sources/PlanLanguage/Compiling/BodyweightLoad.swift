/// Loads relative to the athlete's bodyweight. They stay relative even in a value of the plan.

import SessionModel

extension SessionBuilder {
  /// What an expression adds to bodyweight; nil if it is not bodyweight and a known mass. `bw` as an argument of a
  /// template or after a `let` is not a weight added on a belt.
  mutating func addedToBodyweight(_ id: Plan.ExpressionID, lift: Plan.ExerciseID) -> Mass? {
    guard plan.readsBodyweight else { return nil }
    let value = withoutBodyweight { builder in builder.evaluate(id, lift: lift) }
    guard case .unknown(let unknown) = value, let sum = unknown.sum, sum.reference == .bodyweight,
      sum.share == Rational(1)
    else { return nil }
    return Mass(grams: Plan.Quantity(sum.base, .mass).rounded)
  }
}
