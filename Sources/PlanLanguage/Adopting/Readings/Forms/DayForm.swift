/// `Monday:`, `Day 1 - Push`, `Tag 2`, `Mi: …`, `Track Tuesday`: a workout begins, perhaps with its items on the line.

extension LineForm {
  static let day = LineForm { line, reader in
    guard let end = DayName.end(line, reader.survey) else {
      let isNamed = line.tokens.count <= 6 && line.tokens.contains { DayName.weekdays.contains($0.text) }
      guard isNamed, line.tokens.allSatisfy({ $0.number == nil }), !HeadingText.isSentence(line) else { return nil }
      return [.workout(title: HeadingText.of(line), level: line.marks.heading)]
    }
    let day = DayLine(line, end)
    if let readings = day.partOfIt(&reader) ?? day.work(&reader) { return readings }
    // Nothing below says what its numbers are about.
    if reader.isDayAlone, day.rest.tokens.contains(where: { $0.number != nil || $0.isClock }) {
      return day.workout(with: [.unread(day.rest.text)])
    }
    if line.tokens.count <= 16, !HeadingText.isSentence(line) { return day.workoutNamedByAll }
    if day.rest.isEmpty { return day.workout(with: []) }
    // Rather a day with a note than a note on another day.
    guard end > 1 && line.tokens[end - 1].isMark || line.tokens[end - 1].isDate || DayName.isShort(line.tokens[0].text)
    else { return nil }
    return day.workout(with: [.remark(day.rest.text)])
  }
}

/// A line that begins with the name of a day.
private struct DayLine {
  private let line: ScribbleLine
  private let end: Int
  /// What is behind the name.
  let rest: ScribbleLine

  init(_ line: ScribbleLine, _ end: Int) {
    (self.line, self.end) = (line, end)
    rest = line.part(end..<line.tokens.count)
  }

  /// The workout of the day, named by the words up to a place in the rest.
  func workout(with readings: [LineReading], namedUpTo part: Int = 0) -> [LineReading] {
    [.workout(title: HeadingText.of(line, 0..<end + part), level: line.marks.heading)] + readings
  }

  /// The whole line is its name.
  var workoutNamedByAll: [LineReading] { [.workout(title: HeadingText.of(line), level: line.marks.heading)] }

  /// `Chest: …` below `Monday: Chest, Back`, or beside `Abs: …`
  func partOfIt(_ reader: inout LineReader) -> [LineReading]? {
    guard DayName.partOfBodyEnd(line) == end,
      reader.partsOfDay.contains(line.tokens[0].text) || reader.survey.hasPartsOfBody && DayName.isMuscle(line),
      let items = reader.items(rest, bare: false)
    else { return nil }
    let section = LineReading.section(title: HeadingText.of(line, 0..<end), .part, level: 0)
    return [section] + items.map { .exercise($0) } + [.sectionEnd]
  }

  /// The workout where the line says what is done in it, or for how long; nil if it does not.
  func work(_ reader: inout LineReader) -> [LineReading]? {
    if Conditions.refer(rest) { return workout(with: [.remark(rest.text)]) }
    if let choice = DayOfRest.endOfChoice(rest),
      var items = reader.items(rest.part(choice..<rest.tokens.count), bare: false)
    {
      items[0].remarks.insert(rest.text(of: 0..<choice), at: 0)
      return workout(with: items.map { .exercise($0) })
    }
    // How long all of the lines below take.
    if SectionName.isTime(rest), reader.hasFollower, !reader.isDayAlone { return workoutNamedByAll }
    let label = LengthLabel.end(rest) ?? (DayName.isMuscle(rest) ? DayName.endOfPart(rest) : nil)
    if label == nil, !rest.isEmpty, let items = reader.items(rest, bare: false) {
      // `Do: Rolle 60 min` above a list of its parts
      let isTotal =
        items.count == 1
        && (reader.isTotalOfList(line, items[0]) || reader.isTotalOfLines(line, items[0])
          || reader.isTotalOfSwim(line, items[0]))
      return isTotal ? workoutNamedByAll : workout(with: items.map { .exercise($0) })
    }
    // `Tue: Upper body - bench 4x8, row 4x8`
    if let part = label ?? DayName.endOfPart(rest),
      let items = reader.items(rest.part(part..<rest.tokens.count), bare: false)
    {
      return workout(with: items.map { .exercise($0) }, namedUpTo: part)
    }
    // `Mon: AMRAP 12: 10 burpees, 10 squats`
    if !rest.isEmpty, rest.tokens.contains(where: { $0.number != nil }) {
      let readings = reader.reading(of: rest)
      if readings.containWork, !readings.containWorkout { return workout(with: readings) }
    }
    return nil
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
    "so", "tu", "th", "su", "we",
  ]
  private static let counted: Set<String> = [
    "day", "tag", "workout", "session", "einheit", "training", "trainingstag", "wod", "sess", "sesh",
  ]

