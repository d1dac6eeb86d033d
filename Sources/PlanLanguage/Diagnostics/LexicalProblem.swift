/// What the lexer and the parser find wrong with characters, numbers and units.

/// A problem with single characters, numbers or units.
public enum LexicalProblem: Hashable, Sendable {
  // Characters
  /// Bytes that are not UTF-8, such as those of Latin-1.
  case notUTF8
  /// A character that no token begins with, such as `&`.
  case unexpectedCharacter(String)
  /// A `"` without a second one on its line.
  case unclosedQuote
  /// `{` and `}` instead of `<` and `>`.
  case braces
  /// `>=`, `==`; comparisons are words.
  case comparisonSymbol(String)
  /// `# a comment`, or a tag where none can be.
  case hashMisplaced
  /// `> bench 3x8`, as quoted in chats and mails.
  case chatQuote
  /// `- bench 3x8`
  case bullet

  // Numbers and units
  /// `2,5kg`; `meant` has a point.
  case decimalComma(written: String, meant: String)
  /// More digits than any number of a plan needs.
  case numberTooLarge
  /// More decimal places than are kept, such as `2.50001kg`.
  case numberTooPrecise
  /// `5 stone`: letters right after a number that are not a unit.
  case unknownUnit(String)
  /// `rest 2m`: metres where a time is needed.
  case metresForMinutes(written: String, meant: String)
  /// `rest 90`
  case missingTimeUnit(String)
  /// `@ 80`
  case bareIntensity(String)
}

extension LexicalProblem {
  /// A kind of problem, without the details of one. `E0102` to `E0116`. A code never changes its meaning.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
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
  }

  /// The kind of this problem, independent of the plan.
  public var kind: Kind {
    switch self {
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
    }
  }
}
