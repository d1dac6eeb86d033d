/// Loads that wait for a value of the profile, or for what is lifted in the session.

import SessionModel

extension SessionBuilder {
  /// `85-90% of lifted(1)`
  mutating func loadFrom(
    _ low: Plan.Value, upTo high: Plan.Value?, of exercise: Plan.ExerciseID
  ) -> LoadFrom? {
    guard var from = loadFrom(low, of: exercise) else { return nil }
    let most = high.flatMap { loadFrom($0, of: exercise) }
    if let most, most.source == from.source, most.plus == from.plus, most.permille > from.permille {
      from.upTo = most.permille
    }
    return from
  }

  /// What an unknown load is a share of, if it is one of what was lifted, or of the profile with a mass on top.
  private mutating func loadFrom(_ value: Plan.Value, of exercise: Plan.ExerciseID) -> LoadFrom? {
    guard case .computed(let id) = value.content, case .unknown(let unknown) = evaluate(id, lift: exercise),
      let sum = unknown.sum, let permille = try? sum.share.multiplied(by: Rational(1000)).rounded, permille > 0
    else { return nil }
    let plus = sum.base == Rational(0) ? nil : Mass(grams: sum.base.rounded)
    func from(_ source: LoadFrom.Source) -> LoadFrom { LoadFrom(permille: permille, of: source, plus: plus) }
    switch sum.reference {
    case .performed(.lifted(.number(let number))): return from(.set(Int(clamping: number)))
    case .performed(.lifted(.last)): return from(.lastSet)
    case .performed(.lifted(.all)), .performed(.best): return from(.bestSet)
    case .best(let other): return from(.best(of: plan.exercises[Int(other.index)].exercise))
    case .max, .ownMax, .trainingMax, .bodyweight:
      let (share, name) = missing(sum, of: exercise)
      return share.map { LoadFrom(permille: $0, of: .profile(name), plus: plus) }
    case .performed, .ftp, .maxHeartRate, .turn, .level, .state: return nil
    }
  }

  /// The same of `70% + 5kg`.
  mutating func loadFrom(
    _ share: Plan.Value, plus mass: Plan.Value, of exercise: Plan.ExerciseID, at span: Span
  ) -> LoadFrom? {
    guard let permille = number(share, lift: exercise, at: span), let more = number(mass, lift: exercise, at: span)
    else { return nil }
    return LoadFrom(permille: permille, of: .profile(key(exercise)), plus: more == 0 ? nil : Mass(grams: more))
  }

  /// Records what the profile lacks; returns the share of it in thousandths, and its name.
  mutating func missing(_ sum: Evaluated.Sum, of exercise: Plan.ExerciseID) -> (
    permille: WideInt?, name: String
  ) {
    let factor: WideInt
    let name: String
    switch sum.reference {
    case .max(let other):
      (factor, name) = (1000, key(other))
      note(.max(of: name))
    case .ownMax:
      (factor, name) = (1000, key(exercise))
      note(.max(of: name))
    case .trainingMax:
      (factor, name) = (Athlete.trainingMaxPermille, key(exercise))
      note(.max(of: name))
    case .bodyweight:
      (factor, name) = (1000, Load.ownBodyweight)
      note(.bodyweight)
    case .ftp:
      (factor, name) = (1000, "ftp")
      note(.ftp)
    case .maxHeartRate:
      (factor, name) = (1000, "max-heart-rate")
      note(.maxHeartRate)
    case .state, .turn, .level, .performed, .best: return (nil, "")
    }
    return (try? sum.share.multiplied(by: Rational(factor)).rounded, name)
  }

  /// The thousandths of `65% of tm`, as lifters read it; nil for anything else.
  func shareOfTrainingMax(_ id: Plan.ExpressionID) -> WideInt? {
    guard case .binary(.share, let part, let whole) = plan.expressions[Int(id.index)].node,
      case .constant(let share) = plan.expressions[Int(part.index)].node, share.dimension == .share
    else { return nil }
    let name: String
    switch plan.expressions[Int(whole.index)].node {
    case .reference(.trainingMax): name = "tm"
    case .reference(.state(let state, _)):
      let key = plan.states[Int(state.index)].key
      name = key.split(separator: ".").last.map(String.init) ?? key
    case .named(let value): name = plan.lets[Int(value.index)].name
    case .reference, .constant, .load, .negated, .binary, .function, .picked, .invalid: return nil
    }
    return ["tm", "training max"].contains(name.lowercased()) ? share.rounded : nil
  }
}
