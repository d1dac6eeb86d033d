/// Loads as the bar, the plates and other implements make them.

import SessionModel

extension SessionBuilder {
  /// What these loads of an exercise are lifted with. Two of something are not a barbell, and neither is a load that is
  /// clearly below the empty bar, such as that of a curl with a dumbbell.
  func implement(of exercise: Plan.ExerciseID, count: Int, typed: Mass) -> Implement {
    let usual = plan.exercises[Int(exercise.index)].implement
    guard usual == .barbell, plan.rulesVersion >= .fifth else { return usual }
    // A bar of 45 lb is one of 20 kg.
    let isBelowBar = typed > .zero && typed.grams < athlete.bar.grams / 100 * 95
    return count > 1 || isBelowBar ? .other : .barbell
  }

  /// The same of a computed load. Before the nineteenth rules, two of something were as many barbells.
  func implement(of exercise: Plan.ExerciseID, count: Int) -> Implement {
    let usual = plan.exercises[Int(exercise.index)].implement
    return usual == .barbell && count > 1 && plan.rulesVersion >= .nineteenth ? .other : usual
  }

  /// A computed load rounded to bar and plates.
  mutating func made(_ load: Mass, on implement: Implement) -> Mass {
    let wanted = MadeLoad(load: load, implement: implement)
    if let made = madeLoads[wanted] { return made }
    let made = isFine(load, on: implement) ? athlete.fine(load) : athlete.makeable(load, on: implement)
    madeLoads[wanted] = made
    return made
  }

  /// Makes loads with the plates of a gym that uses the unit in which they were written, if the athlete has chosen none.
  mutating func made<Made>(loadsIn unit: Units?, _ make: (inout SessionBuilder) -> Made) -> Made {
    guard let guest = athlete.inGym(forLoadIn: unit) else { return make(&self) }
    let (own, ownLoads) = (athlete, madeLoads)
    (athlete, madeLoads) = (guest, [:])
    defer { (athlete, madeLoads) = (own, ownLoads) }
    return make(&self)
  }

  /// Whether that is another gym than the athlete's.
  func makesOtherLoads(in unit: Units?) -> Bool { athlete.inGym(forLoadIn: unit) != nil }

  /// A sum of loads. Only a bar is known to take certain plates. With dumbbells the plan itself determines the loads: 6
  /// kg plus a step of 1 kg is 7 kg.
  mutating func summed(_ load: Mass, on implement: Implement) -> Mass {
    switch implement {
    case .barbell: made(load, on: implement)
    case .other, .body:
      if load.isWritten {
        load
      } else if load > .zero, plan.rulesVersion >= .seventh {
        athlete.fine(load)
      } else {
        made(load, on: implement)
      }
    }
  }

  /// Whether a load without a bar is below the steps of usual implements, which would raise it.
  private func isFine(_ load: Mass, on implement: Implement) -> Bool {
    guard plan.rulesVersion >= .seventh, implement != .barbell, load > .zero else { return false }
    return athlete.makeable(load, on: implement) > load
  }
}
