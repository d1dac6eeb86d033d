/// What a coach would ask about: plans that are valid but probably not meant that way. All of these are warnings.

import SessionModel

/// A warning about a plan that is valid but probably not meant that way.
public enum LintProblem: Hashable, Sendable {
  // Sets and reps.
  /// More sets of one exercise than `limit`.
  case manySets(limit: Int)
  /// More reps in a set than `limit`.
  case manyReps(limit: Int)
  /// `plank 60`: reps of what is held, run or ridden.
  case repsOf(String, countedBy: Measure)
  /// `rounds rest 2min < … >`: one round, after which the rest comes.
  case restOfOneRound(String)
  /// `superset x4 < curl 12, 10, 8, 6; dip 8 >`: all of the list in each round.
  case listInEachRound(Int)
  /// `row 3x8 @ 60kg`: the rowing machine is not done in sets of reps.
  case machineForLift(String)
  /// `bench press 4x12, 10, 8, 6`: four sets of twelve, and the others.
  case setsBeforeList(Int, total: Int)
  /// `superset < curl 3x10; dip 3x10 >`: all curls first.
  case setsOfOneRound(String, Int)
  /// `superset x3 < curl 3x10; dip 3x10 >`: nine sets of each.
  case setsInEachRound(Int)
  /// `squat 5, 5, 5 @ ask, ask, ask`
  case askedAgain
  /// `clean and jerk 5x(2+1)`: sets of so many reps.
  case addedReps(Int)
  /// `plank 45s tempo 3-1-1-0`
  case tempoWithoutReps(String)
  /// `rounds left < lunge 8 each side >`: both sides, although the group is for one.
  case bothSidesOfOne(String)

  /// `side plank 30s alternate sides`: a hold has no reps between which the side changes.
  case alternateHold(String)

  // Loads.
  /// `@ 0kg`, `@ 0%`
  case noLoad
  /// `@ 800kg`: more than anybody has done.
  case beyondAnybody
  /// A share of the one-rep max above this, in percent.
  case aboveMax(limitPercent: Int)
  /// A set in a `warmup` with a higher load than the work sets.
  case warmupHeavierThanWork
  /// A drop set that is not lighter than the set before it.
  case dropNotLighter
  /// `drop 20%`: leaves only a fifth of the load.
  case dropLeavesLittle
  /// `drop 80%` of no load.
  case dropOfNothing

  /// `snatch 5 @ 2x16kg`: two loads on a lift with a barbell.
  case pairOnBar(String)
  /// `@ 60kg progress +5`: five reps, beside a load.
  case bareStep(Int)
  /// `bench press 20x10, 25x8`: so many sets altogether.
  case loadsBeforeReps(Int)
  /// `squat 3 @ rpe 8, 3x5 @ 90%`: of the one-rep max.
  case shareBehindLoad
  /// `curl 3x21s`: seconds.
  case twentyOnes
  /// `@ 80kg +2.5kg`
  case typedSum
  /// `for load 15min < clean max >`
  case repsForLoad
  /// `pull-up 3x5 @ 10kg`
  case ownWeightLeftOut(String)
  /// `pull-up 3 @ bw+20kg, 3 @ 90% of lifted(1)`: of the twenty.
  case ownWeightNotLifted(String)
  /// `chin-up 5-8 x 3`: so many sets of three.
  case setsInARange(reps: Int)
  /// `push-up 15 x 3`: so many sets of so few.
  case manySetsOfFew(Int, reps: Int)
  /// `kettlebell press 3x(1, 2, 3)`: the parts of one set, where a ladder may be meant.
  case risingParts(String)
  /// `squat 5x5 @ 60kg-100kg`: for each of so many sets.
  case rangeOfSets(Int)
  /// `progress -10%`
  case fallingLoad
  /// `warmup 3`: one set of so many reps.
  case oneWarmupSet(Int)
  /// `@ 0:00/km`
  case paceBeyondAnybody
  /// `every 0:01`
  case intervalBeyondAnybody

