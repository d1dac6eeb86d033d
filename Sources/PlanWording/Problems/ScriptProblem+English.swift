/// What is wrong with scripts, in English.

import PlanLanguage

extension ScriptProblem {
  var inEnglish: ProblemText {
    switch self {
    case .unknownTemplate(let name):
      ProblemText(
        "there is no template `\(name)`",
        title: "an unknown template",
        explanation: """
          A name directly followed by `(`, alone as an item, calls a template: a `def` further up or in a used file. There \
          is none of this name.
          """)
    case .templateBelow(let name):
      ProblemText(
        "`\(name)` is defined further down; a `def` can only use what is above it",
        title: "a template that is defined further down",
        explanation: """
          A `def` can only use what is above it, and not itself. This is how every plan is sure to end. Move the `def` up, \
          above its first use.
          """)
    case .duplicateTemplate(let name):
      ProblemText(
        "`\(name)` is defined twice",
        title: "a template that is defined twice",
        explanation: """
          With two templates of the same name, the place of the call would decide which one is meant. Give one of them \
          another name.
          """)
    case .unusedTemplate(let name):
      ProblemText(
        "`\(name)` is defined and never used",
        title: "a template that is never used",
        explanation: "A `def` does nothing until it is called: `tier1(squat, 5kg)`. Call it, or remove it.")
    case .argumentCount(let name, let given, let wanted):
      ProblemText(
        "`\(name)` takes \(counted(wanted, "value", "values")), but \(given == 1 ? "1 is" : "\(given) are") given",
        title: "too few or too many arguments",
        explanation: """
          A call gives one value or exercise for each parameter of its `def`, in the same order or by name, as in `main(squat, \
          step: 5kg)`. A parameter with a value of its own, as in `def main(move, step = 5kg)`, needs none.
          """)
    case .argumentsDoNotFit(let name):
      ProblemText(
        "these values do not fit `\(name)`",
        title: "arguments that do not fit",
        explanation: """
          A function takes values that belong together: `round(load, 2.5kg)` takes two masses, `e1rm(100kg, 5)` a load and \
          reps. The reference shows the form of each function.
          """)
    case .templateAsValue(let name):
      ProblemText(
        "`\(name)` is a template, not a value",
        title: "a template in a calculation",
        explanation:
          "A template stands for items, not for a number. A calculation can only contain values and functions.")
    case .loopNotKnown:
      ProblemText(
        "the plan alone must say how often this is repeated",
        title: "a loop of unknown length",
        explanation: """
          How often a `for` is repeated must follow from the plan alone, not from a max, a state or the week, so that \
          everybody who opens the plan sees how long it is. For what changes, use `when` or `by`.
          """)
    case .nothingToPick:
      ProblemText(
        "there is nothing to pick from",
        title: "nothing to pick from",
        explanation: "`by` picks one of the items in its block, and this block has none.")
    case .notComparable(let one, let two):
      ProblemText(
        "\(one.english) cannot be compared with \(two.english)",
        title: "two sides that cannot be compared",
        explanation: """
          A load is compared with a load, a time with a time. Usually a unit is missing: `load above 100kg`.
          """)
    case .notACondition:
      ProblemText(
        "this is a value; a condition compares it with another",
        title: "a value where a condition is needed",
        explanation: """
          A condition is true or false: `done`, or a comparison such as `stage is 4` or `reps(last) at least 10`. On both \
          sides of an `or` there is a whole comparison: `week is 2 or week is 4`.
          """)
    case .unknownFact(let name):
      ProblemText(
        "`\(name)` is neither true nor false",
        title: "an unknown condition",
        explanation:
          "By themselves, only `done` and `missed(last)` are conditions. Everything else is compared with something.")
    case .conditionAsValue(let name):
      ProblemText(
        "`\(name)` is true or false and has no value",
        title: "a condition where a value is needed",
        explanation: "`done` and `missed` are true or false and not a number. Ask for them in a `when`.")
    case .whichSets(let name):
      ProblemText(
        "`\(name)` of which sets?",
        title: "a reading without its sets",
        explanation: """
          What was done is read from one set or from all of them: `reps(last)`, `reps(3)`, `reps(all)`, `lifted(1)`. The \
          heaviest load of the lift is `best(lift)`, that of another one `best(squat)`.
          """)
    case .onlyInARule(let name):
      ProblemText(
        "`\(name)` is only known afterwards: ask for it in a rule",
        title: "a question that only a rule can ask",
        explanation: """
          Before the session, nobody knows what will be done in it. Rules ask afterwards: `after lift < when done < … > >`, \
          or `progress +5kg when reps(last) at least 10`. What follows in the same session reads it from a state: `rest \
          (pause)`, with `after set < pause = time(last) >` below.
          """)
    case .unknownState(let name):
      ProblemText(
        "no state is called `\(name)`",
        title: "an unknown state",
        explanation: """
          A rule changes a `state` of the same template, workout or program, or `max(lift)`. There is no state of this name. \
          The bodyweight and the `ftp` are those of your profile, which no rule changes.
          """)
    case .notAState(let name):
      ProblemText(
        "`\(name)` never changes; only a `state` can",
        title: "a value that never changes",
        explanation:
          "`let` names a value once and for all. What changes from session to session is declared with `state`.")
    case .notAssignable:
      ProblemText(
        "only a state or `max(lift)` can get a new value",
        title: "something that cannot be given a value",
        explanation: "On the left of `=`, `+=` and `-=` there is the name of a state, or `max(lift)`.")
    case .assignedUnit(let one, let two):
      ProblemText(
        "this needs \(one.english), but it is \(two.english)",
        title: "a value of another unit",
        explanation: "A state keeps its kind: a load stays a load. Usually a unit is missing: `load += 2.5kg`.")
    case .stateChangesUnit(let name, let one, let two):
      ProblemText(
        "`\(name)` was \(one.english) before, and here it is \(two.english)",
        title: "a state with two units",
        explanation: """
          Calls of a template with the same exercises share their states, so both must give it the same kind of value.
          """)
    case .progressWithoutTop:
      ProblemText(
        "nothing says where the reps end: write `3x8-12`, or `reps to 12`",
        title: "a progression without an end",
        explanation: """
          `reps then +2kg` adds load at the top of the range, but there is no range. Write one, `3x8-12`, or say how far the \
          reps go: `reps to 12 then +2kg`.
          """)
    case .progressOfNothing:
      ProblemText(
        "there is nothing here that this `progress` could change",
        title: "a progression of nothing",
        explanation: """
          `progress +1 rep` adds to a number of reps, and `max` has none: write `3x5+`. A share, `+5%`, is of a load; a time, \
          a distance, a power or a pace that rises is a state: `state watts = 200w`, `bike 20min @ watts`, `after lift < \
          when done < watts = 105% of watts > >`.
          """)
    case .ruleWithoutLift:
      ProblemText(
        "this rule is about a lift, but it is outside of any workout",
        title: "a rule about a lift without a lift",
        explanation: """
          `after set` and `after lift` are about the item above them. Directly in a program there are no exercises: put the \
          rule into the workout or the template.
          """)
    case .ruleWithoutItem:
      ProblemText(
        "there is nothing above this rule that it could follow",
        title: "a rule with nothing above it",
        explanation: """
          `after lift` and `after set` belong to the item just above them in their block: an exercise, a group, a call, a \
          `by`, a `when` or a `for`. Put the rule below the exercise that it is about.
          """)
    case .earlierSets:
      ProblemText(
        "this rule follows only the item above it, not the earlier sets of the same lift",
        title: "a rule that leaves out earlier sets of its lift",
        explanation: """
          A rule belongs to the item just above it, so it does not look at sets that come before that. If it is about all of \
          them, put the sets in brackets: `< squat 3 @ 100kg; squat 3x8 @ 80kg >; after lift < … >`. If it is about the last \
          ones only, put them in brackets together with the rule.
          """)
    case .cannotUse(let path, let failure):
      ProblemText(
        failure.english(of: path),
        title: "a file that cannot be used",
        explanation: """
          `use "library.satz"` reads the templates, values and exercises of another file. Its path is relative to the plan \
          that uses it. The file must exist, have no errors of its own, and not lead back to this one. It must be an \
          ordinary file of at most 1 MB, and all used files together at most 16 MB.
          """)
    case .shadowsUsed(let name):
      ProblemText(
        "`\(name)` hides the one from a used file",
        title: "a name that hides one from a used file",
        explanation: """
          A used file and this one have something of the same name, and from here on the one in this file counts. Rename one \
          of them, so that nobody has to know which one is meant.
          """)
    case .notOne(let name, let other):
      ProblemText(
        other.english(of: name),
        title: "a name that does not stand for one value",
        explanation: """
          `let lifts = squat, bench press` names a list, and `let main = squat` an exercise. `for lift in lifts` goes through \
          a list, and a template, `sum`, `min` and `max` take one. An exercise can be written wherever exercises are, as in \
          `max(main)`, and an effort such as `rpe 8` behind an `@`.
          """)
    case .templateElsewhere(let name, let kind):
      ProblemText(
        kind.templateInEnglish(name),
        title: "a template in the wrong place",
        explanation: """
          The first item of a template says what it is made of: with `in 4s` it is made of breaths, with `sit 5min` of \
          sitting, otherwise of exercises. Breaths are called in a `breathing`, which can also be inside a workout.
          """)
    case .unknownParameter(let name, let template):
      ProblemText(
        "`\(template)` has no parameter `\(name)`",
        title: "an unknown parameter",
        explanation: "A name before a `:` in a call is one of the names in the parentheses of its `def`.")
    case .argumentTwice(let name):
      ProblemText(
        "`\(name)` is given twice",
        title: "an argument that is given twice",
        explanation: "Each parameter takes one argument. Remove one of the two.")
    case .setForNextTime(let name):
      ProblemText(
        "`\(name)` does not change before the next session; here it is still the earlier value",
        title: "a value that counts only next time",
        explanation: """
          `after lift` and `after session` prepare the next session: what they assign does not apply to this one yet. \
          For what was lifted today, write `best(lift)`, the heaviest set of the lift so far, or `lifted(1)`, its \
          first set: `squat 5 @ 80% of best(lift)`. To change what is still to come, use `after set`.
          """)
    case .progressWithoutLoad:
      ProblemText(
        "there is no load here that could rise",
        title: "a `progress` without a load",
        explanation: """
          A load that rises has to begin somewhere. With an RPE, or with nothing behind the sets, the plan does not know what \
          was lifted, so it has nothing to add to. `@ ask` asks for the load the first time. Without an `@`, only exercises \
          that are done with one's own weight rise, such as a pull-up: by what is added to it.
          """)
    case .progressOfNoneInside:
      ProblemText(
        "nothing in this group has what this `progress` changes",
        title: "a `progress` in the head of a group that changes nothing",
        explanation: """
          A `progress` in the head of a group applies to the exercises inside that have what it changes: more load to those \
          with a load (their own, or that of the head), more reps to those with reps. Here is none.
          """)
    case .progressOfBoth:
      ProblemText(
        "this step changes the same exercise in another place, too, and that one changes it here",
        title: "two steps of one exercise that add up",
        explanation: """
          `progress` belongs to an exercise and its `label`, wherever they occur in the program: what one of them adds is added \
          to all. With different loads or steps, this is hardly meant: after a heavy and a light day, both have risen \
          twice. With a `label`, an exercise has values of its own.
          """)
    case .ruleOfTheWeekTooEarly:
      ProblemText(
        "`after week` runs after the last workout of a week, and this is not the last one",
        title: "a rule of the week in an earlier workout",
        explanation: """
          `after week` runs at the end of the last workout of a week: in that workout, or directly in the program, where \
          it belongs in most cases. To use what an earlier workout has shown, let `after lift` keep it in a `state` of the program.
          """)
    case .loopOverOne:
      ProblemText(
        "this is a single number, so the loop goes through its block once",
        title: "a loop over a single number",
        explanation: """
          A `for` goes through a range or a list. A range of plain numbers has a `-`, as in `for reps in 1-5`; between \
          values, `-` subtracts, so a range of values has a `to`: `for reps in 1 to top`.
          """)
    case .emptyProgram:
      ProblemText(
        "this program has no workouts",
        title: "a program without workouts",
        explanation: "A program lists the workouts that take turns. Without one there is nothing to train.")
    }
  }
}

