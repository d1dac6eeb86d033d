/// What the compiler finds wrong, in English.

import PlanLanguage
import SessionModel

extension MeaningProblem {
  var inEnglish: ProblemText {
    switch self {
    case .tooManySteps(let limit):
      ProblemText(
        "this expands to more than \(limit) steps",
        title: "too many steps",
        explanation: """
          Sets, rounds and repetitions multiply, and this comes to more steps than anybody trains in a session. The limit \
          keeps a stranger's plan safe to open. Usually a number has a few zeros too many.
          """)
    case .unknownExercise(let name):
      ProblemText(
        "no exercise is called `\(name)`",
        title: "an unknown exercise",
        explanation: """
          The library has no exercise of this name, in English or in German, and the plan does not declare one. It runs \
          anyway, but Satz knows no muscles and no bar for it, and the log keeps it under this name. Correct the name, or \
          declare it: `exercise "Zercher Carry"`.
          """)
    case .unknownValue(let name):
      ProblemText(
        "no value is called `\(name)`",
        title: "an unknown value",
        explanation: """
          A word in a calculation names a value: one of your own, from `let`, or one from your profile, such as `ftp`, `bw` \
          or `tm`. This is neither.
          """)
    case .usedBeforeItsLet(let name):
      ProblemText(
        "`\(name)` is used before it has a value",
        title: "a value that is used before its `let`",
        explanation: "A value is known from its `let` to the end of the block. Move the `let` up.")
    case .unknownFunction(let name):
      ProblemText(
        "there is no function `\(name)`",
        title: "an unknown function",
        explanation: """
          A name directly followed by `(` calls a function, such as `max(squat)`, your one-rep max. There is no function of \
          this name.
          """)
    case .duplicateSession(let name):
      ProblemText(
        "the name `\(name)` is already taken above",
        title: "the same name twice",
        explanation: """
          You choose a workout by its name, and the log keeps that name. Two of the same name in one file could not be told \
          apart, even if one of them is in capitals.
          """)
    case .duplicateValue(let name):
      ProblemText(
        "`\(name)` already has a value",
        title: "a value that already has a value",
        explanation: """
          `let` gives a value a name, and the value does not change. In a block of its own, a name can mean something else; \
          in the same block it cannot.
          """)
    case .duplicateExercise(let name):
      ProblemText(
        "the exercise `\(name)` is declared twice",
        title: "an exercise that is declared twice",
        explanation: "An exercise is declared once in a file. Remove one of the two, or give it another name.")
    case .unknownCategory(let name):
      ProblemText(
        "there is no category `\(name)`",
        title: "an unknown category",
        explanation: """
          An exercise belongs to one of these: chest, back, shoulders, arms, legs, glutes, core, full-body, olympic, \
          conditioning, gymnastics, mobility, warm-up.
          """)
    case .unknownEquipment(let name):
      ProblemText(
        "there is no equipment `\(name)`",
        title: "unknown equipment",
        explanation: """
          Equipment comes from a fixed list, such as barbell, dumbbell, kettlebell, machine, cable, bodyweight, band or \
          rings; `other` is for everything else. With `barbell`, Satz rounds loads to your plates.
          """)
    case .unknownMeasure(let name):
      ProblemText(
        "sets are not measured in `\(name)`",
        title: "an unknown measure",
        explanation: """
          A set of an exercise is measured in `reps`, `time`, `distance` or `energy`. A hold is measured in `time`: its \
          `max` is as long as you can, and a set without a number ends when you let go.
          """)
    case .unknownMuscle(let name):
      ProblemText(
        "there is no muscle `\(name)`",
        title: "an unknown muscle",
        explanation: """
          Muscles come from a fixed list, such as chest, front-delts, triceps, lats, abs, glutes, quads or hamstrings, so \
          that sets can be counted for each of them.
          """)
    case .unitsDoNotCombine(let arithmetic, let left, let right):
      ProblemText(
        arithmetic.english(left, right),
        title: "units that do not combine",
        explanation: """
          Quantities keep their units, and a load and a time do not add up. The message points at both sides; one of them \
          is not what you think it is.
          """)
    case .wrongUnit(let expected, let found):
      ProblemText(
        "this needs \(expected.english), but it is \(found.english)",
        title: "the wrong kind of quantity",
        explanation: """
          A rest takes a time, `@` a load or an effort, a count a plain number. This is another kind of quantity. Often its \
          unit is wrong, or a word before it is missing.
          """)
    case .numberTooLarge:
      ProblemText(
        "this number is too large",
        title: "a result that is too large",
        explanation:
          "The result of this calculation is far more than anybody lifts or runs, and more than Satz can count.")
    case .divisionByZero:
      ProblemText(
        "this divides by zero",
        title: "a division by zero",
        explanation: "Nothing can be divided by zero. Write another number to divide by.")
    case .notWhole:
      ProblemText(
        "this must be a whole number",
        title: "a whole number is needed",
        explanation: "Sets, reps and rounds are whole numbers, so a calculation for them must give one, too.")
    case .moreDecimals(let rounded):
      ProblemText(
        "this is rounded to `\(rounded)`",
        title: "more decimals than are kept",
        explanation: """
          Calories, watts, heart rates, cadences, reps in reserve and zones are whole numbers. RPE and percentages have \
          one decimal, seconds two. What has more is rounded, and that is what is shown and trained. Write the number \
          that is meant, or a range: `rir 1-2`.
          """)
    case .negative:
      ProblemText(
        "this cannot be less than zero",
        title: "less than zero",
        explanation: """
          A load, a time or a number of sets is never below zero. For an assisted pull-up, write what is taken off your \
          bodyweight.
          """)
    case .nothingToDo(let counted):
      ProblemText(
        counted.english,
        title: "nothing to do",
        explanation: """
          No sets, no reps or no time means that nothing is trained. For a set to failure, write `max`; to leave the \
          exercise out for now, put `//` before its line.
          """)
    case .fallingRange:
      ProblemText(
        "this range falls; write the smaller number first",
        title: "a range in reverse",
        explanation: """
          A range goes from the smaller number to the larger one: `8-12`. Sets with fewer and fewer reps are a list: `12, \
          10, 8`.
          """)
    case .rangeMisplaced:
      ProblemText(
        "one number is needed here, not a range",
        title: "a range where one number is needed",
        explanation: """
          Reps, times and distances of a set, rests and what follows `@` may be a range, and so may the number of sets \
          and rounds (`3-5x8`): the last ones may be left out. The length of a clock, the rounds that it leads and the \
          height of a box are single numbers. Put what depends on the day into a `note`.
          """)
    case .clockBesideHours:
      ProblemText(
        "next to hours, this means only minutes and seconds",
        title: "minutes and seconds next to hours",
        explanation: """
          `2:30` is two minutes and thirty seconds, and `2:30:00` two and a half hours. In a range with hours the short \
          form was hardly meant.
          """)
    case .rpeOutOfRange:
      ProblemText(
        "RPE goes from 1 to 10",
        title: "RPE beyond its scale",
        explanation:
          "RPE says how hard a set was, from 1 to 10. At 10 no further rep was possible, so there is nothing above.")
    case .rirOutOfRange:
      ProblemText(
        "reps in reserve go from 0 to 10",
        title: "reps in reserve beyond the scale",
        explanation: """
          Reps in reserve go from 0, no further rep, to 10. Nobody can judge more than that; a set that light needs no \
          number.
          """)
    case .zoneOutOfRange:
      ProblemText(
        "training zones go from 1 to 7",
        title: "a zone beyond the scale",
        explanation: "Training zones go from 1, very easy, to 7, a sprint. Most schemes use five of them.")
    case .rampOfLoad:
      ProblemText(
        "a load stays the same during a set; only an effort rises or falls in it",
        title: "a ramp of a load",
        explanation: """
          `@ 200w to 300w` rises evenly while the work goes on, as a pace, a power, a heart rate, an RPE or a zone can. A \
          barbell weighs the same from the first rep to the last. A percentage is of FTP on a bike and elsewhere a load.
          """)
    case .rampOfTwoMeasures:
      ProblemText(
        "the two ends of this ramp are measured differently",
        title: "a ramp from one measure to another",
        explanation: """
          Both ends of a ramp have the same measure, so that there is a target at every moment: from watts to watts, from \
          a pace to a pace.
          """)
    case .shareTooHigh(let limit):
      ProblemText(
        "nobody can lift more than \(limit) % of their max",
        title: "a percentage that nobody can lift",
        explanation: """
          A percentage after `@` is of the one-rep max of this exercise. More than twice the max is a typo, usually a zero \
          too many.
          """)
    case .longRest(let limit):
      ProblemText(
        "a rest of more than \(limit) minutes: is that right?",
        title: "a very long rest",
        explanation: """
          Even between maximal attempts, so long a rest is rare. Usually `s` was meant instead of `min`. If you mean it, a \
          `note` after it says what it is for, and this warning is gone.
          """)
    case .intensityCount(let given, let entries, let sets):
      ProblemText(
        "\(counted(given, "intensity", "intensities")) for "
          + (sets.map { sets in
            entries == sets
              ? counted(sets, "set", "sets")
              : "\(counted(entries, "entry", "entries")) of " + counted(sets, "set", "sets")
          } ?? "a number of sets that is computed"),
        title: "more or fewer intensities than sets",
        explanation: """
          A list of intensities at the end has one for each entry of the list, or one for each set. The numbers do not \
          match here. Where the number of sets is computed, write each set with its own: `5 @ 60kg, 5 @ 70kg`.
          """)
    case .everyCount(let given, let rounds):
      ProblemText(
        "\(counted(given, "interval", "intervals")) for \(counted(rounds, "round", "rounds"))",
        title: "more or fewer intervals than rounds",
        explanation:
          "A list after `every` has an interval for each round or set. A single interval counts for all of them.")
    case .intensitiesOfRounds(let given, let rounds):
      ProblemText(
        "\(counted(given, "intensity", "intensities")) for \(counted(rounds, "round", "rounds"))",
        title: "more or fewer intensities than rounds",
        explanation: """
          A list after `@` in the head of a group has one for each round. A single one counts for all of them.
          """)
    case .missingRounds:
      ProblemText(
        "how often? Nothing says when this ends",
        title: "nothing says how often",
        explanation: """
          Intervals go on until something ends them: a number of rounds (`x5`) or, for `emom`, a total time. Nothing here \
          does.
          """)
    case .endlessLadder:
      ProblemText(
        "this ladder has no end, and nothing around it stops it",
        title: "a ladder without an end",
        explanation: """
          `3-6-9-...` goes up forever, so something around it has to stop it: an `amrap`, or `for time` with a `cap`. \
          Or write the last rung: `3-6-9-...-21`.
          """)
    case .unevenLadder:
      ProblemText(
        "`...` goes on in equal steps, and these are not equal",
        title: "a ladder with uneven steps",
        explanation: """
          `...` continues a ladder by the step between its rungs, up to the last rung if there is one. Here the steps \
          differ, or they miss the last rung. Write out all rungs, or rungs in equal steps.
          """)
    case .timeWithoutSum(let goal):
      ProblemText(
        "`for \(goal.rawValue)` counts \(goal.amountsInEnglish), and all work in here is by time: the score would be 0",
        title: "a sum that nobody enters",
        explanation: """
          `for distance` adds up all distances, `for calories` all calories and `for reps` all reps, and work by time \
          alone has none that Satz knows. After `max m in 20min` it asks how far you came, after `max cal in 20min` for \
          the calories, and after `max in 1min` for the reps.
          """)
    case .ladderOfTwo:
      ProblemText(
        "this ladder has only two rungs",
        title: "a ladder of two rungs",
        explanation: """
          `10-1` and `1-10` count in ones. Two other numbers with a dash are two rungs, though often every \
          number in between is meant. Write `21-20-...-9` for every number, `21-18-...-9` for other steps, and a comma for two: `21, 9`.
          """)
    case .unevenIntervals:
      ProblemText(
        "the last minute is not a whole one and will not start",
        title: "a minute that is not whole",
        explanation: """
          `emom` works in whole minutes. What is left at the end is too short for another start, so the time ends with the \
          last whole minute.
          """)
    case .restInIntervals:
      ProblemText(
        "what is left of each interval is the rest; this changes nothing",
        title: "a rest inside of intervals",
        explanation: """
          In `emom` and `every`, the rest is what the work leaves of each interval, so a rest of its own changes nothing. \
          For more rest, make the interval longer.
          """)
    case .workLongerThanInterval:
      ProblemText(
        "this work takes longer than its interval",
        title: "work that does not fit its interval",
        explanation: """
          The work takes longer than one interval, so each round starts late and no rest is left. Make the intervals \
          longer, do less in each, or alternate.
          """)
    case .pauseWithoutCluster:
      ProblemText(
        "`pause` belongs to a cluster, and this is not one",
        title: "a pause without a cluster",
        explanation: """
          `pause` is the short break inside of a cluster, such as `(2, 2, 1)`. Between sets it is called `rest`. To stop \
          within a rep, use `tempo`.
          """)
    case .emptySession:
      ProblemText(
        "this is empty",
        title: "an empty workout",
        explanation: "There is nothing between the brackets, so there is nothing to do. Perhaps its `>` came too early."
      )
    case .tooManyAlternatives(let count, let levels):
      ProblemText(
        "there are \(count) alternatives, but the workout has only \(levels.count == 1 ? "one level" : "\(levels.count) levels"): "
          + levels.joined(separator: ", "),
        title: "more alternatives than levels",
        explanation: """
          Each `or` gives an alternative for another level, in the order of the levels. A workout has two levels, *as \
          prescribed* and *scaled*, unless it names its own at its top: `levels men, women, scaled`. With fewer \
          alternatives than levels, the last one counts for the rest.
          """)
    case .levelTwice(let name):
      ProblemText(
        "the level `\(name)` is named twice",
        title: "two levels with the same name",
        explanation: "A level is chosen by its name, so each name can stand for only one level.")
    case .levelsElsewhere:
      ProblemText(
        "the levels are named once, at the top of the workout",
        title: "levels in the wrong place",
        explanation: """
          The whole workout has the same levels, so a group or a template cannot have its own, and a second list would \
          contradict the first.
          """)
    }
  }
}

