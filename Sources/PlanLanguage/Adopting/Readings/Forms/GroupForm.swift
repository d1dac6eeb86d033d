/// `AMRAP 20:`, `5 rounds for time of:`, `EMOM 10: odd … even …`, `Every 2:00 x 5`: a group begins.

extension LineForm {
  static let group = LineForm { line, reader in
    guard let head = HeadReading(line, isExercise: { reader.isExercise($0) }) else { return nil }
    // `every` without a number of rounds is no interval, and `21-15-9` behind a name its sets.
    return [.group(head)] + reader.readings(behindHead: line.part(head.rest))
  }
}
