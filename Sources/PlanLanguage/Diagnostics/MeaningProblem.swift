/// What the compiler finds wrong: unknown names, quantities that do not fit, unlimited expansions.

import SessionModel

/// A problem with the meaning of a plan: its names, quantities and counts.
public enum MeaningProblem: Hashable, Sendable {
  /// The expansion of the plan is larger than any training.
  case tooManySteps(limit: Int)

  // Names.
  /// Neither the library nor the plan has an exercise of this name; it runs anyway.
  case unknownExercise(String)
  /// No `let`, no state and no value of the profile has this name.
  case unknownValue(String)
  /// The `let` of this name is further down.
  case usedBeforeItsLet(String)
  /// `most(squat)`: a name before `(` that is not a function.
  case unknownFunction(String)
  /// A second workout or breath of this name, in whatever case.
  case duplicateSession(String)
  /// A second `let` of this name in the same block.
  case duplicateValue(String)
  /// A second `exercise` of this name in the file.
  case duplicateExercise(String)
  /// Not an `ExerciseCategory`.
  case unknownCategory(String)
  /// Not an `Equipment`.
  case unknownEquipment(String)
  /// Not a `Measure`.
  case unknownMeasure(String)
  /// Not a `Muscle`.
  case unknownMuscle(String)

  // Quantities.
  /// `100kg + 5s`: the operation, and what is on its left and right.
  case unitsDoNotCombine(Arithmetic, Plan.Dimension, Plan.Dimension)
  /// `rest 5kg`
  case wrongUnit(expected: Expected, found: Plan.Dimension)
  /// A result beyond what can be counted.
  case numberTooLarge
  /// `load / 0`, also where the zero is computed.
  case divisionByZero
  /// Sets, reps or rounds with a fraction.
  case notWhole
  /// `12.5cal`: more decimals than are kept; what it is rounded to.
  case moreDecimals(String)
  /// A load, a time or a count below zero.
  case negative

  // Numbers that make no training.
  /// `0x8`, `run 0km`
  case nothingToDo(Counted)
  /// `12-8`
  case fallingRange
  /// `squat 3-5x5`
  case rangeMisplaced
  /// `2h-2:30`
  case clockBesideHours
  /// Below 1 or above 10.
  case rpeOutOfRange
  /// Below 0 or above 10.
  case rirOutOfRange
  /// Below 1 or above 7.
  case zoneOutOfRange
  /// `squat 5 @ 60kg to 80kg`
  case rampOfLoad
  /// `@ 200w to 5:00/km`
  case rampOfTwoMeasures
  /// `squat 5 @ 800%`
  case shareTooHigh(limitPercent: Int)
  /// A rest longer than this that no note explains.
  case longRest(limitMinutes: Int)

  // Lists and groups that do not fit together.
  /// `3x8 @ 60kg, 70kg`: as many intensities as neither the list has entries nor the exercise sets.
  case intensityCount(given: Int, entries: Int, sets: WideInt?)
  /// `every 2min, 3min x3 < … >`: a list of intervals that does not match the rounds.
  case everyCount(given: Int, rounds: WideInt)
  /// `complex x5 @ 40kg, 45kg < … >`
  case intensitiesOfRounds(given: Int, rounds: WideInt)
  /// `every 2min < … >` without `x5` or a total time.
  case missingRounds
  /// `ladder 3-6-9-... < … >` with nothing around it that ends it.
  case endlessLadder
  /// `ladder 1-2-4-...-16`: no equal steps, or they miss the last rung.
  case unevenLadder
  /// `ladder 21-9`
  case ladderOfTwo
  /// `for distance < run 20min >`, `for calories < row 5min >`: timed work adds nothing to such a score.
  case timeWithoutSum(Goal)
  /// `emom 10:30 < … >`: the last half minute never begins.
  case unevenIntervals
  /// A `rest` in `emom` or `every`, where the rest is what is left of the interval.
  case restInIntervals
  /// By its own times alone, the work of an interval takes longer than it.
  case workLongerThanInterval
  /// `bench 3x8 pause 20s`
  case pauseWithoutCluster
  /// `workout "A" < >`
  case emptySession

  // Levels.
  /// More alternatives than the workout has levels.
  case tooManyAlternatives(Int, levels: [String])
  /// `levels men, men`
  case levelTwice(String)
  /// `levels` in a group, or a second time.
  case levelsElsewhere
}

/// What was to be done with two quantities.
public enum Arithmetic: Hashable, Sendable { case add, subtract, multiply, divide, takeRemainder, takeShare }

/// What a place of the plan accepts.
public enum Expected: Hashable, Sendable, CaseIterable {
  /// A quantity of this dimension; a number has no unit.
  case number, time, mass, length, cadence, incline
  /// Repetitions, a time, a distance or calories.
  case amount
  /// A load, a percentage, a pace, a power or a heart rate.
  case intensity
  /// A load, or a percentage of one.
  case load
}