  static func isShort(_ word: String) -> Bool { short.contains(word) || weekdays.contains(word) }

  /// The words for what a day of a split trains.
  private static let split: Set<String> = [
    "push", "pull", "leg", "legs", "upper", "lower", "chest", "back", "arms", "arm", "shoulders", "full", "body",
    "oberkörper", "unterkörper", "beine", "brust", "rücken", "arme", "schultern", "a", "b", "bi", "tri", "tris", "bis",
  ]

  /// `Lower` is no rower.
  static func isSplit(_ word: String) -> Bool { split.contains(word.lowercased()) }

  /// Whether it begins with what one of several parts of a session trains, and does not say that it is a day.
  static func isMuscle(_ line: ScribbleLine) -> Bool {
    guard let first = line.tokens.first, muscles.contains(first.text),
      let colon = line.tokens.prefix(6).firstIndex(where: { $0.isSign(":") })
    else { return false }
    return !line.tokens[..<colon].contains { ["day", "tag"].contains($0.text) }
  }

  private static let muscles: Set<String> = smallMuscles.union([
    "chest", "back", "arms", "shoulders", "brust", "rücken", "arme", "schultern", "legs", "beine", "bi", "tri",
  ])

  /// Those that no day is for.
  static let smallMuscles: Set<String> = [
    "abs", "core", "calves", "bauch", "waden", "biceps", "triceps", "bizeps", "trizeps",
  ]

  /// Whether it says what a day of a split trains, and nothing else.
  static func isOfSplit(_ line: ScribbleLine) -> Bool {
    let words = line.tokens.filter { !$0.isMark }
    return (1...4).contains(words.count) && words[0].text.utf8.count > 1
      && words.allSatisfy { $0.isWord && (split.contains($0.text) || ["day", "tag"].contains($0.text)) }
  }

  /// `Push day:`, `legs:`, `Upper A -`: a day of a split, if its items are on the line.
  fileprivate static func partOfBodyEnd(_ line: ScribbleLine) -> Int? {
    guard let colon = line.tokens.prefix(6).firstIndex(where: { $0.isSign(":") }), colon > 0,
      colon + 3 < line.tokens.count, split.contains(line.tokens[0].text), line.tokens[0].text.utf8.count > 1
    else { return nil }
    let isOfSplit = line.tokens[..<colon].allSatisfy { token in
      split.contains(token.text) || ["day", "tag", "&", "/", "+", "and", "und"].contains(token.text)
    }
    return isOfSplit ? colon + 1 : nil
  }

  /// The end of `Upper body -` and `Push:`: what the day trains, in a few words before its items.
  static func endOfPart(_ line: ScribbleLine) -> Int? {
    let sign = line.tokens.prefix(7).firstIndex { $0.isSign(":") || $0.isSign("-") && !$0.touches }
    guard let sign, sign > 0, sign + 1 < line.tokens.count,
      line.tokens[..<sign].allSatisfy({ $0.isWord || ["/", "&", "+"].contains($0.text) })
    else { return nil }
    return sign + 1
  }

