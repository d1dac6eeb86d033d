/// What is wrong with a plan's syntax, in English.
import PlanLanguage

extension SyntaxProblem {
  public var english: String {
    switch self {
    case .tooManyProblems(let limit): "more than \(limit) errors; further ones are not reported"
    case .tooManyWarnings(let limit): "more than \(limit) warnings; further ones are not reported"
    case .unexpected(let found, let expected): unexpectedEnglish(found, expected)
    case .notUTF8: "this is no UTF-8 text"
    case .unexpectedCharacter(let character): "`\(character)` has no place in a plan"
    case .unclosedQuote: "this text has no closing quote"
    case .braces: "blocks stand between `<` and `>`, not in braces"
    case .comparisonSymbol(let symbol): "`\(symbol)` compares nothing here; `<` and `>` are brackets"
    case .hashMisplaced: "`#` begins a tag, and tags stand behind a title"
    case .chatQuote: "this line begins with the `>` of a quoted message"
    case .bullet: "items need no bullet in front of them"
    case .decimalComma(let written, _): "`\(written)` has a comma for a decimal point"
    case .numberTooLarge: "this number is too large; two million is the most"
    case .numberTooPrecise: "this number has more than three decimals"
    case .unknownUnit(let unit): "there is no unit `\(unit)`"
    case .metresForMinutes(let written, _): "`\(written)` is in metres, but a time belongs here"
    case .missingTimeUnit(let number): "`\(number)` of what? A time needs its unit"
    case .bareIntensity(let number): "`@ \(number)` does not say what it is \(number) of"
    case .unclosedBlock: "this block is never closed"
    case .unclosedParenthesis: "this parenthesis is never closed"
    case .nothingToClose: "there is no block that this `>` could close"
    case .missingBlock(let head): "`\(head)` needs a block"
    case .nestingTooDeep(let limit): "this is nested deeper than \(limit) levels"
    case .unknownDeclaration(let word): "`\(word)` begins nothing that a plan could hold"
    case .missingTitle(let word): "this `\(word)` has no name"
    case .itemOutsideWorkout: "this stands outside of any workout"
    case .unknownField(let word): "an exercise has no `\(word)`"
    case .missingExercise: "this does not say which exercise"
    case .unknownGroup(let word): "`\(word)` is no kind of group"
    case .timesAfterExercise(let name):
      "`x` and a number means times, and stands behind a keyword; `\(name)` is an exercise"
    case .timesWithoutSign(let number): "`\(number)` needs an `x` to mean times"
    case .rungsOutsideLadder(let rungs): "`\(rungs)` is neither a range nor a list"
    case .notTaken(let group, let part): "`\(group)` takes no `\(part)`"
    case .unknownBreath(let word): "`\(word)` is no part of a breath"
    case .unknownSitting(let word): "`\(word)` is no part of a meditation"
    case .danglingComma: "nothing follows this comma"
    case .unknownAttribute(let word): "`\(word)` is no attribute"
    case .duplicate(let word): "`\(word)` stands here twice"
    case .missingValue(let word, _): "`\(word)` needs a value"
    case .mixedIntensities: "some sets of this list have an `@` of their own, and some have none"
    case .misplaced(let what, let context): "`\(what)` cannot stand in \(context.english)"
    case .missingEquals(let name): "`\(name)` lacks its `=`"
    case .missingIn: "this `for` lacks its `in`"
    case .elseWithoutWhen: "there is no `when` that this `else` could belong to"
    case .foreignWord(let word): "Satz does not say `\(word)`"
    case .spaceBeforeParenthesis(let name): "the parenthesis of a template touches its name: `\(name)(`"
    case .unknownDay(let word): "`\(word)` is no day"
    case .unknownEvent(let word): "nothing can be done after `\(word)`"
    case .reservedParameter(let word): "a parameter cannot be named `\(word)`, which rules use"
    case .unsignedProgress(let written): "`progress \(written)` does not say whether it is more or less"
    case .missingParameters(let name): "the template `\(name)` lacks its parentheses"
    case .assignmentOutsideRule(let name): "`\(name)` can only be changed by a rule"
    }
  }

  private func unexpectedEnglish(_ found: Found, _ expected: [Expectation]) -> String {
    let what = found.english
    guard !expected.isEmpty else { return "\(what) has no place here" }
    return "expected \(list(expected.map(\.english), or: "or")), found \(what)"
  }
}

extension BlockContext {
  public var english: String {
    switch self {
    case .workout: "a workout"
    case .breathing: "a breathing"
    case .meditation: "a meditation"
    case .program: "a program"
    case .rule: "a rule"
    }
  }
}

extension Found {
  public var english: String {
    switch self {
    case .text(let text): "`\(text)`"
    case .endOfItem: "the end of the line"
    case .endOfBlock: "the end of the block"
    case .endOfFile: "the end of the text"
    }
  }
}

extension Expectation {
  public var english: String {
    switch self {
    case .item: "an exercise or a group"
    case .exercise: "an exercise"
    case .name: "a name"
    case .sets: "sets"
    case .reps: "reps"
    case .number: "a number"
    case .value: "a value"
    case .duration: "a time"
    case .rungs: "the next rung"
    case .intensity: "`@`"
    case .loadOrEffort: "a load or an effort"
    case .breath: "a breath"
    case .sitting: "`sit`, `reflect`, `walk` or `scan`"
    case .attribute: "an attribute"
    case .field: "a property of the exercise"
    case .quoted: "a text in quotes"
    case .equals: "`=`"
    case .comma: "a comma"
    case .block: "`<`"
    case .comparison: "a comparison such as `is` or `at least`"
    case .condition: "a condition"
    case .statement: "an assignment, `when`, `let` or `note`"
    case .then: "`then`"
    case .change: "`+` or `-`"
    case .misses: "`misses`"
    case .day: "a day"
    case .parameters: "`(`"
    case .closingParenthesis: "`)`"
    case .endOfItem: "the end of the line"
    }
  }
}

/// `a`, `a or b`, `a, b or c`.
func list(_ words: [String], or conjunction: String) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}
