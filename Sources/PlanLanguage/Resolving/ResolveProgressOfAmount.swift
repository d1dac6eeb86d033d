/// `plank 3x30s progress +10%`, `run 8km progress +10%`: a share is of a load, and a time or a distance that rises is a
/// state.

import SessionModel

extension Resolver {
  /// Whether it has been reported.
  mutating func reportShareOfAmount(
    _ progression: Plan.Progression, of exercise: Plan.ExerciseID, _ attributes: Plan.Attributes, _ sets: Range<Int32>,
    _ entries: Nodes<SetEntry>
  ) -> Bool {
    guard plan.rulesVersion >= .seventeenth, !isInUnusedTemplate, case .load(.share(let permille)) = progression.gain,
      !hasLoad(sets, attributes), let first = tree[entries].first, case .amount(let amount) = first.target,
      case .quantity(let quantity) = amount.kind, let state = RisingState(of: quantity.unit)
    else { return false }
    let count = first.sets.map { tree.string($0.span) + "x" } ?? ""
    let name = plan.exercises[Int(exercise.index)].exercise.name.lowercased()
    let rise = "\(state.name) = round(\((1000 + permille) / 10)% of \(state.name), \(state.step(of: quantity)))"
    report(
      .progressOfNothing, at: progression.span,
      hints: [
        .declareState(state.name, first: tree.string(amount.span)),
        .write("\(name) \(count)(\(state.name))"),
        .writeFor("after lift < when done < \(rise) > >", meaning: .rule),
      ])
    return true
  }
}

/// A state for what a set lasts, or how far it goes.
private struct RisingState {
  var name: String
  private var isTime: Bool

  init?(of unit: Unit) {
    switch unit.dimension {
    case .time: (name, isTime) = (unit == .second ? "seconds" : "minutes", true)
    case .length: (name, isTime) = ("way", false)
    case .number, .mass, .energy, .share, .power, .heartRate, .cadence, .strokeRate, .pace, .rpe, .rir: return nil
    }
  }

  /// Small enough that a tenth more is more.
  func step(of amount: Quantity) -> String {
    if isTime { return "1s" }
    switch amount.unit {
    case .mile: return "0.1mi"
    case .yard: return "5yd"
    case .kilometre: return "100m"
    case .none, .kilogram, .gram, .pound, .millisecond, .second, .minute, .hour, .clock, .millimetre, .centimetre,
      .metre, .inch, .foot, .calorie, .percent, .beatsPerMinute, .revolutionsPerMinute, .strokesPerMinute, .watt:
      return "5m"
    }
  }
}
