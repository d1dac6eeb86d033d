/// The minimum time of work, as far as it is written out: anything unspecified takes no time.

import SessionModel

/// Milliseconds, saturating.
struct LeastTime {
  var milliseconds: WideInt = 0

  static func + (one: LeastTime, two: LeastTime) -> LeastTime {
    let (sum, overflow) = one.milliseconds.addingReportingOverflow(two.milliseconds)
    return LeastTime(milliseconds: overflow ? WideInt.max : sum)
  }

  func times(_ count: WideInt) -> LeastTime {
    let (product, overflow) = milliseconds.multipliedReportingOverflow(by: max(0, count))
    return LeastTime(milliseconds: overflow ? WideInt.max : product)
  }
}

extension Linter {
  /// From the first work of the items to the end of the last: a rest counts if something follows it.
  ///
  /// - Parameter between: the rest after an exercise that says none of its own.
  func leastTime(of items: Nodes<Item>, between: LeastTime = LeastTime()) -> LeastTime {
    var time = LeastTime()
    var rest = LeastTime()
    for item in tree[items] {
      switch item.kind {
      case .exercise(_, let sets):
        time = time + rest + leastTime(of: sets, in: item)
        rest = self.rest(after: item, or: between)
      case .alternatives(let options):
        let least = options.range.map { leastTime(of: Nodes($0, $0 + 1)).milliseconds }.min() ?? 0
        time = time + rest + LeastTime(milliseconds: least)
        rest = tree[options].first.map { self.rest(after: $0, or: between) } ?? LeastTime()
      case .rest(let written): rest = written.length.map(duration) ?? LeastTime()
      case .group(let id):
        time = time + rest + leastTime(of: tree[id], in: item)
        rest = between
      case .breath(_, .lasting(let length)), .sit(_, let length?):
        time = time + rest + duration(length)
        rest = LeastTime()
      case .levels, .breath(_, .count), .breath(_, .open), .sit(_, nil), .note, .binding, .call, .loop, .when, .pick,
        .state,
        .rule, .assignment, .definition, .session, .missing:
        break
      }
    }
    return time
  }

  /// The longest of alternating items.
  func longestTime(of items: Nodes<Item>) -> LeastTime {
    let times = items.range.map { leastTime(of: Nodes($0, $0 + 1)).milliseconds }
    return LeastTime(milliseconds: times.max() ?? 0)
  }

  private func leastTime(of sets: Nodes<SetEntry>, in item: Item) -> LeastTime {
    var time = LeastTime()
    var number: WideInt = 0
    for entry in tree[sets] {
      let count = entry.sets.flatMap { written($0, .number) } ?? 1
      let closing = item.intensities.count == 1 ? tree[item.intensities].first : nil
      time = time + leastTime(of: entry, entry.intensity.map { tree[$0] } ?? closing, in: item).times(count)
      number = number &+ count
    }
    return time + rest(after: item).times(number &- 1)
  }

  /// One set, on both sides if it is done on each.
  private func leastTime(of entry: SetEntry, _ intensity: Intensity?, in item: Item) -> LeastTime {
    let sides: WideInt = tree[item.attributes].contains { $0.kind == .side(.each) } ? 2 : 1
    if let within = entry.within { return duration(tree[within]).times(sides) }
    switch entry.target {
    case .amount(let amount), .atLeast(let amount):
      guard let least = written(lowEnd(of: amount)) else { return LeastTime() }
      switch least.dimension {
      case .time: return LeastTime(milliseconds: least.rounded).times(sides)
      case .number: return secondsOfRep(item).times(least.rounded).times(sides)
      case .length: return time(over: least, at: intensity).times(sides)
      case .mass, .energy, .share, .power, .heartRate, .cadence, .strokeRate, .pace, .rpe, .rir: return LeastTime()
      }
    case .max, .maxOf, .caloriesOfRung, .total, .breaths, .cluster, .missing: return LeastTime()
    }
  }

  /// The time of its tempo and of its hold; explosive takes no time.
  private func secondsOfRep(_ item: Item) -> LeastTime {
    var time = LeastTime()
    for attribute in tree[item.attributes] {
      if case .hold(let length) = attribute.kind { time = time + duration(length) }
      guard case .tempo(let digits) = attribute.kind else { continue }
      let seconds = [digits.lowering, digits.bottom, digits.lifting, digits.top].reduce(0) { $0 + WideInt($1 ?? 0) }
      time = time + LeastTime(milliseconds: seconds * 1000)
    }
    return time
  }

  private func time(over way: Plan.Quantity, at intensity: Intensity?) -> LeastTime {
    guard case .value(let expression) = intensity?.kind, let pace = written(lowEnd(of: expression)),
      pace.dimension == .pace, let time = try? way.multiplied(by: pace)
    else { return LeastTime() }
    return LeastTime(milliseconds: time.rounded)
  }

  private func rest(after item: Item, or other: LeastTime = LeastTime()) -> LeastTime {
    for attribute in tree[item.attributes] {
      if case .rest(let written) = attribute.kind { return written.length.map(duration) ?? LeastTime() }
    }
    return other
  }

  /// The rest between the items of a group.
  func restBetween(of item: Item) -> LeastTime {
    for attribute in tree[item.attributes] {
      if case .between(let written) = attribute.kind { return written.length.map(duration) ?? LeastTime() }
    }
    return LeastTime()
  }

  private func leastTime(of group: GroupItem, in item: Item) -> LeastTime {
    switch group.form {
    case .amrap(let length?), .emom(let length?): return duration(length)
    case .sequence, .warmup, .cooldown, .superset, .circuit, .rounds, .complex, .anyOrder, .breathing, .meditation:
      guard !group.alternates else { return LeastTime() }
      let rounds = group.times.map { written($0, .number) ?? 1 } ?? 1
      let between = restBetween(of: item)
      return leastTime(of: group.body.items, between: between).times(rounds)
        + rest(after: item, or: between).times(rounds &- 1)
    case .choose, .ladder, .every, .emom(nil), .amrap(nil), .forTime, .tabata: return LeastTime()
    }
  }

  private func duration(_ expression: Expression) -> LeastTime {
    LeastTime(milliseconds: written(expression, .time) ?? 0)
  }
}
