/// The progress of a lift in earlier sessions: more load, more reps, or less of them.

import SessionModel

extension SessionBuilder {
  /// The sets with what the progression has come to. A load that is taken from another set, `80% of lifted(1)`, rises
  /// with that set; only if that one stays as it is written, because it is in a line without the progression, the step
  /// is for the load that is taken.
  mutating func progressed(_ sets: [AlikeSets], by place: Int32, of exercise: Plan.ExerciseID) -> [AlikeSets] {
    let states = plan.progressions[Int(place)].states
    let added = value(of: states.added)?.rounded ?? 0
    let amount = value(of: states.amount)?.rounded ?? 0
    let load = value(of: states.load)?.rounded ?? 0
    guard added != 0 || amount != 0 || load != 0 else { return sets }
    let implement = plan.exercises[Int(exercise.index)].implement
    let units = unit(of: plan.progressions[Int(place)], in: sets)
    if sets.contains(where: { !$0.takesLoad }) { addedOnce.insert(states.added) }
    let followsRaised = plan.rulesVersion >= .eighteenth && addedOnce.contains(states.added)
    return sets.map { alike in
      var alike = alike
      alike.work.target = alike.work.target.adding(amount)
      alike.lastTarget = alike.lastTarget.adding(amount)
      // A share of a set that was raised has been raised with it.
      if alike.takesLoad, followsRaised { return alike }
      switch alike.work.load {
      case .mass(let count, let each, let upTo):
        let implement = self.implement(of: exercise, count: count, typed: each)
        let unit = alike.work.units?.load == units ? units : nil
        alike.work.load = made(loadsIn: unit) { builder in
          .mass(
            count: count, each: builder.more(each, added, implement),
            upTo: upTo.map { builder.more($0, added, implement) })
        }
        // Loads on a bar are shown in the athlete's unit.
        if added != 0, implement == .barbell, !makesOtherLoads(in: unit) { alike.work.units?.load = nil }
      case .bodyweight(let plus): alike.work.load = .bodyweight(plus: Mass(grams: sum(plus.grams, added)))
      case .asked(let suggestion):
        guard load > 0 else {
          alike.work.load = .asked(suggestion: suggestion.map { more($0, added, implement) })
          break
        }
        let written = plan.rulesVersion >= .nineteenth ? foreign(units) : nil
        alike.work.load = made(loadsIn: written?.load) { builder in
          .mass(count: 1, each: builder.summed(Mass(grams: load), on: implement), upTo: nil)
        }
        if let unit = written?.load, implement != .barbell || makesOtherLoads(in: unit) {
          alike.work.units = written
        }
      case .unstated:
        if added > 0 { alike.work.load = .bodyweight(plus: Mass(grams: added)) }
      case .share: break
      }
      return alike
    }
  }

  /// The unit of the steps; if they are shares, that of the loads. Before the nineteenth rules those had none.
  private func unit(of progression: Plan.Progression, in sets: [AlikeSets]) -> Units? {
    if let unit = progression.units?.load { return unit }
    return plan.rulesVersion >= .nineteenth ? sets.first?.work.units?.load : nil
  }

  private mutating func more(_ load: Mass, _ added: WideInt, _ implement: Implement) -> Mass {
    added == 0 ? load : summed(Mass(grams: max(0, sum(load.grams, added))), on: implement)
  }
}

/// The sum, or the first value if there is no second.
private func sum(_ one: WideInt, _ two: WideInt) -> WideInt {
  let (sum, overflow) = one.addingReportingOverflow(two)
  return overflow ? one : sum
}

extension Target {
  /// This much more of its measure; at least one.
  fileprivate func adding(_ more: WideInt) -> Target {
    guard more != 0 else { return self }
    func adding(_ amount: Amount) -> Amount {
      Amount(min: max(1, sum(amount.min, more)), max: amount.max.map { max(1, sum($0, more)) })
    }
    switch self {
    case .reps(let amount): return .reps(adding(amount))
    case .time(let amount): return .time(adding(amount))
    case .distance(let amount): return .distance(adding(amount))
    case .energy(let amount): return .energy(adding(amount))
    case .breaths(let amount): return .breaths(adding(amount))
    case .repsWithin(let amount, let length): return .repsWithin(adding(amount), length)
    case .total(let amount, let measure): return .total(max(1, sum(amount, more)), of: measure)
    case .energyWithin, .distanceWithin, .cluster, .rung, .open: return self
    }
  }
}
