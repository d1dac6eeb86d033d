/// What a line of a scribble says.

enum LineReading {
  /// A workout begins: a day or a session. `level` is the number of `#`.
  case workout(title: String, level: Int)
  /// A heading of something: of the workout, or of a part of it.
  case heading(String, level: Int, isAfterBlank: Bool)
  /// A prefix for the titles of the days below.
  case week(String)
  /// A part of a workout begins: a warm-up, the strength work.
  case section(title: String, SectionKind, level: Int)
  /// A group begins, and ends with the line if its items are on it.
  case group(HeadReading)
  /// The end of a group whose items are on the line of its head.
  case groupEnd
  /// The exercises of one minute of an EMOM.
  case turn([ExerciseReading])
  /// A labelled part of the group that is open: `pair 1: …` within rounds.
  case part(title: String, [ExerciseReading])
  /// Exercises that are done in turn.
  case superset([ExerciseReading])
  case exercise(ExerciseReading)
  /// What a line says of the exercise above: `80 kg`, `rest 3 min`.
  case more(ExerciseReading, words: String)
  /// A breathing or a sit, as a plan writes it.
  case stillness(String)
  /// What percentages are of, as a plan writes it.
  case trainingMax(String)
  /// A rest in turn with the exercises of an EMOM.
  case turnOfRest
  /// The names of the columns of a table.
  case columns(String)
  /// The end of a section whose items are on its line.
  case sectionEnd
  /// A name alone: its sets are on the lines below, or those of its group.
  case name(ScribbledName)
  case rest(String?, RestScope, isGuess: Bool)
  /// Each exercise below has so many sets.
  case setsOfAll(Int, String)
  /// The work above is done for time.
  case timed
  /// Work between each two of the exercises above: `500m run between each`.
  case between(ExerciseReading, words: String)
  /// The loads of exercises above: `start weights: squat 60, bench 40`.
  case loads([ExerciseReading], words: String)
  /// The sets above are done in turn.
  case noRest(String)
  /// `Then:`
  case then
  /// What was not understood.
  case remark(String)
  /// The same of a line that names an exercise of its own or is about all of them, so that it says nothing of the one
  /// above.
  case unread(String)
}

/// Parts of a workout; for some of them plans have a keyword.
enum SectionKind { case warmup, cooldown, part }

/// Where a rest on a line of its own belongs.
enum RestScope: Hashable {
  /// Before what follows, or at the end of the group that is open.
  case here
  /// After each set of all exercises below.
  case ofAll
  /// After each set of all exercises of the day, or of all days above.
  case ofDay
  case ofAllDays
  /// After each set of the lifts of this tier.
  case ofTier(String)
  /// Before what follows, whatever is above.
  case beforeNext
  /// After each set of the item above.
  case betweenSets
  /// Between the exercises of the group that is open.
  case betweenExercises
  /// After each round of the group that is open.
  case betweenRounds
}

extension [LineReading] {
  /// Whether one of them is a rest on a line of its own.
  var containRest: Bool { contains { if case .rest = $0 { true } else { false } } }

  /// Whether a workout begins within them.
  var containWorkout: Bool { contains { if case .workout = $0 { true } else { false } } }

  /// Whether they say anything to do.
  var containWork: Bool {
    contains { reading in
      switch reading {
      case .exercise, .superset, .part, .turn, .stillness: true
      case .workout, .heading, .week, .section, .group, .groupEnd, .more, .turnOfRest, .columns, .sectionEnd, .name,
        .trainingMax, .rest, .noRest, .loads, .between, .timed, .setsOfAll, .then, .remark, .unread:
        false
      }
    }
  }
}
