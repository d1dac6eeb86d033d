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
    case .mass(let count, let low, let high, let unit):
      // A load that is rounded to what the athlete's plates make is in their unit.
      let load = load(count: Int(count), low, upTo: high, of: exercise)
      return Hardness(
        load: load, loadFrom: load == .asked(suggestion: nil) ? loadFrom(low, of: exercise) : nil,
        units: low.known != nil || isAsComputed(load, low, of: exercise) ? foreign(unit) : nil)
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
      let plus = Mass(grams: number(plus, lift: exercise, at: span) ?? 0)
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

  private mutating func ends(
    _ low: Plan.Value, _ high: Plan.Value?, of exercise: Plan.ExerciseID, at span: Span
  ) -> (low: WideInt, high: WideInt?)? {
    guard let least = number(low, lift: exercise, at: span) else { return nil }
    return (least, high.flatMap { number($0, lift: exercise, at: span) })
  }

  // MARK: Loads

  private mutating func load(
    count: Int, _ low: Plan.Value, upTo high: Plan.Value?, of exercise: Plan.ExerciseID
  ) -> Load {
    switch weight(low, of: exercise) {
    case .other(.share(let permille, _, let name)):
      guard let high, case .other(.share(let most, _, name)) = weight(high, of: exercise), most > permille else {
        return .share(permille: permille, of: name)
      }
      return .share(permille: permille, upTo: most, of: name)
    case .other(let load): return load
    case .mass(let least):
      guard let high, case .mass(let most) = weight(high, of: exercise), most > least else {
        return .mass(count: count, each: least, upTo: nil)
      }
      return .mass(count: count, each: least, upTo: most)
    }
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
  private mutating func loadFrom(
    _ share: Plan.Value, plus mass: Plan.Value, of exercise: Plan.ExerciseID, at span: Span
  ) -> LoadFrom? {
    guard let permille = number(share, lift: exercise, at: span), let more = number(mass, lift: exercise, at: span)
    else { return nil }
    return LoadFrom(permille: permille, of: .profile(key(exercise)), plus: more == 0 ? nil : Mass(grams: more))
  }

  /// Whether an expression only adds loads, or rounds them itself.
  private func isSum(_ id: Plan.ExpressionID) -> Bool {
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

  private enum Weight {
    case mass(Mass)
    /// What represents it until the profile has the value.
    case other(Load)
  }

  /// A typed load stays; a computed one is rounded to what the implement can make.
  private mutating func weight(_ value: Plan.Value, of exercise: Plan.ExerciseID) -> Weight {
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
        noteEmptyBar(load, for: exercise)
        if plan.rulesVersion >= .ninth, isPickedAsWritten(id) { return .mass(load) }
        guard isSum(id) else { return .mass(rounded(load, for: exercise)) }
        return .mass(summed(load, on: plan.exercises[Int(exercise.index)].implement))
      case .unknown(let unknown):
        guard let sum = unknown.sum else { return .other(.asked(suggestion: nil)) }
        let (share, name) = missing(sum, of: exercise)
        guard let share, sum.base == Rational(0) else { return .other(.asked(suggestion: nil)) }
        if let said = shareOfTrainingMax(id) { return .other(.share(permille: said, of: Load.trainingMax)) }
        return .other(.share(permille: share, of: name))
      }
    }
  }

  /// Records what the profile lacks; returns the share of it in thousandths, and its name.
  private mutating func missing(_ sum: Evaluated.Sum, of exercise: Plan.ExerciseID) -> (
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
  private func shareOfTrainingMax(_ id: Plan.ExpressionID) -> WideInt? {
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

  mutating func rounded(_ load: Mass, for exercise: Plan.ExerciseID) -> Mass {
    made(load, on: plan.exercises[Int(exercise.index)].implement)
  }

  /// Notes a load of a work set that is less than the empty bar.
  private mutating func noteEmptyBar(_ load: Mass, for exercise: Plan.ExerciseID) {
    if plan.exercises[Int(exercise.index)].implement == .barbell, load < athlete.bar {
      note(.lighterBar(for: key(exercise)))
    }
  }

  private mutating func share(
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
  private mutating func share(
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

  private mutating func asked(_ suggestion: Plan.Suggestion, of exercise: Plan.ExerciseID, at span: Span) -> Load {
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
  private mutating func charted(
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

  // MARK: Efforts

  /// On a bike, a percentage is of the threshold power.
  private mutating func shareOfFTP(
    _ low: Plan.Value, upTo high: Plan.Value?, of exercise: Plan.ExerciseID, at span: Span
  ) -> Effort? {
    guard let ends = ends(low, high, of: exercise, at: span) else { return nil }
    guard let ftp = athlete.ftpWatts else {
      note(.ftp)
      return .share(permille: ends.low, upTo: ends.high, of: "ftp")
    }
    func watts(_ permille: WideInt) -> WideInt {
      (try? Rational(permille).multiplied(by: Rational(WideInt(ftp))).divided(by: Rational(1000)).rounded) ?? 0
    }
    return .power(watts: watts(ends.low), upTo: ends.high.map(watts))
  }

  /// An effort in its own unit, or as a share of a value that the profile lacks.
  private mutating func effort(
    _ low: Plan.Value, _ high: Plan.Value?, of exercise: Plan.ExerciseID, at span: Span,
    as make: (WideInt, WideInt?) -> Effort
  ) -> Effort? {
    if let ends = ends(low, high, of: exercise, at: span) { return make(ends.low, ends.high) }
    guard case .computed(let id) = low.content, case .unknown(let unknown) = evaluate(id, lift: exercise),
      let sum = unknown.sum, sum.base == Rational(0)
    else { return nil }
    let (share, name) = missing(sum, of: exercise)
    var most: WideInt?
    if case .computed(let id) = high?.content, case .unknown(let upper) = evaluate(id, lift: exercise) {
      most = upper.sum.flatMap { try? $0.share.multiplied(by: Rational(1000)).rounded }
    }
    return share.map { .share(permille: $0, upTo: most, of: name) }
  }
}
