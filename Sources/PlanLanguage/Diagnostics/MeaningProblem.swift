/// What the compiler finds wrong: names that nothing bears, quantities that do not fit, expansions without bound.

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
  case unitsDoNotCombine(Arithmetic, Dimension, Dimension)
  case wrongUnit(expected: Expected, found: Dimension)
  case numberTooLarge
  case divisionByZero
  case notWhole
  case negative

  // Numbers that make no training.
  case nothingToDo(Counted)
  case fallingRange
  case rpeOutOfRange
  case rirOutOfRange
  case zoneOutOfRange
  case shareTooHigh(limitPercent: Int)
  case longRest(limitMinutes: Int)

  // Lists and groups that do not fit together.
  case intensityCount(given: Int, entries: Int, sets: Int)
  case everyCount(given: Int, rounds: Int)
  case missingRounds
  case endlessLadder
  case unevenLadder
  case unevenIntervals
  case restInIntervals
  case workLongerThanInterval
  case pauseWithoutCluster
  case emptySession
}

/// What two quantities were to do.
public enum Arithmetic: Hashable, Sendable { case add, subtract, multiply, divide, takeShare }

/// What a place of the plan takes.
public enum Expected: Hashable, Sendable, CaseIterable {
  case number, time, mass
  /// Repetitions, a time, a distance or calories.
  case amount
  /// A load, a percentage, a pace, a power or a heart rate.
  case intensity
  /// A load, or a percentage of one.
  case load
}

/// What must be one at least.
public enum Counted: Hashable, Sendable, CaseIterable { case sets, reps, rounds, time, distance, energy, breaths, load }
