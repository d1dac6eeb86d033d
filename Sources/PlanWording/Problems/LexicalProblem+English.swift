/// What is wrong with characters, numbers and units, in English.
import PlanLanguage

extension LexicalProblem {
  var inEnglish: ProblemText {
    switch self {
    case .notUTF8:
      ProblemText(
        "this is not UTF-8 text",
        title: "not UTF-8",
        explanation: """
          Plans are text in UTF-8, and these bytes are something else. Usually the file was saved in an old encoding, and \
          an umlaut gives it away. Save it as UTF-8: every editor can.
          """)
    case .unexpectedCharacter(let character):
      ProblemText(
        "`\(character)` has no meaning in a plan",
        title: "a character that plans do not use",
        explanation: """
          Plans are written with letters, digits and a few signs. Anything else you want to say about an exercise goes into \
          a note, where every character is allowed.
          """)
    case .unclosedQuote:
      ProblemText(
        "this text has no closing quote",
        title: "a quote that is not closed",
        explanation: """
          A text begins and ends with a quotation mark, on the same line. Without the second one, the rest of the line \
          would be part of the text. Inside a text, write `\\"` for a quotation mark.
          """)
    case .braces:
      ProblemText(
        "blocks are written with `<` and `>`, not with braces",
        title: "braces around a block",
        explanation: """
          A block is written between `<` and `>`; there are no other brackets for it. What is inside these braces is read \
          anyway, so that the rest of the file can be checked.
          """)
    case .comparisonSymbol(let symbol):
      ProblemText(
        "`\(symbol)` is not a comparison here; `<` and `>` are brackets",
        title: "a comparison in signs",
        explanation: """
          `<` and `>` are the brackets of blocks and never compare. Comparisons are words: `above`, `below`, `at least`, \
          `at most`, `is`. For at least five reps, write `5+`.
          """)
    case .hashMisplaced:
      ProblemText(
        "`#` begins a tag, and tags come after a title",
        title: "`#` where no tag can be",
        explanation: """
          `#` begins a tag, and tags come after the title of a workout: `workout "Push" #upper`. A comment begins with \
          `//` and goes to the end of its line.
          """)
    case .chatQuote:
      ProblemText(
        "this line begins with the `>` of a quoted message",
        title: "a quoted message",
        explanation: """
          Mail and chat programs put a `>` in front of every line they quote, but in a plan `>` closes a block. Remove the \
          `>` from the start of each line; the fix does it for you.
          """)
    case .bullet:
      ProblemText(
        "items need no bullet in front of them",
        title: "a bullet in front of an item",
        explanation: """
          Each item has a line of its own and needs no `-` or `*` in front of it; a minus sign would mean a subtraction. \
          Remove it.
          """)
    case .decimalComma(let written, _):
      ProblemText(
        "`\(written)` uses a comma as a decimal point",
        title: "a comma as a decimal point",
        explanation: """
          In a plan, a comma separates the sets of a list: `5,3,1` is three sets. Decimals are written with a point in \
          every language, so that a plan means the same everywhere.
          """)
    case .numberTooLarge:
      ProblemText(
        "this number is too large; the maximum is two million",
        title: "a number that is too large",
        explanation: """
          A number in a plan is at most two million. Anything more is a typo; long distances and times have larger units.
          """)
    case .numberTooPrecise:
      ProblemText(
        "this number has more than three decimals",
        title: "more than three decimals",
        explanation: """
          Satz counts in grams, millimetres and milliseconds, so that sums are exact, and a fourth decimal would be lost. \
          It usually comes from a conversion: write the load in its original unit.
          """)
    case .overClock(let written, _):
      ProblemText(
        "`\(written)` is not a time: no clock goes beyond 59",
        title: "a time with more than 59 seconds or minutes",
        explanation: """
          The seconds of a time are at most 59, and so are the minutes behind its hours. Either a digit is wrong, or the \
          time is a minute longer: `25:61` would be `26:01`. Minutes alone may be as many as you like: `90:00`.
          """)
    case .unknownUnit(let unit):
      ProblemText(
        "there is no unit `\(unit)`",
        title: "an unknown unit",
        explanation: """
          Satz knows the units kg, g, lb; ms, s, min, h; mm, cm, m, km, in, ft, yd, mi; cal, kcal; %; bpm, rpm, spm and w. A unit \
          follows its number.
          """)
    case .metresForMinutes(let written, _):
      ProblemText(
        "`\(written)` is a distance, but a time is needed here",
        title: "metres for minutes",
        explanation: """
          `m` always means metres, so that `run 400m` is clear. Minutes are `min`. This is a distance where a time is \
          needed. Only a rest may be a distance that takes a while: `rest 400m`.
          """)
    case .missingTimeUnit(let number):
      ProblemText(
        "`\(number)` of what? A time needs its unit",
        title: "a time without its unit",
        explanation: """
          `rest 90` probably means seconds and `rest 2` minutes, but Satz does not guess. Write `s` or `min`, or a clock \
          such as `1:30`.
          """)
    case .bareIntensity(let number):
      ProblemText(
        "`@ \(number)` does not say \(number) of what",
        title: "an intensity without its unit",
        explanation: """
          After `@` comes how hard a set is. A bare number could be a load (`80kg`), a percentage (`75%`) or an effort \
          (`rpe 8`, `rir 2`), and the wrong one would be a different training.
          """)
    }
  }
}
