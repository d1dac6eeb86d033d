/// What the parser finds wrong.

public enum SyntaxProblem: Hashable, Sendable {
  /// After this many problems no more are reported.
  case tooManyProblems(limit: Int)
  case tooManyWarnings(limit: Int)
  /// Something else was to come here.
  case unexpected(found: Found, expected: [Expectation])

  // Characters
  case notUTF8
  case unexpectedCharacter(String)
  case unclosedQuote
  /// `{` and `}` in place of `<` and `>`.
  case braces
  /// `>=`, `==`; comparisons are words.
  case comparisonSymbol(String)
  /// `# a comment`, or a tag where none can be.
  case hashMisplaced
  /// `> bench 3x8`, as chats and mails quote.
  case chatQuote
  /// `- bench 3x8`
  case bullet

  // Numbers and units
  case decimalComma(written: String, meant: String)
  case numberTooLarge
  case numberTooPrecise
  case unknownUnit(String)
  /// `rest 2m`: the metres of what must be a time.
  case metresForMinutes(written: String, meant: String)
  /// `rest 90`
  case missingTimeUnit(String)
  /// `@ 80`
  case bareIntensity(String)

  // Blocks
  case unclosedBlock
  case unclosedParenthesis
  /// A `>` without its `<`.
  case nothingToClose
  /// `workout "Push"` without `<`.
  case missingBlock(of: String)
  case nestingTooDeep(limit: Int)

  // Declarations
  case unknownDeclaration(String)
  case missingTitle(of: String)
  case itemOutsideWorkout
  case unknownField(String)

  // Items
  /// `3x8 @ 80kg`: sets of what?
  case missingExercise
  /// A word before `<` that is no group.
  case unknownGroup(String)
  /// `pull-up x10`
  case timesAfterExercise(String)
  /// `rounds 5 < … >`, `5 rounds < … >`
  case timesWithoutSign(String)
  /// `thruster 21-15-9`
  case rungsOutsideLadder(String)
  /// `superset 12min`, `emom cap 10min`
  case notTaken(by: String, String)
  case unknownBreath(String)
  case unknownSitting(String)
  /// `bench 3x8,` and then another item.
  case danglingComma

  // Attributes and intensities
  case unknownAttribute(String)
  case duplicate(String)
  /// `rest` without a time; `form` shows one that is right.
  case missingValue(of: String, form: String)
  /// Some entries of a list have an `@` of their own, and some have none.
  case mixedIntensities

  // Scripts and programs
  /// `use` in a workout, an exercise in a rule, a workout in a workout.
  case misplaced(String, in: BlockContext)
  /// `state load 75%`
  case missingEquals(String)
  /// `for i 1-5 < … >`
  case missingIn
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

/// What stands where something else was expected.
public enum Found: Hashable, Sendable {
  /// As written.
  case text(String)
  case endOfItem
  case endOfBlock
  case endOfFile
}

/// What could have stood in a place.
public enum Expectation: UInt8, CaseIterable, Hashable, Sendable {
  case item, exercise, name
  case sets, reps, number, value, duration, rungs, intensity, loadOrEffort
  case breath, sitting, attribute, field
  case condition, comparison, statement, then, change, misses, day
  case quoted
  case equals, comma, block, parameters, closingParenthesis, endOfItem
}
