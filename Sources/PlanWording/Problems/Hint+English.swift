/// What to do about a problem, in English.
import PlanLanguage

extension Hint {
  public var english: String {
    switch self {
    case .didYouMean(let word): "Did you mean `\(word)`?"
    case .didYouMeanExercise(let name, _): "Did you mean `\(name)`?"
    case .write(let text): "Write `\(text)`."
    case .writeEither(let one, let other): "Write `\(one)` or `\(other)`."
    case .writeMost(let most, let note):
      "To decide while you train, write `\(most)` and `note \"\(note)\"` after it, and `skip` what is too much."
    case .writeFor(let text, let meaning): "Write `\(text)` for \(meaning.english)."
    case .commentsBeginWithSlashes: "Begin a comment with `//`."
    case .quoteTitle: "Put the title of a group in quotes, or use a keyword such as `superset` or `rounds`."
    case .writeNote: "Write it in a note: `note \"…\"`."
    case .separateItems: "If it is the next item, put it on a line of its own, or a `;` before it."
    case .sayEffort:
      "An effort is `@ rpe 8`, or `@ easy`, `@ steady`, `@ hard` or `@ all out`; other words are a label."
    case .closeBlock: "Close it with `>`."
    case .declareAtTop: "Declare it at the top of the file, outside of workouts and programs."
    case .closeQuote: "Close it with `\"`."
    case .remove: "Remove it."
    case .saveAsUTF8: "Save the file as UTF-8."
    case .compareWithWords(let word): "Compare with words: `\(word)`."
    case .intensityForAllOrEach: "Give each entry its own `@`, or put one `@` after the last one."
    case .loadOfEachSet: "Give each set its own load: `@ 60kg, 70kg, 80kg`."
    case .wrapInWorkout: "Put it in a workout: `workout \"Name\" < … >`."
    case .placeState: "Put states and rules into the program, the workout or the template that they belong to."
    case .placeInProgram: "Put the rule into the program itself, next to its workouts."
    case .countInTemplate(let load, let form): "Pass `\(load)`, and write how many in the template: `\(form)`."
    case .placeRule: "Put the rule below the exercise that it is about."
    case .repeatTurns: "Say how often, `alternate x6 < … >`, or put it into rounds: `rounds x6 < alternate < … > >`."
    case .nameLevels(let count):
      "Name a level for each alternative at the top of the workout: `levels \(Hint.levels(count))`."
    case .writeAlternativesWhole:
      "Write each alternative whole: `pull-up 5 @ bw+10kg or pull-up 5 @ bw+5kg or ring row 5`."
    case .fillClock:
      "Or put it into a clock, and it fills what is left: `for time cap 20min < run 1 mile; amrap < … > >`."
    case .restAsLongAsWork:
      "Keep it in a state: `state pause = 90s`, then `rest (pause)`, and below the exercise `after set < pause = time(last) >`."
    case .endEarly(let text):
      "Write `\(text)`: all but the first may be left out, with *next exercise* (`Ctrl-N`)."
    case .restOfEachSet:
      "A rest is the same after each set of a line. Write the sets as several items: `squat 8 rest 2min; squat 5 rest 3min`."
    case .stopSets(let condition):
      """
      To leave out the remaining sets, keep their number in a state and set it to 0: `state fours = 6`, `squat (fours)x4`, \
      `after set < when \(condition) < fours = 0 > >`, and for the next time `after session < fours = 6 >`.
      """
    case .leaveOutDays:
      "Leave it out: without `on`, the next session comes whenever you train, and a week has as many sessions as there are workouts."
    case .declareState(let name, let first): "Declare it in the program or the workout: `state \(name) = \(first)`."
    case .keepInState(let name, let first, let asked, let firstAsked):
      """
      Rules change states, not the profile. Declare `state \(asked) = \(firstAsked)` and `state \(name) = \(first)`, let the \
      test set them with `after lift < \(asked) = ask "How much?"; \(name) = 95% of \(asked) >`, and write \
      `@ 90% of \(name)` in the sessions after it.
      """
    case .stateInsteadOfLet(let text): "A `let` never changes. In a program or a workout, write `\(text)` instead."
    case .recoveryAsItem(let item):
      "For a recovery after the last set, too, write it as an item: `\(item)`."
    case .restAfterRounds(let rest): "Put `\(rest)` on a line of its own for one rest after all rounds."
    case .sayWhenDone: "Say when: `when done < … >`."
    case .placeLevels: "Put it at the top of the workout."
    case .restTakesTime:
      "Write a time, `rest 90s`, or `rest` as an item of its own, which lasts until you press Enter."
    case .writeAtItems: "Write it behind the items that it is for."
    case .groupLifts:
      "If the rule is about both, put `< … >` around them; if it is about the last one only, around that and the rule."
    case .loadToBeginWith:
      "Write the load that it begins with: `@ 60kg`, or `@ ask`, which asks for it the first time; `@ bw` is bodyweight."
    case .changeByWeek(let first, let use, let rule):
      "To change it by week, keep it in a state of the program: `state load = \(first)` and `\(rule)` next to its workouts, and `\(use)` here."
    case .labelEach(let label):
      "So that each rises by itself, give one of them a label: `label \"\(label)\"`. If they should rise together, write the same step at both."
    case .stretches(let sets):
      "To be told something on the way, make its stretches sets, `\(sets) rest none say \"…\"`: each begins with its words."
    case .declareExercise(let name):
      "If it is an exercise of your own, declare it at the top of the file: `exercise \"\(name)\"`."
    case .countsAsVariation(let base, _):
      "Its sets count as a variation of `\(base)`: for the same muscles, with records of its own."
    case .countsForBoth(let first, let second, german: _, _):
      "Its sets count for the muscles of both `\(first)` and `\(second)`, with records of its own."
    case .wrapInProgram: "Put workouts that take turns in a program: `program \"Name\" < … >`."
    }
  }
}

