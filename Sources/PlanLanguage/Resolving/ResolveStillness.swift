/// Breaths and stretches of a sitting.

import SessionModel

extension Resolver {
  mutating func resolveBreath(_ written: Item, _ movement: BreathMovement, _ length: BreathLength) -> Extent {
    let asides = asides(of: written)
    var item = Plan.BreathItem(movement: movement.movement, length: nil, count: .one, notes: asides)
    switch length {
    case .lasting(let expression):
      guard let time = positive(expression, .time, expected: .time, counted: .time) else { return Extent() }
      item.length = time
    case .count(let expression):
      let (low, high) = bounds(expression)
      guard let count = positive(low, .number, expected: .number, counted: .breaths) else { return Extent() }
      item.count = count
      if let high {
        guard let most = positive(high, .number, expected: .number, counted: .breaths),
          rises(count, most, of: expression)
        else { return Extent() }
        item.mostCount = most
      }
    case .open: break
    }
    plan.breaths.append(item)
    append(.breath(Int32(truncatingIfNeeded: plan.breaths.count - 1)), at: written.span)
    return Extent(steps: 1) + restBehind(written)
  }

  /// What a breath or a sitting says: `note`, `cue` and `say` in the order in which they are written.
  private func asides(of item: Item) -> [String] {
    tree[item.attributes].compactMap { attribute in
      switch attribute.kind {
      case .note(let text), .cue(let text), .say(let text): tree.string(text)
      case .rest, .between, .every, .tempo, .hold, .side, .height, .cadence, .incline, .resistance, .warmup, .drop,
        .pause, .rpe,
        .rir, .bell, .label,
        .progress, .optional:
        nil
      }
    }
  }

  /// `out 6s rest 3s` is `out 6s; rest 3s`.
  private mutating func restBehind(_ item: Item) -> Extent {
    reportBetween(among: item.attributes, of: Keyword.breath.word, hint: .remove)
    let length = rest(among: item.attributes)
    guard length != .unstated, length != .none else { return Extent() }
    append(.rest(length, nil), at: item.span)
    return Extent(steps: 1)
  }

  mutating func resolveSit(_ item: Item, _ posture: SitPosture, _ length: Expression?) -> Extent {
    let asides = asides(of: item)
    var sit = Plan.SitItem(posture: posture.posture, length: nil, bell: nil, notes: asides)
    if let length {
      guard let time = positive(length, .time, expected: .time, counted: .time) else { return Extent() }
      sit.length = time
    }
    for index in item.attributes.range {
      guard case .bell(let every) = tree.attributes[index].kind else { continue }
      sit.bell = positive(every, .time, expected: .time, counted: .time)
    }
    plan.sits.append(sit)
    append(.sit(Int32(truncatingIfNeeded: plan.sits.count - 1)), at: item.span)
    return Extent(steps: 1) + restBehind(item)
  }
}

extension BreathMovement {
  var movement: Breath.Movement {
    switch self {
    case .in: .inhale
    case .out: .exhale
    case .hold: .hold
    case .breaths: .breaths
    }
  }
}

extension SitPosture {
  var posture: Sit.Posture {
    switch self {
    case .sit: .sit
    case .reflect: .reflect
    case .walk: .walk
    case .scan: .scan
    }
  }
}
