/// `P1: 20/15 cal Assault Bike`, `Partner 2: 200m run`, `Station 3: …`: the number of a label is not an amount. The
/// label goes into a note of its exercise.

extension LineForm {
  static let numberedLabel = LineForm { line, reader in
    guard let end = NumberedLabel.end(line, &reader) else { return nil }
    let label = HeadingText.of(line, 0..<end)
    var readings = reader.reading(of: line.part(end..<line.tokens.count))
    for (place, reading) in readings.enumerated() {
      guard case .exercise(var exercise) = reading else { continue }
      exercise.remarks.insert(label, at: 0)
      readings[place] = .exercise(exercise)
      return readings
    }
    return [.remark(line.text)]
  }
}

private enum NumberedLabel {
  /// The end of the label and its sign; nil if the line does not begin with one.
  static func end(_ line: ScribbleLine, _ reader: inout LineReader) -> Int? {
    var cursor = TokenCursor(line)
    guard let word = cursor.token, word.isWord, word.text != "x",
      ScribbleUnit(word.text) == nil || word.text.utf8.count > 1,
      !labelsOfSets.contains(word.text)
    else { return nil }
    cursor.index += 1
    if cursor.token?.isSign("#") ?? false { cursor.index += 1 }
    let isLetter = cursor.token.map { $0.isWord && $0.text.utf8.count == 1 } ?? false && isOfPeople(word.text)
    if isLetter { cursor.index += 1 } else if cursor.acceptWhole().map({ $0 <= 20 }) != true { return nil }
    guard cursor.accept(sign: ":") || cursor.accept(sign: ")"), !cursor.isAtEnd else { return nil }
    // `Bench 5: 100kg` is about an exercise, whatever it says.
    guard word.text.utf8.count <= 2 || isOfPeople(word.text) || !reader.isExercise(line.text(of: 0..<1)) else {
      return nil
    }
    return cursor.index
  }

  private static func isOfPeople(_ word: String) -> Bool {
    ["partner", "person", "athlete", "athlet", "player", "p", "station", "exercise", "übung", "movement", "team"]
      .contains(word)
  }

  /// `Set 1:`, `Week 2:`, `Min 3:` are read elsewhere.
  private static let labelsOfSets: Set<String> = [
    "set", "satz", "sets", "week", "woche", "wk", "wo", "min", "minute", "m", "round", "runde", "rd", "day", "tag",
    "part",
    "teil", "block", "superset", "supersatz", "zone", "z", "rpe", "rir", "ga", "ut", "level", "stufe", "tempo", "emom",
    "amrap", "cap", "tc",
  ]
}
