/// What is wrong with the syntax of a plan, in English.
import PlanLanguage

extension SyntaxProblem {
  var inEnglish: ProblemText {
    switch self {
    case .tooManyProblems(let limit):
      ProblemText(
        "more than \(limit) errors; the others are not shown",
        title: "too many errors",
        explanation: """
          No more errors than these are shown for one file. When there are so many, most of them follow from a few: correct \
          the first ones and check again. A file that is not a plan at all ends here, too.
          """)
    case .tooManyWarnings(let limit):
      ProblemText(
        "more than \(limit) warnings; the others are not shown",
        title: "too many warnings",
        explanation: """
          No more warnings than these are shown for one file. Often one word is the reason for all of them, such as a name \
          that is not in the library. Declare it with `exercise`, and they are gone.
          """)
    case .unexpected(let found, let expected):
      ProblemText(
        found.unexpectedInEnglish(expected),
        title: "something else is needed here",
        explanation: """
          This cannot follow what comes before it. The message says what could: `3x` still needs its reps, a `)` needs its \
          `(`. An item ends at the end of its line or at a `;`.
          """)
    case .unclosedBlock:
      ProblemText(
        "this block is never closed",
        title: "a block that is not closed",
        explanation: """
          Each `<` needs its `>`. The message points at the block that stays open; the missing `>` may also belong to a \
          block inside it.
          """)
    case .unclosedParenthesis:
      ProblemText(
        "this parenthesis is never closed",
        title: "a parenthesis that is not closed",
        explanation: "Each `(` needs its `)` on the same line, in calculations as well as in clusters.")
    case .nothingToClose:
      ProblemText(
        "there is no open block that this `>` could close",
        title: "one `>` too many",
        explanation: """
          This `>` closes nothing: every block before it is closed already. Remove it, or look for a missing `<` further up.
          """)
    case .missingBlock(let head):
      ProblemText(
        "`\(head)` needs a block",
        title: "a heading without its block",
        explanation: """
          A workout or a group first says what it is and then, between `<` and `>`, what is in it. The `<` may be on the \
          next line.
          """)
    case .nestingTooDeep(let limit):
      ProblemText(
        "blocks are nested more than \(limit) levels deep",
        title: "nested too deep",
        explanation: """
          The depth of blocks within blocks is limited, so that any text can be checked safely. No training needs this \
          many; usually a row of `<` got into the file by mistake.
          """)
    case .unknownDeclaration(let word):
      ProblemText(
        "`\(word)` does not begin anything that a plan can hold",
        title: "an unknown word at the top of a file",
        explanation: """
          A file holds workouts, breathings, meditations, programs, exercises of its own, values and templates. This word \
          begins none of them. Groups and exercises belong inside a workout.
          """)
    case .missingTitle(let word):
      ProblemText(
        "this `\(word)` has no name",
        title: "a missing title",
        explanation: """
          Workouts, breathings, meditations and exercises have names. You run them by their names and find them in your log \
          by their names. Quotes are only needed around names that contain signs.
          """)
    case .itemOutsideWorkout:
      ProblemText(
        "this is outside of any workout",
        title: "an item outside of any workout",
        explanation: """
          Exercises, rests and groups belong in a workout; at the top of a file there are only the workouts themselves. At \
          the prompt, items join the session and need no workout around them.
          """)
    case .unknownField(let word):
      ProblemText(
        "an exercise has no `\(word)`",
        title: "an exercise has no such property",
        explanation: """
          An exercise of your own can have a category, equipment, a measure, muscles, secondary muscles, aliases, a German \
          name and a note, each at most once.
          """)
    case .missingExercise:
      ProblemText(
        "this does not say which exercise",
        title: "sets without an exercise",
        explanation: """
          There are sets here, but no exercise. Its name comes before them (`bench press 3x8`) or, with a plain number, \
          after it (`5 pull-ups`).
          """)
    case .unknownGroup(let word):
      ProblemText(
        "`\(word)` is not a kind of group",
        title: "an unknown kind of group",
        explanation: """
          The word before a `<` says what kind of group it is, such as `superset`, `circuit`, `rounds`, `emom` or `amrap`. \
          A name of your own goes in quotes: `"Finisher" < … >`.
          """)
    case .timesAfterExercise(let name):
      ProblemText(
        "`x` with a number means times and follows a keyword, but `\(name)` is an exercise",
        title: "`x` with a number after an exercise",
        explanation: """
          `x10` means ten times and follows a keyword: `rounds x10`. Ten reps of an exercise are written as a plain `10`, \
          three sets of ten as `3x10`.
          """)
    case .timesWithoutSign(let number):
      ProblemText(
        "`\(number)` needs an `x` to mean times",
        title: "a number of times without the `x`",
        explanation: """
          How often a group is done is written with an `x`, so that it cannot be mistaken for reps or a time: `rounds x5`.
          """)
    case .rungsOutsideLadder(let rungs):
      ProblemText(
        "`\(rungs)` is neither a range nor a list",
        title: "rungs outside of a ladder",
        explanation: """
          `21-15-9` is a ladder: the reps of each round of a group. For an exercise, `8-12` is a range and `21, 15, 9` is a \
          list of sets.
          """)
    case .notTaken(let group, let part):
      ProblemText(
        "`\(group)` does not take `\(part)`",
        title: "a part that is not taken here",
        explanation: """
          Each kind of group takes what makes sense for it: `amrap` a time, `superset` an `x3`, `for time` a `cap`, \
          `tabata` its `on` and `off`. Perhaps you mean another kind. An exercise takes no rest `between exercises`, \
          because it is only one: a rest before the next one is an item of its own, `squat 3x5 rest 2min; rest 3min`, or \
          stands in the head of the workout or of a group around them.
          """)
    case .capWithoutTimes(let group):
      ProblemText(
        "`\(group)` with a `cap` needs a number of rounds",
        title: "a cap without a number of rounds",
        explanation: """
          A `cap` ends rounds that take too long: `rounds x5 cap 20min` is five rounds, or as many of them as twenty minutes \
          allow. As many rounds as possible in a time are an `amrap 20min`.
          """)
    case .unknownBreath(let word):
      ProblemText(
        "`\(word)` is not a part of a breath",
        title: "not a part of a breath",
        explanation: """
          A breathing consists of `in`, `out` and `hold`, each with a time or `open`, and of `breaths 30` at your own pace.
          """)
    case .unknownSitting(let word):
      ProblemText(
        "`\(word)` is not a part of a meditation",
        title: "not a part of a meditation",
        explanation: """
          A meditation consists of `sit`, `walk`, `scan` and `reflect`, each with a time or until you end it.
          """)
    case .danglingComma:
      ProblemText(
        "nothing follows this comma",
        title: "nothing after a comma",
        explanation: """
          A comma says that the list goes on, even on the next line. Here something else begins: either the last entry is \
          missing, or there is one comma too many.
          """)
    case .unknownAttribute(let word):
      ProblemText(
        "`\(word)` is not an attribute",
        title: "an unknown attribute",
        explanation: """
          After the sets come attributes, such as `rest 90s`, `tempo 3-1-1-0` or `each side`. A typo there would be lost \
          silently, so any other word is an error. Free text goes into a note.
          """)
    case .duplicate(let word):
      ProblemText(
        "`\(word)` is given twice",
        title: "the same attribute twice",
        explanation: """
          Each attribute is given at most once; with two rests, it would be unclear which one counts. For a rest of your \
          choice, write a range.
          """)
    case .missingValue(let word, _):
      ProblemText(
        "`\(word)` needs a value",
        title: "a word without its value",
        explanation: """
          Something must follow this word, and nothing usable does. The hint shows what it looks like. For no rest at all, \
          write `rest none`.
          """)
    case .mixedIntensities:
      ProblemText(
        "some sets of this list have an `@` of their own, and some have none",
        title: "an `@` for some sets only",
        explanation: """
          In a list, either each set has its own `@`, or one at the end counts for all of them. With a mixture it is unclear \
          what the others should be.
          """)
    case .misplaced(let what, let context):
      ProblemText(
        "`\(what)` cannot be in \(context.english)",
        title: "something in the wrong place",
        explanation: """
          `use`, `program` and the declaration of an `exercise` belong at the top of a file, workouts there or in a program, \
          exercises in a workout. A rule holds what it changes: assignments, `when`, `let` and `note`.
          """)
    case .missingEquals(let name):
      ProblemText(
        "`\(name)` needs an `=`",
        title: "a name and a value without `=`",
        explanation: """
          `let` and `state` have a name on the left of an `=` and its value on the right. A `state` changes from session to \
          session, and this is its first value.
          """)
    case .missingIn:
      ProblemText(
        "this `for` needs an `in`",
        title: "`for` without `in`",
        explanation: """
          A loop says what it goes through: `for i in 1-5`, `for i in low to high`, or a list, `for lift in squat, bench \
          press`. Its block is done once for each of them.
          """)
    case .elseWithoutWhen:
      ProblemText(
        "there is no `when` that this `else` could belong to",
        title: "`else` without `when`",
        explanation: """
          `else` says what happens when a `when` does not hold, so it follows the `>` of that `when`. Newlines and comments \
          may come between the two, but no other item.
          """)
    case .foreignWord(let word):
      ProblemText(
        "`\(word)` is not a word of the language",
        title: "a word of another language",
        explanation: """
          Other languages have many words for the same things. Satz has one for each, so that plans read alike everywhere: \
          `when` and `else`, `for`, `by`, `def`, `and`, `or`, `not`, `is`, `above`, `at least`.
          """)
    case .spaceBeforeParenthesis(let name):
      ProblemText(
        "the parenthesis of a template directly follows its name: `\(name)(`",
        title: "a space before the parenthesis of a template",
        explanation: """
          `tier1(squat)` calls a template. With a space, as in `move (sets)x(reps)`, the parentheses hold the sets of an \
          exercise. Only the space tells the two apart.
          """)
    case .unknownDay(let word):
      ProblemText(
        "`\(word)` is not a day",
        title: "an unknown day",
        explanation: """
          After `on` come the days on which a program is trained, in English, in full or by their first three letters, \
          separated by commas. Without `on`, its workouts simply take turns.
          """)
    case .unknownEvent(let word):
      ProblemText(
        "nothing can be done after `\(word)`",
        title: "an unknown event",
        explanation: """
          A rule says when it is due: after each `set` or after the set with a number, after the `lift` above it, after a \
          `session`, or after a `week`.
          """)
    case .reservedParameter(let word):
      ProblemText(
        "a parameter cannot be called `\(word)`, because rules use that word",
        title: "a parameter with the name of an event",
        explanation: """
          In a template, a word that equals a parameter stands for what the caller passed. `set`, `lift`, `session`, \
          `week`, `last` and `all` have their own meaning in rules, so parameters cannot have these names.
          """)
    case .unsignedProgress(let written):
      ProblemText(
        "`progress \(written)` does not say whether it is more or less",
        title: "a progression without its sign",
        explanation: """
          `progress` says what a success adds and, after a comma, what misses take away. Both are written with their sign: \
          `+2.5kg`, `-10%`.
          """)
    case .missingParameters(let name):
      ProblemText(
        "the template `\(name)` needs its parentheses",
        title: "a template without parentheses",
        explanation: """
          A template has a name, directly followed by parentheses with the names of its parameters. Without parameters the \
          parentheses are empty. It is called in the same way.
          """)
    case .behindBlock(let written):
      ProblemText(
        "`\(written)` belongs in the head, before the `<`",
        title: "something that belongs in the head of a group",
        explanation: """
          A load, an effort, a tempo or a note for the whole group stands in its head, before the `<`. After the `>`, only \
          a `rest` can follow on the same line; it comes after the group.
          """)
    case .slashedLevels(let written):
      ProblemText(
        "`\(written)` is a division; alternatives by level are written with `or`",
        title: "alternatives with a slash",
        explanation: """
          `95/65lb` means 95 lb for one level and 65 lb for another. In a plan a `/` divides, so the alternatives are \
          separated by `or`, each with its unit, and the workout may name its levels: `levels men, women`.
          """)
    case .numberInName(let name):
      ProblemText(
        "`\(name)` needs quotes: it is a name of more than words",
        title: "a name without its quotes",
        explanation: """
          The name of an exercise ends at the first number, because that is where its sets begin. A name with a number or a \
          sign in it needs quotes: `"90/90 stretch" 2x60s`.
          """)
    case .assignmentOutsideRule(let name):
      ProblemText(
        "only a rule can change `\(name)`",
        title: "a change outside of a rule",
        explanation: """
          The items of a workout say what to do, in order, and change nothing. What changes from session to session is a \
          `state`, and a rule changes it: `after set`, `after lift`, `after session` or `after week`.
          """)
    }
  }
}

extension BlockContext {
  var english: String {
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
  fileprivate func unexpectedInEnglish(_ expected: [Expectation]) -> String {
    guard !expected.isEmpty else { return "\(english) cannot be here" }
    return "expected \(list(expected.map { $0.english }, or: "or")), found \(english)"
  }

  private var english: String {
    switch self {
    case .text(let text): "`\(text)`"
    case .endOfItem: "the end of the line"
    case .endOfBlock: "the end of the block"
    case .endOfFile: "the end of the text"
    }
  }
}

extension Expectation {
  fileprivate var english: String {
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
