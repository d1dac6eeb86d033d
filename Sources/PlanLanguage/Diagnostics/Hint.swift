/// An instruction for fixing a problem, as data.

/// A way out of a problem. Its sentence is in `PlanWording`.
public enum Hint: Hashable, Sendable {
  /// *Did you mean `rest`?*
  case didYouMean(String)
  /// *Did you mean `bench press`?*: the name of an exercise, with its German name.
  case didYouMeanExercise(String, german: String)
  /// *Write `2min`.*
  case write(String)
  /// *Write `3` or `5`.*
  case writeEither(String, String)
  /// *Or write `5` and `note "3-5"`, and skip what is too much.*
  case writeMost(String, note: String)
  /// *Write `2min` for minutes …*: one of several fixes, with its meaning.
  case writeFor(String, meaning: Meaning)
  /// *Comments begin with `//`.*
  case commentsBeginWithSlashes
  /// *Put a title in quotes.*
  case quoteTitle
  /// *Put what does not belong to the name in a note: `note "…"`.*
  case writeNote
  /// *If it is the next item, put it on a line of its own, or a `;` before it.*
  case separateItems
  /// *`@ rpe 8`, or one of `@ easy`, `@ steady`, `@ hard`, `@ all out`.*
  case sayEffort
  /// *Close the block with `>`.*
  case closeBlock
  /// *Declare it at the top of the file …*
  case declareAtTop
  /// *Close the title with `"` on the same line.*
  case closeQuote
  /// *Remove it.*
  case remove
  /// *Save the file as UTF-8.*
  case saveAsUTF8
  /// *Compare with words: `above`, `at least`.*
  case compareWithWords(String)
  /// *Give every entry its `@`, or all of them one at the end.*
  case intensityForAllOrEach
  /// *Give each set its load: `@ 60kg, 70kg, 80kg`.*
  case loadOfEachSet
  /// *Put it in a workout: `workout "Name" < … >`.*
  case wrapInWorkout
  /// *Put workouts that alternate in a program: `program "Name" < … >`.*
  case wrapInProgram
  /// *If it is an exercise of your own, declare it: `exercise "Zercher Carry"`.*
  case declareExercise(String)
  /// *Until then it counts as a variation of `push-up`*: the exercise whose muscles it trains, with its German name.
  case countsAsVariation(String, german: String)
  /// *Its sets count for both `lunge` and `curl`*: the exercises that the name joins, with their German names.
  case countsForBoth(String, String, german: String, String)
  /// *States and rules belong in a program, a workout or a template.*
  case placeState
  /// *Put the rule below the exercise that it is about.*
  case placeRule
  /// *Put the rule into the program itself, next to its workouts.*
  case placeInProgram
  /// *Pass `24kg`, and write how many in the template: `@ 2x(load)`.*
  case countInTemplate(String, String)
  /// *Say how often, `alternate x6`, or put it in something that repeats: `rounds x6 < alternate < … > >`.*
  case repeatTurns
  /// *Put `< … >` around both if the rule is about both.*
  case groupLifts
  /// *Write the load that it begins with; `@ ask` asks for it.*
  case loadToBeginWith
  /// *For a change by week, keep it in a state: `state load = 100kg` … `after week < load += 5kg >`.*
  case changeByWeek(first: String, use: String, rule: String)
  /// *Give each its own values: `label "light"`.*
  case labelEach(String)
  /// *Name three levels at the top of the workout: `levels men, women, scaled`.*
  case nameLevels(Int)
  /// *Write each alternative whole: `pull-up 5 @ bw+10kg or pull-up 5 @ bw+5kg or ring row 5`.*
  case writeAlternativesWhole
  /// *Say when: `when done < … >`.*
  case sayWhenDone
  /// *Put it at the top of the workout.*
  case placeLevels
  /// *A rest is a time, `rest 90s`; `rest` as an item of its own lasts until you go on.*
  case restTakesTime
  /// *Without `on`, the next session comes whenever you train.*
  case leaveOutDays
  /// *Keep it in a state: `state pause = 90s` …*
  case restAsLongAsWork
  /// *Write `1-10x5`: all but the first may be left out.*
  case endEarly(String)
  /// *Keep the number of sets in a state, and set it to 0 …*
  case stopSets(when: String)
  /// *A rest is the same after each set of a line: write the sets as several items …*
  case restOfEachSet
  /// *Declare it above the exercises: `state watts = 200w`.*
  case declareState(String, first: String)
  /// *The profile stays what you enter. Keep it in a state …*: the name of the state, what it begins with, and the value
  /// to ask for.
  case keepInState(String, first: String, asked: String, firstAsked: String)
  /// *A `let` never changes: write `state race = 4:30/km`.*
  case stateInsteadOfLet(String)
  /// *Put it into something with a clock, such as `rounds cap 20min < … >`: it fills what is left of that.*
  case fillClock
  /// *To be told something on the way, make sets of it: `5x8km rest none say "…"`.*
  case stretches(String)
  /// *Write it behind the items that it is for.*
  case writeAtItems
  /// *Put `rest 90s` on a line of its own for one rest after all rounds.*
  case restAfterRounds(String)
  /// *For a recovery after the last set, too, write it as an item of its own: `jog 200m`.*
  case recoveryAsItem(String)

