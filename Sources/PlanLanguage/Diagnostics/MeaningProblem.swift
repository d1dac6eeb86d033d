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

extension MeaningProblem {
  /// A kind of problem, without the details of one.
  ///
  /// `E0201` and up for errors, `W0201` and up for warnings. A code never changes its meaning.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case tooManySteps = "E0201"
    case unknownExercise = "W0202"
    case unknownValue = "E0203"
    case usedBeforeItsLet = "E0204"
    case unknownFunction = "E0205"
    case duplicateSession = "E0206"
    case duplicateValue = "E0207"
    case duplicateExercise = "E0208"
    case unknownCategory = "E0209"
    case unknownEquipment = "E0210"
    case unknownMuscle = "E0211"
    case unitsDoNotCombine = "E0212"
    case wrongUnit = "E0213"
    case numberTooLarge = "E0214"
    case divisionByZero = "E0215"
    case notWhole = "E0216"
    case negative = "E0217"
    case nothingToDo = "E0218"
    case fallingRange = "E0219"
    case rpeOutOfRange = "E0220"
    case rirOutOfRange = "E0221"
    case zoneOutOfRange = "E0222"
    case shareTooHigh = "E0223"
    case longRest = "W0224"
    case intensityCount = "E0225"
    case everyCount = "E0226"
    case missingRounds = "E0227"
    case endlessLadder = "E0228"
    case unevenLadder = "E0229"
    case unevenIntervals = "W0230"
    case restInIntervals = "W0231"
    case workLongerThanInterval = "W0232"
    case pauseWithoutCluster = "W0233"
    case emptySession = "W0234"
    case tooManyAlternatives = "E0235"
    case levelTwice = "E0236"
    case levelsElsewhere = "E0237"
    case rangeMisplaced = "E0238"
    case clockBesideHours = "E0239"
    case ladderOfTwo = "W0240"
    case rampOfLoad = "E0241"
    case rampOfTwoMeasures = "E0242"
    case intensitiesOfRounds = "E0243"
    case unknownMeasure = "E0244"
    case timeWithoutSum = "W0245"
  }

  /// The kind of this problem, independent of the plan.
  public var kind: Kind {
    switch self {
    case .tooManySteps: .tooManySteps
    case .unknownExercise: .unknownExercise
    case .unknownValue: .unknownValue
    case .usedBeforeItsLet: .usedBeforeItsLet
    case .unknownFunction: .unknownFunction
    case .duplicateSession: .duplicateSession
    case .duplicateValue: .duplicateValue
    case .duplicateExercise: .duplicateExercise
    case .unknownCategory: .unknownCategory
    case .unknownEquipment: .unknownEquipment
    case .unknownMeasure: .unknownMeasure
    case .unknownMuscle: .unknownMuscle
    case .unitsDoNotCombine: .unitsDoNotCombine
    case .wrongUnit: .wrongUnit
    case .numberTooLarge: .numberTooLarge
    case .divisionByZero: .divisionByZero
    case .notWhole: .notWhole
    case .negative: .negative
    case .nothingToDo: .nothingToDo
    case .fallingRange: .fallingRange
    case .rangeMisplaced: .rangeMisplaced
    case .clockBesideHours: .clockBesideHours
    case .rpeOutOfRange: .rpeOutOfRange
    case .rirOutOfRange: .rirOutOfRange
    case .zoneOutOfRange: .zoneOutOfRange
    case .rampOfLoad: .rampOfLoad
    case .rampOfTwoMeasures: .rampOfTwoMeasures
    case .shareTooHigh: .shareTooHigh
    case .longRest: .longRest
    case .intensityCount: .intensityCount
    case .everyCount: .everyCount
    case .intensitiesOfRounds: .intensitiesOfRounds
    case .missingRounds: .missingRounds
    case .endlessLadder: .endlessLadder
    case .unevenLadder: .unevenLadder
    case .ladderOfTwo: .ladderOfTwo
    case .timeWithoutSum: .timeWithoutSum
    case .unevenIntervals: .unevenIntervals
    case .restInIntervals: .restInIntervals
    case .workLongerThanInterval: .workLongerThanInterval
    case .pauseWithoutCluster: .pauseWithoutCluster
    case .emptySession: .emptySession
    case .tooManyAlternatives: .tooManyAlternatives
    case .levelTwice: .levelTwice
    case .levelsElsewhere: .levelsElsewhere
    }
  }
}
