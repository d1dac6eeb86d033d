/// `Monday:`, `Day 1 - Push`, `Tag 2`, `Mi: …`, `Track Tuesday`: a workout begins, perhaps with its items on the line.

extension LineForm {
  static let day = LineForm { line, reader in
    guard let end = DayName.end(line) else {
      let isNamed = line.tokens.count <= 6 && line.tokens.contains { DayName.weekdays.contains($0.text) }
      guard isNamed, line.tokens.allSatisfy({ $0.number == nil }), !HeadingText.isSentence(line) else { return nil }
      return [.workout(title: HeadingText.of(line), level: line.marks.heading)]
    }
    let rest = line.part(end..<line.tokens.count)
    let title = HeadingText.of(line, 0..<end)
    if !rest.isEmpty, let items = reader.items(rest, bare: false) {
      return [.workout(title: title, level: line.marks.heading)] + items.map { .exercise($0) }
    }
    guard line.tokens.count <= 16, !HeadingText.isSentence(line) else { return nil }
    return [.workout(title: HeadingText.of(line), level: line.marks.heading)]
  }
}

enum DayName {
  static let weekdays: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "montag", "dienstag", "mittwoch",
    "donnerstag", "freitag", "samstag", "sonntag", "mondays", "tuesdays", "wednesdays", "thursdays", "fridays",
  ]
  private static let short: Set<String> = [
    "mon", "tue", "tues", "wed", "weds", "thu", "thur", "thurs", "fri", "sat", "sun", "mo", "di", "mi", "do", "fr",
    "sa",
    "so",
  ]
  private static let counted: Set<String> = [
    "day", "tag", "workout", "session", "einheit", "training", "trainingstag", "wod",
  ]

  /// The end of the day's name and of the sign behind it; nil if the line does not begin with a day.
  static func end(_ line: ScribbleLine) -> Int? {
    var cursor = TokenCursor(line)
    guard let first = cursor.token, first.isWord else { return nil }
    cursor.index += 1
    var isDay = weekdays.contains(first.text)
    if counted.contains(first.text) {
      let isLetter = cursor.token.map { $0.isWord && $0.text.utf8.count == 1 } ?? false
      isDay = cursor.acceptWhole() != nil || isLetter
      if isDay, isLetter { cursor.index += 1 }
    }
    let hasSign = cursor.token.map { [":", "-", ",", ".", "(", "/"].contains($0.text) } ?? false
    if short.contains(first.text) { isDay = cursor.token?.isSign(":") ?? (first.text.utf8.count > 2) || hasSign }
    guard isDay else { return nil }
    if hasSign, !(cursor.token?.isSign("(") ?? false) { cursor.index += 1 }
    return cursor.index
  }
}
