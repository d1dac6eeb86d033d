/// `Bench press`, `Lat pulldown (cable):`: an exercise whose sets are on the lines below or in the head of its group.

extension LineForm {
  static let name = LineForm { line, reader in
    guard line.marks.heading == 0, line.tokens.count <= 12 else { return nil }
    let heading = LineReading.heading(HeadingText.of(line), level: 0, isAfterBlank: true)
    // `Pull`, `Beine` above the exercises of a day: swimmers have exercises of these names.
    if line.isAfterBlank, reader.hasFollower, !reader.hasSetsBelow, !reader.isInGroup, DayName.isOfSplit(line) {
      return [heading]
    }
    let words = line.trimmed(line.tokens.indices)
    if let name = reader.exercises.names.find(words) ?? reader.exercises.turned(words) {
      // `Swim` above `400 free easy` is what the session is about.
      let hasWorkBelow = reader.hasWorkBelow || reader.hasFollower && isAbovePart(reader.next)
      let isTitle = line.isAfterBlank && hasWorkBelow && !reader.isInGroup && !line.marks.isListed
      // `BIGGER ARMS` above a gap is not a typo.
      let isNoTypo =
        name.isGuess && name.remark.isEmpty && !reader.hasBegun && !reader.isLast && !reader.hasSetsBelow
        && !line.marks.isListed && words.contains(" ") && Shorthand.expanded(words) == nil
      let isHeading =
        isNoTypo || isTitleOfRide(words, name, line, reader) || isTitle && Sport.isPractice(line, name.entry)
      return [isHeading ? heading : .name(name)]
    }
    // Lengths below the name of no exercise are those of the sport.
    if reader.hasSetsBelow, !reader.hasLadderBelow, !(reader.next?.endsWithColon ?? false),
      reader.exercises.sport == nil, line.tokens.first?.number == nil,
      reader.exercises.isLikeAName(words)
    {
      return [.name(reader.exercises.names.unknown(words))]
    }
    let isShort = !words.isEmpty && words.split(separator: " ").count <= 4 && !words.contains(where: { $0.isNumber })
    // `pull-ups / dips`
    if reader.isInGroup, line.tokens.contains(where: { ["/", "+", ",", "&"].contains($0.text) && !$0.touches }),
      let items = reader.items(line, bare: true), items.count > 1
    {
      return items.map { .exercise($0) }
    }
    if reader.isInGroup, reader.isOfBareNames, isShort, !line.isAfterBlank, reader.exercises.isLikeAName(words) {
      return [.name(reader.exercises.names.unknown(words))]
    }
    guard reader.isInGroup, let items = reader.items(line, bare: true) else { return nil }
    return items.map { .exercise($0) }
  }
}

/// Whether a line below the name of a sport is more than its sets: a part of the session, or stretches in turn.
private func isAbovePart(_ line: ScribbleLine?) -> Bool {
  guard let line else { return false }
  return EffortsInTurn(line) != nil || SectionName.end(line, ofSport: true) != nil
}

/// Whether the first line says what kind of ride the lines of work below it make: `Sweet spot ride`, `Bike trainer`.
private func isTitleOfRide(_ words: String, _ name: ScribbledName, _ line: ScribbleLine, _ reader: LineReader) -> Bool {
  guard !reader.hasBegun, reader.hasSetsBelow || reader.hasWorkBelow, !line.marks.isListed, words.contains(" "),
    reader.exercises.sport?.entry?.equipment == .bike, let entry = name.entry
  else { return false }
  return entry.key.hasSuffix("-ride") || entry.key == "stationary-bike"
}
