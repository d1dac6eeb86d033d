/// What the parser finds wrong.

/// A problem with the structure of the text.
public enum SyntaxProblem: Hashable, Sendable {
  /// After this many problems, no more are reported.
  case tooManyProblems(limit: Int)
  /// After this many warnings, no more are reported.
  case tooManyWarnings(limit: Int)
  /// Something else was expected here.
  case unexpected(found: Found, expected: [Expectation])

  // Blocks
  /// A `<` without its `>`.
  case unclosedBlock
  /// A `(` without its `)`.
  case unclosedParenthesis
  /// A `>` without its `<`.
  case nothingToClose
  /// `workout "Push"` without `<`.
  case missingBlock(of: String)
  /// More blocks or parentheses inside of each other than this.
  case nestingTooDeep(limit: Int)

  // Declarations
  /// A word at the top of the file that declares nothing.
  case unknownDeclaration(String)
  /// `workout < … >`: its name in quotes is missing.
  case missingTitle(of: String)
  /// An exercise at the top of the file.
  case itemOutsideWorkout
  /// A word in `exercise "…" < … >` that is not a field of it.
  case unknownField(String)

  // Items
  /// `3x8 @ 80kg`: sets of what?
  case missingExercise
  /// A word before `<` that is not a group.
  case unknownGroup(String)
  /// `pull-up x10`
  case timesAfterExercise(String)
  /// `rounds 5 < … >`, `5 rounds < … >`
  case timesWithoutSign(String)
  /// `thruster 21-15-9`
  case rungsOutsideLadder(String)
  /// `superset 12min`, `emom cap 10min`
  case notTaken(by: String, String)
  /// A word in a breath that is not a phase of it.
  case unknownBreath(String)
  /// A word where `sit`, `walk` and the like are expected.
  case unknownSitting(String)
  /// `90/90 stretch`
  case numberInName(String)
  /// `thruster 21 @ 95/65lb`
  case slashedLevels(String)
  /// `bench 3x8,` and then another item.
  case danglingComma
  /// `emom 5min < … > rpe 8`
  case behindBlock(String)

  // Attributes and intensities
  /// A word after an item that says nothing about it.
  case unknownAttribute(String)
  /// `rest 60s rest 90s`: an attribute or a field that is already there.
  case duplicate(String)
  /// `rest` without a time; `form` shows a valid one.
  case missingValue(of: String, form: String)
  /// Some entries of a list have their own `@`, and some have none.
  case mixedIntensities

  // Scripts and programs
  /// `use` in a workout, an exercise in a rule, a workout in a workout.
  case misplaced(String, in: BlockContext)
  /// `state load 75%`
  case missingEquals(String)
  /// `for i 1-5 < … >`
  case missingIn
  /// An `else` with no `when` right before it.
  case elseWithoutWhen
  /// `if done < … >`, `load über 80kg`: the word of another language.
  case foreignWord(String)
  /// `tier1 (squat)`
  case spaceBeforeParenthesis(String)
  /// `on mon, wedn`
  case unknownDay(String)
  /// `after workout < … >`
  case unknownEvent(String)
  /// `def a(set)`: the word of an event.
  case reservedParameter(String)
  /// `progress 2.5kg`
  case unsignedProgress(String)
  /// `def a < … >`
  case missingParameters(of: String)
  /// `load += 5kg` in a workout.
  case assignmentOutsideRule(String)
}

/// What was found where something else was expected.
public enum Found: Hashable, Sendable {
  /// As written.
  case text(String)
  /// The line or the item ends here.
  case endOfItem
  /// The `>` of the block.
  case endOfBlock
  /// Nothing follows.
  case endOfFile
}

/// What would have been valid in a place.
public enum Expectation: UInt8, CaseIterable, Hashable, Sendable {
  /// What has a name of its own in the plan, or is on a line of its own.
  case item, exercise, name
  /// Amounts, and what follows `@`.
  case sets, reps, number, value, duration, rungs, intensity, loadOrEffort
  /// Words of an item and of a declaration.
  case breath, sitting, attribute, field
  /// Parts of scripts and programs.
  case condition, comparison, statement, then, change, misses, day
  /// A text in `"`.
  case quoted
  /// Signs, and the end of the item.
  case equals, comma, block, parameters, closingParenthesis, endOfItem
}

