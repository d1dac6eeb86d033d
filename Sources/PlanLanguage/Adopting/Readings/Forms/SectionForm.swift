/// `Warm-up`, `Strength:`, `Finisher`, `Cool-down: 5 min row`: a part of a workout.

extension LineForm {
  static let section = LineForm { line, reader in
    guard
      let end = SectionName.end(line, ofSport: reader.exercises.sport != nil)
        ?? (reader.hasBegun ? SectionName.endOfWorkout(line) : nil)
    else { return nil }
    let title = HeadingText.of(line, 0..<end)
    let section = LineReading.section(title: title, SectionName.kind(line), level: line.marks.heading)
    let rest = line.part(end..<line.tokens.count)
    if rest.isEmpty { return [section] }
    // `MAIN (x3)`
    // `Warm-Up 10 Minuten` above a list of what it consists of.
    if reader.hasListBelow, !line.marks.isBulleted, SectionName.isTime(rest) {
      return [section, .remark(rest.trimmed(rest.tokens.indices, isRemark: true))]
    }
    // `Strength - 15 minutes`: how long the part takes, and none of its work.
    if SectionName.isTime(rest), SectionName.takesNoTime(line) {
      return [.section(title: HeadingText.of(line), .part, level: line.marks.heading)]
    }
    // `Metcon: "Fran"`
    if rest.tokens[0].isSign("\""), rest.tokens.last?.isSign("\"") ?? false,
      rest.tokens.count(where: { $0.isSign("\"") }) == 2
    {
      return [.section(title: HeadingText.of(line), .part, level: line.marks.heading)]
    }
    guard
      line.tokens[end - 1].isMark || rest.tokens[0].isSign("(") || SectionName.countsRounds(rest)
        || SectionName.isShort(line),
      !reader.isAboutExerciseAbove(rest)
    else { return nil }
    for form in [LineForm.setsOfIntervals, .bracketed, .emomOf, .heavySet] {
      if let readings = form.read(rest, &reader) { return [section] + readings + [.sectionEnd] }
    }
    if let head = HeadReading(rest, isExercise: { reader.isExercise($0) }) {
      let inner = reader.readings(behindHead: rest.part(head.rest))
      let isOnLine = inner.contains { if case .remark = $0 { false } else { true } }
      return [section, .group(head)] + inner + (isOnLine ? [.sectionEnd] : [])
    }
    for form in [LineForm.forTimeBehind, .complex] {
      if let readings = form.read(rest, &reader) { return [section] + readings + [.sectionEnd] }
    }
    guard let items = reader.items(rest, bare: true) else { return nil }
    return [section] + items.map { .exercise($0) } + [.sectionEnd]
  }
}

enum SectionName {
  private static let words: Set<String> = [
    "warm-up", "warmup", "aufwärmen", "einwärmen", "strength", "kraft", "metcon", "conditioning", "finisher",
    "accessory",
    "accessories", "main", "hauptteil", "skill", "skills", "core", "mobility", "mobilität", "stretching", "dehnen",
    "cardio", "technique", "technik", "assistance", "power", "activation", "aktivierung", "cool-down", "cooldown",
    "abwärmen", "auslaufen", "burnout", "gymnastics", "olympic", "weightlifting", "oly", "prehab", "zubehör", "wu",
    "cd", "ms", "wup", "pre-set", "preset", "acc", "asst", "assist", "zusatz", "einlaufen", "einschwimmen",
    "ausschwimmen", "einfahren", "einrudern", "ausrudern",
    "ausfahren", "mainset", "cashout", "cash-out", "buy-in", "buyin", "buy-out", "buyout", "serie", "hauptserie",
    "partner",
    "str", "mc", "cond", "warmdown", "warm-down", "wd",
  ]
  private static let beside: Set<String> = [
    "work", "block", "part", "set", "exercises", "lift", "lifts", "teil", "satz", "serie", "session", "wod", "training",
    "piece", "sets",
  ]

  /// Whether the word names a part of a workout.
  static func isPart(_ word: String) -> Bool { words.contains(word) }

  /// Whether a time alone is not enough for a section of this name, as it needs exercises: `Strength - 15 minutes`.
  static func takesNoTime(_ line: ScribbleLine) -> Bool {
    [
      "strength", "kraft", "metcon", "conditioning", "accessory", "accessories", "main", "hauptteil", "skill", "skills",
      "power", "gymnastics", "olympic", "weightlifting", "oly", "str", "mc", "cond", "acc", "assistance",
    ].contains(line.tokens.first?.text ?? "")
  }

  /// The end of `Workout:`, `Session -` below other parts.
  static func endOfWorkout(_ line: ScribbleLine) -> Int? {
    guard line.tokens.count > 1, line.tokens[1].isSign(":"),
      ["workout", "session", "training", "einheit"].contains(line.tokens[0].text)
        || line.tokens[0].text == "wod" && line.tokens.count == 2
    else { return nil }
    return 2
  }

