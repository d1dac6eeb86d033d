/// What a coach would ask about a plan, in English.
import PlanLanguage
import SessionModel

extension LintProblem {
  var inEnglish: ProblemText {
    switch self {
    case .manySets(let limit):
      ProblemText(
        "more than \(limit) sets of one exercise: is that right?",
        title: "a great many sets",
        explanation: """
          Nobody does more than thirty sets of an exercise. Usually a digit was typed twice, or sets and reps were swapped: \
          `8x100` is eight sets of a hundred.
          """)
    case .manyReps(let limit):
      ProblemText(
        "more than \(limit) reps in a set: is that right?",
        title: "a great many reps",
        explanation:
          "More than a thousand reps in a set are rarely meant. A distance needs its unit, `1500m`, and so does a time."
      )
    case .repsOf(let name, let measure):
      ProblemText(
        "these are reps of `\(name)`, which is counted by \(measure.english)",
        title: "reps of something that is not counted in reps",
        explanation: """
          A plank is held for a time, a run covers a distance, an air bike counts calories. A bare number means repetitions, \
          so Satz would wait for that many of them instead of counting down a time.
          """)
    case .tempoWithoutReps(let word):
      ProblemText(
        "a `\(word)` is for reps, and there are none",
        title: "a `\(word)` without reps",
        explanation: """
          `tempo 3-1-1-0` says how long each part of a repetition takes, and `hold 5s` how long each repetition is held. A \
          time or a distance has no repetitions. A pace is written after `@`: `run 5km @ 5:00/km`.
          """)
    case .noLoad:
      ProblemText(
        "without a load, leave out the `@`",
        title: "a load of zero",
        explanation: """
          An exercise without a load has no `@`. If you mean the empty bar, write its weight; if your bodyweight is the \
          load, write `@ bw`.
          """)
    case .beyondAnybody:
      ProblemText(
        "this is more than anybody has ever done",
        title: "more than anybody has ever done",
        explanation: """
          Loads above \(BeyondAnybody.load.grams / 1000) kg, heart rates above \(BeyondAnybody.heartRate) beats a minute \
          and powers above \(BeyondAnybody.watts) watts usually have a digit too many, or lost their decimal point: `82.5kg`.
          """)
    case .aboveMax(let limit):
      ProblemText(
        "more than \(limit) % of a one-rep max can hardly be lifted",
        title: "far above the max",
        explanation: """
          A percentage after `@` is of the one-rep max of this exercise. Partial lifts and slow negatives go a little above \
          it, full reps do not. If it is of something else, write of what: `150% of ftp`.
          """)
    case .warmupHeavierThanWork:
      ProblemText(
        "this warm-up is heavier than the work",
        title: "a warm-up heavier than the work",
        explanation: """
          Warm-up sets lead up to the first work set, and their percentages are of that set, not of the max. Above 100 % \
          they would be the work.
          """)
    case .dropNotLighter:
      ProblemText(
        "this drop is no lighter than what comes before it",
        title: "a drop that does not drop",
        explanation: """
          In a drop set, the load goes down and you carry on: each drop is lighter than the one before, and the first is \
          lighter than the last set. Percentages are of that set.
          """)
    case .dropLeavesLittle:
      ProblemText(
        "this leaves only a small part of the load",
        title: "a drop to a small part of the load",
        explanation: """
          What follows `drop` is what is left of the last set's load: `drop 80%` takes a fifth off, and `drop 80kg` goes \
          down to 80 kg. So little is usually meant as how much to take off.
          """)
    case .dropOfNothing:
      ProblemText(
        "there is no load that this could be a percentage of",
        title: "a percentage without a load",
        explanation: """
          A percentage after `drop` is of the last set's load, and these sets have none. Say the load; with `@ ask` you are \
          asked for it, and the drops follow from the answer.
          """)
    case .pairOnBar(let name):
      ProblemText(
        "`\(name)` is the lift with one barbell, and these are two loads",
        title: "two loads on a lift with a barbell",
        explanation: """
          `2x16kg` is a load in each hand. The exercise is another one then, with records of its own: \
          `kettlebell snatch`, `dumbbell bench press`. The plates on each side of a bar are not written: `@ 60kg` is the \
          bar with everything on it.
          """)
    case .bareStep(let number):
      ProblemText(
        "this adds \(number) reps each time, not load",
        title: "a step of reps beside a load",
        explanation: """
          `progress +5` counts in the measure of the sets, here reps. Beside a load, a number alone is usually meant as \
          kilograms or pounds. Say which: `progress +5kg`, or `progress +5 reps`.
          """)
    case .loadsBeforeReps(let count):
      ProblemText(
        "these are \(count) sets: the number before the `x` is that of the sets",
        title: "loads where the number of sets is",
        explanation: """
          `20x10` is twenty sets of ten. A log often has the load there: 20 kg, ten times. In a plan, the load follows the \
          `@`: `10 @ 20kg, 8 @ 25kg`. If it is the number of sets, give them a load, and nothing is asked.
          """)
    case .shareBehindLoad:
      ProblemText(
        "this is a percentage of the one-rep max, not of the set before",
        title: "a percentage behind a load or an effort",
        explanation: """
          `90%` alone is always of the one-rep max. After a set with a load or an RPE, back-off sets are usually meant, \
          which are a share of what was lifted there: `squat 3 @ rpe 8, 3x5 @ 90% of lifted(1)`.
          """)
    case .twentyOnes:
      ProblemText(
        "these are 21 seconds",
        title: "21 seconds where 21 reps may be meant",
        explanation: """
          The method called *21s* is 21 reps: seven of the lower half, seven of the upper half, and seven whole ones. \
          `21s` is a time. Write the reps, and the name of the method as a note.
          """)
    case .typedSum:
      ProblemText(
        "the two are added up: this is no step for the next time",
        title: "a sum that looks like a step",
        explanation: """
          `@ 80kg + 2.5kg` is 82.5 kg, in every session. What is added each time follows `progress`: \
          `@ 80kg progress +2.5kg`.
          """)
    case .repsForLoad:
      ProblemText(
        "`max` is as many reps as possible: nothing here has a load to score",
        title: "reps to failure in a `for load`",
        explanation: """
          `for load` is scored by the heaviest load. A heavy single, for which you find the load yourself, is `clean 1 @ ask`: \
          as many tries as you like.
          """)
    case .ownWeightLeftOut(let name):
      ProblemText(
        "this is the whole load of the `\(name)`, without your bodyweight",
        title: "a load that leaves out your bodyweight",
        explanation: """
          Where you lift yourself, weight on a belt is more than your own: `@ bw + 10kg`. `@ 10kg` is ten kilograms and \
          nothing else, also in the total of the session and in your records. What a machine or a band takes off is \
          subtracted: `@ bw - 20kg`.
          """)
    case .ownWeightNotLifted(let value):
      ProblemText(
        "`\(value)` is only what was added to your bodyweight, so this load leaves your own weight out",
        title: "a share of what was added to the bodyweight",
        explanation: """
          After a set with `@ bw + 20kg`, `lifted(1)` is 20 kg, and so is `best(pull-up)`. Add your bodyweight again: \
          `@ bw + 90% of lifted(1)` is 18 kg on the belt. Satz does not compute with the sum of both: for 90 % of the \
          whole, write the load yourself or `@ ask`.
          """)
    case .setsInARange(let reps):
      ProblemText(
        "the first number counts the sets: these are several sets of \(reps)",
        title: "a range of sets, where one of reps may be meant",
        explanation: """
          `3x5-8` is three sets of five to eight reps. `5-8x3` is at least five sets of three reps, and up to eight. With a \
          load behind it, this is taken as it stands.
          """)
    case .manySetsOfFew(let sets, let reps):
      ProblemText(
        "the first number counts the sets: these are \(sets) sets of \(reps)",
        title: "many sets of few reps, where the reverse may be meant",
        explanation: """
          `3x15` is three sets of fifteen reps, and `15x3` fifteen sets of three. With a load, a `rest` or an `every`, this \
          is taken as it stands.
          """)
    case .risingParts(let rungs):
      ProblemText(
        "these are parts of one set, with short pauses between them; the rungs of a ladder are sets of their own",
        title: "parts that rise from one, where a ladder may be meant",
        explanation: """
          `(1, 2, 3)` is a cluster: one set of six reps, with a short pause after each part. In `ladder \(rungs) x3` each \
          rung is a set of its own, and you begin again at one. If you write how long the `pause` is, or `pause none`, this \
          is taken as a cluster.
          """)
    case .rangeOfSets(let count):
      ProblemText(
        "each of the \(count) sets has this whole range",
        title: "a wide range of loads for several sets",
        explanation: """
          `@ 60kg-100kg` leaves the load of each set to you, anywhere between the two. Loads that rise from set to set are \
          written out: `@ 60kg, 70kg, 80kg`.
          """)
    case .fallingLoad:
      ProblemText(
        "this takes off each time that all sets were done",
        title: "a load that falls after each success",
        explanation: """
          What follows `progress` comes after a session in which everything was done. What is taken off after misses \
          follows a comma: `progress +2.5kg, -10% after 2 misses`.
          """)
    case .oneWarmupSet(let reps):
      ProblemText(
        "this is one warm-up set of \(reps) reps",
        title: "a warm-up of a few reps",
        explanation: """
          A number behind `warmup` is one set of so many reps, as everywhere. Several sets are written out, with their part \
          of the load: `warmup 5 @ 40%, 3 @ 60%, 2 @ 80%`.
          """)
    case .paceBeyondAnybody:
      ProblemText(
        "nobody is that fast",
        title: "a pace beyond anybody",
        explanation: """
          A pace is a time over a distance: `5:00/km`, `1:50/500m`, `1:40/100m`. This one is faster than anybody has ever \
          been, so a digit or a unit is probably wrong.
          """)
    case .intervalBeyondAnybody:
      ProblemText(
        "nobody can keep up with this interval",
        title: "an interval beyond anybody",
        explanation: """
          `every` is the time from start to start: `every 2min`, `every 1:45`. Nobody does the work in such a short one, \
          so a digit or a unit is probably wrong. A pace is written after `@`: `@ 1:40/100m`.
          """)
    case .emptyGroup:
      ProblemText(
        "this group is empty",
        title: "an empty group",
        explanation:
          "There is nothing in this group, so nothing is done. Perhaps its `>` came too early, and its items are below."
      )
    case .roundLongerThanWindow:
      ProblemText(
        "not even one round of this fits into its time",
        title: "a time too short for one round",
        explanation: """
          The times of a single round add up to more than the whole window or cap, so its last item is never reached.
          """)
    case .turnWithoutRounds:
      ProblemText(
        "only the first of these is ever done, because nothing here repeats",
        title: "taking turns without rounds",
        explanation: """
          `alternate` takes one item each round, so something has to repeat: `alternate x6 < curl 8; dip 8 >` is three \
          sets of each. Inside `rounds`, `tabata`, `emom` or `amrap`, the turns continue from round to round.
          """)
    case .turnsEndEarly(let turns, let items):
      ProblemText(
        "only the first \(turns) of the \(items) ever come: each of the \(turns) turns takes one",
        title: "fewer turns than items",
        explanation: """
          Where the items take turns, the number counts the turns and not the rounds through all of them: \
          `tabata x12 < … >` with four items is three rounds. Fewer turns than items leave the last ones out.
          """)
    case .countsNothing(let goal, let only):
      ProblemText(
        "`for \(goal.rawValue)` counts \(goal.amountsInEnglish), and there are only \(only.amountsInEnglish) here",
        title: "a score that nothing adds to",
        explanation: """
          `for reps` is scored by the sum of all reps and calories, `for distance` by that of all distances, and `for \
          calories` by that of all calories. Nothing in this block is counted in that, so its score would be 0.
          """)
    case .restBehindRounds:
      ProblemText(
        "this rest comes once, after all rounds",
        title: "a rest after rounds",
        explanation: """
          A `rest` in the head of a group comes after each of its rounds; after its `>` it comes once, when all rounds are \
          done. On a line of its own that is clear; on the line of the group it may be meant for each round.
          """)
    case .restOfOneRound(let word):
      ProblemText(
        "`\(word)` without `x3` is one round, so this rest comes only at its end",
        title: "a rest after a single round",
        explanation: """
          A `rest` in the head of a group comes after each of its rounds, and not between its items. Without `xN` there is one \
          round. Say how many there are, or give each item its own rest.
          """)
    case .restReplaced:
      ProblemText(
        "this rest never comes: the next one takes its place",
        title: "two rests in a row",
        explanation: """
          Of two rests in a row the later one holds, as a `rest` on its own line takes the place of the last rest of the \
          exercise above it. They do not add up. Write one rest as long as both, or put what you do between them.
          """)
    case .listInEachRound(let count):
      ProblemText(
        "each of the \(count) rounds does all \(count) sets of this list",
        title: "a list of sets in each round",
        explanation: """
          The items of a round are done in each round, and a list of sets is one item. Four rounds with four sets each are \
          sixteen sets. Where the number of reps changes from round to round, a ladder has one rung a round: \
          `ladder 12-10-8-6 < curl; dip 8 >`.
          """)
    case .machineForLift(let name):
      ProblemText(
        "`\(name)` alone is the rowing machine, and these are sets of reps",
        title: "the rowing machine in sets of reps",
        explanation: """
          A row without another word is a distance, a time or calories on the rowing machine. A lift needs the word for what is \
          pulled: a barbell row, a dumbbell row, a cable row. Only then do its sets count for the muscles of the back, and its \
          records are its own.
          """)
    case .noteAmongPicked:
      ProblemText(
        "a note is no entry of `by`",
        title: "a note among entries",
        explanation: """
          `by` counts the items of its block and does one of them. A note alone is not counted; it is shown whichever item \
          is done. A day that is only a note is a block: `< note "Rest day." >`. A note about all of them comes first.
          """)
    case .unusedValue(let name):
      ProblemText(
        "nothing uses `\(name)`",
        title: "a value that is never used",
        explanation: """
          `let` gives a value a name, and this name is not used anywhere. Either the value was written out where the name \
          was meant, and a change of the `let` will change nothing, or the line can go.
          """)
    case .longBreath(let limit):
      ProblemText(
        "a breath of more than \(limit) seconds: is that right?",
        title: "a very long breath",
        explanation: "Nobody breathes in or out for more than a minute. Usually `s` was meant instead of `min`.")
    case .bellNeverRings:
      ProblemText(
        "this bell would only ring after the end",
        title: "a bell that never rings",
        explanation: "`bell 5min` rings every five minutes while you sit. If it is longer than the sit, it never rings."
      )
    case .heightOf(let name):
      ProblemText(
        "this says how far, but `\(name)` is counted in reps",
        title: "a height where the reps should be",
        explanation: """
          A length after the name says how far the exercise goes, so `box jump 24in` would be a single jump of 61 \
          centimetres. Say how many jumps; the height of the box comes after them: `box jump 10 height 24in`.
          """)
    case .shareOfNoMax(let name):
      ProblemText(
        "`\(name)` has no one-rep max",
        title: "a percentage without a max",
        explanation: """
          A percentage after `@` is of the one-rep max of the exercise, and on a bike of the threshold power. Nobody \
          has one for a run, a swim or a row: write what it is a percentage of, `75% of max heart rate` or `85% of \
          ftp`, or give a pace, a zone or a word such as `all out`. A jump rope, a heavy bag or a stair climb has none \
          either: give an RPE or a share of your heart rate. For a plank or a stretch, give an RPE, or a share of your best \
          time, `plank (70% of 60s)`.
          """)
    case .restLongerThanCap:
      ProblemText(
        "this rest is longer than all the time there is",
        title: "a rest longer than the cap around it",
        explanation: """
          A cap ends its whole group, and an `amrap` is over when its time is: a rest that lasts longer than that leaves \
          nothing for the work after it. Usually seconds were meant instead of minutes.
          """)
    case .unreachableAlternative:
      ProblemText(
        "no level can reach all of these alternatives",
        title: "an alternative that no level reaches",
        explanation: """
          The first level takes the first of all alternatives, the second level the second. In `pull-up 5 @ bw+10kg or \
          bw+5kg or ring row 5` the second level does ring rows, so nobody does pull-ups with 5 kg more. An `or` between exercises \
          leaves each of them one load; name as many levels as there are alternatives.
          """)
    case .compoundsEverySession(let name):
      ProblemText(
        "`\(name)` changes by the same factor after every session, whatever was done",
        title: "a load that compounds every session",
        explanation: """
          The next load follows from the load of today, and that one from the load of the last time: five per cent more \
          each session is twice as much after fifteen, also if every set was missed. Say when it changes, `when done < … >`, \
          or count from a value that stays.
          """)
    case .bothSidesOfOne(let side):
      ProblemText(
        "this replaces the `\(side)` of the group: both sides are done",
        title: "both sides in a group of one",
        explanation: """
          What an exercise says itself holds, not what its group says: with `each side` of its own, an exercise within \
          `rounds left` is done on both sides. Remove it, or take the side off the group. `each direction` counts like \
          `each side`; where one side goes both ways, write all of its reps and a note: \
          `shoulder cars 6 note "3 each direction"`.
          """)
    case .alternateHold(let name):
      ProblemText(
        "`\(name)` is held: nothing changes sides within this time",
        title: "sides in turn in a hold",
        explanation: """
          `alternate sides` changes sides from rep to rep, and a hold has no reps: Satz would count down its time once, \
          without a word about the other side. With `each side`, each set is held on the left and then on the right.
          """)
    case .endlessForTime:
      ProblemText(
        "this ladder has no end, so within its `cap` it is never finished",
        title: "a ladder without an end for time",
        explanation: """
          With a `cap`, a ladder is done for time: its score is how long it took, or that it was not finished. One without \
          an end is always cut off. To see how far you come, put it into an `amrap`: its score is the reps.
          """)
    case .speedOfLift(let name):
      ProblemText(
        "`\(name)` covers no distance, so it has no pace and no power to keep",
        title: "a pace or a power of a lift",
        explanation: """
          A pace and watts after `@` are for what covers a distance: runs, rides, rows, swims. Nothing measures the speed \
          of a bar here, and the set has no load. Say the load, and the speed as a cue, which is shown while you lift.
          """)
    case .loadOfMachine(let name):
      ProblemText(
        "`\(name)` has no load: nothing is lifted in it",
        title: "a load of what is rowed, ridden or swum",
        explanation: """
          The resistance of a rowing machine, a bike or the water is no mass. Say how hard it is with a power (`@ 200w`), a \
          pace (`@ 2:00/500m`), a zone or an RPE. A vest, paddles or a setting of the machine are a note. What weighs something \
          and covers a distance is a carry, a sled or a sandbag, and a run may have the load of a vest.
          """)
    case .loadOfEachHand(let words):
      ProblemText(
        "`\(words)` behind a load means one side after the other",
        title: "a load of each hand",
        explanation: """
          `each side` doubles the work: ten reps left and ten reps right, with one load. Two dumbbells, or a load in each \
          hand, are written with their number: `dumbbell bench press 3x10 @ 2x20kg`, `farmer's carry 40m @ 2x32kg`.
          """)
    case .setsBeforeList(let count, let total):
      ProblemText(
        "`\(count)x` is only for the first entry of this list: \(total) sets altogether",
        title: "a number of sets before a list of as many",
        explanation: """
          Each entry of a list has its own number of sets: `4x12, 10, 8, 6` is four sets of twelve, then ten, eight and six. \
          A list of one set each needs no number in front. If you mean it like that, write the first sets out: \
          `12, 12, 12, 12, 10, 8, 6`.
          """)
    case .setsOfOneRound(let word, let count):
      ProblemText(
        "without `x\(count)` this `\(word)` is one round: all sets of an exercise come in a row",
        title: "sets in a group of one round",
        explanation: """
          A group does its items from top to bottom, and `curl 3x10` is one item: all three sets are done before the next \
          exercise. To take turns, say how many rounds there are, with one set of each exercise. Without the word, \
          straight sets are meant.
          """)
    case .setsInEachRound(let count):
      ProblemText(
        "each of the \(count) rounds does \(count) sets of each exercise",
        title: "sets multiplied by rounds",
        explanation: """
          The items of a round are done in each round: three rounds with `curl 3x10` are nine sets of curls. One round is one \
          set of each exercise: `superset x3 < curl 10; dip 8 >`.
          """)
    case .askedAgain:
      ProblemText(
        "this asks no more than a single `@ ask`",
        title: "a list of `ask`",
        explanation: """
          `@ ask` asks before the first set and offers that load again before the others, where you may enter another \
          one. A list of them is the same. If each set is to be heavier, say by how much: `squat 5 @ ask, 3 @ lifted(1) + \
          10kg`.
          """)
    case .recoveryReplaced:
      ProblemText(
        "after the last of these sets, the rest of the round comes instead of this one",
        title: "a recovery that the rest of the round replaces",
        explanation: """
          Where two rests meet, the later one holds: at the end of each round, that is the rest in its head. So the recovery \
          comes between the sets, but not after the last one. If you go on moving there, too, write it as an item, which is \
          also logged.
          """)
    case .noteBetweenClocks:
      ProblemText(
        "nothing waits here: the next clock starts while this is read",
        title: "a note between two clocks",
        explanation: """
          A note is shown with what comes after it and takes no time. After work that the clock ends, the next clock starts \
          at once. Work to do in between is a rest with a note, which lasts until you go on: `rest note "Stretch your \
          back."`.
          """)
    case .addedReps(let total):
      ProblemText(
        "these are sets of \(total) reps",
        title: "reps with a plus",
        explanation: """
          The plus adds: `5x(2+1)` is five sets of three. Two reps of one lift and one of the next, without putting the bar \
          down, are a `complex`, which names both lifts.
          """)
    case .oneSetOfLevel:
      ProblemText(
        "this alternative is a single set",
        title: "sets of one level only",
        explanation: """
          Each alternative has its own sets: in `push-up 3x10 or 6` the second level does six push-ups once. Write the \
          number of sets in front of both.
          """)
    case .restInTabata:
      ProblemText(
        "this rest is a turn of its own: half of the intervals are rests",
        title: "a rest in a `tabata`",
        explanation: """
          A `tabata` has its rest, 10 s after each 20 s of work, and its items take turns: with two items, each has four of \
          the eight intervals. Other lengths are written in its head: `tabata on 40s off 20s < … >`.
          """)
    case .restInWindow:
      ProblemText(
        "this rest comes after every round, within the time of the `amrap`",
        title: "a rest in the head of an `amrap`",
        explanation: """
          A `rest` in the head of an `amrap` is part of each of its rounds, and its clock goes on. A rest after it stands on \
          the next line. With `xN` there are several of them, and the rest comes between them: `amrap 4min x3 rest 2min \
          < … >`.
          """)
    case .fewRungs(let count):
      ProblemText(
        "this ladder has \(count) rungs",
        title: "a ladder of which only the ends are written",
        explanation: """
          Each number is a rung. Only two numbers alone count in ones: `ladder 1-10` has ten rungs. A ladder that goes up \
          and down again is written out.
          """)
    case .choiceOfOne:
      ProblemText(
        "there is nothing to choose from",
        title: "a choice of one",
        explanation: """
          `or` writes an exercise for each level: who trains at the second level always does the second one. What a \
          `choose` offers are its items, which are separated by `;` or by lines.
          """)
    case .severalPicked(let count):
      ProblemText(
        "these are \(count) entries, and each session gets one of them",
        title: "several entries of a `by` on a line",
        explanation: """
          Each item of a `by` is an entry of its own, wherever its line ends. Several exercises that belong together stand \
          between `<` and `>`.
          """)
    case .neverPicked(let weeks):
      ProblemText(
        "there are only \(weeks) weeks, so this one never comes",
        title: "more entries than weeks",
        explanation: """
          `by week` takes its first entry in the first week and the second one in the second. Entries beyond the weeks of \
          the program, or of its `cycle`, are never done. Exercises that belong to one week stand between `<` and `>`.
          """)
    case .weeksAsTitles:
      ProblemText(
        "these workouts take turns from day to day, not from week to week",
        title: "workouts named after weeks",
        explanation: """
          A program does its workouts one after the other, one on each of its training days. A workout that changes from \
          week to week is one workout with a `by week` in it.
          """)
    case .withoutEffect(let attribute):
      ProblemText(
        "`\(attribute)` changes nothing here",
        title: "an attribute without effect",
        explanation: """
          A `bell` belongs to a `sit`. A `pause` stands behind the sets that have parts, not in the head of a group. \
          Besides its length, a rest takes a `note`, a `cue`, a `say` and a `label`, and a breath or a sit the first three \
          and a `rest`. Sets that start `every` so often rest until the next start, after the last one, too.
          """)
    case .targetBehindRest:
      ProblemText(
        "this is the target of the work, not of the rest",
        title: "a target behind a rest",
        explanation: """
          A set has one target, wherever its `@` is written, and a rest has none. Write the target of a run, a ride, a row, \
          a swim or a ski before the rest. How you move in the rest is a note right after it: `run 6x400m rest 2min note \
          "zone 1"`. A recovery that is to be logged with a target of its own is an item: `rounds x6 < run 400m; run 2min \
          @ zone 1 >`.
          """)
    case .restIsRound:
      ProblemText(
        "this rest counts as a round of its own",
        title: "a rest that is a round",
        explanation: """
          With `alternate`, each turn is a round, and the score of an `amrap` is its rounds: the turns of your partner \
          count like yours. As the last item of each round, the rest is a part of it, and the score is the rounds that \
          you did.
          """)
    case .restBeforeNextStart:
      ProblemText(
        "first this rest, then what is left of the interval",
        title: "a rest at the end of an interval",
        explanation: """
          `every` and `emom` count from start to start, so what is left of an interval is the rest. A rest at the end of \
          its round comes before that and makes no difference, or is cut off by the next start. Leave it out; if each \
          round is to have the same rest, however long its work takes, write `rounds x5 rest 30s < … >`.
          """)
    case .caloriesOfLift(let name):
      ProblemText(
        "nothing counts the calories of `\(name)`, which is done in reps",
        title: "the calories of a lift",
        explanation: """
          Calories are what the display of a rower, a bike or a treadmill counts. A lift or an exercise with the body has reps \
          or a time: `leg extension 30`, `push-up 2min`.
          """)
    case .repsBeforeSets(let sets, let reps):
      ProblemText(
        "this is \(sets) sets of \(reps): the sets come before the `x`",
        title: "reps before the `x`",
        explanation: """
          The number before the `x` is always that of the sets, and the one behind it is what is done in each: `3x10` is three \
          sets of ten reps, whatever word stands between them.
          """)
    case .dropToTheBar(let load):
      ProblemText(
        "\(load) is less than the bar, so this drop is not lighter than the set before it",
        title: "a drop to less than the bar",
        explanation: """
          A percentage becomes a load that your bar and plates make, and no barbell is lighter than its bar, usually 20 kg \
          or 45 lb. If you go on with something lighter, such as a short bar, write its load: a load that you write \
          yourself is never rounded. With dumbbells, write their lift: `dumbbell curl 10 @ 20kg drop 80%`.
          """)
    case .platesOfEachSide(let words):
      ProblemText(
        "`\(words)` means one side of the body after the other, not plates on each side of the bar",
        title: "plates on each side",
        explanation: """
          A load on a barbell is all of it: the bar and the plates on both sides. 40 kg on each side of a bar of 20 kg is \
          `squat 3x5 @ 100kg`, and `satz show` says which plates these are. `each side` doubles the work: so many reps left, \
          and so many right, as in `lunge 3x8 @ 40kg each side`.
          """)
    case .totalInEachSet:
      ProblemText(
        "each of these sets is a total, in as many sets as it takes",
        title: "a total in each of several sets",
        explanation: """
          `20 total` is twenty in as many sets as you need, so `3x20 total` is three such goals, one after another. Coaches \
          say *3x20 total* when both legs together do twenty in each set, or when twenty is all there is.
          """)
    case .wayOfLift(let name):
      ProblemText(
        "`\(name)` stays where it is, so it covers no distance",
        title: "a distance of a lift",
        explanation: """
          A lift is counted in reps, and nobody gets any further with it. A row by distance is on the rowing machine, which is \
          `row` alone; a seated or a cable row trains the back in sets of reps. What moves on, such as a walking lunge or a \
          carry, may have a distance.
          """)
    case .remarkInName(let words):
      ProblemText(
        "`\(words)` is a part of the name here, so nothing comes of it",
        title: "a remark in a name",
        explanation: """
          Words in parentheses behind a name belong to the name, as other apps write it: `Bench Press (Barbell)`. How hard it \
          is, on which side or with which rest is said behind the sets, where it is shown, and a target is kept in the log.
          """)
    case .compoundsEverySet:
      ProblemText(
        "`lifted(last)` is the set before, so the load changes with every set",
        title: "a load that compounds in every set",
        explanation: """
          `last` is always the set before, also one of the same line: of two sets at 90 % of it, the second is at 81 % of \
          the top set. If all of them follow from one set, write `best(lift)`, or its number: `lifted(1)`. If each is to \
          be lighter than the one before, give each a line of its own.
          """)
    }
  }
}

extension Goal {
  /// What it sums up, or compares.
  var amountsInEnglish: String {
    switch self {
    case .load: "loads"
    case .reps: "reps and calories"
    case .distance: "distances"
    case .calories: "calories"
    }
  }
}
