/// What `satz explain` says of mistakes of meaning, in English.
import PlanLanguage

extension MeaningProblem.Kind {
  var english: Explanation {
    switch self {
    case .tooManySteps:
      Explanation(
        title: "too many steps",
        text: """
          Sets, rounds and repetitions multiply, and this comes to more steps than anybody trains in a session. The limit \
          keeps a plan from a stranger safe to open. Mostly a number has a few zeros too many.
          """)
    case .unknownExercise:
      Explanation(
        title: "an unknown exercise",
        text: """
          The library has no exercise of this name, in English or in German, and the plan declares none. It runs all the \
          same, but Satz knows no muscles and no bar for it, and the log keeps it under this name. Correct the name, or \
          declare it: `exercise "Zercher Carry"`.
          """)
    case .unknownValue:
      Explanation(
        title: "an unknown value",
        text: """
          A word in a calculation names a value: one of your own, from `let`, or one that your profile knows, such as \
          `ftp`, `bw` or `tm`. This is neither.
          """)
    case .usedBeforeItsLet:
      Explanation(
        title: "a value that is used before its `let`",
        text: "A value is known from its `let` on, up to the end of the block. Move the `let` up."
      )
    case .unknownFunction:
      Explanation(
        title: "an unknown function",
        text: "A word with `(` touching it calls a function, such as `max(squat)`, your one-rep max. This is none."
      )
    case .duplicateSession:
      Explanation(
        title: "two of the same name",
        text: """
          By its name you say which workout to run, and the log keeps it. Two of the same name in a file, in capitals or \
          not, could not be told apart.
          """)
    case .duplicateValue:
      Explanation(
        title: "a value that has a value already",
        text: """
          `let` gives a name to a value, and a value does not change. In a block of its own a name may mean something \
          else; side by side it cannot.
          """)
    case .duplicateExercise:
      Explanation(
        title: "an exercise that is declared twice",
        text: "An exercise is declared once in a file. Remove one of them, or give it a name of its own."
      )
    case .unknownCategory:
      Explanation(
        title: "an unknown category",
        text: """
          An exercise belongs to one of: chest, back, shoulders, arms, legs, glutes, core, full-body, olympic, \
          conditioning, gymnastics, mobility, warm-up.
          """)
    case .unknownEquipment:
      Explanation(
        title: "unknown equipment",
        text: """
          The equipment of an exercise is one of a closed list, such as barbell, dumbbell, kettlebell, machine, cable, \
          bodyweight, band or rings; `other` fits the rest. With `barbell` Satz rounds loads to your plates.
          """)
    case .unknownMuscle:
      Explanation(
        title: "an unknown muscle",
        text: """
          Muscles have names from a closed list, such as chest, front-delts, triceps, lats, abs, glutes, quads or \
          hamstrings, so that sets can be counted for each.
          """)
    case .unitsDoNotCombine:
      Explanation(
        title: "units that do not combine",
        text: """
          Quantities keep their units, and a load and a time do not add up. The message points at both sides; one of them \
          is not what you took it for.
          """)
    case .wrongUnit:
      Explanation(
        title: "the wrong kind of quantity",
        text: """
          A rest takes a time, `@` a load or an effort, a count a plain number. Here stands a quantity of another kind; \
          often its unit is wrong, or a word in front of it is missing.
          """)
    case .numberTooLarge:
      Explanation(
        title: "a result that is too large",
        text: "This calculation comes to more than Satz counts, and far more than anybody lifts or runs."
      )
    case .divisionByZero:
      Explanation(
        title: "a division by zero", text: "Nothing can be divided by zero. Write what it should be divided by.")
    case .notWhole:
      Explanation(
        title: "a whole number is needed",
        text: "Sets, reps and rounds are whole, and so is what a calculation gives for them."
      )
    case .negative:
      Explanation(
        title: "less than zero",
        text: """
          No load, time or number of sets is below zero. With help, as at an assisted pull-up, write what is taken off \
          your bodyweight.
          """)
    case .nothingToDo:
      Explanation(
        title: "nothing to do",
        text: """
          No sets, no reps or no time at all: nothing would be trained. For a set to failure write `max`; to leave the \
          exercise out for now put `//` in front of its line.
          """)
    case .fallingRange:
      Explanation(
        title: "a range upside down",
        text: """
          A range goes from the smaller to the larger number: `8-12`. Sets with fewer reps each time are a list: `12, 10, \
          8`.
          """)
    case .rpeOutOfRange:
      Explanation(
        title: "RPE beyond its scale",
        text: "RPE says how hard a set was, from 1 to 10. At 10 no further rep was possible, so there is nothing above."
      )
    case .rirOutOfRange:
      Explanation(
        title: "reps in reserve beyond the scale",
        text: """
          Reps in reserve go from 0, no further rep, to 10. Nobody can tell more than that; a set that is as light needs \
          no number.
          """)
    case .zoneOutOfRange:
      Explanation(
        title: "a zone beyond the scale",
        text: "Training zones go from 1, very easy, to 7, a sprint. Most schemes have five of them."
      )
    case .shareTooHigh:
      Explanation(
        title: "a percentage that nobody lifts",
        text: """
          A percentage behind `@` is of the one-rep max of this exercise. More than twice the max is a slip, mostly a zero \
          too many.
          """)
    case .longRest:
      Explanation(
        title: "a very long rest",
        text: """
          Even between maximal attempts a rest of more than ten minutes is rare. Mostly `min` stands where `s` was meant. \
          If you mean it, the warning stops nothing.
          """)
    case .intensityCount:
      Explanation(
        title: "more or fewer intensities than sets",
        text: """
          A list of intensities at the end has one for each entry of the list, or one for each set. Here they do not come \
          out even.
          """)
    case .everyCount:
      Explanation(
        title: "more or fewer intervals than rounds",
        text: "A list behind `every` has an interval for each round or set. A single interval holds for all of them."
      )
    case .missingRounds:
      Explanation(
        title: "how often?",
        text: """
          Intervals go on until something ends them: a number of rounds (`x5`) or, for `emom`, a time in all. Nothing \
          here does.
          """)
    case .endlessLadder:
      Explanation(
        title: "a ladder without end",
        text: """
          `3-6-9-...` goes up for ever, so something around it has to stop it: an `amrap`, or `for time` with a `cap`. \
          Or write the last rung: `3-6-9-...-21`.
          """)
    case .unevenLadder:
      Explanation(
        title: "a ladder with uneven steps",
        text: """
          `...` continues a ladder by the step that its rungs have, and arrives at the last rung if there is one. Here \
          the steps differ, or they miss the last rung. Write all rungs, or rungs with one step.
          """)
    case .unevenIntervals:
      Explanation(
        title: "a minute that is not whole",
        text: """
          `emom` works by whole minutes. What is left over at the end is too short to start once more, so the time ends \
          with the last whole minute.
          """)
    case .restInIntervals:
      Explanation(
        title: "a rest inside of intervals",
        text: """
          In `emom` and `every` the rest is what the work leaves of each interval, so a rest of its own changes nothing. \
          Make the interval longer for more of it.
          """)
    case .workLongerThanInterval:
      Explanation(
        title: "work that does not fit its interval",
        text: """
          What the plan says takes longer than one interval, so each round starts late and no rest is left. Take longer \
          intervals, do less in each, or alternate.
          """)
    case .pauseWithoutCluster:
      Explanation(
        title: "a pause without a cluster",
        text: """
          `pause` is the short break inside of a cluster, such as `(2, 2, 1)`. Between sets it is called `rest`. To stop \
          within a rep use `tempo`.
          """)
    case .emptySession:
      Explanation(
        title: "an empty workout",
        text: "There is nothing between the brackets, so there is nothing to do. Perhaps its `>` came too early."
      )
    }
  }
}
