/// Intensities to loads and efforts for one athlete.

import SessionModel

/// How hard a set is: its load, and an effort in addition or instead.
struct Hardness {
  var load = Load.unstated
  /// What an unknown load follows from.
  var loadFrom: LoadFrom?
  var effort: Effort?
  /// The effort at the end of a ramp.
  var rampTo: Effort?
  /// The units of both, as written.
  var units: WrittenUnits?
}

/// The base of a percentage without `of`.
enum ShareBase {
  case ownMax
  /// In a warm-up, the first work set; in a drop, the last one.
  case load(Load)
}
extension SessionBuilder {
  /// - Parameter reps: the target of the set, if it is reps; only then can the chart turn an effort into a load.
  mutating func hardness(
    _ intensity: Plan.Intensity?, of exercise: Plan.ExerciseID, reps: Amount?, shareOf base: ShareBase = .ownMax,
    at span: Span
  ) -> Hardness {
    guard let intensity else { return Hardness() }
    switch intensity {
    case .mass(let count, let low, let high, let written):
      let unit = unitTaken(by: low, of: exercise) ?? written
      // A load that is rounded to what the athlete's plates make is in their unit.
      let load = made(loadsIn: unit) { $0.load(count: Int(count), low, upTo: high, of: exercise) }
      let keepsUnit = low.known != nil || makesOtherLoads(in: unit) || isAsComputed(load, low, of: exercise)
      return Hardness(
        load: load, loadFrom: load == .asked(suggestion: nil) ? loadFrom(low, upTo: high, of: exercise) : nil,
        units: keepsUnit ? foreign(unit) : nil)
    case .share(let low, let high):
      if case .ownMax = base, plan.exercises[Int(exercise.index)].counted?.equipment == .bike {
        return Hardness(effort: shareOfFTP(low, upTo: high, of: exercise, at: span))
      }
      return Hardness(load: share(low, upTo: high, base, of: exercise, at: span))
    case .shareAnd(let share, let plus):
      let load = self.share(share, plus: plus, base, of: exercise, at: span)
      guard case .ownMax = base, load == .asked(suggestion: nil) else { return Hardness(load: load) }
      return Hardness(load: load, loadFrom: loadFrom(share, plus: plus, of: exercise, at: span))
    case .bodyweight(let plus, let unit):
      guard let added = number(plus, lift: exercise, at: span) else {
        if plan.exercises[Int(exercise.index)].implement == .barbell { return Hardness(load: .asked(suggestion: nil)) }
        return Hardness(
          load: .bodyweight(plus: .zero), loadFrom: loadFrom(plus, upTo: nil, of: exercise), units: foreign(unit))
      }
      let plus = Mass(grams: added)
      if let onBar = bodyweightOnBar(plus, for: exercise) {
        return Hardness(load: .mass(count: 1, each: onBar, upTo: nil))
      }
      return Hardness(load: .bodyweight(plus: plus), units: foreign(unit))
    case .asked(let suggestion):
      return Hardness(load: asked(suggestion, of: exercise, at: span))
    case .rpe(let low, let high):
      guard let ends = ends(low, high, of: exercise, at: span) else { return Hardness() }
      return Hardness(
        load: charted(ends.low, ends.high, reps: reps, of: exercise), effort: .rpe(tenths: ends.low, upTo: ends.high))
    case .rir(let low, let high):
      guard let ends = ends(low, high, of: exercise, at: span) else { return Hardness() }
      // N reps in reserve are N points below ten; fewer in reserve is the harder end.
      let (easy, hard) = (100 - 10 * (ends.high ?? ends.low), ends.high == nil ? nil : 100 - 10 * ends.low)
      return Hardness(load: charted(easy, hard, reps: reps, of: exercise), effort: .rir(ends.low, upTo: ends.high))
    case .pace(let low, let high, let unit):
      return Hardness(
        effort: effort(low, high, of: exercise, at: span) {
          .pace(Milliseconds($0), upTo: $1.map { Milliseconds($0) })
        },
        units: unit.map { WrittenUnits(pace: $0) })
    case .power(let low, let high):
      return Hardness(effort: effort(low, high, of: exercise, at: span) { .power(watts: $0, upTo: $1) })
    case .zone(let low, let high):
      return Hardness(effort: effort(low, high, of: exercise, at: span) { .zone($0, upTo: $1) })
    case .felt(let word): return Hardness(effort: .felt(word))
    case .ramp(let place): return ramp(plan.ramps[Int(place)], of: exercise, at: span)
    case .byLevel(let first, let count):
      let place = Int(first) + min(level, Int(count) - 1)
      return hardness(plan.alternatives[place], of: exercise, reps: reps, shareOf: base, at: span)
    case .heartRate(let low, let high):
      return Hardness(effort: effort(low, high, of: exercise, at: span) { .heartRate(beatsPerMinute: $0, upTo: $1) })
    }
  }

  /// Changes only the effort; the load of a set stays.
  private mutating func ramp(_ ramp: Plan.Ramp, of exercise: Plan.ExerciseID, at span: Span) -> Hardness {
    let from = hardness(ramp.from, of: exercise, reps: nil, at: span)
    let to = hardness(ramp.to, of: exercise, reps: nil, at: span)
    guard from.load == .unstated, to.load == .unstated else {
      // A percentage in the head of a group, above an exercise that is not a bike.
      log.report(Diagnostic(.meaning(.rampOfLoad), at: span, hints: [.loadOfEachSet]))
      return Hardness()
    }
    return Hardness(effort: from.effort, rampTo: to.effort, units: from.units)
  }

  /// Whether a load is exactly the sum that the plan says, such as a state, and not rounded to plates.
  private mutating func isAsComputed(_ load: Load, _ value: Plan.Value, of exercise: Plan.ExerciseID) -> Bool {
    guard case .computed(let id) = value.content, isSum(id), case .mass(_, let each, _) = load,
      case .known(let quantity) = evaluate(id, lift: exercise)
    else { return false }
    return each.grams == quantity.rounded
  }

  /// The unit of a load, if it is not the athlete's.
  func foreign(_ unit: Units?) -> WrittenUnits? {
    unit.flatMap { $0 == athlete.units ? nil : WrittenUnits(load: $0) }
  }

  mutating func ends(
    _ low: Plan.Value, _ high: Plan.Value?, of exercise: Plan.ExerciseID, at span: Span
  ) -> (low: WideInt, high: WideInt?)? {
    guard let least = number(low, lift: exercise, at: span) else { return nil }
    return (least, high.flatMap { number($0, lift: exercise, at: span) })
  }
}
