/// The programs that come with Satz.

extension Preset {
  static let programs = [
    Preset(
      name: "531",
      text: #"""
        // Jim Wendler's 5/3/1 with the Boring But Big sets. One wave for four lifts, in percent of the one-rep max.

        program "5/3/1 Boring But Big" on mon, tue, thu, fri cycle 4 <
          def main(move, step) <
            by week <
              move 5, 5, 5+ @ 58%, 67%, 76%
              move 3, 3, 3+ @ 63%, 72%, 81%
              move 5, 3, 1+ @ 67%, 76%, 85%
              move 5, 5, 5 @ 36%, 45%, 54%
            >
            after lift < when week is 3 < max(move) += step > >
          >
          def big(move) < by week < move 5x10 @ 50%; move 5x10 @ 50%; move 5x10 @ 50%; move 5x10 @ 40% > >

          workout "Press" <
            main(overhead press, 5lb)
            big(overhead press)
            chin-up 5x10
            skull crusher 5x10 @ 45lb
          >
          workout "Deadlift" <
            main(deadlift, 10lb)
            big(deadlift)
            dumbbell curl 5x10 @ 20lb
            hanging leg raise 5x10
          >
          workout "Bench" <
            main(bench press, 5lb)
            big(bench press)
            triceps extension 5x10 @ 20lb
            hammer curl 5x10 @ 25lb
          >
          workout "Squat" <
            main(squat, 10lb)
            big(squat)
            pull-up 5x10
            ab wheel 5x10
          >
        >

        """#),
    Preset(
      name: "golden-six",
      text: #"""
        // Arnold Schwarzenegger's Golden Six: one workout, three days a week. The loads are left blank: you enter what you lift,
        // and it goes on from there.

        program "Golden Six" on mon, wed, fri <
          workout "Six" <
            squat 2x10, 1x10+ @ ask progress +5lb when reps(last) at least 13
            wide-grip bench press 2x10, 1x10+ @ ask progress +5lb when reps(last) at least 13
            <
              state target = 1
              chin-up 3x(target)+
              after lift < when done < target = reps(last) + 1 > >
            >
            overhead press 4x10 @ ask warmup 5 @ 50%
            biceps curl 3x10 @ ask
            crunch 3xmax rest 60s
          >
        >

        """#),
    Preset(
      name: "gzclp",
      text: #"""
        // Cody LeFever's GZCLP: three tiers, four workouts in turn on three days a week.

        program "GZCLP" on mon, wed, fri <
          // The main lift: fewer reps a set with every miss, then a test.
          def tier1(move, step) <
            state load = 75% of max(move)
            state stage = 1
            by stage <
              move 4x3, 1x3+ @ load rest 3min
              move 5x2, 1x2+ @ load rest 3min
              move 9x1, 1x1+ @ load rest 3min
              move 1x5 @ ask rest 5min label "5RM test" note "Work up to the heaviest five."
            >
            after lift <
              when stage is 4 < load = 85% of lifted(last); max(move) = e1rm(lifted(last), 5); stage = 1 >
              else when done < load += step >
              else < stage += 1 >
            >
          >

          // The second lift: back to tens, heavier than the first ones were, after three misses.
          def tier2(move, step, reset) <
            state load = 62% of max(move)
            state first = load
            state stage = 1
            by stage <
              move 3x10 @ load rest 2min
              move 3x8 @ load rest 2min
              move 3x6 @ load rest 2min
            >
            after lift <
              when done < load += step >
              else when stage is 1 < first = load; stage = 2 >
              else when stage is 2 < stage = 3 >
              else < load = first + reset; stage = 1 >
            >
          >

          def tier3(move) <
            move 2x15, 1x15+ @ 60% rest 90s progress +5lb when reps(last) at least 25
          >

          workout "1" < tier1(squat, 10lb); tier2(bench press, 5lb, 10lb); tier3(lat pulldown) >
          workout "2" < tier1(overhead press, 5lb); tier2(deadlift, 10lb, 15lb); tier3(barbell row) >
          workout "3" < tier1(bench press, 5lb); tier2(squat, 10lb, 15lb); tier3(lat pulldown) >
          workout "4" < tier1(deadlift, 10lb); tier2(overhead press, 5lb, 10lb); tier3(barbell row) >
        >

        """#),
    Preset(
      name: "nsuns",
      text: #"""
        // nSuns LP, five days: nine sets for the first lift, eight for the second, and steps by what the heaviest set gave.

        program "nSuns LP" on mon, tue, wed, thu, fri <
          // The more reps the third set of the first lift has, the larger the step.
          def first(sets) <
            sets
            after lift <
              when done and reps(3) at least 6 < max(lift) += 15lb >
              else when done and reps(3) at least 4 < max(lift) += 10lb >
              else when done and reps(3) at least 2 < max(lift) += 5lb >
            >
          >
          def second(move, reps, share, step) <
            move (reps), 5, 3, 5, 7, 4, 6, 8 @ share, 54%, 63%, 63%, 63%, 63%, 63%, 63%
            after lift < when done < max(move) += step > >
          >
          def upper(move) < second(move, 6, 45%, 5lb) >
          def lower(move) < second(move, 5, 45%, 10lb) >

          workout "Bench, light" <
            bench press 8, 6, 4, 4, 4, 5, 6, 7, 8+ @ 58%, 67%, 76%, 76%, 76%, 72%, 67%, 63%, 58%
            overhead press 6, 5, 3, 5, 7, 4, 6, 8 @ 45%, 54%, 63%, 63%, 63%, 63%, 63%, 63%
            lat pulldown 3x8-12 @ 70lb progress reps then +5lb
            dumbbell curl 4x8-12 @ 20lb progress reps then +5lb
          >
          workout "Squat" <
            first(< squat 5, 3, 1+, 3, 3, 3, 5, 5, 5+ @ 67%, 76%, 85%, 81%, 76%, 72%, 67%, 63%, 58% >)
            lower(sumo deadlift)
            hanging leg raise 3x12
            leg extension 3x8-12 @ 60lb progress reps then +5lb
          >
          workout "Press" <
            first(<
              overhead press 5, 3, 1+, 3, 3, 3, 5, 5, 5+ @ 67%, 76%, 85%, 81%, 76%, 72%, 67%, 63%, 58%
            >)
            upper(incline bench press)
            lateral raise 4x12-15 @ 15lb progress reps then +5lb
            face pull 3x12-15 @ 30lb progress reps then +5lb
          >
          workout "Deadlift" <
            first(< deadlift 5, 3, 1+, 3, 3, 3, 3, 3, 3+ @ 67%, 76%, 85%, 81%, 76%, 72%, 67%, 63%, 58% >)
            lower(front squat)
            ab wheel 3x12
            chin-up 3x8
          >
          workout "Bench, heavy" <
            first(< bench press 5, 3, 1+, 3, 5, 3, 5, 3, 5+ @ 67%, 76%, 85%, 81%, 76%, 72%, 67%, 63%, 58% >)
            upper(close-grip bench press)
            triceps pushdown 3x8-12 @ 40lb progress reps then +5lb
            hammer curl 4x8-12 @ 25lb progress reps then +5lb
          >
        >

        """#),
    Preset(
      name: "recommended-routine",
      text: #"""
        // The Recommended Routine of r/bodyweightfitness: pairs of movements, each a ladder from the easy one to the hard one.
        // A success brings a rep more, or a hold of five seconds more; at the top comes the next movement, on the last more load.

        program "Recommended Routine" on mon, wed, fri <
          // One set of the movement whose turn it is. The one numbered `held` is held, not counted.
          def slot(movements, rungs, held, low, high, step) <
            state rung = 1
            state reps = low
            state hold = 20s
            state load = 0kg
            by rung <
              for move in movements <
                when rung is held < move (hold) >
                else when load above 0kg < move (reps) @ bw + load >
                else < move (reps) >
              >
            >
            after lift <
              when not done < note "Once more the same." >
              else when rung is held and hold below 30s < hold += 5s >
              else when rung is not held and reps below high < reps += 1 >
              else when rung below rungs < rung += 1; reps = low; hold = 20s >
              else < reps = low; load += step >
            >
          >

          workout "Full body" <
            superset x3 rest 90s <
              slot(< scapular pull-up; arch hang; negative pull-up; pull-up >, 4, 2, 5, 8, 5lb)
              slot(<
                assisted squat
                bodyweight squat
                split squat
                bulgarian split squat
                shrimp squat
                pistol squat
              >, 6, 0, 5, 8, 10lb)
            >
            superset x3 rest 90s <
              slot(< support hold; negative dip; dip >, 3, 1, 5, 8, 5lb)
              slot(< romanian deadlift; single-leg romanian deadlift; nordic curl >, 3, 0, 5, 8, 10lb)
            >
            superset x3 rest 90s <
              slot(< vertical row; inverted row; wide inverted row >, 3, 0, 5, 8, 5lb)
              slot(<
                wall push-up
                incline push-up
                push-up
                diamond push-up
                pseudo planche push-up
              >, 5, 0, 5, 8, 5lb)
            >
            circuit x3 rest 60s <
              slot(< plank; ab wheel; dragon flag >, 3, 1, 8, 12, 5lb)
              slot(< pallof press; copenhagen plank; renegade row >, 3, 2, 8, 12, 5lb)
              slot(< superman; reverse hyperextension; back extension >, 3, 0, 8, 12, 5lb)
            >
          >
        >

        """#),
    Preset(
      name: "smolov-jr",
      text: #"""
        // Smolov Jr for the bench press: four days a week, ten pounds more in each of three weeks, and a test in the fourth.

        program "Smolov Jr" on mon, wed, fri, sat weeks 4 <
          let more = (week - 1) * 10lb

          def sets(count, reps, share, pause) <
            when week below 4 < bench press (count)x(reps) @ share of max(bench press) + more rest (pause) >
          >

          workout "Sixes" <
            sets(6, 6, 70%, 3min)
            when week is 4 <
              bench press 1 @ ask note "Work up to the heaviest single."
              after lift < max(lift) = lifted(last) >
            >
          >
          workout "Fives" < sets(7, 5, 75%, 3min) >
          workout "Fours" < sets(8, 4, 80%, 4min) >
          workout "Threes" < sets(10, 3, 85%, 5min) >
        >

        """#),
    Preset(
      name: "starting-strength",
      text: #"""
        // Mark Rippetoe's Starting Strength, phase 1: two workouts in turn, three days a week, a little more every time.

        program "Starting Strength" on mon, wed, fri <
          workout "A" <
            squat 3x5 @ 45lb progress +5lb, -10% after 2 misses
            bench press 3x5 @ 45lb progress +5lb, -10% after 2 misses
            deadlift 1x5 @ 95lb progress +5lb, -10% after 2 misses
          >
          workout "B" <
            squat 3x5 @ 45lb progress +5lb, -10% after 2 misses
            overhead press 3x5 @ 45lb progress +5lb, -10% after 2 misses
            deadlift 1x5 @ 95lb progress +5lb, -10% after 2 misses
          >
        >

        """#),
    Preset(
      name: "texas-method",
      text: #"""
        // The Texas Method: volume, recovery and intensity in one week, the presses in turn. What the intensity day shows
        // moves the max that all three days are counted from.

        program "Texas Method" on mon, wed, fri cycle 2 <
          def intensity(move, step) <
            move 1x5 @ 85% rest 5min
            after lift < when done < max(move) += step > >
          >
          def volume(move) < move 5x5 @ 77% rest 3min >

          workout "Volume" <
            volume(squat)
            by week < volume(bench press); volume(overhead press) >
            deadlift 1x5 @ 77% rest 3min progress +5lb
            dumbbell curl 3x10 @ 20lb rest 60s progress reps to 15 then +5lb
          >
          workout "Recovery" <
            squat 2x5 @ 62% rest 2min
            by week < overhead press 3x5 @ 70% rest 2min; bench press 3x5 @ 70% rest 2min >
            chin-up 2x5, 1x5+ rest 2min warmup none progress +5lb when reps(last) at least 10
            back extension 5x10
          >
          workout "Intensity" <
            intensity(squat, 5lb)
            by week < intensity(bench press, 5lb); intensity(overhead press, 5lb) >
            power clean 5x3 @ 70% rest 2min progress +5lb
          >
        >

        """#),
  ]
}
