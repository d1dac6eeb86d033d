/// Implausible loads: zero, more than anybody lifts, warm-ups above the work, drops that do not drop.

import SessionModel

extension Linter {
  /// Partial lifts and slow negatives may be above the max, but hardly further than this.
  private static let mostOfMax = 120
  /// Nobody takes more than half off at once, in thousandths.
  private static let leastLeft = 500
  /// Of drops to a load, which some make in large steps.
  private static let leastLoadLeft: WideInt = 400

  /// The intensities after the `@` at the end of an item.
  mutating func lintLoads(_ intensities: Nodes<Intensity>) {
    for index in intensities.range { lintLoad(tree.intensities[index]) }
  }

  mutating func lintLoad(_ intensity: Intensity) {
    if case .alternatives(let options) = intensity.kind {
      for index in options.range { lintLoad(tree.alternativeIntensities[index].intensity) }
    }
    if case .ramp(let ends) = intensity.kind {
      for end in [tree[ends].from, tree[ends].to] { lintLoad(end) }
    }
    guard !isUsual(intensity), let (load, quantity) = load(of: intensity) else { return }
    if quantity.rounded == 0, quantity.dimension == .mass || quantity.dimension == .share {
      report(.noLoad, at: intensity.span, hints: [.remove])
    } else if let most = quantity.dimension.mostOfAnybody, quantity.rounded > most {
      report(.beyondAnybody, at: load.span)
    } else if quantity.dimension == .share, endurance == nil, quantity.rounded > Self.mostOfMax * 10 {
      report(.aboveMax(limitPercent: Self.mostOfMax), at: load.span)
    }
  }

  /// Plausible kilograms, as most loads are.
  private func isUsual(_ intensity: Intensity) -> Bool {
    guard case .value(let load) = intensity.kind, case .quantity(let plain) = load.kind, plain.unit == .kilogram else {
      return false
    }
    return plain.thousandths > 0 && Int(plain.thousandths) <= Plan.Dimension.mass.mostOfAnybody ?? 0
  }

  /// The load of each implement as written, at the upper end of a range.
  func load(of intensity: Intensity) -> (Expression, Plan.Quantity)? {
    let load: Expression
    switch intensity.kind {
    case .value(let expression): load = expression
    case .each(let operands): load = tree[operands].right
    case .ask(let suggestion?): load = tree[suggestion]
    case .effort, .ask(nil), .ramp, .alternatives, .missing: return nil
    }
    return written(highEnd(of: load)).map { (load, $0) }
  }

  /// A warm-up's percentages are of the first work set.
  mutating func lintWarmup(_ item: Item, _ sets: Nodes<SetEntry>) {
    for attribute in tree[item.attributes] {
      guard case .warmup(let id) = attribute.kind else { continue }
      let warmup = tree[id]
      let work = workLoad(tree[sets].first, closing: tree[item.intensities].first)
      let own = tree[warmup.entries].compactMap { $0.intensity.map { tree[$0] } }
      for intensity in own + tree[warmup.closing] {
        guard let (load, quantity) = self.load(of: intensity), quantity.exceeds(work) else { continue }
        report(.warmupHeavierThanWork, at: load.span)
      }
    }
  }

  /// Each drop is lighter than what was lifted before it; its percentages are of the last work set.
  mutating func lintDrops(_ item: Item, _ sets: Nodes<SetEntry>) {
    for attribute in tree[item.attributes] {
      guard case .drop(let drops) = attribute.kind else { continue }
      lintShares(drops, item, sets)
      lintFirstDrop(drops, item, sets)
      var before = workLoad(tree[sets].last, closing: tree[item.intensities].last).flatMap { $0.asStart }
      for drop in tree[drops] {
        guard let quantity = written(drop.load) else { continue }
        if !quantity.isBelow(before ?? .whole) || hasManyImplements(drop, item, sets) {
          report(.dropNotLighter, at: drop.load.span)
        }
        before = quantity
      }
    }
  }

