/// What `satz explain` says of mistakes of syntax, in English.
import PlanLanguage

extension SyntaxProblem.Kind {
  var english: Explanation {
    switch self {
    case .tooManyProblems:
      Explanation(
        title: "too many errors",
        text: """
          Of one file no more errors than these are reported. Where there are so many, most follow from a few: correct the \
          first ones and check again. A file that is no plan at all ends here, too.
          """)
    case .tooManyWarnings:
      Explanation(
        title: "too many warnings",
        text: """
          Of one file no more warnings than these are reported. Often one word is the reason for all of them, such as a \
          name that the library does not have; declare it with `exercise`, and they go.
          """)
    case .unexpected:
      Explanation(
        title: "something else belongs here",
        text: """
          What stands here cannot follow what stands before it. The message names what could: `3x` still lacks its reps, \
          a `)` lacks its `(`. An item ends at the end of its line or at a `;`.
          """)
    case .notUTF8:
      Explanation(
        title: "not UTF-8",
        text: """
          Plans are text in UTF-8, and these bytes are none. Mostly the file was saved in an old encoding, which shows \
          where an umlaut stands. Save it as UTF-8: every editor can.
          """)
    case .unexpectedCharacter:
      Explanation(
        title: "a character that plans do not use",
        text: """
          Plans are written with letters, digits and a few signs. Whatever else you want to say about an exercise goes into \
          a note, and there any character may stand.
          """)
    case .unclosedQuote:
      Explanation(
        title: "a quote that is not closed",
        text: """
          A text begins and ends with a quotation mark, and it does so on one line. Without the second one the rest of \
          the line would belong to the text. Inside, `\\"` is a quotation mark.
          """)
    case .braces:
      Explanation(
        title: "braces for a block",
        text: """
          A block stands between `<` and `>`, and no other brackets do that. What braces hold is understood all the same, \
          so that the rest of the file can be checked.
          """)
    case .comparisonSymbol:
      Explanation(
        title: "a comparison in signs",
        text: """
          `<` and `>` are the brackets of blocks and never compare. Comparisons are words: `above`, `below`, `at least`, \
          `at most`, `is`. At least five reps are `5+`.
          """)
    case .hashMisplaced:
      Explanation(
        title: "`#` where no tag can be",
        text: """
          `#` begins a tag, and tags stand behind the title of a workout: `workout "Push" #upper`. A comment begins with \
          `//` and goes up to the end of its line.
          """)
    case .chatQuote:
      Explanation(
        title: "a quoted message",
        text: """
          Mails and chats put a `>` in front of every line that they quote, but in a plan `>` closes a block. Remove the \
          `>` from the start of each line; the edit beside the message does it.
          """)
    case .bullet:
      Explanation(
        title: "a bullet in front of an item",
        text: """
          Each item has a line of its own and needs no `-` or `*` in front of it; a minus would be taken for a calculation. \
          Remove it.
          """)
    case .decimalComma:
      Explanation(
        title: "a comma for a decimal point",
        text: """
          In a plan the comma separates the sets of a list: `5,3,1` are three sets. Decimals have a point, in every \
          language, so that a plan says the same everywhere.
          """)
    case .numberTooLarge:
      Explanation(
        title: "a number that is too large",
        text: """
          A number in a plan is two million at most. More of anything is no training but a slip; larger distances and \
          times have larger units.
          """)
    case .numberTooPrecise:
      Explanation(
        title: "more than three decimals",
        text: """
          Satz counts in grams, millimetres and milliseconds, so that sums are exact, and a fourth decimal would be lost. \
          Mostly it comes from a conversion: write the load in the unit that it really has.
          """)
    case .unknownUnit:
      Explanation(
        title: "an unknown unit",
        text: """
          Satz knows the units kg, g, lb; ms, s, min, h; mm, cm, m, km, in, ft, yd, mi; cal, kcal; %; bpm and w. A unit \
          touches its number.
          """)
    case .metresForMinutes:
      Explanation(
        title: "metres for minutes",
        text: """
          `m` means metres everywhere, because `run 400m` has to be clear. Minutes are `min`. So this is a distance where \
          a time belongs.
          """)
    case .missingTimeUnit:
      Explanation(
        title: "a time without its unit",
        text: """
          `rest 90` may mean ninety seconds, and `rest 2` hardly two; Satz does not guess. Write `s` or `min`, or a clock \
          such as `1:30`.
          """)
    case .bareIntensity:
      Explanation(
        title: "an intensity without its unit",
        text: """
          Behind `@` stands how hard a set is, and a bare number leaves open of what: a load (`80kg`), a percentage \
          (`75%`), an effort (`rpe 8`, `rir 2`). The wrong one of these would be a different training.
          """)
    case .unclosedBlock:
      Explanation(
        title: "a block that is not closed",
        text: """
          Each `<` needs its `>`. The message points at the block that stays open; its `>` may be missing there, or at a \
          block inside it.
          """)
    case .unclosedParenthesis:
      Explanation(
        title: "a parenthesis that is not closed",
        text: "Each `(` needs its `)`, in calculations as in clusters, and on the same line."
      )
    case .nothingToClose:
      Explanation(
        title: "a `>` too many",
        text: """
          This `>` closes nothing: every block in front of it is closed already. Remove it, or look for a `<` that is \
          missing further up.
          """)
    case .missingBlock:
      Explanation(
        title: "a head without its block",
        text: """
          A workout and a group say what they are and then, between `<` and `>`, what is in them. The `<` may stand on \
          the next line.
          """)
    case .nestingTooDeep:
      Explanation(
        title: "nested too deep",
        text: """
          Blocks within blocks end somewhere, so that any text can be checked safely. No training needs as many; \
          mostly a row of `<` got into the file by mistake.
          """)
    case .unknownDeclaration:
      Explanation(
        title: "an unknown word at the top of a file",
        text: """
          A file holds workouts, breathings and meditations, exercises of its own and values, and this word begins none \
          of them. Groups and exercises stand inside a workout.
          """)
    case .missingTitle:
      Explanation(
        title: "a title is missing",
        text: """
          Workouts, breathings, meditations and exercises have names, by which you run them and find them in your log. \
          Quotes are needed only for names with signs in them.
          """)
    case .itemOutsideWorkout:
      Explanation(
        title: "an item outside of any workout",
        text: """
          Exercises, rests and groups belong to a workout; at the top of a file stand only the workouts themselves. At \
          the prompt items need none: there they join the session.
          """)
    case .unknownField:
      Explanation(
        title: "an exercise has no such property",
        text: """
          An exercise of your own may have a category, equipment, muscles, secondary muscles, aliases, a German name and \
          a note, each at most once.
          """)
    case .missingExercise:
      Explanation(
        title: "sets of which exercise?",
        text: """
          The sets are here, but no exercise. Its name stands before them (`bench press 3x8`) or, for a plain number, \
          after it (`5 pull-ups`).
          """)
    case .unknownGroup:
      Explanation(
        title: "an unknown kind of group",
        text: """
          In front of a `<` stands the kind of the group, such as `superset`, `circuit`, `rounds`, `emom` or `amrap`. A \
          name of your own goes in quotes: `"Finisher" < … >`.
          """)
    case .timesAfterExercise:
      Explanation(
        title: "`x` and a number behind an exercise",
        text: """
          `x10` means ten times and stands behind a keyword: `rounds x10`. Ten reps of an exercise are a plain `10`, \
          three sets of them `3x10`.
          """)
    case .timesWithoutSign:
      Explanation(
        title: "how often, without the `x`",
        text: """
          How often a group is done is said with an `x`, so that it cannot be taken for reps or a time: `rounds x5`.
          """)
    case .rungsOutsideLadder:
      Explanation(
        title: "rungs outside of a ladder",
        text: """
          `21-15-9` is a ladder: the reps of each round of a group. For an exercise `8-12` is a range and `21, 15, 9` a \
          list of sets, and this is neither.
          """)
    case .notTaken:
      Explanation(
        title: "a group does not take this",
        text: """
          Each kind of group takes what makes sense for it: `amrap` a time, `superset` an `x3`, `for time` a `cap`, \
          `tabata` its `on` and `off`. Another kind may be the one you mean.
          """)
    case .unknownBreath:
      Explanation(
        title: "no part of a breath",
        text: """
          A breathing is made of `in`, `out` and `hold`, each with a time or `open`, and of `breaths 30` at your own pace.
          """)
    case .unknownSitting:
      Explanation(
        title: "no part of a meditation",
        text: "A meditation is made of `sit`, `walk`, `scan` and `reflect`, each with a time or until you end it."
      )
    case .danglingComma:
      Explanation(
        title: "nothing behind a comma",
        text: """
          A comma says that the list goes on, on the next line as well. Here something else begins: the last entry is \
          missing, or the comma is one too many.
          """)
    case .unknownAttribute:
      Explanation(
        title: "an unknown attribute",
        text: """
          Behind the sets stand attributes, such as `rest 90s`, `tempo 3-1-1-0` or `each side`. A word that is none would \
          become a part of nothing, so it is an error. Free text goes into a note.
          """)
    case .duplicate:
      Explanation(
        title: "the same twice",
        text: """
          Each attribute stands at most once on an item; of two rests nobody could say which counts. A rest of your \
          choice is a range.
          """)
    case .missingValue:
      Explanation(
        title: "a word without its value",
        text: """
          This word says that something follows, and nothing usable does. The message shows how it would look. For no \
          rest at all write `rest none`.
          """)
    case .mixedIntensities:
      Explanation(
        title: "an `@` for some sets only",
        text: """
          In a list either each set has its own `@`, or one stands at the end for all of them. With some it is open what \
          holds for the others.
          """)
    case .misplaced:
      Explanation(
        title: "something in the wrong place",
        text: """
          Not everything can stand everywhere. `use` and `program` stand at the top of a file, workouts there or in \
          a program, exercises in a workout. A rule holds what it changes: assignments, `when`, `let` and `note`.
          """)
    case .missingEquals:
      Explanation(
        title: "a name and a value without `=`",
        text: """
          `let` and `state` put a name on the left of an `=` and its value on the right. `state` names what changes \
          from session to session, and the value is what it is the first time.
          """)
    case .missingIn:
      Explanation(
        title: "`for` without `in`",
        text: """
          A loop says what it walks: `for i in 1-5`, `for i in low to high`, or a list, `for lift in squat, bench \
          press`. Its block is done once for each, with the name in its place.
          """)
    case .elseWithoutWhen:
      Explanation(
        title: "`else` without `when`",
        text: """
          `else` goes on where a `when` has not held, so it follows the `>` of a `when`; newlines and comments may \
          stand between the two, another item may not.
          """)
    case .foreignWord:
      Explanation(
        title: "a word of another language",
        text: """
          Programming languages and spoken ones have many words for the same things. Satz has one each, so that \
          plans read alike everywhere: `when` and `else`, `for`, `by`, `def`, `and`, `or`, `not`, `is`, `above`, \
          `at least`.
          """)
    case .spaceBeforeParenthesis:
      Explanation(
        title: "a space before the parenthesis of a template",
        text: """
          `tier1(squat)` calls a template; with a space, `move (sets)x(reps)`, parentheses hold the sets of an \
          exercise. The two are told apart by the space alone.
          """)
    case .unknownDay:
      Explanation(
        title: "an unknown day",
        text: """
          Behind `on` stand the days a program is trained on, in English, whole or by their first three letters, \
          with commas between them. Without `on` its workouts simply take turns.
          """)
    case .unknownEvent:
      Explanation(
        title: "an unknown event",
        text: """
          A rule says when it is due: after each `set` or the set of a number, after the `lift` that it stands \
          beside, after a `session`, or after a `week`.
          """)
    case .reservedParameter:
      Explanation(
        title: "a parameter with the name of an event",
        text: """
          In a template a word that equals a parameter is what the caller gave for it. `set`, `lift`, `session`, \
          `week`, `last` and `all` have a meaning of their own in rules, so no parameter can have their names.
          """)
    case .unsignedProgress:
      Explanation(
        title: "a progression without its sign",
        text: """
          `progress` says what a success adds, and behind a comma what misses take away. Both are written with \
          their sign: `+2.5kg`, `-10%`.
          """)
    case .missingParameters:
      Explanation(
        title: "a template without parentheses",
        text: """
          A template has a name and, in parentheses that touch it, the names of what its callers give; without any, \
          the parentheses are empty. It is called in the same way.
          """)
    case .assignmentOutsideRule:
      Explanation(
        title: "a change outside of a rule",
        text: """
          The items of a workout say what to do, in order, and change nothing. What changes from session to session \
          is a `state`, and a rule changes it: `after set`, `after lift`, `after session` or `after week`.
          """)
    }
  }
}
