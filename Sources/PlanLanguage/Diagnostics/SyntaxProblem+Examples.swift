/// Typical mistakes in syntax, each with its correction.

extension SyntaxProblem.Kind {
  /// The smallest text with the mistake, and its fix; nil if it would be too long or cannot be shown as text.
  package var example: MistakeExample? {
    switch self {
    case .unexpected: .init("squat 3x @ 80kg", right: "squat 3x5 @ 80kg")
    case .unclosedBlock:
      .init(
        """
        workout "Arms" <
          superset x3 < curl 8; dip 8
        >
        """,
        right: """
          workout "Arms" <
            superset x3 < curl 8; dip 8 >
          >
          """, .file)
    case .unclosedParenthesis: .init("squat 3x5 @ (80kg + 5kg", right: "squat 3x5 @ (80kg + 5kg)")
    case .nothingToClose:
      .init(#"workout "Push" < bench press 3x8 > >"#, right: #"workout "Push" < bench press 3x8 >"#, .file)
    case .missingBlock: .init("emom 10min", right: "emom 10min < 5 pull-ups >")
    case .unknownDeclaration:
      .init(#"wrokout "Push" < bench press 3x8 >"#, right: #"workout "Push" < bench press 3x8 >"#, .file)
    case .missingTitle: .init("workout < bench press 3x8 >", right: #"workout "Push" < bench press 3x8 >"#, .file)
    case .itemOutsideWorkout: .init("bench press 3x8", right: #"workout "Push" < bench press 3x8 >"#, .file)
    case .unknownField:
      .init(
        #"exercise "Garage Press" < categry chest >"#, right: #"exercise "Garage Press" < category chest >"#, .file)
    case .missingExercise: .init("3x8 @ 80kg", right: "bench press 3x8 @ 80kg")
    case .unknownGroup: .init("superst x3 < curl 8; dip 8 >", right: "superset x3 < curl 8; dip 8 >")
    case .timesAfterExercise: .init("pull-up x10", right: "pull-up 10")
    case .timesWithoutSign: .init("rounds 5 < pull-up 10 >", right: "rounds x5 < pull-up 10 >")
    case .rungsOutsideLadder: .init("thruster 21-15-9 @ 43kg", right: "ladder 21-15-9 < thruster @ 43kg >")
    case .notTaken: .init("superset 12min < curl 8; dip 8 >", right: "amrap 12min < curl 8; dip 8 >")
    case .unknownBreath:
      .init(#"breathing "Calm" x4 < inhale 4s; out 6s >"#, right: #"breathing "Calm" x4 < in 4s; out 6s >"#, .file)
    case .unknownSitting: .init(#"meditation "Dawn" < sti 20min >"#, right: #"meditation "Dawn" < sit 20min >"#, .file)
    case .danglingComma:
      .init(
        """
        bench press 5, 3,
        squat 3x5
        """,
        right: """
          bench press 5, 3, 1
          squat 3x5
          """)
    case .unknownAttribute: .init("bench press 3x8 rst 90s", right: "bench press 3x8 rest 90s")
    case .duplicate: .init("bench press 3x8 rest 90s rest 2min", right: "bench press 3x8 rest 90s-2min")
    case .missingValue: .init("bench press 3x8 rest", right: "bench press 3x8 rest 90s")
    case .mixedIntensities:
      .init("bench press 5 @ 75%, 3, 1+ @ 95%", right: "bench press 5 @ 75%, 3 @ 85%, 1+ @ 95%")
    case .misplaced:
      .init(
        """
        workout "Legs" <
          use "library.satz"
          squat 3x5
        >
        """,
        right: """
          use "library.satz"
          workout "Legs" <
            squat 3x5
          >
          """, .file)
    case .missingEquals: .init("let work 80kg; squat 3x5 @ work", right: "let work = 80kg; squat 3x5 @ work")
    case .missingIn: .init("for reps 3-5 < squat (reps) >", right: "for reps in 3-5 < squat (reps) >")
    case .elseWithoutWhen:
      .init("squat 3x5; else < squat 1x5 >", right: "when week is 1 < squat 3x5 > else < squat 1x5 >")
    case .foreignWord: .init("if week is 1 < squat 3x5 >", right: "when week is 1 < squat 3x5 >")
    case .spaceBeforeParenthesis:
      .init(
        """
        def main(move) < move 3x5 >
        workout "Legs" < main (squat) >
        """,
        right: """
          def main(move) < move 3x5 >
          workout "Legs" < main(squat) >
          """, .file)
    case .unknownDay:
      .init(
        #"program "A" on montag, fri < workout "1" < squat 3x5 > >"#,
        right: #"program "A" on mon, fri < workout "1" < squat 3x5 > >"#, .file)
    case .unknownEvent:
      .init(
        "state load = 80kg; squat 3x5 @ load; after exercise < load += 5kg >",
        right: "state load = 80kg; squat 3x5 @ load; after lift < load += 5kg >")
    case .reservedParameter:
      .init(
        """
        def main(move, last) < move 3x5 @ last >
        workout "Legs" < main(squat, 100kg) >
        """,
        right: """
          def main(move, load) < move 3x5 @ load >
          workout "Legs" < main(squat, 100kg) >
          """, .file)
    case .unsignedProgress: .init("squat 3x5 @ 80kg progress 2.5kg", right: "squat 3x5 @ 80kg progress +2.5kg")
    case .missingParameters:
      .init(
        """
        def finisher < plank 60s >
        workout "Legs" < squat 3x5; finisher() >
        """,
        right: """
          def finisher() < plank 60s >
          workout "Legs" < squat 3x5; finisher() >
          """, .file)
    case .assignmentOutsideRule:
      .init(
        "state load = 80kg; squat 3x5 @ load; load += 5kg",
        right: "state load = 80kg; squat 3x5 @ load; after lift < load += 5kg >")
    case .numberInName: .init("90/90 stretch 60s", right: #""90/90 stretch" 60s"#)
    case .behindBlock: .init("superset x3 < curl 12; dip 8 > rpe 8", right: "superset x3 rpe 8 < curl 12; dip 8 >")
    case .slashedLevels: .init("thruster 21 @ 95/65lb", right: "thruster 21 @ 95lb or 65lb")
    case .tooManyProblems, .tooManyWarnings, .nestingTooDeep: nil
    }
  }

  /// A problem of this kind, for sentences about the kind as a whole.
  package var sample: SyntaxProblem {
    switch self {
    case .tooManyProblems: .tooManyProblems(limit: DiagnosticLog.usualLimit)
    case .tooManyWarnings: .tooManyWarnings(limit: DiagnosticLog.usualLimit)
    case .unexpected: .unexpected(found: .text("@"), expected: [.reps])
    case .unclosedBlock: .unclosedBlock
    case .unclosedParenthesis: .unclosedParenthesis
    case .nothingToClose: .nothingToClose
    case .missingBlock: .missingBlock(of: "workout")
    case .nestingTooDeep: .nestingTooDeep(limit: Parser.depthLimit)
    case .unknownDeclaration: .unknownDeclaration("workuot")
    case .missingTitle: .missingTitle(of: "workout")
    case .itemOutsideWorkout: .itemOutsideWorkout
    case .unknownField: .unknownField("muscle")
    case .missingExercise: .missingExercise
    case .unknownGroup: .unknownGroup("supersett")
    case .timesAfterExercise: .timesAfterExercise("pull-up")
    case .timesWithoutSign: .timesWithoutSign("5")
    case .rungsOutsideLadder: .rungsOutsideLadder("21-15-9")
    case .notTaken: .notTaken(by: "superset", "12min")
    case .unknownBreath: .unknownBreath("inn")
    case .unknownSitting: .unknownSitting("stand")
    case .danglingComma: .danglingComma
    case .unknownAttribute: .unknownAttribute("rst")
    case .duplicate: .duplicate("rest")
    case .missingValue: .missingValue(of: "rest", form: "rest 90s")
    case .mixedIntensities: .mixedIntensities
    case .misplaced: .misplaced("use", in: .workout)
    case .missingEquals: .missingEquals("load")
    case .missingIn: .missingIn
    case .elseWithoutWhen: .elseWithoutWhen
    case .foreignWord: .foreignWord("if")
    case .spaceBeforeParenthesis: .spaceBeforeParenthesis("tier1")
    case .unknownDay: .unknownDay("wedn")
    case .unknownEvent: .unknownEvent("workout")
    case .reservedParameter: .reservedParameter("set")
    case .unsignedProgress: .unsignedProgress("2.5kg")
    case .missingParameters: .missingParameters(of: "main")
    case .assignmentOutsideRule: .assignmentOutsideRule("load")
    case .numberInName: .numberInName("90/90 stretch")
    case .slashedLevels: .slashedLevels("95/65lb")
    case .behindBlock: .behindBlock("rpe 8")
    }
  }
}
