/// What a coach would ask about: plans that are valid but probably not meant that way. All of these are warnings.

import SessionModel

/// A warning about a plan that is valid but probably not meant that way.
public enum LintProblem: Hashable, Sendable {
  // Sets and reps.
  /// More sets of one exercise than `limit`.
  case manySets(limit: Int)
  /// More reps in a set than `limit`.
  case manyReps(limit: Int)
  /// `plank 60`: reps of what is held, run or ridden.
  case repsOf(String, countedBy: Measure)
  /// `rounds rest 2min < … >`: one round, after which the rest comes.
  case restOfOneRound(String)
  /// `superset x4 < curl 12, 10, 8, 6; dip 8 >`: all of the list in each round.
  case listInEachRound(Int)
  /// `row 3x8 @ 60kg`: the rowing machine is not done in sets of reps.
  case machineForLift(String)
  /// `plank 45s tempo 3-1-1-0`
  case tempoWithoutReps(String)
  /// `rounds left < lunge 8 each side >`: both sides, although the group is for one.
  case bothSidesOfOne(String)

  // Loads.
  /// `@ 0kg`, `@ 0%`
  case noLoad
  /// `@ 800kg`: more than anybody has done.
  case beyondAnybody
  /// A share of the one-rep max above this, in percent.
  case aboveMax(limitPercent: Int)
  /// A set in a `warmup` with a higher load than the work sets.
  case warmupHeavierThanWork
  /// A drop set that is not lighter than the set before it.
  case dropNotLighter
  /// `drop 20%`: leaves only a fifth of the load.
  case dropLeavesLittle
  /// `drop 80%` of no load.
  case dropOfNothing

  // Groups.
  /// `superset < >`
  case emptyGroup
  /// A round of `amrap 5min` that takes six.
  case roundLongerThanWindow
  /// `for time cap 5min < squat 5 rest 6min; burpee 20 >`
  case restLongerThanCap
  /// `alternate < curl 8; dip 8 >`: only the first is ever done.
  case turnWithoutRounds
  /// `for reps 12min < run max m in 1min >`: everything in it is of another kind.
  case countsNothing(Goal, only: Goal)
  /// `superset x3 < curl 12; dip 8 > rest 90s`: once, after all rounds.
  case restBehindRounds
  /// `rest 60s; rest 30s`: only the second one comes.
  case restReplaced
  /// `every 2min x5 < squat 3; rest 30s >`: first the rest, then what is left of the two minutes.
  case restBeforeNextStart
  /// `run 3x400m rest 2min @ zone 1`: the zone is that of the run.
  case targetBehindRest
  /// `by session < curl 12; note "Rest day."; dip 8 >`: a note is not an entry.
  case noteAmongPicked

  // Values.
  /// A `let` whose name appears nowhere else.
  case unusedValue(String)

  // Breathing and meditation.
  /// A phase of a breath, or a hold in it, longer than this.
  case longBreath(limitSeconds: Int)
  /// `sit 5min bell 20min`
  case bellNeverRings

  /// `box jump 24in`: a height where the exercise is counted in reps.
  case heightOf(String)
  /// `run 20min @ 75%`: a percentage of a max that nobody has.
  case shareOfNoMax(String)

  /// `bench press 3x3 @ 0.5m/s`: a pace or a power of what goes nowhere.
  case speedOfLift(String)

  /// `pull-up 5 @ 10kg or 5kg or ring row 5`: an athlete who does pull-ups always takes the 10 kg.
  case unreachableAlternative
  /// `squat 5 @ load; after lift < load = 105% of lifted(last) >`: so much more each session, whatever happened.
  case compoundsEverySession(String)
  /// `squat 3x5 @ 90% of lifted(last)`: each set lighter than the one before.
  case compoundsEverySet
}

extension LintProblem {
  /// A kind of problem, without the details of one. `W0401` and up. A code never changes its meaning.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case manySets = "W0401"
    case manyReps = "W0402"
    case repsOf = "W0403"
    case tempoWithoutReps = "W0404"
    case noLoad = "W0405"
    case beyondAnybody = "W0406"
    case aboveMax = "W0407"
    case warmupHeavierThanWork = "W0408"
    case dropNotLighter = "W0409"
    case emptyGroup = "W0410"
    case roundLongerThanWindow = "W0411"
    case unusedValue = "W0412"
    case longBreath = "W0413"
    case bellNeverRings = "W0414"
    case heightOf = "W0415"
    case turnWithoutRounds = "W0416"
    case shareOfNoMax = "W0417"
    case dropLeavesLittle = "W0418"
    case dropOfNothing = "W0419"
    case restLongerThanCap = "W0420"
    case unreachableAlternative = "W0421"
    case compoundsEverySession = "W0422"
    case countsNothing = "W0423"
    case restBehindRounds = "W0424"
    case noteAmongPicked = "W0425"
    case machineForLift = "W0426"
    case restOfOneRound = "W0427"
    case listInEachRound = "W0428"
    case restReplaced = "W0429"
    case compoundsEverySet = "W0430"
    case restBeforeNextStart = "W0431"
    case targetBehindRest = "W0432"
    case bothSidesOfOne = "W0433"
    case speedOfLift = "W0434"
  }

  /// The kind of this problem, independent of the plan.
  public var kind: Kind {
    switch self {
    case .manySets: .manySets
    case .manyReps: .manyReps
    case .repsOf: .repsOf
    case .tempoWithoutReps: .tempoWithoutReps
    case .bothSidesOfOne: .bothSidesOfOne
    case .speedOfLift: .speedOfLift
    case .noLoad: .noLoad
    case .beyondAnybody: .beyondAnybody
    case .aboveMax: .aboveMax
    case .warmupHeavierThanWork: .warmupHeavierThanWork
    case .dropNotLighter: .dropNotLighter
    case .dropLeavesLittle: .dropLeavesLittle
    case .dropOfNothing: .dropOfNothing
    case .emptyGroup: .emptyGroup
    case .roundLongerThanWindow: .roundLongerThanWindow
    case .unusedValue: .unusedValue
    case .longBreath: .longBreath
    case .bellNeverRings: .bellNeverRings
    case .heightOf: .heightOf
    case .turnWithoutRounds: .turnWithoutRounds
    case .shareOfNoMax: .shareOfNoMax
    case .restLongerThanCap: .restLongerThanCap
    case .unreachableAlternative: .unreachableAlternative
    case .compoundsEverySession: .compoundsEverySession
    case .compoundsEverySet: .compoundsEverySet
    case .countsNothing: .countsNothing
    case .restBehindRounds: .restBehindRounds
    case .noteAmongPicked: .noteAmongPicked
    case .machineForLift: .machineForLift
    case .restOfOneRound: .restOfOneRound
    case .listInEachRound: .listInEachRound
    case .restReplaced: .restReplaced
    case .restBeforeNextStart: .restBeforeNextStart
    case .targetBehindRest: .targetBehindRest
    }
  }
}