extension Hint {
  /// As many names of levels as there are alternatives.
  static func levels(_ count: Int) -> String {
    let usual = ["men", "women", "scaled men", "scaled women"]
    guard count != 3 else { return "men, women, scaled" }
    return usual.prefix(count).joined(separator: ", ") + (count > usual.count ? ", …" : "")
  }
}

extension Hint.Meaning {
  fileprivate var english: String {
    switch self {
    case .effort: "an effort"
    case .load: "a load"
    case .share: "a share of the one-rep max"
    case .levels: "two levels"
    case .rungs: "a ladder"
    case .list: "one set after another"
    case .binding: "a name for a value"
    case .rule: "a change each time"
    case .manyRounds: "as many rounds as possible"
    case .someRounds: "a number of rounds"
    case .oneRound: "one round against the clock"
    case .sendOff: "a time from start to start"
    case .pace: "a pace"
    case .ownDecision: "what you decide yourself"
    case .ramp: "a ramp"
    case .everyRung: "every number in between"
    case .twoRungs: "two rungs"
    case .setsAfter: "the sets after it"
    case .nextTime: "more next time"
    case .restAfterEachRound: "a rest after each round"
    case .oneInEachHand: "one in each hand"
    case .platesAndBar(let bar): "such plates on each side of a bar of \(bar)"
    case .oneSideThenTheOther: "one side after the other"
    case .moreLoad: "more load each time"
    case .moreReps: "more reps each time"
    case .soManySets: "that many sets"
    case .oneSet: "one set"
    case .shareOfThatSet: "a share of what you lifted in that set"
    case .sum: "the sum of both"
    case .twentyOneReps: "7 reps of the lower half, 7 of the upper and 7 whole ones"
    case .seconds: "seconds"
    case .targetOfWork: "a target of the work"
    case .targetOfRest: "how you move in the rest"
    case .turns: "one of them in each interval"
    case .liftsInARow: "one lift, then the next"
    case .ownRounds: "rounds that are yours"
    case .paceOfYours: "your own pace, then `@ race`"
    case .workAndRest: "work and the rest after it"
    case .eachSide: "each side"
    case .recovery: "a recovery after each of them"
    case .itemAfterAll: "the next item, after all of them"
    case .remark: "a remark"
    case .addedToBody: "what is added to your body"
    case .threeLevels: "levels"
    case .firstSet: "the load of the first set"
    case .heaviestSet: "the heaviest load so far"
    case .heartRate: "a heart rate"
    case .power: "a power"
    case .oneMoreSet: "one more set"
    case .lastSetOpen: "a last set with as many reps as possible"
    case .eachSetOpen: "as many reps as possible in each set"
    case .loadForFailure: "a load with which no more are possible"
    case .partsOfSet: "one set with short pauses in it"
    case .restAfterSets: "a rest after each set"
    case .holdOfReps: "how long each rep is held"
    case .sameOnEachRung: "the same on each rung"
    case .timesRung: "a multiple of each rung"
    case .eachSession: "a change after each session"
    case .bothInTurn: "a superset of both"
    case .oneOfBoth: "one or the other"
    case .sidesInTurn: "so many on each side, in turn"
    case .allOnce: "each of them once"
    case .allInEachRound: "all of them in each round"
    case .bothSidesTogether: "so many with both sides together"
    case .inEachSet: "so many in each set"
    case .inAll: "so many in all, in as many sets as it takes"
    }
  }
}

extension LabelRole {
  public var english: String {
    switch self {
    case .firstHere: "first here"
    case .againHere: "and here"
    case .lackingHere: "none here"
    case .namedHere: "gets its value here"
    case .calledHere: "called here"
    case .definedHere: "defined here"
    case .isA(let dimension): "this is \(dimension.english)"
    case .sameLift: "the same lift"
    case .assignedHere: "this is for next time"
    }
  }
}