/// What must be at least one.
public enum Counted: Hashable, Sendable, CaseIterable {
  /// Counts and quantities that must not be zero: zero would mean to do nothing.
  case sets, reps, rounds, time, distance, energy, breaths, load, cadence
}

extension MeaningProblem: DeclaredProblem {
  /// `E0201` and up. A code never changes its meaning.
  var declaration: ProblemDeclaration {
    switch self {
    case .tooManySteps: .init("E0201", "squat 1000000x5", right: "squat 10x5")
    case .unknownExercise: .init("W0202", "bensh press 3x8", right: "bench press 3x8")
    case .unknownValue:
      .init("E0203", "let heavy = 100kg; squat 5 @ heavi", right: "let heavy = 100kg; squat 5 @ heavy")
    case .usedBeforeItsLet:
      .init("E0204", "squat 5 @ heavy; let heavy = 100kg", right: "let heavy = 100kg; squat 5 @ heavy")
    case .unknownFunction: .init("E0205", "squat 5 @ 90% of mex(squat)", right: "squat 5 @ 90% of max(squat)")
    case .duplicateSession:
      .init(
        "E0206",
        """
        workout "Push" < bench press 3x8 >
        workout "Push" < dip 3x8 >
        """,
        right: """
          workout "Push" < bench press 3x8 >
          workout "Push, light" < dip 3x8 >
          """, .file)
    case .duplicateValue:
      .init(
        "E0207",
        """
        let work = 100kg
        let work = 60kg
        squat 5 @ work
        """,
        right: """
          let heavy = 100kg
          let light = 60kg
          squat 5 @ heavy, 8 @ light
          """)
    case .duplicateExercise:
      .init(
        "E0208",
        """
        exercise "Garage Press" < category chest >
        exercise "Garage Press" < category shoulders >
        """,
        right: """
          exercise "Garage Press" < category chest >
          exercise "Yard Press" < category shoulders >
          """, .file)
    case .unknownCategory:
      .init(
        "E0209",
        #"exercise "Garage Press" < category sholders >"#, right: #"exercise "Garage Press" < category shoulders >"#,
        .file)
    case .unknownEquipment:
      .init(
        "E0210",
        #"exercise "Garage Press" < equipment barbel >"#, right: #"exercise "Garage Press" < equipment barbell >"#,
        .file)
    case .unknownMuscle:
      .init(
        "E0211",
        #"exercise "Garage Press" < muscles tricep >"#, right: #"exercise "Garage Press" < muscles triceps >"#, .file)
    case .unitsDoNotCombine: .init("E0212", "squat 5 @ 80kg + 30s", right: "squat 5 @ 80kg + 5kg")
    case .wrongUnit: .init("E0213", "squat 5 rest 80kg", right: "squat 5 @ 80kg rest 3min")
    case .numberTooLarge: .init("E0214", "squat 5 @ 2000000kg * 2000000 * 2000000", right: "squat 5 @ 100kg * 2")
    case .divisionByZero: .init("E0215", "squat 5 @ 100kg / 0", right: "squat 5 @ 100kg / 2")
    case .notWhole: .init("E0216", "squat 3.5x5", right: "squat 3x5")
    case .negative: .init("E0217", "pull-up 5 @ 20kg - 30kg", right: "pull-up 5 @ bw - 30kg")
    case .nothingToDo: .init("E0218", "squat 3x0", right: "squat 3x10")
    case .fallingRange: .init("E0219", "squat 3x12-8", right: "squat 3x8-12")
    case .rpeOutOfRange: .init("E0220", "squat 3x5 @ rpe 11", right: "squat 3x5 @ rpe 9")
    case .rirOutOfRange: .init("E0221", "squat 3x5 @ rir 20", right: "squat 3x5 @ rir 2")
    case .zoneOutOfRange: .init("E0222", "run 5km @ zone 8", right: "run 5km @ zone 2")
    case .shareTooHigh: .init("E0223", "squat 1 @ 1000%", right: "squat 1 @ 100%")
    case .longRest: .init("W0224", "squat 3x5 rest 90min", right: "squat 3x5 rest 90s")
    case .intensityCount: .init("E0225", "squat 5, 3, 1 @ 75%, 85%", right: "squat 5, 3, 1 @ 75%, 85%, 95%")
    case .everyCount: .init("E0226", "squat 3x5 every 1:45, 1:40", right: "squat 3x5 every 1:45, 1:40, 1:35")
    case .missingRounds: .init("E0227", "every 2min < squat 5 >", right: "every 2min x5 < squat 5 >")
    case .endlessLadder:
      .init("E0228", "ladder 3-6-9-... < thruster >", right: "amrap 7min < ladder 3-6-9-... < thruster > >")
    case .unevenLadder:
      .init(
        "E0229",
        "amrap 7min < ladder 3-6-10-... < thruster > >", right: "amrap 7min < ladder 3-6-9-... < thruster > >")
    case .unevenIntervals: .init("W0230", "emom 10:30 < squat 5 >", right: "emom 10min < squat 5 >")
    case .restInIntervals: .init("W0231", "emom 10min rest 30s < squat 5 >", right: "emom 10min < squat 5 >")
    case .workLongerThanInterval:
      .init("W0232", "emom 10min < plank 40s; hollow hold 30s >", right: "every 90s x10 < plank 40s; hollow hold 30s >")
    case .pauseWithoutCluster: .init("W0233", "squat 3x5 pause 20s", right: "squat 3x(2, 2, 1) pause 20s")
    case .emptySession: .init("W0234", #"workout "Push" < >"#, right: #"workout "Push" < bench press 3x8 >"#, .file)
    case .tooManyAlternatives:
      .init(
        "E0235",
        "thruster 21 @ 43kg or 30kg or 20kg", right: "levels men, women, scaled; thruster 21 @ 43kg or 30kg or 20kg")
    case .levelTwice:
      .init(
        "E0236",
        "levels men, men; thruster 21 @ 43kg or 30kg", right: "levels men, women; thruster 21 @ 43kg or 30kg")
    case .levelsElsewhere:
      .init(
        "E0237",
        "rounds x3 < levels men, women; thruster 21 @ 43kg or 30kg >",
        right: "levels men, women; rounds x3 < thruster 21 @ 43kg or 30kg >")
    case .rangeMisplaced: .init("E0238", "amrap 10-12min < burpee 5 >", right: "amrap 10min < burpee 5 >")
    case .clockBesideHours: .init("E0239", "run 2h-2:30", right: "run 2h-2:30:00")
    case .ladderOfTwo: .init("W0240", "ladder 21-9 < thruster @ 43kg >", right: "ladder 21-15-9 < thruster @ 43kg >")
    case .rampOfLoad: .init("E0241", "squat 3x5 @ 60kg to 80kg", right: "squat 3x5 @ 60kg, 70kg, 80kg")
    case .rampOfTwoMeasures: .init("E0242", "bike 10min @ 150w to 90%", right: "bike 10min @ 60% to 90%")
    case .intensitiesOfRounds:
      .init("E0243", "complex x3 @ 40kg, 45kg < clean 3 >", right: "complex x3 @ 40kg, 45kg, 50kg < clean 3 >")
    case .unknownMeasure:
      .init(
        "E0244", #"exercise "Half Crimp" < measure seconds >"#, right: #"exercise "Half Crimp" < measure time >"#, .file
      )
    case .timeWithoutSum: .init("W0245", "for distance < run 20min >", right: "for distance < run max m in 20min >")
    case .moreDecimals: .init("W0246", "row 12.5cal", right: "row 13cal")
    }
  }

  static let samples: [Self] = [
    .tooManySteps(limit: 20_000),
    .unknownExercise("bech press"),
    .unknownValue("work"),
    .usedBeforeItsLet("work"),
    .unknownFunction("maxx"),
    .duplicateSession("Push"),
    .duplicateValue("work"),
    .duplicateExercise("Garage Press"),
    .unknownCategory("ches"),
    .unknownEquipment("barbel"),
    .unknownMuscle("quad"),
    .unitsDoNotCombine(.add, .mass, .time),
    .wrongUnit(expected: .time, found: .mass),
    .numberTooLarge,
    .divisionByZero,
    .notWhole,
    .negative,
    .nothingToDo(.sets),
    .fallingRange,
    .rpeOutOfRange,
    .rirOutOfRange,
    .zoneOutOfRange,
    .shareTooHigh(limitPercent: 200),
    .longRest(limitMinutes: 15),
    .intensityCount(given: 2, entries: 3, sets: 3),
    .everyCount(given: 2, rounds: 3),
    .missingRounds,
    .endlessLadder,
    .unevenLadder,
    .unevenIntervals,
    .restInIntervals,
    .workLongerThanInterval,
    .pauseWithoutCluster,
    .emptySession,
    .tooManyAlternatives(3, levels: ["as prescribed", "scaled"]),
    .levelTwice("men"),
    .levelsElsewhere,
    .rangeMisplaced,
    .clockBesideHours,
    .ladderOfTwo,
    .rampOfLoad,
    .rampOfTwoMeasures,
    .intensitiesOfRounds(given: 2, rounds: 3),
    .unknownMeasure("seconds"),
    .timeWithoutSum(.distance),
    .moreDecimals("13cal"),
  ]
}