extension SyntaxProblem {
  /// A kind of problem, without the details of one. `E0100` and up. A code never changes its meaning.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case tooManyProblems = "E0100"
    case tooManyWarnings = "W0100"
    case unexpected = "E0101"
    case unclosedBlock = "E0120"
    case unclosedParenthesis = "E0121"
    case nothingToClose = "E0122"
    case missingBlock = "E0123"
    case nestingTooDeep = "E0124"
    case unknownDeclaration = "E0130"
    case missingTitle = "E0132"
    case itemOutsideWorkout = "E0133"
    case unknownField = "E0134"
    case missingExercise = "E0140"
    case unknownGroup = "E0141"
    case timesAfterExercise = "E0142"
    case timesWithoutSign = "E0143"
    case rungsOutsideLadder = "E0144"
    case notTaken = "E0145"
    case unknownBreath = "E0146"
    case unknownSitting = "E0147"
    case danglingComma = "E0148"
    case unknownAttribute = "E0150"
    case duplicate = "E0151"
    case missingValue = "E0152"
    case mixedIntensities = "E0153"
    case misplaced = "E0160"
    case missingEquals = "E0161"
    case missingIn = "E0162"
    case elseWithoutWhen = "E0163"
    case foreignWord = "E0164"
    case spaceBeforeParenthesis = "E0165"
    case unknownDay = "E0166"
    case unknownEvent = "E0167"
    case reservedParameter = "E0168"
    case unsignedProgress = "E0169"
    case missingParameters = "E0170"
    case assignmentOutsideRule = "E0171"
    case numberInName = "E0172"
    case slashedLevels = "E0173"
    case behindBlock = "E0174"
  }

  /// The kind of this problem, independent of the plan.
  public var kind: Kind {
    switch self {
    case .tooManyProblems: .tooManyProblems
    case .tooManyWarnings: .tooManyWarnings
    case .unexpected: .unexpected
    case .unclosedBlock: .unclosedBlock
    case .unclosedParenthesis: .unclosedParenthesis
    case .nothingToClose: .nothingToClose
    case .missingBlock: .missingBlock
    case .nestingTooDeep: .nestingTooDeep
    case .unknownDeclaration: .unknownDeclaration
    case .missingTitle: .missingTitle
    case .itemOutsideWorkout: .itemOutsideWorkout
    case .unknownField: .unknownField
    case .missingExercise: .missingExercise
    case .unknownGroup: .unknownGroup
    case .timesAfterExercise: .timesAfterExercise
    case .timesWithoutSign: .timesWithoutSign
    case .rungsOutsideLadder: .rungsOutsideLadder
    case .notTaken: .notTaken
    case .unknownBreath: .unknownBreath
    case .unknownSitting: .unknownSitting
    case .danglingComma: .danglingComma
    case .unknownAttribute: .unknownAttribute
    case .duplicate: .duplicate
    case .missingValue: .missingValue
    case .mixedIntensities: .mixedIntensities
    case .misplaced: .misplaced
    case .missingEquals: .missingEquals
    case .missingIn: .missingIn
    case .elseWithoutWhen: .elseWithoutWhen
    case .foreignWord: .foreignWord
    case .spaceBeforeParenthesis: .spaceBeforeParenthesis
    case .unknownDay: .unknownDay
    case .unknownEvent: .unknownEvent
    case .reservedParameter: .reservedParameter
    case .unsignedProgress: .unsignedProgress
    case .missingParameters: .missingParameters
    case .assignmentOutsideRule: .assignmentOutsideRule
    case .numberInName: .numberInName
    case .slashedLevels: .slashedLevels
    case .behindBlock: .behindBlock
    }
  }
}