  /// `@ 100kg drop 20kg`, which probably means how much to take off.
  private mutating func lintFirstDrop(_ drops: Nodes<LighterSet>, _ item: Item, _ sets: Nodes<SetEntry>) {
    guard let drop = tree[drops].first, drop.count == nil, case .quantity(let left) = drop.load.kind,
      let intensity = tree[sets].last?.intensity.map({ tree[$0] }) ?? tree[item.intensities].last,
      let (load, _) = load(of: intensity), case .quantity(let whole) = load.kind, whole.unit == left.unit,
      whole.unit.dimension == .mass, left.thousandths > 0,
      WideInt(left.thousandths) * 1000 < WideInt(whole.thousandths) * Self.leastLoadLeft
    else { return }
    let meant = Quantity.decimal(Int64(whole.thousandths - left.thousandths)) + (left.unit.canonicalSpelling ?? "")
    report(.dropLeavesLittle, at: drop.load.span, hints: [.write("\(Keyword.drop.word) \(meant)")])
  }

  /// Reports a share of no load, and `drop 20%`, which probably means how much to take off.
  private mutating func lintShares(_ drops: Nodes<LighterSet>, _ item: Item, _ sets: Nodes<SetEntry>) {
    guard let first = tree[drops].first?.load, let share = written(first), share.dimension == .share else { return }
    if share.rounded > 0, share.rounded < Self.leastLeft {
      report(
        .dropLeavesLittle, at: first.span, hints: [.write("drop \((1000 - share.rounded) / 10)%")])
    }
    if !hasLoads, item.intensities.isEmpty, tree[sets].allSatisfy({ $0.intensity == nil }) {
      // `12 curls drop 80%` has its sets in front.
      let end = tree[sets].last.flatMap { $0.span.start > item.span.start ? $0.span.end : nil }
      report(
        .dropOfNothing, at: first.span, hints: [.write("@ ask")],
        fixes: end.map { [Fix(replace: Span(start: $0, end: $0), with: " @ ask")] } ?? [])
    }
  }

  /// `drop 8x15kg` after `@ 20kg`: those are probably reps.
  private func hasManyImplements(_ drop: LighterSet, _ item: Item, _ sets: Nodes<SetEntry>) -> Bool {
    guard let count = drop.count.flatMap({ written($0) }), count.rounded > 2 else { return false }
    let intensity = tree[sets].last?.intensity.map { tree[$0] } ?? tree[item.intensities].last
    guard case .each(let operands)? = intensity?.kind else { return true }
    return written(tree[operands].left).map { $0.rounded < count.rounded } ?? false
  }

  private func workLoad(_ entry: SetEntry?, closing: Intensity?) -> Plan.Quantity? {
    let intensity = entry?.intensity.map { tree[$0] } ?? closing
    return intensity.flatMap { load(of: $0)?.1 }
  }
}

extension Plan.Quantity {
  /// The whole work set, as the base of percentages.
  fileprivate static let whole = Plan.Quantity(1000, .share)

  /// The load from which drops in kilograms start; those in percent start from the whole.
  fileprivate var asStart: Plan.Quantity? { dimension == .mass ? self : nil }

  /// Whether it is more than the work set, as far as that is written.
  fileprivate func exceeds(_ work: Plan.Quantity?) -> Bool {
    switch dimension {
    case .share: rounded > Self.whole.rounded
    case .mass: work.map { $0.dimension == .mass && rounded > $0.rounded } ?? false
    case .number, .time, .length, .energy, .power, .heartRate, .cadence, .strokeRate, .pace, .rpe, .rir: false
    }
  }

  /// Whether it is less than what was lifted before, as far as the two can be compared.
  fileprivate func isBelow(_ before: Plan.Quantity) -> Bool {
    let most = dimension == .share && before.dimension != .share ? Self.whole : before
    return most.dimension != dimension || rounded < most.rounded
  }
}

extension Plan.Dimension {
  /// More than anybody has done, in the smallest unit.
  fileprivate var mostOfAnybody: Int? {
    switch self {
    case .mass: Int(clamping: BeyondAnybody.load.grams)
    case .heartRate: BeyondAnybody.heartRate
    case .power: BeyondAnybody.watts
    case .number, .time, .length, .energy, .share, .cadence, .strokeRate, .pace, .rpe, .rir: nil
    }
  }
}

extension PlanTree {
  /// Whether the head of a group or of a workout gives loads to what is inside.
  var hasLoads: Bool {
    items.contains { item in
      if case .group = item.kind { !item.intensities.isEmpty } else { false }
    } || sessions.contains { !$0.intensities.isEmpty }
  }
}
