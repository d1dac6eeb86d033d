/// `w/ 500m run between each` below the stations of a workout: once between each two of them.

extension Composer {
  /// Puts it between the exercises of the block above; a note if there are fewer than three, or one has several sets.
  mutating func insertBetween(_ exercise: ExerciseReading, _ words: String, line: Int) {
    endPending()
    let start = open.last.map { $0.group.isSection } ?? true ? blockStart : 0
    let isInserted = changeItems { items in
      let block = items[min(start, items.count)...]
      guard block.count > 2, block.allSatisfy({ $0.isStation }) else { return false }
      var stations: [DraftItem] = []
      for (place, item) in block.enumerated() {
        if place > 0 {
          stations.append(
            DraftItem(content: .exercise(exercise), lines: place == 1 ? [line] : [], isGuess: place == 1))
        }
        stations.append(item)
      }
      items.replaceSubrange(min(start, items.count)..., with: stations)
      return true
    }
    if !isInserted { append(DraftItem(content: .note(words), lines: [line])) }
  }
}

extension DraftItem {
  /// Whether it is an exercise that is done once in a row of others.
  fileprivate var isStation: Bool {
    if case .exercise(let exercise) = content { exercise.runs.count == 1 && exercise.commonCount == 1 } else { false }
  }
}