  // Groups.
  /// `superset < >`
  case emptyGroup
  /// A round of `amrap 5min` that takes six.
  case roundLongerThanWindow
  /// `for time cap 5min < squat 5 rest 6min; burpee 20 >`
  case restLongerThanCap
  /// `alternate < curl 8; dip 8 >`: only the first is ever done.
  case turnWithoutRounds
  /// `tabata x3 < squat; push-up; plank; lunge >`: the turns end before the items.
  case turnsEndEarly(turns: Int, items: Int)
  /// `for reps 12min < run max m in 1min >`: everything in it is of another kind.
  case countsNothing(Goal, only: Goal)
  /// `superset x3 < curl 12; dip 8 > rest 90s`: once, after all rounds.
  case restBehindRounds
  /// `rest 60s; rest 30s`: only the second one comes.
  case restReplaced
  /// `rounds x3 rest 2min < run 4x400m rest 200m >`: the two minutes come after the last of the four.
  case recoveryReplaced
  /// `plank 30s; note "Rest a little."; emom 5min < burpee 10 >`: the clock starts at once.
  case noteBetweenClocks
  /// `every 2min x5 < squat 3; rest 30s >`: first the rest, then what is left of the two minutes.
  case restBeforeNextStart
  /// `amrap 20min < alternate < burpee 10; rest > >`: each rest in its turn is a round of the score.
  case restIsRound
  /// `run 3x400m rest 2min @ zone 1`: the zone is that of the run.
  case targetBehindRest
  /// `by session < curl 12; note "Rest day."; dip 8 >`: a note is not an entry.
  case noteAmongPicked

  /// `push-up 3x10 or 6`: three sets for one level, and one for the other.
  case oneSetOfLevel
  /// `tabata < row 20s; rest 10s >`: the rest is a turn.
  case restInTabata
  /// `amrap 10min rest 2min < … >`: after each round.
  case restInWindow
  /// `ladder 1-10-1`: that many rungs.
  case fewRungs(Int)
  /// `choose < row 500m or run 400m >`: alternatives by level are one item.
  case choiceOfOne

  /// `ladder 2-4-6-... cap 12min < … >`: for time, and nobody can finish it.
  case endlessForTime

  // Programs.
  /// A line of a `by` with that many entries, beside lines with one.
  case severalPicked(Int)
  /// `program weeks 3 < … by week < …; …; …; … > >`: more entries than weeks.
  case neverPicked(Int)
  /// `program on mon, wed < workout "Week 1" < … >; workout "Week 2" < … > >`: both in the first week.
  case weeksAsTitles

  // Values.
  /// A `let` whose name appears nowhere else.
  case unusedValue(String)

  // Breathing and meditation.
  /// A phase of a breath, or a hold in it, longer than this.
  case longBreath(limitSeconds: Int)
  /// `sit 5min bell 20min`
  case bellNeverRings

  /// `box jump 24in`: a height where the exercise is counted in reps.
  case heightOf(String)
  /// `run 20min @ 75%`: a percentage of a max that nobody has.
  case shareOfNoMax(String)

  /// `bench press 3x3 @ 0.5m/s`: a pace or a power of what goes nowhere.
  case speedOfLift(String)
  /// `row 500m @ 20kg`: a load of what is rowed, ridden or swum.
  case loadOfMachine(String)

  /// `pull-up 5 @ bw+10kg or bw+5kg or ring row 5`: an athlete who does pull-ups always takes the 10 kg.
  case unreachableAlternative
  /// `squat 5 @ load; after lift < load = 105% of lifted(last) >`: so much more each session, whatever happened.
  case compoundsEverySession(String)
  /// `@ 20kg each`, `@ 100kg per hand`: a side after the other.
  case loadOfEachHand(String)
  /// `squat 5 bell 1min`: an attribute that changes nothing where it stands.
  case withoutEffect(String)
  /// `squat 3x5 @ 90% of lifted(last)`: each set lighter than the one before.
  case compoundsEverySet
  /// `lunge 3x20 total`: three totals, each in as many sets as it takes.
  case totalInEachSet
  /// `squat 3x5 @ 40kg each side`: one side after the other, where the plates on each side of the bar are meant.
  case platesOfEachSide(String)
  /// `barbell curl 10 @ 20kg drop 80%`: a drop to less than the bar.
  case dropToTheBar(String)
  /// `leg extension 30cal`: nothing counts the calories of a lift.
  case caloriesOfLift(String)
  /// `10 reps x3`
  case repsBeforeSets(sets: String, reps: Int)
  /// `seated cable row 500m`: a distance of what goes nowhere.
  case wayOfLift(String)
  /// `run (easy) 5km`: how it is done, as a part of the name.
  case remarkInName(String)
}

