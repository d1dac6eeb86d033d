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
  /// `25:61`: seconds or minutes above 59; `meant` is the same time as a clock shows it.
  case overClock(written: String, meant: String)
  /// `5 stone`: letters right after a number that are not a unit.
  case unknownUnit(String)
  /// `rest 2m`: metres where a time is needed.
  case metresForMinutes(written: String, meant: String)
  /// `rest 90`
  case missingTimeUnit(String)
  /// `@ 80`
  case bareIntensity(String)
}

extension LexicalProblem: DeclaredProblem {
  /// `E0102` and up. A code never changes its meaning.
  var declaration: ProblemDeclaration {
    switch self {
    case .notUTF8: .init("E0102")
    case .unexpectedCharacter: .init("E0103", "bench press 3x8 [heavy]", right: #"bench press 3x8 note "heavy""#)
    case .unclosedQuote: .init("E0104", #"bench press 3x8 note "slow"#, right: #"bench press 3x8 note "slow""#)
    case .braces:
      .init("E0105", #"workout "Push" { bench press 3x8 }"#, right: #"workout "Push" < bench press 3x8 >"#, .file)
    case .comparisonSymbol: .init("E0106", "pull-up >=5", right: "pull-up 5+")
    case .hashMisplaced: .init("E0107", "bench press 3x8 # heavy today", right: "bench press 3x8 // heavy today")
    case .chatQuote:
      .init(
        "E0108",
        """
        > workout "Push" <
        >   bench press 3x8
        > >
        """,
        right: """
          workout "Push" <
            bench press 3x8
          >
          """, .file)
    case .bullet: .init("E0109", "- bench press 3x8", right: "bench press 3x8")
    case .decimalComma: .init("E0110", "curl 3x8 @ 12,5kg", right: "curl 3x8 @ 12.5kg")
    case .numberTooLarge: .init("E0111", "run 5000000m", right: "run 5km")
    case .numberTooPrecise: .init("E0112", "bench press 3x8 @ 81.6466kg", right: "bench press 3x8 @ 180lb")
    case .overClock: .init("E0190", "run 5km @ 4:75/km", right: "run 5km @ 5:15/km")
    case .unknownUnit: .init("E0113", "bench press 3x8 @ 80kq", right: "bench press 3x8 @ 80kg")
    case .metresForMinutes: .init("E0114", "bench press 3x8 rest 2m", right: "bench press 3x8 rest 2min")
    case .missingTimeUnit: .init("E0115", "bench press 3x8 rest 90", right: "bench press 3x8 rest 90s")
    case .bareIntensity: .init("E0116", "squat 3x5 @ 8", right: "squat 3x5 @ rpe 8")
    }
  }

  static let samples: [Self] = [
    .notUTF8,
    .unexpectedCharacter("["),
    .unclosedQuote,
    .braces,
    .comparisonSymbol(">="),
    .hashMisplaced,
    .chatQuote,
    .bullet,
    .decimalComma(written: "12,5", meant: "12.5"),
    .numberTooLarge,
    .numberTooPrecise,
    .overClock(written: "25:61", meant: "26:01"),
    .unknownUnit("kq"),
    .metresForMinutes(written: "2m", meant: "2min"),
    .missingTimeUnit("90"),
    .bareIntensity("8"),
  ]
}
