/// Percentages, and efforts by the chart, to loads of a max or of another set.

import SessionModel

extension SessionBuilder {
  mutating func share(
    _ low: Plan.Value, upTo high: Plan.Value?, _ base: ShareBase, of exercise: Plan.ExerciseID, at span: Span
  ) -> Load {
    guard let ends = ends(low, high, of: exercise, at: span) else { return .unstated }
    switch base {
    case .ownMax:
      let key = key(exercise)
      guard let max = athlete.maxes[key] else {
        note(.max(of: key))
        return .share(permille: ends.low, upTo: ends.high, of: key)
      }
      if let least = max.share(permille: ends.low) { noteEmptyBar(least, for: exercise) }
      return share(ends.low, upTo: ends.high, of: max, count: 1, for: exercise)
    case .load(.mass(let count, let each, _)):
      return share(ends.low, upTo: ends.high, of: each, count: count, for: exercise)
    case .load(.asked(let suggestion)):
      return .asked(suggestion: suggestion.flatMap { $0.share(permille: ends.low) }.map { rounded($0, for: exercise) })
    case .load(.share(let permille, _, let name)):
      func part(_ end: WideInt) -> WideInt? { Mass(grams: permille).share(permille: end)?.grams }
      return .share(permille: part(ends.low) ?? permille, upTo: ends.high.flatMap(part), of: name)
    case .load(.bodyweight(let plus)):
      return .bodyweight(plus: plus.share(permille: ends.low) ?? plus)
    case .load(.unstated): return .unstated
    }
  }

  /// `40% + 10kg`
  mutating func share(
    _ share: Plan.Value, plus mass: Plan.Value, _ base: ShareBase, of exercise: Plan.ExerciseID, at span: Span
  ) -> Load {
    guard let permille = number(share, lift: exercise, at: span), let more = number(mass, lift: exercise, at: span)
    else { return .asked(suggestion: nil) }
    func sum(_ whole: Mass) -> Mass? {
      guard let part = whole.share(permille: permille) else { return nil }
      return Mass(grams: max(0, part.grams &+ more))
    }
    switch base {
    case .ownMax:
      let key = key(exercise)
      guard let max = athlete.maxes[key] else {
        note(.max(of: key))
        return .asked(suggestion: nil)
      }
      return sum(max).map { .mass(count: 1, each: rounded($0, for: exercise), upTo: nil) } ?? .unstated
    case .load(.mass(let count, let each, _)):
      let implement = implement(of: exercise, count: count, typed: each)
      return sum(each).map { .mass(count: count, each: made($0, on: implement), upTo: nil) } ?? .unstated
    case .load(.asked(let suggestion)):
      return .asked(suggestion: suggestion.flatMap(sum).map { rounded($0, for: exercise) })
    case .load(.bodyweight(let plus)): return .bodyweight(plus: sum(plus) ?? plus)
    case .load(.share): return .asked(suggestion: nil)
    case .load(.unstated): return .unstated
    }
  }

  private mutating func share(
    _ low: WideInt, upTo high: WideInt?, of whole: Mass, count: Int, for exercise: Plan.ExerciseID
  ) -> Load {
    guard let least = whole.share(permille: low) else { return .unstated }
    let implement = implement(of: exercise, count: count, typed: whole)
    let each = made(least, on: implement)
    let most = high.flatMap { whole.share(permille: $0) }.map { made($0, on: implement) }
    return .mass(count: count, each: each, upTo: most.flatMap { $0 > each ? $0 : nil })
  }

  mutating func asked(_ suggestion: Plan.Suggestion, of exercise: Plan.ExerciseID, at span: Span) -> Load {
    switch suggestion {
    case .none: return .asked(suggestion: nil)
    case .mass(let value):
      guard case .mass(let mass) = weight(value, of: exercise) else { return .asked(suggestion: nil) }
      return .asked(suggestion: mass)
    case .share(let value):
      let load = share(value, upTo: nil, .ownMax, of: exercise, at: span)
      guard case .mass(_, let each, _) = load else { return .asked(suggestion: nil) }
      return .asked(suggestion: each)
    }
  }

  /// The load for an effort, by the chart, if the max and the reps are known. It is a suggestion: the day decides what
  /// feels like it, so a lighter set is not a miss, and the sets after it follow what was lifted.
  mutating func charted(
    _ rpeTenths: WideInt, _ upTo: WideInt?, reps: Amount?, of exercise: Plan.ExerciseID
  ) -> Load {
    guard let reps, let max = athlete.maxes[key(exercise)],
      let low = RepMax.load(reps: Int(clamping: reps.max ?? reps.min), rpeTenths: Int(clamping: rpeTenths), max: max)
    else { return .unstated }
    noteEmptyBar(low, for: exercise)
    let each = rounded(low, for: exercise)
    if plan.rulesVersion >= .eighth { return .asked(suggestion: each) }
    let high = upTo.flatMap {
      RepMax.load(reps: Int(clamping: reps.max ?? reps.min), rpeTenths: Int(clamping: $0), max: max)
    }
    let most = high.map { rounded($0, for: exercise) }
    return .mass(count: 1, each: each, upTo: most.flatMap { $0 > each ? $0 : nil })
  }
}