  /// Whether a part of this name is not a part of a run, a ride or a swim.
  static func isOfStrength(_ word: String) -> Bool {
    [
      "strength", "kraft", "core", "mobility", "mobilität", "stretching", "dehnen", "skill", "skills", "gymnastics",
      "prehab", "activation", "aktivierung", "accessory", "accessories", "stabi", "rumpf", "gym", "yoga",
      "blackroll", "faszien",
    ].contains(word)
  }

  static func kind(_ line: ScribbleLine) -> SectionKind {
    if line.tokens.count > 1, line.tokens[0].text == "warm", line.tokens[1].text == "down" { return .cooldown }
    switch line.tokens.first?.text ?? "" {
    case "warm-up", "warmup", "aufwärmen", "einwärmen", "warm", "wu", "wup", "einlaufen", "einschwimmen", "einfahren",
      "einrudern":
      return .warmup
    case "cool-down", "cooldown", "cool", "abwärmen", "auslaufen", "cd", "ausschwimmen", "ausfahren", "ausrudern", "wd",
      "warmdown", "warm-down":
      return .cooldown
    default: return .part
    }
  }

  /// The end of the section's name and of the sign after it.
  static func end(_ line: ScribbleLine, ofSport: Bool) -> Int? {
    var cursor = TokenCursor(line)
    let isSplit =
      cursor.accept(all: "warm", "up") || cursor.accept(all: "warm", "down") || cursor.accept(all: "cool", "down")
      || cursor.accept(all: "pre", "-", "set")
      || cursor.accept(all: "buy", "in") || cursor.accept(all: "buy", "out") || cursor.accept(all: "cash", "out")
    // `Part 2:`, `Teil B -`
    if !isSplit, cursor.accept("part", "teil", "block"), let mark = cursor.token,
      mark.number != nil || mark.text.count == 1
    {
      cursor.index += 1
      if cursor.accept(sign: ":") || cursor.accept(sign: "-") || cursor.isAtEnd { return cursor.index }
    }
    cursor.index = isSplit ? cursor.index : 0
    if !isSplit {
      // `HS: 8x100` of a swim is its main set, and elsewhere a handstand.
      let isMainSet = ofSport && cursor[1]?.isSign(":") ?? false && cursor.token?.text == "hs"
      guard let first = cursor.token, first.isWord, words.contains(first.text) || isMainSet else { return nil }
      cursor.index += 1
    }
    while let token = cursor.token {
      // `Cooldown/Stretching:`
      let next = ["/", "&", "+", "and", "und"].contains(token.text) ? cursor[1]?.text ?? "" : ""
      if !next.isEmpty, words.contains(next) { cursor.index += 1 }
      guard let word = cursor.token, word.isWord, beside.contains(word.text) || words.contains(word.text) else { break }
      cursor.index += 1
    }
    if cursor.accept(sign: ":") || cursor.accept(sign: "-") { return cursor.index }
    // `Warm up 2 Rd: 200m row, …`, `Warm-Up 10 Minuten`
    let rest = line.part(cursor.index..<line.tokens.count)
    if countsRounds(rest) || isTime(rest) || ofSport && isShort(line) && cursor.index == 1 { return cursor.index }
    return cursor.isAtEnd || cursor.token.map { $0.isMark } ?? false ? cursor.index : nil
  }

  /// `WU 400 free`, `CD 200 choice`: letters for a part of a swim or a run, and what it is.
  static func isShort(_ line: ScribbleLine) -> Bool {
    line.tokens.count > 1 && line.tokens[1].number != nil
      && ["wu", "wup", "cd", "wd", "ms"].contains(line.tokens[0].text)
  }

  /// Whether it says what is done once after the rounds, with the work on the line.
  static func isOutOfRounds(_ line: ScribbleLine) -> Bool {
    var cursor = TokenCursor(line)
    guard
      cursor.accept(all: "cash", "out") || cursor.accept(all: "buy", "out")
        || cursor.accept("cashout", "cash-out", "buyout", "buy-out")
    else { return false }
    return cursor.token.map { !$0.isMark } ?? false
  }

  /// Whether a number of rounds follows the name.
  static func countsRounds(_ rest: ScribbleLine) -> Bool {
    rest.tokens.count > 2 && rest.tokens[0].number?.whole != nil
      && ["rounds", "round", "runden", "runde", "rds", "rd", "rnds"].contains(rest.tokens[1].text)
  }

  /// Whether a time and nothing else follows the name.
  static func isTime(_ rest: ScribbleLine) -> Bool {
    var cursor = TokenCursor(rest)
    _ = cursor.accept(sign: "(")
    guard cursor.acceptTime() != nil else { return false }
    while cursor.accept(sign: ")") || cursor.accept(sign: ":") {}
    return cursor.isAtEnd
  }
}
