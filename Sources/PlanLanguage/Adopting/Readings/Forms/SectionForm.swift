/// `Warm-up`, `Strength:`, `Finisher`, `Cool-down: 5 min row`: a part of a workout.

extension LineForm {
  static let section = LineForm { line, reader in
    guard let end = SectionName.end(line) else { return nil }
    let title = HeadingText.of(line, 0..<end)
    let section = LineReading.section(
      title: title, isWarmup: SectionName.isWarmup(line), level: line.marks.heading)
    let rest = line.part(end..<line.tokens.count)
    if rest.isEmpty { return [section] }
    guard line.tokens[end - 1].isMark else { return nil }
    if let head = HeadReading(rest, isExercise: { reader.isExercise($0) }) {
      let inner = rest.part(head.rest)
      return [section, .group(head)] + reader.readings(behindHead: inner)
    }
    guard let items = reader.items(rest, bare: true) else { return nil }
    return [section] + items.map { .exercise($0) }
  }
}

enum SectionName {
  private static let words: Set<String> = [
    "warm-up", "warmup", "aufwärmen", "einwärmen", "strength", "kraft", "metcon", "conditioning", "finisher",
    "accessory",
    "accessories", "main", "hauptteil", "skill", "skills", "core", "mobility", "mobilität", "stretching", "dehnen",
    "cardio", "technique", "technik", "assistance", "power", "activation", "aktivierung", "cool-down", "cooldown",
    "abwärmen", "auslaufen", "burnout", "gymnastics", "olympic", "weightlifting", "oly", "prehab", "zubehör",
  ]
  private static let beside: Set<String> = ["work", "block", "part", "set", "exercises", "lift", "lifts", "teil"]

  static func isWarmup(_ line: ScribbleLine) -> Bool {
    let first = line.tokens.first?.text ?? ""
    return ["warm-up", "warmup", "aufwärmen", "einwärmen", "warm"].contains(first)
  }

  /// The end of the section's name and of the sign behind it.
  static func end(_ line: ScribbleLine) -> Int? {
    var cursor = TokenCursor(line)
    let isSplit = cursor.accept(all: "warm", "up") || cursor.accept(all: "cool", "down")
    if !isSplit {
      guard let first = cursor.token, first.isWord, words.contains(first.text) else { return nil }
      cursor.index += 1
    }
    while let token = cursor.token, token.isWord, beside.contains(token.text) || words.contains(token.text) {
      cursor.index += 1
    }
    if cursor.accept(sign: ":") || cursor.accept(sign: "-") { return cursor.index }
    return cursor.isAtEnd || cursor.token.map { $0.isMark } ?? false ? cursor.index : nil
  }
}
