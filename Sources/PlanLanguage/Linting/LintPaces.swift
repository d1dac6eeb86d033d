/// Paces that nobody keeps, and intervals that nobody keeps up with: `@ 0:00/km`, `every 0:01`.

import SessionModel

extension Linter {
  /// Nobody does a set or a round in less.
  private static let leastInterval = Milliseconds.seconds(3)

  mutating func lintPaces(_ item: Item, _ sets: Nodes<SetEntry>, on equipment: Equipment) {
    for intensity in ownIntensities(item, sets) {
      for expression in intensity.ends(in: tree) { lintPace(expression, on: equipment) }
    }
  }

  private mutating func lintPace(_ expression: Expression, on equipment: Equipment) {
    for end in [lowEnd(of: expression), highEnd(of: expression)] {
      if let (time, way) = tree.overTwoWays(end) {
        return report(.paceBeyondAnybody, at: end.span, hints: [.write("@ \(time)/\(way)")])
      }
      guard let pace = written(end), pace.dimension == .pace,
        pace.rounded <= 999_999 / equipment.mostMetresInASecond
      else { continue }
      return report(.paceBeyondAnybody, at: end.span, hints: pace.rounded == 0 ? [.remove] : [])
    }
  }

  /// `every 0:01` behind an exercise. Over a distance, nobody is faster than the fastest.
  mutating func lintIntervals(_ item: Item, _ sets: Nodes<SetEntry>) {
    for attribute in tree[item.attributes] {
      guard case .every(let intervals) = attribute.kind else { continue }
      for interval in tree[intervals] { lintInterval(interval, leastTime(of: sets, of: item)) }
    }
  }

  /// That of rounds.
  mutating func lintIntervals(of group: GroupItem) {
    guard case .every(let intervals) = group.form else { return }
    for interval in tree[intervals] { lintInterval(interval, Self.leastInterval.count) }
  }

  private mutating func lintInterval(_ interval: Expression, _ least: WideInt) {
    guard let time = written(interval, .time), time > 0, time < least else { return }
    var hints: [Hint] = []
    if case .quotient(let operands) = interval.kind {
      hints = [.write("\(Keyword.every.word) \(tree.string(tree[operands].left.span))")]
    }
    report(.intervalBeyondAnybody, at: interval.span, hints: hints)
  }

  private func leastTime(of sets: Nodes<SetEntry>, of item: Item) -> WideInt {
    guard let endurance, let entry = tree[sets].first, entry.sets != nil, case .amount(let amount) = entry.target,
      let way = written(lowEnd(of: amount), .length)
    else { return Self.leastInterval.count }
    return max(Self.leastInterval.count, way / endurance.mostMetresInASecond)
  }
}

extension Intensity {
  /// The values of it and of what it rises to.
  fileprivate func ends(in tree: PlanTree) -> [Expression] {
    switch kind {
    case .value(let value): [value]
    case .ramp(let id): tree[id].from.ends(in: tree) + tree[id].to.ends(in: tree)
    case .alternatives(let options): options.range.flatMap { tree.alternativeIntensities[$0].intensity.ends(in: tree) }
    case .each, .effort, .ask, .missing: []
    }
  }
}

extension PlanTree {
  /// `1:50/500/500m`: a time over a number over a way.
  fileprivate func overTwoWays(_ expression: Expression) -> (time: String, way: String)? {
    guard case .quotient(let outer) = expression.kind, case .quotient(let inner) = self[outer].left.kind,
      case .quantity(let time) = self[inner].left.kind, time.unit.dimension == .time,
      case .quantity(let number) = self[inner].right.kind, number.unit == .none
    else { return nil }
    return (string(self[inner].left.span), string(self[outer].right.span))
  }
}

extension Equipment {
  /// Faster than anybody; on wheels and on snow it goes downhill.
  fileprivate var mostMetresInASecond: WideInt {
    switch self {
    case .run: 13
    case .swim: 4
    case .rower: 10
    case .barbell, .dumbbell, .kettlebell, .machine, .cable, .bodyweight, .band, .rings, .bike, .ski, .sled, .sandbag,
      .medicineBall, .other:
      35
    }
  }
}
