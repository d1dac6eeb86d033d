/// The info sheets in English.

extension InfoTopic {
  var english: InfoText {
    switch self {
    case .rest:
      InfoText(
        title: "Rest",
        text:
          "rest 90s runs after each set. It counts to its end instant, so a laptop that slept shows the right time. When it is over, the session waits for you; where the clock ends everything around it, the rest runs on.",
        tips: [
          "+30s and -15s move its end.", "rest 90s-2min may be ended from 90 s on.", "skip or Enter continues.",
          "After a rest, done or a result logs the next set.",
        ])
    case .rpe:
      InfoText(
        title: "RPE, rating of perceived exertion",
        text: "How hard a set was, from 1 to 10. 10: no further rep; 9: one more; 8: two more.",
        tips: ["In a plan: squat 3x5 @ rpe 8", "At the prompt: done 5 rpe 8.5"])
    case .rir:
      InfoText(
        title: "RIR, reps in reserve", text: "How many more reps you could have done. RIR 2 is RPE 8.",
        tips: ["In a plan: bench 3x8 @ rir 2"])
    case .tempo:
      InfoText(
        title: "Tempo", text: "tempo 3-1-1-0: three seconds down, one at the bottom, one up, none at the top.",
        tips: ["x is as fast as you can: tempo 3-1-x-0"])
    case .superset:
      InfoText(
        title: "Superset", text: KeywordInfo.meaning(of: .superset).english,
        tips: [KeywordInfo.meaning(of: .superset).example])
    case .circuit:
      InfoText(
        title: "Circuit", text: KeywordInfo.meaning(of: .circuit).english,
        tips: [KeywordInfo.meaning(of: .circuit).example])
    case .amrap:
      InfoText(
        title: "AMRAP, as many rounds as possible", text: "Rounds until the time is over, even in the middle of a set.",
        tips: ["At the end: done 12 rounds 5"])
    case .emom:
      InfoText(
        title: "EMOM, every minute on the minute",
        text: "Work starts with each minute; what is left of the minute is rest. Work that overruns uses up the rest.",
        tips: ["emom 12min < 10 swings >", "every 2min x5 < … > for other intervals"])
    case .tabata:
      InfoText(
        title: "Tabata", text: KeywordInfo.meaning(of: .tabata).english,
        tips: [KeywordInfo.meaning(of: .tabata).example])
    case .cluster:
      InfoText(
        title: "Cluster", text: "Mini-sets with short pauses that count as one set.",
        tips: ["snatch 5x(1, 1, 1) @ 85% pause 15s rest 3min"])
    case .drop:
      InfoText(
        title: "Drop set", text: "After the last set the load goes down and you go on to failure, without rest.",
        tips: ["curl 10 @ 20kg drop 15kg, 10kg"])
    case .warmup:
      InfoText(
        title: "Warm-up sets", text: "Lighter sets before the work; their percentages are of the first work set.",
        tips: ["squat 3x5 @ 100kg warmup 5 @ 40%, 3 @ 60%, 2 @ 80%"])
    case .ladder:
      InfoText(
        title: "Ladder", text: "The reps change from rung to rung: 21-15-9.",
        tips: ["ladder 21-15-9 < thruster; pull-up >"])
    case .load:
      InfoText(
        title: "Loads and intensity",
        text: "@ says how heavy or hard: 80kg, 2x24kg, 75%, rpe 8, bw+10kg, ask, 4:30/km, 200w, zone 2.",
        tips: [
          "A percentage is of your one-rep max: satz profile max bench 100kg", "Loads are rounded down to your plates.",
        ])
    case .breathing:
      InfoText(
        title: "Breathing", text: "in, hold and out follow each other by themselves; hold open waits for Enter.",
        tips: ["breathing \"Box\" x10 < in 4s; hold 4s; out 4s; hold 4s >"])
    case .meditation:
      InfoText(
        title: "Sitting", text: "sit 20min bell 5min rings a bell every five minutes.", tips: ["pause stops the clock."]
      )
    case .resume:
      InfoText(
        title: "Coming back",
        text: "Each command is on disk before you see its effect. After a crash, satz continues where you were.",
        tips: ["A session older than 24 hours is offered as abandoned."])
    case .oneRepMax:
      InfoText(
        title: "1RM, one-rep max",
        text:
          "The most you can lift once. 75% in a plan is a share of it. Satz estimates it from your sets, too, and shows it as e1RM.",
        tips: ["Enter it: satz profile max squat 140kg", "In a plan: squat 5 @ 75%, or max(squat) in a rule"])
    case .trainingMax:
      InfoText(
        title: "Training max",
        text:
          "Nine tenths of the one-rep max: programs take their percentages of it, so that there is room for a bad day.",
        tips: ["In a plan: squat 5 @ 85% of tm", "One that grows with a program: state tm = 90% of max(squat)"])
    case .level:
      InfoText(
        title: "Levels",
        text: "One workout for several athletes: each line gives what every level does. You choose yours once.",
        tips: [
          "In a plan: thruster 21 @ 43kg or 30kg", "Named at the start of the workout: levels men, women",
          "satz profile set --level scaled, or satz run FILE --level scaled",
        ])
    case .plates:
      InfoText(
        title: "Bar and plates",
        text:
          "What a bar can be loaded with: the weight of the bar, and pairs of plates, one for each side. A load that Satz computes for a bar is rounded down to what they make, and the plates of a side are shown. A load that you write stays as it is.",
        tips: [
          "What you have: satz profile", "satz profile set --bar 20kg --plates 25kg,20kg,15kg,10kg,5kg,2.5kg,1.25kg",
        ])
    case .streak:
      InfoText(
        title: "Streak",
        text:
          "How many weeks in a row you have reached your weekly goal, from Monday to Sunday. This week counts once it has reached it, and breaks nothing before it is over. For breathing and sitting it is days in a row.",
        tips: ["satz stats shows it, satz stats sitting the days.", "satz info goal"])
    case .goal:
      InfoText(
        title: "Weekly goal",
        text:
          "How many workouts you want to do in a week; three until you say something else. Sitting and breathing do not count for it.",
        tips: ["satz profile set --weekly-goal 4; 0 forgets it", "How many weeks have reached it: satz stats"])
    }
  }
}
