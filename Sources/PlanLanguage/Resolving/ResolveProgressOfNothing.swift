/// A `progress` that has nothing to change: a rep more than as many as possible, a share more of a power.

import SessionModel

extension Resolver {
  /// Whether it has been reported.
  mutating func reportNothingToChange(
    _ gain: Plan.Progression.Gain, at span: Span, of exercise: Plan.ExerciseID, _ sets: Range<Int32>
  ) -> Bool {
    let entries = plan.sets[sets.range]
    guard let first = entries.first else { return false }
    switch gain {
    case .amount(_, upTo: _, then: nil):
      guard entries.allSatisfy({ $0.target.isAllThatIsPossible }) else { return false }
      let open = first.target.dimension == .time ? "3x20s+" : "3x5+"
      report(
        .progressOfNothing, at: span, hints: [.write("\(open) \(Keyword.progress.word) \(tree.string(span))")])
      return true
    case .load(.share(let permille)):
      guard isEndurance(exercise), entries.allSatisfy({ $0.intensity?.isOfNoLoad ?? false }) else { return false }
      var hints: [Hint] = []
      if case .power(let low, _)? = first.intensity, let watts = plan.known(low), permille <= 1_000_000 {
        hints = [
          .declareState("watts", first: "\(watts)w"),
          .writeFor("after lift < when done < watts = \((1000 + permille) / 10)% of watts > >", meaning: .rule),
        ]
      }
      report(.progressOfNothing, at: span, hints: hints)
      return true
    case .amount, .load, .max, .range: return false
    }
  }
}

extension Plan.Target {
  /// `max`: as many reps, or as long, as possible.
  fileprivate var isAllThatIsPossible: Bool {
    switch self {
    case .reps(let least, let most), .time(let least, let most): least == .zero && most == nil
    case .distance, .energy, .breaths, .repsWithin, .mostEnergy, .mostDistance, .energyOfRung, .total, .cluster,
      .unstated:
      false
    }
  }
}

extension Plan.Intensity {
  /// Whether it says how hard something is, and not with which load.
  fileprivate var isOfNoLoad: Bool {
    switch self {
    case .pace, .power, .zone, .heartRate, .felt: true
    case .mass, .share, .shareAnd, .bodyweight, .asked, .rpe, .rir, .ramp, .byLevel: false
    }
  }
}