extension Arithmetic {
  fileprivate func english(_ left: Plan.Dimension, _ right: Plan.Dimension) -> String {
    switch self {
    case .add: "\(left.english) and \(right.english) do not add up"
    case .subtract: "\(right.english) cannot be subtracted from \(left.english)"
    case .multiply: "\(left.english) times \(right.english) has no meaning"
    case .divide: "\(left.english) divided by \(right.english) has no meaning"
    case .takeRemainder: "`mod` divides by the same unit; these are \(left.english) and \(right.english)"
    case .takeShare: "only a percentage can be `of` something, and this is \(left.english)"
    }
  }
}

extension Plan.Dimension {
  package var english: String {
    switch self {
    case .number: "a plain number"
    case .mass: "a mass"
    case .time: "a time"
    case .length: "a distance"
    case .energy: "an energy"
    case .share: "a percentage"
    case .power: "a power"
    case .heartRate: "a heart rate"
    case .cadence: "a cadence"
    case .strokeRate: "a stroke rate"
    case .pace: "a pace"
    case .rpe: "an RPE"
    case .rir: "a number of reps in reserve"
    }
  }
}

extension Expected {
  fileprivate var english: String {
    switch self {
    case .number: "a plain number"
    case .time: "a time (`90s`, `2min`)"
    case .mass: "a mass (`80kg`)"
    case .length: "a length (`24in`, `60cm`)"
    case .cadence: "a cadence (`90rpm`, `28spm`)"
    case .incline: "an incline (`12%`)"
    case .amount: "a number of reps, a time, a distance or calories"
    case .intensity: "a load, a percentage, a pace, a power or a heart rate"
    case .load: "a load or a percentage"
    }
  }
}

extension Counted {
  fileprivate var english: String {
    switch self {
    case .sets: "no sets at all"
    case .reps: "no reps at all"
    case .rounds: "no rounds at all"
    case .time: "this takes no time at all"
    case .distance: "no distance at all"
    case .energy: "no calories at all"
    case .breaths: "no breaths at all"
    case .load: "no weights at all"
    case .cadence: "no cadence at all"
    }
  }
}
