/// What the tables of the language reference say about each attribute, group and function.

enum ReferenceMeanings {
  /// By the name of the production in the grammar; functions with parentheses.
  static let all = attributes.merging(groups) { first, _ in first }.merging(functions) { first, _ in first }

  private static let attributes = [
    "rest": "the rest after each set, or after each round",
    "every": "the time from the start of a set to the start of the next, the same for all sets or one for each",
    "tempo": "the seconds of a rep: down, at the bottom, up, at the top; `x` is explosive",
    "hold": "how long each rep is held, or from how long to how long: `hold 10-15s`",
    "optional": "may be left out without a miss",
    "side": "which side works: both in turn, rep by rep in turn, or one",
    "height": "the height of a box, a step or a target",
    "cadence": "how fast the pedals, the oars or the feet go: revolutions, or strokes or steps in a minute",
    "incline": "how steep the treadmill is",
    "resistance": "how hard the machine is set, as a plain number",
    "warmup": "sets before the work sets; a percentage is of the first work set",
    "drop": "lighter loads straight after the last set, without a rest",
    "pause": "the pause between the parts of a cluster",
    "rpe": "how hard it should feel, from 1 to 10, in addition to a load",
    "rir": "how many more reps should be possible, in addition to a load",
    "note": "a remark that is shown with the item",
    "cue": "a few words to keep in mind during the set",
    "say": "words that are announced when the set begins",
    "label": "a name for these sets, to tell two kinds of sets of one exercise apart",
    "bell": "a bell during a sit: how often it rings",
    "progress": "how the exercise changes next time",
  ]

  private static let groups = [
    "plain-group": "one after the other, once or `xN` times; the words are explained above",
    "ladder": "the block once for each number of a row; items without a number take it",
    "every-group": "a round at every interval",
    "emom": "a round every minute, for a length or `xN` minutes",
    "amrap": "as many rounds as possible within a time",
    "for-time": "once, as fast as possible, with or without a cap",
    "for-goal": "for the best load, or for the sum of all reps and calories, all distances or all calories",
    "tabata": "work and rest by the clock, `x8`, 20 s on, 10 s off unless it says otherwise",
    "stillness": "breathing or meditation as a part of a workout",
  ]

  private static let functions = [
    "max()":
      "your one-rep max of a lift, that of the current lift without parentheses, or the largest of several values",
    "min()": "the smallest of several values",
    "sum()": "the sum of several values",
    "round()": "the nearest multiple",
    "floor()": "the next lower multiple",
    "ceiling()": "the next higher multiple",
    "e1rm()": "an estimate of the one-rep max from a load and its reps, with an RPE as the third value",
    "reps()": "the reps of a set, or of all sets together",
    "over()": "the reps of a set beyond its minimum",
    "time()": "how long a set lasted, or all sets together: a hold, or a distance with its time",
    "lifted()": "the load of a set",
    "rpe()": "the RPE that you entered for a set",
    "best()": "the heaviest load of the lift, or of another one, in this session",
    "missed()": "whether a set was missed, or any of them",
    "done()": "whether no set was missed, or one was done",
    "sets()": "the number of sets done",
    "week()": "the week of the cycle, or of the program without a cycle, from 1",
    "day()": "the session of the week, from 1",
    "session()": "the number of sessions trained, this one included",
    "weeks left()": "the weeks of the program after this one, 0 in the last",
    "cycle()": "the number of the cycle, from 1",
  ]
}
