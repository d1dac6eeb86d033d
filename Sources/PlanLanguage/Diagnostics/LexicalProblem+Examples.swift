/// Typical mistakes in characters, numbers and units, each with its correction.

extension LexicalProblem.Kind {
  /// The smallest text with the mistake, and its fix; nil if it would be too long or cannot be shown as text.
  package var example: MistakeExample? {
    switch self {
    case .unexpectedCharacter: .init("bench press 3x8 [heavy]", right: #"bench press 3x8 note "heavy""#)
    case .unclosedQuote: .init(#"bench press 3x8 note "slow"#, right: #"bench press 3x8 note "slow""#)
    case .braces: .init(#"workout "Push" { bench press 3x8 }"#, right: #"workout "Push" < bench press 3x8 >"#, .file)
    case .comparisonSymbol: .init("pull-up >=5", right: "pull-up 5+")
    case .hashMisplaced: .init("bench press 3x8 # heavy today", right: "bench press 3x8 // heavy today")
    case .chatQuote:
      .init(
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
    case .bullet: .init("- bench press 3x8", right: "bench press 3x8")
    case .decimalComma: .init("curl 3x8 @ 12,5kg", right: "curl 3x8 @ 12.5kg")
    case .numberTooLarge: .init("run 5000000m", right: "run 5km")
    case .numberTooPrecise: .init("bench press 3x8 @ 81.6466kg", right: "bench press 3x8 @ 180lb")
    case .unknownUnit: .init("bench press 3x8 @ 80kq", right: "bench press 3x8 @ 80kg")
    case .metresForMinutes: .init("bench press 3x8 rest 2m", right: "bench press 3x8 rest 2min")
    case .missingTimeUnit: .init("bench press 3x8 rest 90", right: "bench press 3x8 rest 90s")
    case .bareIntensity: .init("squat 3x5 @ 8", right: "squat 3x5 @ rpe 8")
    case .notUTF8: nil
    }
  }

  /// A problem of this kind, for sentences about the kind as a whole.
  package var sample: LexicalProblem {
    switch self {
    case .notUTF8: .notUTF8
    case .unexpectedCharacter: .unexpectedCharacter("[")
    case .unclosedQuote: .unclosedQuote
    case .braces: .braces
    case .comparisonSymbol: .comparisonSymbol(">=")
    case .hashMisplaced: .hashMisplaced
    case .chatQuote: .chatQuote
    case .bullet: .bullet
    case .decimalComma: .decimalComma(written: "12,5", meant: "12.5")
    case .numberTooLarge: .numberTooLarge
    case .numberTooPrecise: .numberTooPrecise
    case .unknownUnit: .unknownUnit("kq")
    case .metresForMinutes: .metresForMinutes(written: "2m", meant: "2min")
    case .missingTimeUnit: .missingTimeUnit("90")
    case .bareIntensity: .bareIntensity("8")
    }
  }
}
