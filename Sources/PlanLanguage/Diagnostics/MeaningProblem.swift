/// What the compiler finds wrong: unknown names, quantities that do not fit, unlimited expansions.

import SessionModel

/// A problem with the meaning of a plan: its names, quantities and counts.
public enum MeaningProblem: Hashable, Sendable {
  /// The expansion of the plan is larger than any training.
  case tooManySteps(limit: Int)

  // Names.
  case unknownExercise(String)
  case unknownValue(String)
  case usedBeforeItsLet(String)
  case unknownFunction(String)
  case duplicateSession(String)
  case duplicateValue(String)
  case duplicateExercise(String)
  case unknownCategory(String)
  case unknownEquipment(String)
  case unknownMuscle(String)

  // Quantities.
  case unitsDoNotCombine(Arithmetic, Plan.Dimension, Plan.Dimension)
  case wrongUnit(expected: Expected, found: Plan.Dimension)
  case numberTooLarge
  case divisionByZero
  case notWhole
  case negative

  // Numbers that make no training.
  case nothingToDo(Counted)
  case fallingRange
  /// `squat 3-5x5`
  case rangeMisplaced
  /// `2h-2:30`
  case clockBesideHours
  case rpeOutOfRange
  case rirOutOfRange
  case zoneOutOfRange
  /// `squat 5 @ 60kg to 80kg`
  case rampOfLoad
  /// `@ 200w to 5:00/km`
  case rampOfTwoMeasures
  case shareTooHigh(limitPercent: Int)
  case longRest(limitMinutes: Int)

  // Lists and groups that do not fit together.
  case intensityCount(given: Int, entries: Int, sets: WideInt)
  case everyCount(given: Int, rounds: WideInt)
  /// `complex x5 @ 40kg, 45kg < … >`
  case intensitiesOfRounds(given: Int, rounds: WideInt)
  case missingRounds
  case endlessLadder
  case unevenLadder
  /// `ladder 21-9`
  case ladderOfTwo
  case unevenIntervals
  case restInIntervals
  case workLongerThanInterval
  case pauseWithoutCluster
  case emptySession

  // Levels.
  /// More alternatives than the workout has levels.
  case tooManyAlternatives(Int, levels: [String])
  case levelTwice(String)
  /// `levels` in a group, or a second time.
  case levelsElsewhere
}

/// What was to be done with two quantities.
public enum Arithmetic: Hashable, Sendable { case add, subtract, multiply, divide, takeRemainder, takeShare }

/// What a place of the plan accepts.
public enum Expected: Hashable, Sendable, CaseIterable {
  case number, time, mass, length, cadence
  /// Repetitions, a time, a distance or calories.
  case amount
  /// A load, a percentage, a pace, a power or a heart rate.
  case intensity
  /// A load, or a percentage of one.
  case load
}

/// What must be at least one.
public enum Counted: Hashable, Sendable, CaseIterable {
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
