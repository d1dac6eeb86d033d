/// Typical plans that a coach would ask about, each with its correction.

import SessionModel

extension LintProblem.Kind {
  /// The smallest text with the mistake, and its fix; nil if it would be too long or cannot be shown as text.
  package var example: MistakeExample? {
    switch self {
    case .manySets: .init("bench press 100x8", right: "bench press 10x8")
    case .manyReps: .init("air squat 5000", right: "air squat 500")
    case .repsOf: .init("plank 3x45", right: "plank 3x45s")
    case .tempoWithoutReps: .init("plank 45s tempo 3-1-1-0", right: "plank 45s")
    case .noLoad: .init("pull-up 3x8 @ 0kg", right: "pull-up 3x8")
    case .beyondAnybody: .init("squat 5 @ 1000kg", right: "squat 5 @ 100kg")
    case .aboveMax: .init("squat 5 @ 175%", right: "squat 5 @ 75%")
    case .warmupHeavierThanWork:
      .init("squat 3x5 @ 100kg warmup 5 @ 140%", right: "squat 3x5 @ 100kg warmup 5 @ 40%")
    case .dropNotLighter: .init("curl 10 @ 15kg drop 20kg, 10kg", right: "curl 10 @ 20kg drop 15kg, 10kg")
    case .dropLeavesLittle: .init("curl 12 @ 20kg drop 20%", right: "curl 12 @ 20kg drop 80%")
    case .dropOfNothing: .init("curl 12 drop 80%", right: "curl 12 @ ask drop 80%")
    case .emptyGroup:
      .init(
        """
        superset x3 < >
        curl 8; dip 8
        """, right: "superset x3 < curl 8; dip 8 >")
    case .roundLongerThanWindow:
      .init("amrap 5min < plank 6min; pull-up 5 >", right: "amrap 15min < plank 6min; pull-up 5 >")
    case .unusedValue:
      .init(
        """
        let work = 80kg
        workout "Push" < bench press 3x8 @ 82.5kg >
        """,
        right: """
          let work = 82.5kg
          workout "Push" < bench press 3x8 @ work >
          """, .file)
    case .longBreath:
      .init(#"breathing "Box" x4 < in 4min; out 4s >"#, right: #"breathing "Box" x4 < in 4s; out 4s >"#, .file)
    case .bellNeverRings:
      .init(#"meditation "Dawn" < sit 5min bell 20min >"#, right: #"meditation "Dawn" < sit 20min bell 5min >"#, .file)
    case .turnWithoutRounds: .init("alternate < curl 8; dip 8 >", right: "alternate x6 < curl 8; dip 8 >")
    case .countsNothing:
      .init("for reps 12min < run max m in 1min >", right: "for distance 12min < run max m in 1min >")
    case .restBehindRounds:
      .init("superset x3 < curl 12; dip 8 > rest 90s", right: "superset x3 rest 90s < curl 12; dip 8 >")
    case .noteAmongPicked:
      .init(
        "by session < curl 12; note \"Rest day.\"; dip 8 >",
        right: "by session < curl 12; < note \"Rest day.\" >; dip 8 >")
    case .restOfOneRound:
      .init("rounds rest 2min < run 400m; dip 10 >", right: "rounds x3 rest 2min < run 400m; dip 10 >")
    case .listInEachRound:
      .init("superset x3 < dip 8; curl 12, 10, 8 >", right: "superset x3 < dip 8; curl 10 >")
    case .restReplaced: .init("squat 5; rest 60s; rest 30s; squat 5", right: "squat 5; rest 90s; squat 5")
    case .restBeforeNextStart:
      .init("every 2min x5 < clean 3; rest 30s >", right: "every 2min x5 < clean 3 >")
    case .bothSidesOfOne:
      .init("rounds left < lunge 8 each side; hip bridge 8 >", right: "rounds left < lunge 8; hip bridge 8 >")
    case .speedOfLift: .init("bench press 3x3 @ 0.5m/s", right: "bench press 3x3 @ ask cue \"0.5 m/s\"")
    case .targetBehindRest:
      .init("run 6x400m rest 2min @ zone 1", right: "run 6x400m rest 2min note \"zone 1\"")
    case .machineForLift: .init("row 3x8 @ 60kg", right: "barbell row 3x8 @ 60kg")
    case .heightOf: .init("box jump 24in", right: "box jump 10 height 24in")
    case .shareOfNoMax: .init("run 20min @ 75%", right: "run 20min @ 75% of max heart rate")
    case .restLongerThanCap:
      .init(
        "for time cap 5min < squat 5 rest 6min; burpee 20 >", right: "for time cap 5min < squat 5 rest 60s; burpee 20 >"
      )
    case .unreachableAlternative:
      .init(
        "pull-up 5 @ 10kg or 5kg or ring row 5",
        right: """
          levels men, women, scaled
          pull-up 5 @ 10kg or pull-up 5 @ 5kg or ring row 5
          """)
    case .compoundsEverySession:
      .init(
        """
        state load = 80kg
        squat 5 @ load
        after lift < load = 105% of lifted(last) >
        """,
        right: """
          state load = 80kg
          squat 5 @ load
          after lift < when done < load = 105% of lifted(last) > >
          """)
    case .compoundsEverySet:
      .init(
        """
        squat 1 @ rpe 8
        squat 3x5 @ 90% of lifted(last)
        """,
        right: """
          squat 1 @ rpe 8
          squat 3x5 @ 90% of best(lift)
          """)
    }
  }

  /// A problem of this kind, for sentences about the kind as a whole.
  package var sample: LintProblem {
    switch self {
    case .manySets: .manySets(limit: 30)
    case .manyReps: .manyReps(limit: 1000)
    case .repsOf: .repsOf("plank", countedBy: .time)
    case .tempoWithoutReps: .tempoWithoutReps("tempo")
    case .noLoad: .noLoad
    case .beyondAnybody: .beyondAnybody
    case .aboveMax: .aboveMax(limitPercent: 150)
    case .warmupHeavierThanWork: .warmupHeavierThanWork
    case .dropNotLighter: .dropNotLighter
    case .dropLeavesLittle: .dropLeavesLittle
    case .dropOfNothing: .dropOfNothing
    case .emptyGroup: .emptyGroup
    case .roundLongerThanWindow: .roundLongerThanWindow
    case .unusedValue: .unusedValue("work")
    case .longBreath: .longBreath(limitSeconds: 60)
    case .bellNeverRings: .bellNeverRings
    case .heightOf: .heightOf("box jump")
    case .turnWithoutRounds: .turnWithoutRounds
    case .shareOfNoMax: .shareOfNoMax("run")
    case .restLongerThanCap: .restLongerThanCap
    case .unreachableAlternative: .unreachableAlternative
    case .compoundsEverySession: .compoundsEverySession("load")
    case .bothSidesOfOne: .bothSidesOfOne("left")
    case .speedOfLift: .speedOfLift("bench press")
    case .compoundsEverySet: .compoundsEverySet
    case .countsNothing: .countsNothing(.reps, only: .distance)
    case .restBehindRounds: .restBehindRounds
    case .noteAmongPicked: .noteAmongPicked
    case .machineForLift: .machineForLift("row")
    case .restOfOneRound: .restOfOneRound("rounds")
    case .listInEachRound: .listInEachRound(3)
    case .restReplaced: .restReplaced
    case .restBeforeNextStart: .restBeforeNextStart
    case .targetBehindRest: .targetBehindRest
    }
  }
}
