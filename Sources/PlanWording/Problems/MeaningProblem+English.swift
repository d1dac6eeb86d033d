/// What the compiler finds wrong, in English.

import PlanLanguage

extension MeaningProblem {
  public var english: String {
    switch self {
    case .tooManySteps(let limit): "this expands to more than \(limit) steps"
    case .unknownExercise(let name): "no exercise is called `\(name)`"
    case .unknownValue(let name): "nothing is called `\(name)`"
    case .usedBeforeItsLet(let name): "`\(name)` is used before it has a value"
    case .unknownFunction(let name): "there is no function `\(name)`"
    case .duplicateSession(let name): "`\(name)` is already the name of something above"
    case .duplicateValue(let name): "`\(name)` already has a value"
    case .duplicateExercise(let name): "the exercise `\(name)` is declared twice"
    case .unknownCategory(let name): "there is no category `\(name)`"
    case .unknownEquipment(let name): "there is no equipment `\(name)`"
    case .unknownMuscle(let name): "there is no muscle `\(name)`"
    case .unitsDoNotCombine(let arithmetic, let left, let right): arithmetic.english(left, right)
    case .wrongUnit(let expected, let found): "here \(expected.english) is needed, and this is \(found.english)"
    case .numberTooLarge: "this number is too large"
    case .divisionByZero: "this divides by zero"
    case .notWhole: "here a whole number is needed"
    case .negative: "this cannot be less than zero"
    case .nothingToDo(let counted): counted.english
    case .fallingRange: "this range falls; it goes from the smaller to the larger number"
    case .rpeOutOfRange: "RPE goes from 1 to 10"
    case .rirOutOfRange: "reps in reserve go from 0 to 10"
    case .zoneOutOfRange: "training zones go from 1 to 7"
    case .shareTooHigh(let limit): "more than \(limit) % is no load for training"
    case .longRest(let limit): "a rest of more than \(limit) minutes: is that meant?"
    case .intensityCount(let given, let entries, let sets):
      entries == sets
        ? "\(counted(given, "intensity", "intensities")) for \(counted(sets, "set", "sets"))"
        : "\(counted(given, "intensity", "intensities")) for \(counted(entries, "entry", "entries")) of "
          + counted(sets, "set", "sets")
    case .everyCount(let given, let rounds):
      "\(counted(given, "interval", "intervals")) for \(counted(rounds, "round", "rounds"))"
    case .missingRounds: "how often? Nothing says when this ends"
    case .endlessLadder: "this ladder has no end, and nothing around it stops it"
    case .unevenLadder: "`...` goes on by equal steps, and these are not"
    case .unevenIntervals: "the last minute is not a whole one and will not start"
    case .restInIntervals: "what is left of each interval is the rest; this changes nothing"
    case .workLongerThanInterval: "this work is longer than its interval"
    case .pauseWithoutCluster: "a pause belongs to a cluster, and here is none"
    case .emptySession: "this is empty"
    }
  }
}

extension Arithmetic {
  fileprivate func english(_ left: Dimension, _ right: Dimension) -> String {
    switch self {
    case .add: "\(left.english) and \(right.english) do not add up"
    case .subtract: "\(right.english) cannot be taken from \(left.english)"
    case .multiply: "\(left.english) times \(right.english) means nothing"
    case .divide: "\(left.english) by \(right.english) means nothing"
    case .takeShare: "only a percentage is `of` something, and this is \(left.english)"
    }
  }
}

extension Dimension {
  public var english: String {
    switch self {
    case .number: "a plain number"
    case .mass: "a mass"
    case .time: "a time"
    case .length: "a distance"
    case .energy: "an energy"
    case .share: "a percentage"
    case .power: "a power"
    case .heartRate: "a heart rate"
    case .pace: "a pace"
    case .rpe: "an RPE"
    case .rir: "a number of reps in reserve"
    }
  }
}

extension Expected {
  fileprivate var english: String {
    switch self {
    case .number: "a plain number"
    case .time: "a time (`90s`, `2min`)"
    case .mass: "a mass (`80kg`)"
    case .amount: "a number of reps, a time, a distance or calories"
    case .intensity: "a load, a percentage, a pace, a power or a heart rate"
    case .load: "a load or a percentage"
    }
  }
}

extension Counted {
  fileprivate var english: String {
    switch self {
    case .sets: "no sets at all"
    case .reps: "no reps at all"
    case .rounds: "no rounds at all"
    case .time: "this takes no time at all"
    case .distance: "no distance at all"
    case .energy: "no calories at all"
    case .breaths: "no breaths at all"
    case .load: "no weights at all"
    }
  }
}
