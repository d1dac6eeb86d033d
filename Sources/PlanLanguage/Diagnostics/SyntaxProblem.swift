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
  /// `rounds cap 7min < … >`: how many rounds?
  case capWithoutTimes(String)
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

extension SyntaxProblem: DeclaredProblem {
  /// `E0101` and up. A code never changes its meaning.
  var declaration: ProblemDeclaration {
    switch self {
    case .tooManyProblems: .init("E0100")
    case .tooManyWarnings: .init("W0100")
    case .unexpected: .init("E0101", "squat 3x @ 80kg", right: "squat 3x5 @ 80kg")
    case .unclosedBlock:
      .init(
        "E0120",
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
    case .unclosedParenthesis: .init("E0121", "squat 3x5 @ (80kg + 5kg", right: "squat 3x5 @ (80kg + 5kg)")
    case .nothingToClose:
      .init("E0122", #"workout "Push" < bench press 3x8 > >"#, right: #"workout "Push" < bench press 3x8 >"#, .file)
    case .missingBlock: .init("E0123", "emom 10min", right: "emom 10min < 5 pull-ups >")
    case .nestingTooDeep: .init("E0124")
    case .unknownDeclaration:
      .init("E0130", #"wrokout "Push" < bench press 3x8 >"#, right: #"workout "Push" < bench press 3x8 >"#, .file)
    case .missingTitle:
      .init("E0132", "workout < bench press 3x8 >", right: #"workout "Push" < bench press 3x8 >"#, .file)
    case .itemOutsideWorkout: .init("E0133", "bench press 3x8", right: #"workout "Push" < bench press 3x8 >"#, .file)
    case .unknownField:
      .init(
        "E0134",
        #"exercise "Garage Press" < categry chest >"#, right: #"exercise "Garage Press" < category chest >"#, .file)
    case .missingExercise: .init("E0140", "3x8 @ 80kg", right: "bench press 3x8 @ 80kg")
    case .unknownGroup: .init("E0141", "superst x3 < curl 8; dip 8 >", right: "superset x3 < curl 8; dip 8 >")
    case .timesAfterExercise: .init("E0142", "pull-up x10", right: "pull-up 10")
    case .timesWithoutSign: .init("E0143", "rounds 5 < pull-up 10 >", right: "rounds x5 < pull-up 10 >")
    case .rungsOutsideLadder: .init("E0144", "thruster 21-15-9 @ 43kg", right: "ladder 21-15-9 < thruster @ 43kg >")
    case .notTaken: .init("E0145", "superset 12min < curl 8; dip 8 >", right: "amrap 12min < curl 8; dip 8 >")
    case .unknownBreath:
      .init(
        "E0146", #"breathing "Calm" x4 < inhale 4s; out 6s >"#, right: #"breathing "Calm" x4 < in 4s; out 6s >"#, .file)
    case .unknownSitting:
      .init("E0147", #"meditation "Dawn" < sti 20min >"#, right: #"meditation "Dawn" < sit 20min >"#, .file)
    case .danglingComma:
      .init(
        "E0148",
        """
        bench press 5, 3,
        squat 3x5
        """,
        right: """
          bench press 5, 3, 1
          squat 3x5
          """)
    case .unknownAttribute: .init("E0150", "bench press 3x8 rst 90s", right: "bench press 3x8 rest 90s")
    case .duplicate: .init("E0151", "bench press 3x8 rest 90s rest 2min", right: "bench press 3x8 rest 90s-2min")
    case .missingValue: .init("E0152", "bench press 3x8 rest", right: "bench press 3x8 rest 90s")
    case .mixedIntensities:
      .init("E0153", "bench press 5 @ 75%, 3, 1+ @ 95%", right: "bench press 5 @ 75%, 3 @ 85%, 1+ @ 95%")
    case .misplaced:
      .init(
        "E0160",
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
    case .missingEquals: .init("E0161", "let work 80kg; squat 3x5 @ work", right: "let work = 80kg; squat 3x5 @ work")
    case .missingIn: .init("E0162", "for reps 3-5 < squat (reps) >", right: "for reps in 3-5 < squat (reps) >")
    case .elseWithoutWhen:
      .init("E0163", "squat 3x5; else < squat 1x5 >", right: "when week is 1 < squat 3x5 > else < squat 1x5 >")
    case .foreignWord: .init("E0164", "if week is 1 < squat 3x5 >", right: "when week is 1 < squat 3x5 >")
    case .spaceBeforeParenthesis:
      .init(
        "E0165",
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
        "E0166",
        #"program "A" on montag, fri < workout "1" < squat 3x5 > >"#,
        right: #"program "A" on mon, fri < workout "1" < squat 3x5 > >"#, .file)
    case .unknownEvent:
      .init(
        "E0167",
        "state load = 80kg; squat 3x5 @ load; after exercise < load += 5kg >",
        right: "state load = 80kg; squat 3x5 @ load; after lift < load += 5kg >")
    case .reservedParameter:
      .init(
        "E0168",
        """
        def main(move, last) < move 3x5 @ last >
        workout "Legs" < main(squat, 100kg) >
        """,
        right: """
          def main(move, load) < move 3x5 @ load >
          workout "Legs" < main(squat, 100kg) >
          """, .file)
    case .unsignedProgress: .init("E0169", "squat 3x5 @ 80kg progress 2.5kg", right: "squat 3x5 @ 80kg progress +2.5kg")
    case .missingParameters:
      .init(
        "E0170",
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
        "E0171",
        "state load = 80kg; squat 3x5 @ load; load += 5kg",
        right: "state load = 80kg; squat 3x5 @ load; after lift < load += 5kg >")
    case .capWithoutTimes:
      .init("E0149", "rounds cap 20min < burpee 10; row 10cal >", right: "amrap 20min < burpee 10; row 10cal >")
    case .numberInName: .init("E0172", "90/90 stretch 60s", right: #""90/90 stretch" 60s"#)
    case .slashedLevels: .init("E0173", "thruster 21 @ 95/65lb", right: "thruster 21 @ 95lb or 65lb")
    case .behindBlock:
      .init("E0174", "superset x3 < curl 12; dip 8 > rpe 8", right: "superset x3 rpe 8 < curl 12; dip 8 >")
    }
  }

  static let samples: [Self] = [
    .tooManyProblems(limit: DiagnosticLog.usualLimit),
    .tooManyWarnings(limit: DiagnosticLog.usualLimit),
    .unexpected(found: .text("@"), expected: [.reps]),
    .unclosedBlock,
    .unclosedParenthesis,
    .nothingToClose,
    .missingBlock(of: "workout"),
    .nestingTooDeep(limit: Parser.depthLimit),
    .unknownDeclaration("workuot"),
    .missingTitle(of: "workout"),
    .itemOutsideWorkout,
    .unknownField("muscle"),
    .missingExercise,
    .unknownGroup("supersett"),
    .timesAfterExercise("pull-up"),
    .timesWithoutSign("5"),
    .rungsOutsideLadder("21-15-9"),
    .notTaken(by: "superset", "12min"),
    .capWithoutTimes("rounds"),
    .unknownBreath("inn"),
    .unknownSitting("stand"),
    .danglingComma,
    .unknownAttribute("rst"),
    .duplicate("rest"),
    .missingValue(of: "rest", form: "rest 90s"),
    .mixedIntensities,
    .misplaced("use", in: .workout),
    .missingEquals("load"),
    .missingIn,
    .elseWithoutWhen,
    .foreignWord("if"),
    .spaceBeforeParenthesis("tier1"),
    .unknownDay("wedn"),
    .unknownEvent("workout"),
    .reservedParameter("set"),
    .unsignedProgress("2.5kg"),
    .missingParameters(of: "main"),
    .assignmentOutsideRule("load"),
    .numberInName("90/90 stretch"),
    .slashedLevels("95/65lb"),
    .behindBlock("rpe 8"),
  ]
}