  /// What the text of `writeFor` would mean.
  public enum Meaning: Hashable, Sendable {
    /// A reading of an ambiguous text: what it would be if written like this.
    case effort, load, share, rungs, levels, list, binding, rule, manyRounds, someRounds, oneRound, sendOff, pace
    /// Readings of a whole item or of its place.
    case ownDecision, ramp, everyRung, twoRungs, setsAfter, paceOfYours, restAfterEachRound, nextTime
    /// Readings of a target behind a rest: of the work, or of the rest.
    case targetOfWork, targetOfRest
    /// A rest at the end of each round, which is not a round of its own.
    case ownRounds
    /// An item in each interval.
    case turns
    /// Reps of one lift, then of the next.
    case liftsInARow
    /// Readings of a load `each`.
    case oneInEachHand, oneSideThenTheOther
    /// All that is lifted with such plates on each side of a bar of this weight.
    case platesAndBar(String)
    /// Readings of a time behind sets, or of a movement between them.
    case workAndRest, eachSide, recovery, itemAfterAll, remark
    /// Readings of a load, and of a share of one.
    case addedToBody, threeLevels, firstSet, heaviestSet, heartRate, power
    /// Readings of as many reps as possible behind sets.
    case oneMoreSet, lastSetOpen, eachSetOpen, loadForFailure
    /// Readings of a factor in a ladder, and of a change.
    case sameOnEachRung, timesRung, eachSession
    /// Readings of reps with a plus between them, and of a time behind reps.
    case partsOfSet, restAfterSets, holdOfReps
    /// Readings of reps for each side, and of a rotation that ends too early.
    case sidesInTurn, allOnce, allInEachRound
    /// Readings of a step, of a number before `x`, of a percentage, of a plus, and of `21s`.
    case moreLoad, moreReps, soManySets, oneSet, shareOfThatSet, sum, twentyOneReps, seconds
    /// Readings of two lifts with a slash between them.
    case bothInTurn, oneOfBoth
    /// Readings of a total with a number of sets before it.
    case bothSidesTogether, inEachSet, inAll
  }
}

extension Hint {
  static func didYouMeanExercise(_ entry: ExerciseEntry) -> Hint {
    .didYouMeanExercise(entry.english.lowercased(), german: entry.german)
  }

  /// What an unknown exercise counts as, which has these bases.
  static func countsAsVariation(of bases: [ExerciseEntry]) -> Hint? {
    guard let base = bases.first else { return nil }
    guard let second = bases.dropFirst().first else {
      return .countsAsVariation(base.english.lowercased(), german: base.german)
    }
    return .countsForBoth(
      base.english.lowercased(), second.english.lowercased(), german: base.german, second.german)
  }
}
