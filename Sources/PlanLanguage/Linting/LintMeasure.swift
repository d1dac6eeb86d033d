/// Numbers without a unit of what is not counted in reps: `plank 45`, `freestyle 8x50`, `run 10`.

import SessionModel

extension Linter {
  /// Whether this many reps of an exercise must mean seconds, metres or calories; reported if they do. With a `hold`,
  /// they are reps, each held that long.
  mutating func lintMeasure(
    _ item: Item, _ entry: SetEntry, _ reps: Int, _ amount: Expression, of name: Name
  ) -> Bool {
    guard let exercise = exercise(named: name), let counted = exercise.counted, !(counted.isHeld && holdsReps(item)),
      !isSteps(exercise.exercise.key, entry, before: name),
      let meant = meant(
        exercise.exercise.key, counted, reps, isSeveral: entry.sets != nil, isLift: isLift(item, entry))
    else { return false }
    let written = tree.string(amount.span)
    var others: [Hint] = []
    if counted.isHeld, counted.category == .mobility, !meant.isCertain { others = [.write(written + " breaths")] }
    // `Grundspannung 5-10`: as many holds.
    if counted.isHeld, counted.category != .mobility, case .range = amount.kind, reps < 30 {
      others = [.write(written + " hold 5s")]
    }
    if exercise.exercise.key == "row", reps < Self.fewReps, let lift = library.entry(for: "barbell-row") {
      others = [.didYouMeanExercise(lift)]
    }
    if counted.isHeld, let strict = strictly(name, entry, written) { others = [.write(strict)] }
    let hint = meant.other.map { .writeEither(written + meant.unit, written + $0) } ?? Hint.write(written + meant.unit)
    let end = Span(start: amount.span.end, end: amount.span.end)
    report(
      .repsOf(tree.string(name), countedBy: counted.measure), at: amount.span,
      hints: [hint] + others,
      fixes: meant.isCertain ? [Fix(replace: end, with: meant.unit)] : [])
    return true
  }

  /// `strict chin-ups 10`: who counts *static* ones means that they hang still before each.
  private func strictly(_ name: Name, _ entry: SetEntry, _ reps: String) -> String? {
    let written = tree.string(name)
    guard let space = written.firstIndex(of: " "), written[..<space].lowercased() == "static" else { return nil }
    let movement = written[written.index(after: space)...]
    guard library.identify(String(movement))?.measure == .reps else { return nil }
    return "strict \(movement) \(entry.sets.map { tree.string($0.span) + "x" } ?? "")\(reps)"
  }

  /// Whether a row is done in sets like a lift, or with a load.
  private func isLift(_ item: Item, _ entry: SetEntry) -> Bool {
    guard case .exercise(_, let sets) = item.kind else { return false }
    return hasLoads || sets.count > 1 || entry.intensity != nil || !item.intensities.isEmpty
  }

  /// Less than this may be sets of a lift.
  private static let fewReps = 20

  /// `25 jogging` among reps.
  private func isSteps(_ key: String, _ entry: SetEntry, before name: Name) -> Bool {
    key == "jog" && entry.sets == nil && entry.span.end <= name.span.start
  }

  /// What such a number of an exercise must be. Exercises with movement may be counted in reps, too.
  func meant(
    _ key: String, _ exercise: Plan.CountedExercise, _ reps: Int, isSeveral: Bool, isLift: Bool
  ) -> MeantUnit? {
    switch exercise.measure {
    case .time where exercise.isHeld: MeantUnit(reps < 5 ? "min" : "s", isCertain: reps >= 30)
    case .distance where reps >= (exercise.isCarried ? 10 : 100): MeantUnit("m", isCertain: true)
    case .energy where reps >= 10: MeantUnit("cal", isCertain: true)
    case .distance where exercise.equipment == .swim:
      reps >= 10 ? MeantUnit("m", isCertain: true) : MeantUnit("min", or: "km")
    // Less than a row of a machine; several sets, or one with a load, are a lift.
    case .distance where key == "row" && reps > 5 && !isSeveral && !isLift: MeantUnit("cal", or: "min")
    case .distance, .time:
      if Self.neverInReps.contains(key) {
        MeantUnit(of: exercise.equipment, reps, isSeveral)
      } else if Self.sprints.contains(key), reps >= (isSeveral ? 8 : 20) {
        MeantUnit("s", or: "m")
      } else if Self.inRounds.contains(key), isSeveral || reps >= 10 {
        MeantUnit(reps >= 20 ? "s" : "min")
      } else {
        nil
      }
    case .energy, .reps: nil
    }
  }

  /// What goes on evenly. Sprints, strides, bounds, shuttles and drills are counted, too.
  private static let neverInReps: Set<String> = [
    "run", "jog", "fartlek", "treadmill", "aqua-jogging", "easy-run", "long-run", "tempo-run", "trail-run",
    "treadmill-run", "weight-vest-run", "weighted-run",
    "brick-run", "walk", "incline-walk", "nordic-walking", "hike", "ruck",
    "bike", "stationary-bike", "mountain-biking", "endurance-ride", "recovery-ride", "tempo-ride", "threshold-ride",
    "sweet-spot-ride", "big-gear-ride",
    "ski-erg", "inline-skating", "kayak",
    "elliptical", "stair-climb", "versaclimber",
  ]

  /// A few of them are counted.
  private static let sprints: Set<String> = ["sprint", "hill-sprint", "stride"]

  /// What goes on for the minutes of a round.
  private static let inRounds: Set<String> = [
    "boxing", "heavy-bag", "shadow-boxing", "pad-work", "sparring", "kickboxing", "muay-thai",
  ]
}

/// A unit that a bare number lacks.
struct MeantUnit {
  var unit: String
  /// The other unit that it may be, if there are two.
  var other: String?
  /// Whether an edit may write it without asking.
  var isCertain: Bool

  fileprivate init(_ unit: String, or other: String? = nil, isCertain: Bool = false) {
    (self.unit, self.other, self.isCertain) = (unit, other, isCertain)
  }

  /// Of what goes on evenly: some of several stretches are short, and a machine counts calories.
  fileprivate init(of equipment: Equipment, _ reps: Int, _ isSeveral: Bool) {
    let isShort = isSeveral && reps >= 20
    self =
      switch equipment {
      case .ski, .machine: MeantUnit("min", or: "cal")
      case .bike: MeantUnit("min", or: isShort ? "s" : "km")
      case .run, .rower, .swim, .barbell, .dumbbell, .kettlebell, .cable, .bodyweight, .band, .rings, .sled, .sandbag,
        .medicineBall, .other:
        isShort ? MeantUnit("s", or: "m") : MeantUnit("min", or: "km")
      }
  }
}