  /// The end of `12.11.`, `Mo 3.11.:`, `2025-11-10`.
  private static func endOfDate(_ line: ScribbleLine) -> Int? {
    var cursor = TokenCursor(line)
    if let first = cursor.token, isShort(first.text) { cursor.index += 1 }
    while cursor.accept(sign: ",") || cursor.accept(sign: ".") {}
    guard let date = cursor.token, date.isDate else { return nil }
    cursor.index += 1
    _ = cursor.accept(sign: ":") || cursor.accept(sign: "-") || cursor.accept(sign: ",")
    return cursor.index
  }

  /// The end of `Rad Di:`, `Lauf So:`
  private static func endOfSportDay(_ line: ScribbleLine) -> Int? {
    guard line.tokens.count > 3, Sport.named(in: line.part(0..<1)) != nil, isShort(line.tokens[1].text),
      line.tokens[2].isSign(":")
    else { return nil }
    return 3
  }

  /// The end of `Mo und Do:`, `Tue/Thu:`, `Mo, Mi, Fr:`.
  private static func endOfTwo(_ line: ScribbleLine) -> Int? {
    var cursor = TokenCursor(line)
    var days = 0
    while let day = cursor.token, isShort(day.text) {
      (days, cursor.index) = (days + 1, cursor.index + 1)
      if cursor.accept(sign: ":") { return days > 1 ? cursor.index : nil }
      guard
        cursor.accept("und", "and") || cursor.accept(sign: "/") || cursor.accept(sign: "+") || cursor.accept(sign: "&")
          || cursor.accept(sign: ",")
      else { return nil }
    }
    return nil
  }

  /// Whether it begins with the name of a day, and not with what one of its parts trains.
  static func isSaid(by line: ScribbleLine, _ survey: TextSurvey) -> Bool {
    end(line, survey) != nil && partOfBodyEnd(line) == nil
  }

  /// The end of the day's name and of the sign after it; nil if the line does not begin with a day.
  static func end(_ line: ScribbleLine, _ survey: TextSurvey) -> Int? {
    var cursor = TokenCursor(line)
    guard let first = cursor.token, first.isWord else { return nil }
    cursor.index += 1
    if let end = endOfDate(line) ?? endOfTwo(line) ?? endOfSportDay(line) { return end }
    var isDay = weekdays.contains(first.text)
    if counted.contains(first.text) {
      let isLetter = cursor.token.map { $0.isWord && $0.text.utf8.count == 1 } ?? false
      // `WOD 12 min AMRAP` begins with a time.
      isDay = cursor.acceptWhole() != nil && cursor.token.map { ScribbleUnit($0.text) == nil } ?? true || isLetter
      if isDay, isLetter { cursor.index += 1 }
    }
    let hasSign = cursor.token.map { [":", "-", ",", ".", "(", "/"].contains($0.text) } ?? false
    if first.text == "we", cursor.token?.isSign(":") != true { return nil }
    if short.contains(first.text) {
      isDay = cursor.token?.isSign(":") ?? (first.text.utf8.count > 2) || hasSign || survey.hasDays
      // `fri 10k: 2k wu, …` in a text with another day
      let isLabel = line.tokens.prefix(5).contains { $0.isSign(":") }
      isDay = isDay || isLabel && survey.hasSeveralDays && first.text.utf8.count > 2
      // `Tue 40 min easy` in such a text, and `Sun off` in any
      let isPose = first.text == "sun" && (cursor.token?.text ?? "").hasPrefix("salutation")
      isDay = isDay || survey.hasSeveralDays && (first.text.utf8.count > 2 || survey.isGerman)
      isDay = !isPose && isDay || DayOfRest.isSaid(by: line.part(1..<line.tokens.count))
    }
    // `Wed PM - 75 min`
    if isShort(first.text), cursor.accept("am", "pm", "morning", "evening", "früh", "abend", "abends", "morgens") {
      _ = cursor.accept(sign: ":") || cursor.accept(sign: "-")
      return cursor.index
    }
    if let end = partOfBodyEnd(line) { return end }
    guard isDay else { return nil }
    if hasSign, !(cursor.token?.isSign("(") ?? false) { cursor.index += 1 }
    return cursor.index
  }
}