extension LintProblem: DeclaredProblem {
  /// `W0401` and up. A code never changes its meaning.
  var declaration: ProblemDeclaration {
    switch self {
    case .manySets: .init("W0401", "bench press 100x8", right: "bench press 10x8")
    case .manyReps: .init("W0402", "air squat 5000", right: "air squat 500")
    case .repsOf: .init("W0403", "plank 3x45", right: "plank 3x45s")
    case .tempoWithoutReps: .init("W0404", "plank 45s tempo 3-1-1-0", right: "plank 45s")
    case .noLoad: .init("W0405", "pull-up 3x8 @ 0kg", right: "pull-up 3x8")
    case .beyondAnybody: .init("W0406", "squat 5 @ 1000kg", right: "squat 5 @ 100kg")
    case .aboveMax: .init("W0407", "squat 5 @ 175%", right: "squat 5 @ 75%")
    case .warmupHeavierThanWork:
      .init("W0408", "squat 3x5 @ 100kg warmup 5 @ 140%", right: "squat 3x5 @ 100kg warmup 5 @ 40%")
    case .dropNotLighter: .init("W0409", "curl 10 @ 15kg drop 20kg, 10kg", right: "curl 10 @ 20kg drop 15kg, 10kg")
    case .pairOnBar: .init("W0460", "snatch 5 @ 2x16kg", right: "kettlebell snatch 5 @ 2x16kg")
    case .bareStep:
      .init("W0461", "bench press 3x5 @ 60kg progress +5", right: "bench press 3x5 @ 60kg progress +5kg")
    case .loadsBeforeReps:
      .init("W0462", "bench press 20x10, 25x8, 30x6", right: "bench press 10 @ 20kg, 8 @ 25kg, 6 @ 30kg")
    case .shareBehindLoad:
      .init("W0463", "squat 3 @ rpe 8, 3x5 @ 90%", right: "squat 3 @ rpe 8, 3x5 @ 90% of lifted(1)")
    case .twentyOnes: .init("W0464", "barbell curl 3x21s", right: "barbell curl 3x21 note \"21s\"")
    case .typedSum: .init("W0465", "bench press 5x5 @ 80kg +2.5kg", right: "bench press 5x5 @ 80kg progress +2.5kg")
    case .repsForLoad: .init("W0466", "for load 15min < clean max >", right: "for load 15min < clean 1 @ ask >")
    case .ownWeightLeftOut: .init("W0467", "pull-up 3x5 @ 10kg", right: "pull-up 3x5 @ bw + 10kg")
    case .rangeOfSets:
      .init("W0468", "squat 5x5 @ 60kg-100kg", right: "squat 5x5 @ 60kg, 70kg, 80kg, 90kg, 100kg")
    case .fallingLoad:
      .init(
        "W0469", "squat 3x5 @ 100kg progress -10%", right: "squat 3x5 @ 100kg progress +2.5kg, -10% after 2 misses")
    case .oneWarmupSet:
      .init(
        "W0470", "squat 3x5 @ 100kg warmup 3", right: "squat 3x5 @ 100kg warmup 5 @ 40%, 3 @ 60%, 2 @ 80%")
    case .paceBeyondAnybody: .init("W0471", "run 20min @ 0:50/km", right: "run 20min @ 5:00/km")
    case .intervalBeyondAnybody: .init("W0472", "burpee 5x3 every 0:01", right: "burpee 5x3 every 1:00")
    case .alternateHold:
      .init("W0473", "side plank 3x30s alternate sides", right: "side plank 3x30s each side")
    case .endlessForTime:
      .init(
        "W0474", "ladder 2-4-6-... cap 12min < thruster; burpee >",
        right: "amrap 12min < ladder 2-4-6-... < thruster; burpee > >")
    case .emptyGroup:
      .init(
        "W0410",
        """
        superset x3 < >
        curl 8; dip 8
        """, right: "superset x3 < curl 8; dip 8 >")
    case .roundLongerThanWindow:
      .init("W0411", "amrap 5min < plank 6min; pull-up 5 >", right: "amrap 15min < plank 6min; pull-up 5 >")
    case .unusedValue:
      .init(
        "W0412",
        """
        let work = 80kg
        workout "Push" < bench press 3x8 @ 82.5kg >
        """,
        right: """
          let work = 82.5kg
          workout "Push" < bench press 3x8 @ work >
          """, .file)
    case .longBreath:
      .init("W0413", #"breathing "Box" x4 < in 4min; out 4s >"#, right: #"breathing "Box" x4 < in 4s; out 4s >"#, .file)
    case .bellNeverRings:
      .init(
        "W0414", #"meditation "Dawn" < sit 5min bell 20min >"#, right: #"meditation "Dawn" < sit 20min bell 5min >"#,
        .file)
    case .heightOf: .init("W0415", "box jump 24in", right: "box jump 10 height 24in")
    case .ownWeightNotLifted:
      .init(
        "W0475", "pull-up 3 @ bw + 20kg, 3x3 @ 90% of lifted(1)",
        right: "pull-up 3 @ bw + 20kg, 3x3 @ bw + 90% of lifted(1)")
    case .turnsEndEarly:
      .init("W0476", "tabata x3 < squat; push-up; plank; lunge >", right: "tabata x12 < squat; push-up; plank; lunge >")
    case .setsInARange: .init("W0477", "chin-up 5-8x3", right: "chin-up 3x5-8")
    case .manySetsOfFew: .init("W0478", "push-up 15x3", right: "push-up 3x15")
    case .risingParts:
      .init(
        "W0479", "kettlebell press 3x(1, 2, 3) @ 24kg", right: "ladder 1-2-3 x3 < kettlebell press @ 24kg >")
    case .loadOfMachine: .init("W0480", "row 500m @ 20kg", right: "row 500m @ 200w")
    case .turnWithoutRounds: .init("W0416", "alternate < curl 8; dip 8 >", right: "alternate x6 < curl 8; dip 8 >")
    case .shareOfNoMax: .init("W0417", "run 20min @ 75%", right: "run 20min @ 75% of max heart rate")
    case .dropLeavesLittle: .init("W0418", "leg curl 12 @ 50kg drop 20%", right: "leg curl 12 @ 50kg drop 80%")
    case .dropOfNothing: .init("W0419", "curl 12 drop 80%", right: "curl 12 @ ask drop 80%")
    case .restLongerThanCap:
      .init(
        "W0420",
        "for time cap 5min < squat 5 rest 6min; burpee 20 >", right: "for time cap 5min < squat 5 rest 60s; burpee 20 >"
      )
    case .unreachableAlternative:
      .init(
        "W0421",
        "pull-up 5 @ bw+10kg or bw+5kg or ring row 5",
        right: """
          levels men, women, scaled
          pull-up 5 @ bw+10kg or pull-up 5 @ bw+5kg or ring row 5
          """)
    case .compoundsEverySession:
      .init(
        "W0422",
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
    case .countsNothing:
      .init("W0423", "for reps 12min < run max m in 1min >", right: "for distance 12min < run max m in 1min >")
    case .restBehindRounds:
      .init("W0424", "superset x3 < curl 12; dip 8 > rest 90s", right: "superset x3 rest 90s < curl 12; dip 8 >")
    case .noteAmongPicked:
      .init(
        "W0425",
        "by session < curl 12; note \"Rest day.\"; dip 8 >",
        right: "by session < curl 12; < note \"Rest day.\" >; dip 8 >")
    case .machineForLift: .init("W0426", "row 3x8 @ 60kg", right: "barbell row 3x8 @ 60kg")
    case .restOfOneRound:
      .init("W0427", "rounds rest 2min < run 400m; dip 10 >", right: "rounds x3 rest 2min < run 400m; dip 10 >")
    case .listInEachRound:
      .init("W0428", "superset x3 < dip 8; curl 12, 10, 8 >", right: "superset x3 < dip 8; curl 10 >")
    case .restReplaced: .init("W0429", "squat 5; rest 60s; rest 30s; squat 5", right: "squat 5; rest 90s; squat 5")
    case .compoundsEverySet:
      .init(
        "W0430",
        """
        squat 1 @ rpe 8
        squat 3x5 @ 90% of lifted(last)
        """,
        right: """
          squat 1 @ rpe 8
          squat 3x5 @ 90% of best(lift)
          """)
    case .restBeforeNextStart: .init("W0431", "every 2min x5 < clean 3; rest 30s >", right: "every 2min x5 < clean 3 >")
    case .targetBehindRest:
      .init("W0432", "run 6x400m rest 2min @ zone 1", right: "run 6x400m rest 2min note \"zone 1\"")
    case .bothSidesOfOne:
      .init("W0433", "rounds left < lunge 8 each side; hip bridge 8 >", right: "rounds left < lunge 8; hip bridge 8 >")
    case .speedOfLift: .init("W0434", "bench press 3x3 @ 0.5m/s", right: "bench press 3x3 @ ask cue \"0.5 m/s\"")
    case .restIsRound:
      .init(
        "W0435", "amrap 20min < alternate < < row 10cal; burpee 10 >; rest > >",
        right: "amrap 20min < row 10cal; burpee 10; rest >")
    case .withoutEffect: .init("W0436", "plank 5min bell 1min", right: "plank 5x1min rest none say \"Hold\"")
    case .loadOfEachHand:
      .init("W0437", "dumbbell bench press 10 @ 20kg each", right: "dumbbell bench press 10 @ 2x20kg")
    case .setsBeforeList: .init("W0438", "bench press 4x12, 10, 8, 6", right: "bench press 12, 10, 8, 6")
    case .setsOfOneRound: .init("W0439", "superset < curl 3x10; dip 3x8 >", right: "superset x3 < curl 10; dip 8 >")
    case .setsInEachRound:
      .init("W0440", "superset x3 < curl 3x10; dip 3x8 >", right: "superset x3 < curl 10; dip 8 >")
    case .askedAgain:
      .init("W0441", "squat 5, 3, 1 @ ask, ask, ask", right: "squat 5, 3, 1 @ ask")
    case .recoveryReplaced:
      .init(
        "W0442", "rounds x3 rest 2min < run 4x400m rest 200m >",
        right: "rounds x3 rest 2min < rounds x4 < run 400m; jog 200m > >")
    case .noteBetweenClocks:
      .init(
        "W0443",
        """
        plank 30s
        note "Stretch your back."
        emom 5min < burpee 10 >
        """,
        right: """
          plank 30s
          rest note "Stretch your back."
          emom 5min < burpee 10 >
          """)
    case .oneSetOfLevel: .init("W0452", "push-up 3x10 or 6", right: "push-up 3x10 or 3x6")
    case .restInTabata: .init("W0444", "tabata < burpee; rest 10s >", right: "tabata < burpee >")
    case .restInWindow:
      .init(
        "W0445", "amrap 10min rest 2min < burpee 5; run 100m >",
        right: """
          amrap 10min < burpee 5; run 100m >
          rest 2min
          """)
    case .addedReps: .init("W0446", "clean and jerk 5x(2+1)", right: "complex x5 < clean 2; jerk 1 >")
    case .fewRungs: .init("W0447", "ladder 1-4-1 < pull-up >", right: "ladder 1-2-3-4-3-2-1 < pull-up >")
    case .severalPicked:
      .init(
        "W0448",
        """
        by session <
          squat 5x5; bench press 5x5
          deadlift 5
        >
        """,
        right: """
          by session <
            < squat 5x5; bench press 5x5 >
            deadlift 5
          >
          """)
    case .neverPicked:
      .init(
        "W0449", #"program "P" weeks 2 < workout "A" < by week < squat 5; squat 3; squat 1 > > >"#,
        right: #"program "P" weeks 3 < workout "A" < by week < squat 5; squat 3; squat 1 > > >"#, .file)
    case .choiceOfOne: .init("W0450", "choose < row 500m or run 400m >", right: "choose < row 500m; run 400m >")
    case .totalInEachSet: .init("W0483", "lunge 3x20 total", right: "lunge 3x10 each side")
    case .caloriesOfLift: .init("W0486", "leg extension 30cal", right: "leg extension 30")
    case .repsBeforeSets: .init("W0487", "barbell curl 10 reps x3", right: "barbell curl 3x10")
    case .dropToTheBar:
      .init("W0485", "barbell curl 10 @ 20kg drop 80%", right: "barbell curl 10 @ 20kg drop 16kg")
    case .platesOfEachSide: .init("W0484", "squat 3x5 @ 40kg each side", right: "squat 3x5 @ 100kg")
    case .wayOfLift: .init("W0481", "seated cable row 500m", right: "row 500m")
    case .remarkInName: .init("W0482", "run (easy) 5km", right: "run 5km @ easy")
    case .weeksAsTitles:
      .init(
        "W0451",
        #"program "P" on mon, thu < workout "Week 1" < run 20min >; workout "Week 2" < run 30min > >"#,
        right: #"program "P" on mon, thu < workout "Run" < by week < run 20min; run 30min > > >"#, .file)
    }
  }

  static let samples: [Self] = [
    .manySets(limit: 30),
    .manyReps(limit: 1000),
    .repsOf("plank", countedBy: .time),
    .tempoWithoutReps("tempo"),
    .noLoad,
    .beyondAnybody,
    .aboveMax(limitPercent: 150),
    .warmupHeavierThanWork,
    .dropNotLighter,
    .pairOnBar("snatch"),
    .bareStep(5),
    .loadsBeforeReps(75),
    .shareBehindLoad,
    .twentyOnes,
    .typedSum,
    .repsForLoad,
    .ownWeightLeftOut("pull-up"),
    .ownWeightNotLifted("lifted(1)"),
    .setsInARange(reps: 3),
    .manySetsOfFew(15, reps: 3),
    .risingParts("1-2-3"),
    .rangeOfSets(5),
    .fallingLoad,
    .oneWarmupSet(3),
    .paceBeyondAnybody,
    .intervalBeyondAnybody,
    .emptyGroup,
    .roundLongerThanWindow,
    .unusedValue("work"),
    .longBreath(limitSeconds: 60),
    .bellNeverRings,
    .heightOf("box jump"),
    .turnWithoutRounds,
    .turnsEndEarly(turns: 3, items: 4),
    .shareOfNoMax("run"),
    .dropLeavesLittle,
    .dropOfNothing,
    .restLongerThanCap,
    .unreachableAlternative,
    .compoundsEverySession("load"),
    .countsNothing(.reps, only: .distance),
    .restBehindRounds,
    .noteAmongPicked,
    .machineForLift("row"),
    .restOfOneRound("rounds"),
    .listInEachRound(3),
    .restReplaced,
    .compoundsEverySet,
    .restBeforeNextStart,
    .targetBehindRest,
    .bothSidesOfOne("left"),
    .alternateHold("side plank"),
    .endlessForTime,
    .speedOfLift("bench press"),
    .loadOfMachine("row"),
    .restIsRound,
    .withoutEffect("bell"),
    .loadOfEachHand("each"),
    .setsBeforeList(4, total: 7),
    .setsOfOneRound("superset", 3),
    .setsInEachRound(3),
    .askedAgain,
    .recoveryReplaced,
    .noteBetweenClocks,
    .restInTabata,
    .restInWindow,
    .addedReps(3),
    .fewRungs(3),
    .severalPicked(2),
    .neverPicked(2),
    .choiceOfOne,
    .weeksAsTitles,
    .oneSetOfLevel,
    .totalInEachSet,
    .platesOfEachSide("each side"),
    .dropToTheBar("16kg"),
    .caloriesOfLift("leg extension"),
    .repsBeforeSets(sets: "10", reps: 3),
    .wayOfLift("seated cable row"),
    .remarkInName("(easy)"),
  ]
}