extension OtherThanValue {
  fileprivate func english(of name: String) -> String {
    switch self {
    case .list: "`\(name)` is a list, but a single one is needed"
    case .exercise: "`\(name)` is an exercise, but a value is needed"
    case .effort: "`\(name)` is an effort, but a value is needed"
    }
  }
}

extension UseFailure {
  fileprivate func english(of path: String) -> String {
    switch self {
    case .notFound:
      "there is no file `\(path)`"
    case .circle:
      "`\(path)` uses this file, and this file uses it"
    case .hasErrors:
      "`\(path)` has errors; run `satz check` on it to see them"
    case .tooMany:
      "`\(path)` is one file too many"
    case .isFolder:
      "`\(path)` is a folder; name a file in it"
    case .isNoFile:
      "`\(path)` is a pipe or a device; only a file can be used"
    case .isUnreadable:
      "the file `\(path)` exists but cannot be read"
    case .isTooLarge(let limit):
      "`\(path)` is larger than \(limit) MB, the maximum for a used file"
    case .areTooLarge(let limit):
      "with `\(path)`, the used files are larger than \(limit) MB in all, the maximum"
    }
  }
}

extension BlockContext {
  fileprivate func templateInEnglish(_ name: String) -> String {
    switch self {
    case .breathing:
      "`\(name)` is made of breaths, and belongs in a breathing"
    case .meditation:
      "`\(name)` is made for sitting, and belongs in a meditation"
    case .workout, .program, .rule:
      "`\(name)` is made of exercises, and belongs in a workout"
    }
  }
}
