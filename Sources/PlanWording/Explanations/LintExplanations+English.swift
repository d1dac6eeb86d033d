/// What `satz explain` says of what a coach would ask, in English.
import PlanLanguage

extension LintProblem.Kind {
  var english: Explanation {
    switch self {
    case .manySets:
      Explanation(
        title: "a great many sets",
        text: """
          Nobody does more than thirty sets of an exercise by repetitions. Mostly a digit was hit twice, or sets and reps \
          changed places: `8x100` are eight sets of a hundred.
          """)
    case .manyReps:
      Explanation(
        title: "a great many reps",
        text: """
          More than a thousand reps in a set are rarely meant. A distance needs its unit, `1500m`, and so does a time.
          """)
    case .repsOf:
      Explanation(
        title: "reps of what is not counted by reps",
        text: """
          A plank is held for a time, a run goes over a distance, an air bike counts calories. A bare number means \
          repetitions, so the tool would wait for that many of them instead of counting a time down.
          """)
    case .tempoWithoutReps:
      Explanation(
        title: "a tempo without reps",
        text: """
          `tempo 3-1-1-0` says how long each part of a repetition takes. What is done for a time or over a distance has no \
          such parts. A pace stands behind `@`: `run 5km @ 5:00/km`.
          """)
    case .noLoad:
      Explanation(
        title: "a load of zero",
        text: """
          An exercise without a load has no `@`. If you mean the empty bar, write what it weighs; if your bodyweight is the \
          load, `@ bw` counts it.
          """)
    case .beyondAnybody:
      Explanation(
        title: "more than anybody has done",
        text: """
          Loads beyond 600 kg, heart rates beyond 230 beats a minute and powers beyond 3000 watts are mostly a digit too \
          many, or a point that got lost: `82.5kg`.
          """)
    case .aboveMax:
      Explanation(
        title: "far above the max",
        text: """
          A percentage behind `@` is of the one-rep max of this exercise. Partial lifts and slow negatives go a little \
          above it, reps do not. If it is of something else, say of what: `150% of ftp`.
          """)
    case .warmupHeavierThanWork:
      Explanation(
        title: "a warm-up heavier than the work",
        text: """
          Warm-up sets lead up to the first work set, and their percentages are of that set, not of the max. Above it \
          they would be the work.
          """)
    case .dropNotLighter:
      Explanation(
        title: "a drop that does not drop",
        text: """
          In a drop set the load goes down and you carry on: each drop is lighter than the one before, and the first is \
          lighter than the last set. Percentages are of that set.
          """)
    case .emptyGroup:
      Explanation(
        title: "an empty group",
        text: """
          Between the brackets of the group stands nothing, so nothing is done in it. Perhaps its `>` came too early, and \
          what belongs to it stands below.
          """)
    case .roundLongerThanWindow:
      Explanation(
        title: "a time too short for one round",
        text: """
          The times that the plan gives for a single round are longer than the whole window or cap, so what stands last \
          is never reached.
          """)
    case .unusedValue:
      Explanation(
        title: "a value that nothing uses",
        text: """
          `let` gives a name to a value, and this name stands nowhere else. Either the value was written out where the \
          name was meant, and a change of the `let` will change nothing, or the line can go.
          """)
    case .longBreath:
      Explanation(
        title: "a very long breath",
        text: "Nobody breathes in or out for more than a minute. Mostly `min` stands where `s` was meant."
      )
    case .bellNeverRings:
      Explanation(
        title: "a bell that never rings",
        text: "`bell 5min` rings every five minutes while you sit. With a longer step than the sit it never does."
      )
    }
  }
}
