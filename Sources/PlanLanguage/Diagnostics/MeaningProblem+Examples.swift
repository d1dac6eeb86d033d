/// Typical mistakes in meaning, each with its correction.

import SessionModel

extension MeaningProblem.Kind {
  /// The smallest text with the mistake, and its fix; nil if it would be too long or cannot be shown as text.
  package var example: MistakeExample? {
    switch self {
    case .tooManySteps: .init("squat 1000000x5", right: "squat 10x5")
    case .unknownExercise: .init("bensh press 3x8", right: "bench press 3x8")
    case .unknownValue: .init("let heavy = 100kg; squat 5 @ heavi", right: "let heavy = 100kg; squat 5 @ heavy")
    case .usedBeforeItsLet: .init("squat 5 @ heavy; let heavy = 100kg", right: "let heavy = 100kg; squat 5 @ heavy")
    case .unknownFunction: .init("squat 5 @ 90% of mex(squat)", right: "squat 5 @ 90% of max(squat)")
    case .duplicateSession:
      .init(
        """
        workout "Push" < bench press 3x8 >
        workout "Push" < dip 3x8 >
        """,
        right: """
          workout "Push" < bench press 3x8 >
          workout "Push, light" < dip 3x8 >
          """, .file)
    case .duplicateValue:
      .init(
        """
        let work = 100kg
        let work = 60kg
        squat 5 @ work
        """,
        right: """
          let heavy = 100kg
          let light = 60kg
          squat 5 @ heavy, 8 @ light
          """)
    case .duplicateExercise:
      .init(
        """
        exercise "Garage Press" < category chest >
        exercise "Garage Press" < category shoulders >
        """,
        right: """
          exercise "Garage Press" < category chest >
          exercise "Yard Press" < category shoulders >
          """, .file)
    case .unknownCategory:
      .init(
        #"exercise "Garage Press" < category sholders >"#, right: #"exercise "Garage Press" < category shoulders >"#,
        .file)
    case .unknownEquipment:
      .init(
        #"exercise "Garage Press" < equipment barbel >"#, right: #"exercise "Garage Press" < equipment barbell >"#,
        .file)
    case .unknownMeasure:
      .init(#"exercise "Half Crimp" < measure seconds >"#, right: #"exercise "Half Crimp" < measure time >"#, .file)
    case .unknownMuscle:
      .init(
        #"exercise "Garage Press" < muscles tricep >"#, right: #"exercise "Garage Press" < muscles triceps >"#, .file)
    case .unitsDoNotCombine: .init("squat 5 @ 80kg + 30s", right: "squat 5 @ 80kg + 5kg")
    case .wrongUnit: .init("squat 5 rest 80kg", right: "squat 5 @ 80kg rest 3min")
    case .numberTooLarge: .init("squat 5 @ 2000000kg * 2000000 * 2000000", right: "squat 5 @ 100kg * 2")
    case .divisionByZero: .init("squat 5 @ 100kg / 0", right: "squat 5 @ 100kg / 2")
    case .notWhole: .init("squat 3.5x5", right: "squat 3x5")
    case .negative: .init("pull-up 5 @ 20kg - 30kg", right: "pull-up 5 @ bw - 30kg")
    case .nothingToDo: .init("squat 3x0", right: "squat 3x10")
    case .fallingRange: .init("squat 3x12-8", right: "squat 3x8-12")
    case .rangeMisplaced: .init("amrap 10-12min < burpee 5 >", right: "amrap 10min < burpee 5 >")
    case .clockBesideHours: .init("run 2h-2:30", right: "run 2h-2:30:00")
    case .rpeOutOfRange: .init("squat 3x5 @ rpe 11", right: "squat 3x5 @ rpe 9")
    case .rirOutOfRange: .init("squat 3x5 @ rir 20", right: "squat 3x5 @ rir 2")
    case .zoneOutOfRange: .init("run 5km @ zone 8", right: "run 5km @ zone 2")
    case .shareTooHigh: .init("squat 1 @ 1000%", right: "squat 1 @ 100%")
    case .longRest: .init("squat 3x5 rest 90min", right: "squat 3x5 rest 90s")
    case .intensityCount: .init("squat 5, 3, 1 @ 75%, 85%", right: "squat 5, 3, 1 @ 75%, 85%, 95%")
    case .everyCount: .init("squat 3x5 every 1:45, 1:40", right: "squat 3x5 every 1:45, 1:40, 1:35")
    case .intensitiesOfRounds:
      .init("complex x3 @ 40kg, 45kg < clean 3 >", right: "complex x3 @ 40kg, 45kg, 50kg < clean 3 >")
    case .missingRounds: .init("every 2min < squat 5 >", right: "every 2min x5 < squat 5 >")
    case .endlessLadder:
      .init("ladder 3-6-9-... < thruster >", right: "amrap 7min < ladder 3-6-9-... < thruster > >")
    case .timeWithoutSum: .init("for distance < run 20min >", right: "for distance < run max m in 20min >")
    case .ladderOfTwo: .init("ladder 21-9 < thruster @ 43kg >", right: "ladder 21-15-9 < thruster @ 43kg >")
    case .unevenLadder:
      .init(
        "amrap 7min < ladder 3-6-10-... < thruster > >", right: "amrap 7min < ladder 3-6-9-... < thruster > >")
    case .unevenIntervals: .init("emom 10:30 < squat 5 >", right: "emom 10min < squat 5 >")
    case .restInIntervals: .init("emom 10min rest 30s < squat 5 >", right: "emom 10min < squat 5 >")
    case .workLongerThanInterval:
      .init("emom 10min < plank 40s; hollow hold 30s >", right: "every 90s x10 < plank 40s; hollow hold 30s >")
    case .pauseWithoutCluster: .init("squat 3x5 pause 20s", right: "squat 3x(2, 2, 1) pause 20s")
    case .emptySession: .init(#"workout "Push" < >"#, right: #"workout "Push" < bench press 3x8 >"#, .file)
    case .rampOfLoad:
      .init("squat 3x5 @ 60kg to 80kg", right: "squat 3x5 @ 60kg, 70kg, 80kg")
    case .rampOfTwoMeasures:
      .init("bike 10min @ 150w to 90%", right: "bike 10min @ 60% to 90%")
    case .tooManyAlternatives:
      .init(
        "thruster 21 @ 43kg or 30kg or 20kg", right: "levels men, women, scaled; thruster 21 @ 43kg or 30kg or 20kg")
    case .levelTwice:
      .init(
        "levels men, men; thruster 21 @ 43kg or 30kg", right: "levels men, women; thruster 21 @ 43kg or 30kg")
    case .levelsElsewhere:
      .init(
        "rounds x3 < levels men, women; thruster 21 @ 43kg or 30kg >",
        right: "levels men, women; rounds x3 < thruster 21 @ 43kg or 30kg >")
    }
  }

  /// A problem of this kind, for sentences about the kind as a whole.
  package var sample: MeaningProblem {
    switch self {
    case .tooManySteps: .tooManySteps(limit: 20_000)
    case .unknownExercise: .unknownExercise("bech press")
    case .unknownValue: .unknownValue("work")
    case .usedBeforeItsLet: .usedBeforeItsLet("work")
    case .unknownFunction: .unknownFunction("maxx")
    case .duplicateSession: .duplicateSession("Push")
    case .duplicateValue: .duplicateValue("work")
    case .duplicateExercise: .duplicateExercise("Garage Press")
    case .unknownCategory: .unknownCategory("ches")
    case .unknownEquipment: .unknownEquipment("barbel")
    case .unknownMeasure: .unknownMeasure("seconds")
    case .unknownMuscle: .unknownMuscle("quad")
    case .unitsDoNotCombine: .unitsDoNotCombine(.add, .mass, .time)
    case .wrongUnit: .wrongUnit(expected: .time, found: .mass)
    case .numberTooLarge: .numberTooLarge
    case .divisionByZero: .divisionByZero
    case .notWhole: .notWhole
    case .negative: .negative
    case .nothingToDo: .nothingToDo(.sets)
    case .fallingRange: .fallingRange
    case .rangeMisplaced: .rangeMisplaced
    case .clockBesideHours: .clockBesideHours
    case .rpeOutOfRange: .rpeOutOfRange
    case .rirOutOfRange: .rirOutOfRange
    case .zoneOutOfRange: .zoneOutOfRange
    case .rampOfLoad: .rampOfLoad
    case .rampOfTwoMeasures: .rampOfTwoMeasures
    case .shareTooHigh: .shareTooHigh(limitPercent: 200)
    case .longRest: .longRest(limitMinutes: 15)
    case .intensityCount: .intensityCount(given: 2, entries: 3, sets: 3)
    case .everyCount: .everyCount(given: 2, rounds: 3)
    case .intensitiesOfRounds: .intensitiesOfRounds(given: 2, rounds: 3)
    case .missingRounds: .missingRounds
    case .endlessLadder: .endlessLadder
    case .unevenLadder: .unevenLadder
    case .ladderOfTwo: .ladderOfTwo
    case .timeWithoutSum: .timeWithoutSum(.distance)
    case .unevenIntervals: .unevenIntervals
    case .restInIntervals: .restInIntervals
    case .workLongerThanInterval: .workLongerThanInterval
    case .pauseWithoutCluster: .pauseWithoutCluster
    case .emptySession: .emptySession
    case .tooManyAlternatives: .tooManyAlternatives(3, levels: ["as prescribed", "scaled"])
    case .levelTwice: .levelTwice("men")
    case .levelsElsewhere: .levelsElsewhere
    }
  }
}
