/// What a line of a scribble says.

enum LineReading {
  /// A workout begins: a day or a session. `level` is the number of `#`.
  case workout(title: String, level: Int)
  /// A heading of something: of the workout, or of a part of it.
  case heading(String, level: Int, isAfterBlank: Bool)
  /// What goes before the titles of the days below.
  case week(String)
  /// A part of a workout begins: a warm-up, the strength work.
  case section(title: String, isWarmup: Bool, level: Int)
  /// A group begins, and ends with the line if its items stand on it.
  case group(HeadReading)
  /// The end of a group whose items stand on the line of its head.
  case groupEnd
  /// The exercises of one minute of an EMOM.
  case turn([ExerciseReading])
  /// Exercises that are done in turn.
  case superset([ExerciseReading])
  case exercise(ExerciseReading)
  /// A name alone: its sets are on the lines below, or those of its group.
  case name(ScribbledName)
  case rest(String?, RestScope, isGuess: Bool)
  /// `Then:`
  case then
  /// What nobody understood.
  case remark(String)
}

/// Where a rest on a line of its own belongs.
enum RestScope {
  /// Before what follows, or at the end of the group that is open.
  case here
  /// After each set of what stands above.
  case betweenSets
}
