/// The values of the athlete's profile for expressions.

import SessionModel

extension Athlete {
  /// Wendler's training max: nine tenths of the one-rep max.
  static let trainingMaxPermille: WideInt = 900

  /// - Parameter lift: the exercise that `max` and `tm` without a name refer to.
  /// - Returns: Nil for values that the profile lacks, and for values that are not part of a profile.
  func quantity(_ reference: Plan.Reference, lift: Plan.ExerciseID?, of plan: Plan) -> Plan.Quantity? {
    func max(_ exercise: Plan.ExerciseID) -> Mass? { maxes[plan.exercises[Int(exercise.index)].exercise.key] }
    switch reference {
    case .max(let exercise): return max(exercise).map { Plan.Quantity($0.grams, .mass) }
    case .ownMax: return lift.flatMap(max).map { Plan.Quantity($0.grams, .mass) }
    case .trainingMax:
      return lift.flatMap(max).flatMap { $0.share(permille: Self.trainingMaxPermille) }
        .map { Plan.Quantity($0.grams, .mass) }
    case .bodyweight: return bodyweight.map { Plan.Quantity($0.grams, .mass) }
    case .ftp: return ftpWatts.map { Plan.Quantity(WideInt($0), .power) }
    case .maxHeartRate: return maxHeartRate.map { Plan.Quantity(WideInt($0), .heartRate) }
    case .state, .turn, .level, .performed, .best: return nil
    }
  }
}
