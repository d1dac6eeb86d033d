/// Breaths that are too long, and bells that never ring.

extension Linter {
  private static let longestBreath = 60

  mutating func lintBreath(_ movement: BreathMovement, _ length: Expression) {
    switch movement {
    case .in, .out:
      guard let time = written(length, .time), time > Self.longestBreath * 1000 else { return }
      report(.longBreath(limitSeconds: Self.longestBreath), at: length.span)
    case .hold, .breaths: break
    }
  }

  mutating func lintBell(_ item: Item, _ length: Expression) {
    for attribute in tree[item.attributes] {
      guard case .bell(let interval) = attribute.kind, let every = written(interval, .time),
        let whole = written(length, .time), every > whole
      else { continue }
      report(.bellNeverRings, at: attribute.span)
    }
  }
}
