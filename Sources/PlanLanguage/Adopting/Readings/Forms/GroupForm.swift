/// `AMRAP 20:`, `5 rounds for time of:`, `EMOM 10: odd … even …`, `Every 2:00 x 5`: a group begins.

extension LineForm {
  static let group = LineForm { line, reader in
    guard var head = HeadReading(line, isExercise: { reader.isExercise($0) }) else { return nil }
    // `4 sets` below a name are those of it.
    if line.tokens.count == 2, ["sets", "sätze"].contains(line.tokens[1].text),
      reader.isLast || reader.exercises.pending != nil || !line.isAfterBlank && reader.exercises.previous != nil
    {
      return nil
    }
    if isBelowAll(line, head, reader) { return [.group(head), .groupEnd] }
    // `Shadow 3 rds` above `Bag 6 x 2 min` is no head of rounds.
    if head.title != nil, head.rest.isEmpty, head.groups.map({ $0.kind }) == [.rounds], !line.endsWithColon,
      reader.hasFollower, let next = reader.next, reader.exercises.hasSets(next)
    {
      return [.unread(line.text)]
    }
    // `5 min walk, then 2 rounds of …`
    if head.title != nil, let then = line.tokens[head.before].lastIndex(where: { ["then", "dann"].contains($0.text) }),
      then > 0
    {
      guard let items = reader.items(line.part(0..<then), bare: false) else { return nil }
      head.title = nil
      return items.map { .exercise($0) } + [.then, .group(head)] + reader.readings(behindHead: line.part(head.rest))
    }
    // `5 min row, 2 rounds: …`
    if head.title != nil, let comma = line.tokens[head.before].last, comma.isSign(","),
      let items = reader.items(line.part(0..<head.before.upperBound - 1), bare: false)
    {
      head.title = nil
      return items.map { .exercise($0) } + [.then, .group(head)] + reader.readings(behindHead: line.part(head.rest))
    }
    reader.exercises.isInLadder = head.groups.last?.kind == .ladder
    // `6x3min hard / 2min easy` of a run that is not named.
    if head.isOnlyOnAndOff, head.rest.isEmpty,
      !reader.hasFollower || reader.hasWorkBelow || reader.hasSetsBelow || reader.hasListBelow && line.marks.isBulleted,
      reader.exercises.sport != nil,
      reader.exercises.read(line)?.hasAmount ?? false
    {
      return nil
    }
    if [.emom, .every].contains(head.groups.last?.kind),
      let turns = TurnLabel.numberedTurns(of: line.part(head.rest), &reader)
    {
      return [.group(head)] + turns + [.groupEnd]
    }
    if let (rounds, rest) = LadderTimes.read(line, head) {
      head.groups.insert(rounds, at: 0)
      return [.group(head)] + reader.readings(behindHead: rest)
    }
    if let list = NamedList(line.part(head.rest), &reader) {
      head.title = head.title ?? list.name
      head.groups[head.groups.count - 1].details += list.details
      return [.group(head)] + list.items.map { .exercise($0) } + [.groupEnd]
    }
    // `every` without a number of rounds is not an interval, and `21-15-9` after a name means its sets.
    return [.group(head)] + reader.readings(behindHead: line.part(head.rest))
  }
}

/// Whether the rounds are those of the lines right above, with a gap below: `x4 rounds, 1 min rest between rounds`.
private func isBelowAll(_ line: ScribbleLine, _ head: HeadReading, _ reader: LineReader) -> Bool {
  guard head.groups.allSatisfy({ $0.kind == .rounds || $0.kind == .forTime }), head.title == nil,
    head.groups.contains(where: { $0.kind == .rounds }), head.rest.isEmpty,
    !line.isAfterBlank, !reader.hasFollower, !reader.isInGroup, !line.endsWithColon, let above = reader.lastExercise
  else { return false }
  return above.hasAmount && above.runs.count == 1 && above.commonCount == 1
}

/// `1-2-3-4-5 clean & press 16kg x 3`: how often a ladder is climbed.
private enum LadderTimes {
  /// The rounds around the ladder, and the line after its head without their number.
  static func read(_ line: ScribbleLine, _ head: HeadReading) -> (HeadDraft, ScribbleLine)? {
    guard head.groups.map({ $0.kind }) == [.ladder] else { return nil }
    var rest = line.part(head.rest)
    let place = rest.tokens.indices.dropFirst(2).first { index in
      rest.tokens[index].number?.whole != nil && rest.tokens[index - 1].text == "x"
        && rest.tokens[index - 2].number == nil && (index + 1 == rest.tokens.count || rest.tokens[index + 1].isMark)
    }
    guard let place, let times = rest.tokens[place].number?.whole, (2...20).contains(times) else { return nil }
    rest.tokens.removeSubrange(place - 1...place)
    return (HeadDraft(kind: .rounds, times: times, details: [], isGuess: true), rest)
  }
}
