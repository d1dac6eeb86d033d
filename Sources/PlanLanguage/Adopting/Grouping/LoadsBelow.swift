/// Loads that are listed below the exercises.

extension Composer {
  /// Gives each of them to its exercise, as far as that has none; those that have no exercise keep the line as a note.
  mutating func addLoads(_ loads: [ExerciseReading], _ words: String, line: Int) {
    endPending()
    var given = 0
    for load in loads {
      var isGiven = false
      for place in workouts.indices where workouts[place].items.take(load, line, isFirst: given == 0 && !isGiven) {
        isGiven = true
      }
      for place in open.indices where open[place].group.items.take(load, line, isFirst: given == 0 && !isGiven) {
        isGiven = true
      }
      if workout.items.take(load, line, isFirst: given == 0 && !isGiven) { isGiven = true }
      given += isGiven ? 1 : 0
    }
    if given < loads.count { append(DraftItem(content: .note(words), lines: [line], isOfItsOwn: true)) }
  }
}

extension [DraftItem] {
  /// False if no exercise of its name lacks a load.
  fileprivate mutating func take(_ load: ExerciseReading, _ line: Int, isFirst: Bool) -> Bool {
    var isTaken = false
    for index in indices.suffix(Composer.largestBlock) {
      switch self[index].content {
      case .exercise(var exercise):
        guard exercise.name.isSame(as: load.name), exercise.hasAmount, exercise.allIntensities.isEmpty else { continue }
        exercise.intensities = load.intensities
        self[index].content = .exercise(exercise)
        if isFirst, !isTaken { self[index].lines.append(line) }
        self[index].isGuess = true
        isTaken = true
      case .group(var group):
        guard group.items.take(load, line, isFirst: isFirst && !isTaken) else { continue }
        self[index].content = .group(group)
        isTaken = true
      case .rest, .note, .stillness, .value: continue
      }
    }
    return isTaken
  }
}
