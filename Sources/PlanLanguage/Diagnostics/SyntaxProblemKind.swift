/// What kinds of syntax problems there are, each with its stable code.

extension SyntaxProblem {
  /// A problem without what its sentence needs.
  ///
  /// `E0100` and up. A code never changes its meaning.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case tooManyProblems = "E0100"
    case tooManyWarnings = "W0100"
    case unexpected = "E0101"
    case notUTF8 = "E0102"
    case unexpectedCharacter = "E0103"
    case unclosedQuote = "E0104"
    case braces = "E0105"
    case comparisonSymbol = "E0106"
    case hashMisplaced = "E0107"
    case chatQuote = "E0108"
    case bullet = "E0109"
    case decimalComma = "E0110"
    case numberTooLarge = "E0111"
    case numberTooPrecise = "E0112"
    case unknownUnit = "E0113"
    case metresForMinutes = "E0114"
    case missingTimeUnit = "E0115"
    case bareIntensity = "E0116"
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
  }

  public var kind: Kind {
    switch self {
    case .tooManyProblems: .tooManyProblems
    case .tooManyWarnings: .tooManyWarnings
    case .unexpected: .unexpected
    case .notUTF8: .notUTF8
    case .unexpectedCharacter: .unexpectedCharacter
    case .unclosedQuote: .unclosedQuote
    case .braces: .braces
    case .comparisonSymbol: .comparisonSymbol
    case .hashMisplaced: .hashMisplaced
    case .chatQuote: .chatQuote
    case .bullet: .bullet
    case .decimalComma: .decimalComma
    case .numberTooLarge: .numberTooLarge
    case .numberTooPrecise: .numberTooPrecise
    case .unknownUnit: .unknownUnit
    case .metresForMinutes: .metresForMinutes
    case .missingTimeUnit: .missingTimeUnit
    case .bareIntensity: .bareIntensity
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
    }
  }
}
