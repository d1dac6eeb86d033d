/// What is wrong with the script in a plan: templates, loops, conditions, states and rules.

/// A problem with templates, loops, states, rules or used files.
public enum ScriptProblem: Hashable, Sendable {
  /// A call of a name that no `def` declares.
  case unknownTemplate(String)
  /// A template can use only those above it, and not itself.
  case templateBelow(String)
  /// A second `def` of this name.
  case duplicateTemplate(String)
  /// A `def` that nothing calls.
  case unusedTemplate(String)
  /// A call with more or fewer arguments than the template or the function takes.
  case argumentCount(String, given: Int, wanted: Int)
  /// Arguments that a function does not take.
  case argumentsDoNotFit(String)
  /// The name of a template where a value is needed.
  case templateAsValue(String)
  /// `for i in 1-week < … >`: the length must follow from the plan alone.
  case loopNotKnown
  /// A `by` whose block has no items.
  case nothingToPick
  /// `load above 5min`: the dimensions of the two sides.
  case notComparable(Plan.Dimension, Plan.Dimension)
  /// `when load < … >`: a value that is compared with nothing.
  case notACondition
  /// A word alone as a condition that is neither true nor false.
  case unknownFact(String)
  /// `done` where a value is needed.
  case conditionAsValue(String)
  /// `last`, `all` or a number from 1 is missing.
  case whichSets(String)
  /// What asks about sets that were done, outside of `after …` and `progress … when`.
  case onlyInARule(String)
  /// An assignment to a name that no `state` declares.
  case unknownState(String)
  /// An assignment to what a `let` or `for` named.
  case notAState(String)
  /// The left side of an assignment is neither a state nor `max(lift)`.
  case notAssignable
  /// `load = 5min`: the dimension of the state, and that of the value.
  case assignedUnit(Plan.Dimension, Plan.Dimension)
  /// A state whose declared dimension, the first, is not that of the value it gets.
  case stateChangesUnit(String, Plan.Dimension, Plan.Dimension)
  /// `progress reps then +2kg` where the reps have no upper end.
  case progressWithoutTop
  /// `after set` or `after lift` directly in a program.
  case ruleWithoutLift
  /// A program without a workout.
  case emptyProgram
  /// A `use` of this file, and why it fails.
  case cannotUse(String, UseFailure)
  /// A name from a used file that is also used here.
  case shadowsUsed(String)
  /// A list, an exercise or an effort where a single value is needed; a list where a single exercise is needed.
  case notOne(String, OtherThanValue)
  /// A template of breaths in a workout, or the other way round.
  case templateElsewhere(String, BlockContext)
  /// A rule about a lift or its sets with no item above it.
  case ruleWithoutItem
  /// A rule about an item, in a block with earlier sets of the same lift.
  case earlierSets
  /// `main(squat, stp: 5kg)`
  case unknownParameter(String, of: String)
  /// `main(squat, step: 5kg, step: 10kg)`
  case argumentTwice(String)
  /// A state that a rule sets from today's sets is read later in the same workout.
  case setForNextTime(String)
  /// `for n in 1-(top)`: a single number, which is gone through once.
  case loopOverOne
  /// `after week` in a workout that is never the last one of its week.
  case ruleOfTheWeekTooEarly
}

/// What a name stands for that is not a single value.
public enum OtherThanValue: Hashable, Sendable { case list, exercise, effort }

/// Why a file cannot be used.
public enum UseFailure: Error, Hashable, Sendable {
  /// There is no file of this name.
  case notFound
  /// It uses this one, directly or through others.
  case circle
  /// It does not check clean by itself.
  case hasErrors
  /// More files than any plan should use.
  case tooMany
  /// The name is that of a folder.
  case isFolder
  /// A pipe, a device or a socket: reading one might never end.
  case isNoFile
  /// It cannot be opened or read.
  case isUnreadable
  /// Larger than any plan, in megabytes of 1,048,576 bytes.
  case isTooLarge(limitMegabytes: Int)
  /// Together with the files read before, it would be too large.
  case areTooLarge(limitMegabytes: Int)
}

extension ScriptProblem {
  /// `E0301` and up for errors, `W0301` and up for warnings. A code never changes its meaning.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case unknownTemplate = "E0301"
    case templateBelow = "E0302"
    case duplicateTemplate = "E0303"
    case unusedTemplate = "W0304"
    case argumentCount = "E0305"
    case argumentsDoNotFit = "E0306"
    case templateAsValue = "E0307"
    case loopNotKnown = "E0308"
    case nothingToPick = "E0309"
    case notComparable = "E0310"
    case notACondition = "E0311"
    case unknownFact = "E0312"
    case conditionAsValue = "E0313"
    case whichSets = "E0314"
    case onlyInARule = "E0315"
    case unknownState = "E0316"
    case notAState = "E0317"
    case notAssignable = "E0318"
    case assignedUnit = "E0319"
    case stateChangesUnit = "E0320"
    case progressWithoutTop = "E0321"
    case ruleWithoutLift = "E0322"
    case emptyProgram = "W0323"
    case cannotUse = "E0324"
    case shadowsUsed = "W0325"
    case notOne = "E0326"
    case templateElsewhere = "E0327"
    case ruleWithoutItem = "E0328"
    case earlierSets = "W0329"
    case unknownParameter = "E0330"
    case argumentTwice = "E0331"
    case setForNextTime = "W0332"
    case loopOverOne = "E0333"
    case ruleOfTheWeekTooEarly = "W0334"
  }

  /// The kind of this problem, independent of the plan.
  public var kind: Kind {
    switch self {
    case .unknownTemplate: .unknownTemplate
    case .templateBelow: .templateBelow
    case .duplicateTemplate: .duplicateTemplate
    case .unusedTemplate: .unusedTemplate
    case .argumentCount: .argumentCount
    case .argumentsDoNotFit: .argumentsDoNotFit
    case .templateAsValue: .templateAsValue
    case .loopNotKnown: .loopNotKnown
    case .nothingToPick: .nothingToPick
    case .notComparable: .notComparable
    case .notACondition: .notACondition
    case .unknownFact: .unknownFact
    case .conditionAsValue: .conditionAsValue
    case .whichSets: .whichSets
    case .onlyInARule: .onlyInARule
    case .unknownState: .unknownState
    case .notAState: .notAState
    case .notAssignable: .notAssignable
    case .assignedUnit: .assignedUnit
    case .stateChangesUnit: .stateChangesUnit
    case .progressWithoutTop: .progressWithoutTop
    case .ruleWithoutLift: .ruleWithoutLift
    case .emptyProgram: .emptyProgram
    case .cannotUse: .cannotUse
    case .shadowsUsed: .shadowsUsed
    case .notOne: .notOne
    case .templateElsewhere: .templateElsewhere
    case .ruleWithoutItem: .ruleWithoutItem
    case .earlierSets: .earlierSets
    case .unknownParameter: .unknownParameter
    case .argumentTwice: .argumentTwice
    case .setForNextTime: .setForNextTime
    case .loopOverOne: .loopOverOne
    case .ruleOfTheWeekTooEarly: .ruleOfTheWeekTooEarly
    }
  }
}
