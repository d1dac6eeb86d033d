/// `Bench press`, `Lat pulldown (cable):`: an exercise whose sets are on the lines below or in the head of its group.

extension LineForm {
  static let name = LineForm { line, reader in
    guard line.marks.heading == 0, line.tokens.count <= 12 else { return nil }
    // `Pull`, `Beine` above the exercises of a day: swimmers have exercises of these names.
    if line.isAfterBlank, reader.hasFollower, !reader.hasSetsBelow, !reader.isInGroup, DayName.isOfSplit(line) {
      return [.heading(HeadingText.of(line), level: 0, isAfterBlank: true)]
    }
    let words = LineParts.trimmed(line, line.tokens.indices)
    if let name = reader.exercises.names.find(words) {
      // `Swim` above `400 free easy`, `Yoga flow` above its poses.
      if !reader.hasBegun, !line.marks.isListed, reader.hasFollower, !reader.hasSetsBelow,
        name.entry?.isPractice == true,
        reader.hasExerciseBelow
      {
        return [.heading(HeadingText.of(line), level: 0, isAfterBlank: true)]
      }
      return [.name(name)]
    }
    if reader.hasSetsBelow, !reader.hasLadderBelow, reader.exercises.isLikeAName(words) {
      return [.name(reader.exercises.names.unknown(words))]
    }
    let isShort = !words.isEmpty && words.split(separator: " ").count <= 4 && !words.contains(where: { $0.isNumber })
    if reader.isInGroup, reader.isOfBareNames, isShort, !line.isAfterBlank, reader.exercises.isLikeAName(words) {
      return [.name(reader.exercises.names.unknown(words))]
    }
    guard reader.isInGroup, let items = reader.items(line, bare: true) else { return nil }
    return items.map { .exercise($0) }
  }
}

extension ExerciseEntry {
  /// Whether its name may be that of a whole session: a sport, a flow.
  fileprivate var isPractice: Bool {
    isEndurance || key == "yoga"
  }
}
