/// Loads relative to the athlete's bodyweight. They stay relative even in a value of the plan, except on a barbell.

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

  /// `bench press 5 @ bw`: a bar as heavy as the athlete, which is a load like any other; nil for any other exercise, and
  /// as long as nobody knows how heavy the athlete is.
  mutating func bodyweightOnBar(_ plus: Mass, for exercise: Plan.ExerciseID) -> Mass? {
    guard plan.rulesVersion >= .fifth, plan.exercises[Int(exercise.index)].implement == .barbell else { return nil }
    guard let bodyweight = athlete.bodyweight else {
      note(.bodyweight)
      return nil
    }
    let (sum, overflow) = bodyweight.grams.addingReportingOverflow(plus.grams)
    return overflow ? nil : rounded(Mass(grams: max(0, sum)), for: exercise)
  }
}
