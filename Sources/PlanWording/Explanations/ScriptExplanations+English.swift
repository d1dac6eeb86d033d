/// What `satz explain` says of mistakes in scripts, in English.
import PlanLanguage

extension ScriptProblem.Kind {
  var english: Explanation {
    switch self {
    case .unknownTemplate:
      Explanation(
        title: "an unknown template",
        text: """
          A name with `(` touching it, alone as an item, calls a template: a `def` that stands above it or in \
          a used file. There is none of this name.
          """)
    case .templateBelow:
      Explanation(
        title: "a template that stands further down",
        text: """
          A `def` knows only what stands above it, and not itself. So every plan ends. Move the `def` up, \
          above its first use.
          """)
    case .duplicateTemplate:
      Explanation(
        title: "a template that is defined twice",
        text: """
          Two templates of one name: which one is meant would hang on where the call stands. Give one of them \
          another name.
          """)
    case .unusedTemplate:
      Explanation(
        title: "a template that nobody uses",
        text: """
          A `def` does nothing until it is called: `tier1(squat, 5kg)`. Call it, or take it out.
          """)
    case .argumentCount:
      Explanation(
        title: "too few or too many arguments",
        text: """
          A call gives one value or exercise for each parameter of its `def`, in the same order.
          """)
    case .argumentsDoNotFit:
      Explanation(
        title: "arguments that do not fit",
        text: """
          A function takes values that belong together: `round(load, 2.5kg)` two masses, `e1rm(100kg, 5)` a \
          load and reps. `satz explain` and the reference show the form of each.
          """)
    case .templateAsValue:
      Explanation(
        title: "a template in a calculation",
        text: """
          A template stands for items, not for a number. In a calculation only values and functions can stand.
          """)
    case .loopNotKnown:
      Explanation(
        title: "a loop of unknown length",
        text: """
          How often a `for` goes round has to follow from the plan alone, not from a max, a state or the week: \
          so everybody who opens the plan sees how long it is. Use `when` or `by` for what changes.
          """)
    case .nothingToPick:
      Explanation(
        title: "nothing to pick from",
        text: """
          `by` takes one of the items in its block, and this block has none.
          """)
    case .notComparable:
      Explanation(
        title: "two sides that do not compare",
        text: """
          A load compares with a load and a time with a time. Mostly a unit is missing: `load above 100kg`.
          """)
    case .notACondition:
      Explanation(
        title: "a value where a condition is needed",
        text: """
          A condition holds or does not: `done`, or a comparison such as `stage is 4` or `reps(last) at least \
          10`. On both sides of an `or` stands a whole comparison: `week is 2 or week is 4`.
          """)
    case .unknownFact:
      Explanation(
        title: "an unknown condition",
        text: """
          Alone, only `done` and `missed(last)` are conditions. Everything else is compared with something.
          """)
    case .conditionAsValue:
      Explanation(
        title: "a condition where a value is needed",
        text: """
          `done` and `missed` hold or do not, and have no number. Ask for them in a `when`.
          """)
    case .whichSets:
      Explanation(
        title: "a reading without its sets",
        text: """
          What was done is read of one set or of all: `reps(last)`, `reps(3)`, `reps(all)`, `lifted(1)`. The \
          heaviest load of the lift is `best(lift)`.
          """)
    case .onlyInARule:
      Explanation(
        title: "a question that only a rule can ask",
        text: """
          Before the session nobody knows what will be done in it. Rules ask afterwards: `after lift < when \
          done < … > >`, or `progress +5kg when reps(last) at least 10`.
          """)
    case .unknownState:
      Explanation(
        title: "an unknown state",
        text: """
          A rule changes a `state` that stands in the same template, workout or program, or `max(lift)`. None \
          has this name.
          """)
    case .notAState:
      Explanation(
        title: "a value that never changes",
        text: """
          `let` names a value once and for all. What changes from session to session is declared with `state`.
          """)
    case .notAssignable:
      Explanation(
        title: "nothing that could get a value",
        text: """
          On the left of `=`, `+=` and `-=` stands the name of a state, or `max(lift)`.
          """)
    case .assignedUnit:
      Explanation(
        title: "a value of another unit",
        text: """
          A state keeps what it counts: a load stays a load. Mostly a unit is missing: `load += 2.5kg`.
          """)
    case .stateChangesUnit:
      Explanation(
        title: "a state with two units",
        text: """
          Calls of a template with the same exercises share their states, so both must give it the same kind \
          of value.
          """)
    case .progressWithoutTop:
      Explanation(
        title: "a progression without an end",
        text: """
          `reps then +2kg` adds load at the top of the range, and here is no range. Write one, `3x8-12`, or \
          say how far the reps go: `reps to 12 then +2kg`.
          """)
    case .ruleWithoutLift:
      Explanation(
        title: "a rule of a lift without a lift",
        text: """
          `after set` and `after lift` speak of the exercises of the block in which they stand. Directly in a \
          program there are none: put the rule into the workout or the template.
          """)
    case .cannotUse:
      Explanation(
        title: "a file that cannot be used",
        text: """
          `use "library.satz"` reads the templates, values and exercises of another file. Its path is relative to the plan in \
          which it stands. The file must be there, be right by itself, and not lead back to this one. It must be an ordinary \
          file of at most 1 MB, and all used files together have at most 16 MB.
          """)
    case .shadowsUsed:
      Explanation(
        title: "a name that hides one of a used file",
        text: """
          A used file and this one name something alike; from here on the one of this file counts. Rename one of them, so \
          that nobody has to know which is meant.
          """)
    case .notOne:
      Explanation(
        title: "a name that does not stand for one value",
        text: """
          `let lifts = squat, bench press` names a list, and `let main = squat` an exercise. A list is gone through by `for \
          lift in lifts`, and handed to a template or to `sum`, `min` and `max`; an exercise stands where exercises do, as in \
          `max(main)`.
          """)
    case .templateElsewhere:
      Explanation(
        title: "a template in the wrong place",
        text: """
          What a template is made of, its first item says: with `in 4s` it is one of breaths, with `sit 5min` one of sitting, \
          else one of exercises. Breaths are called in a `breathing`, which may stand in a workout, too.
          """)
    case .emptyProgram:
      Explanation(
        title: "a program without workouts",
        text: """
          A program lists the workouts that take turns. Without one there is nothing to train.
          """)
    }
  }
}
