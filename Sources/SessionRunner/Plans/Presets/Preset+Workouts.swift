/// The workouts that come with Satz.

extension Preset {
  static let workouts = [
    Preset(
      name: "bodyweight-circuit",
      text: #"""
        // No equipment but a chair and a floor. Good for a hotel room.
        workout "Hotel room" #bodyweight <
          warmup < jumping jacks 30; arm circles 2x10; leg swings 10 each side >
          circuit x4 rest 90s <
            push-ups 8-15
            bulgarian split squat 10 each side note "Rear foot on the chair."
            pike push-up 6-10
            single-leg glute bridge 12 each side
            plank 40s
            mountain climbers 30s
          >
          hollow hold 3x20s rest 40s
          child's pose 1min
        >

        """#),
    Preset(
      name: "chief",
      text: #"""
        // Five short sprints. Each starts again at the first power clean; the score is the sum of the rounds.
        workout "Chief" #benchmark <
          rounds x5 rest 1min <
            amrap 3min <
              3 power cleans @ 61kg
              6 push-ups
              9 air squats
            >
          >
        >

        """#),
    Preset(
      name: "cindy",
      text: #"""
        // Twenty minutes, as many rounds as there is breath for.
        workout "Cindy" #benchmark < amrap 20min < 5 pull-ups; 10 push-ups; 15 air squats > >

        """#),
    Preset(
      name: "engine",
      text: #"""
        // Three ways to use a clock: on the minute, start to start, and falling intervals.
        workout "Engine" #conditioning <
          emom 18min alternate <
            12cal row
            15 push-ups
            rest
          >
          rest 3min
          every 2min x5 < burpees 8; run 100m >
          rest 3min
          amrap 12min < ladder 3-6-9-... < toes-to-bar; wall ball @ 9kg; double-unders > >
          rest 4min
          rounds x8 < run 400m @ 4:00/km; rest 90s >
        >

        """#),
    Preset(
      name: "fight-gone-bad",
      text: #"""
        // Five stations of a minute each, a minute to breathe, three times. The score is every rep and every calorie.
        workout "Fight Gone Bad" #benchmark <
          for reps <
            rounds x3 rest 1min <
              wall ball max in 1min @ 9kg
              sumo deadlift high pull max in 1min @ 35kg
              box jump max in 1min note "50 cm"
              push press max in 1min @ 35kg
              row max in 1min note "Count the calories."
            >
          >
        >

        """#),
    Preset(
      name: "fran",
      text: #"""
        // Twenty-one of each, then fifteen, then nine, against the clock.
        workout "Fran" #benchmark <
          for time cap 10min <
            ladder 21-15-9 <
              thruster @ 43kg
              pull-up
            >
          >
        >

        """#),
    Preset(
      name: "kettlebell-ladder",
      text: #"""
        // Up the ladder three times, then swings on the minute. Both hands count: the left first, then the right.
        workout "Kettlebell ladder" #kettlebell <
          let load = 20kg
          warmup <
            kettlebell halo 2x10
            goblet squat 2x5
          >
          rounds x3 rest 2min <
            ladder 1-2-3-4-5 rest 30s < kettlebell clean and press @ load each side >
          >
          emom 10min < 15 kettlebell swings @ load + 4kg >
          turkish get-up 3x1 @ load - 4kg each side rest 1min
          suitcase carry 2x40m @ load each side
        >

        """#),
    Preset(
      name: "murph",
      text: #"""
        // A mile, a mountain of bodyweight work, and the mile back.
        workout "Murph" #benchmark <
          note "With a vest of 9 kg, if you have one and a year of training."
          for time <
            run 1mi
            any order <
              note "Split it as you like: twenty rounds of 5, 10 and 15 are a good start."
              pull-up 100 total
              push-up 200 total
              air squat 300 total
            >
            run 1mi
          >
        >

        """#),
    Preset(
      name: "norwegian-4x4",
      text: #"""
        // Four minutes hard, three easy, four times: the classic for the size of the engine.
        workout "Norwegian 4x4" #endurance <
          warmup < run 10min @ zone 2 >
          rounds x4 <
            run 4min @ 85-95% of max heart rate cue "Hard, but the same for all four."
            run 3min @ 60-70% of max heart rate
          >
          run 5min @ zone 1
        >

        """#),
    Preset(
      name: "olympic-lifting",
      text: #"""
        // Technique first: light complexes, then singles on the clock, then strength.
        workout "Snatch and squat" #weightlifting <
          warmup < jump rope 3min; shoulder dislocate 2x10; overhead squat 2x5 @ 20kg >
          complex x4 @ 60% of max(snatch) rest 2min <
            snatch pull 1
            hang snatch 1
            overhead squat 2
          >
          every 90s x8 < snatch 1 @ 80% >
          rest 3min
          clean and jerk 1 @ 70%, 1 @ 75%, 1 @ 80%, 1 @ 85% rest 2min
          front squat 5x3 @ 80% tempo 3-2-x-0 rest 3min
        >

        """#),
    Preset(
      name: "push-day",
      text: #"""
        // A pressing day: one heavy press, one press by percentages, then a lot of work for shoulders and arms.
        // A percentage is of the lift's one-rep max in your profile.

        workout "Push" #upper <
          note "Leave one rep in the tank."
          warmup < 500m row; band pull-apart 2x20 >

          bench press 3x8 @ 80kg rest 90s progress +2.5kg, -10% after 2 misses
          overhead press 5 @ 75%, 3 @ 85%, 1+ @ 95% rest 3min
          incline dumbbell press 3x8-12 @ 2x24kg rest 90s-2min progress reps then +2kg
          superset x3 rest 60s <
            lateral raise 12-15 @ 10kg
            face pull 15
          >
          curl 10 @ 20kg drop 15kg, 10kg
          snatch 5x(1, 1, 1) @ 85% pause 15s rest 3min // each set a cluster of three singles
          dips 3xmax rest 2min
          plank 3x45s each side rest 30s
          farmer carry 4x40m @ 2x32kg rest 90s
        >

        """#),
    Preset(
      name: "swim",
      text: #"""
        // Two kilometres in a 25 m pool. `every` is from start to start: swim faster, rest longer.
        workout "Threshold swim" #swim <
          warmup < freestyle 200m; kick 4x50m rest 15s; pull buoy 200m >
          rest 1min
          freestyle 8x100m @ 1:45/100m every 2min
          rest 2min
          rounds x4 rest 30s <
            butterfly stroke 25m
            backstroke 25m
            breaststroke 25m
            freestyle 25m
          >
          freestyle 200m @ rpe 3 note "Long strokes, count them."
        >

        """#),
    Preset(
      name: "tabata",
      text: #"""
        // Twenty seconds on, ten off, eight times: four minutes that count. The second one is gentler on the clock.
        workout "Tabata" #conditioning <
          warmup < air bike 5min @ zone 2 >
          tabata < air bike >
          rest 3min
          tabata x6 on 30s off 15s < kettlebell swing @ 24kg >
          air bike 5min @ zone 1 note "Spin the legs out."
        >

        """#),
  ]
}
