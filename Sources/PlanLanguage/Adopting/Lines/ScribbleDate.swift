/// Dates are words, so that no form takes their numbers for sets: `2025-11-10`, and `12.11.` before anything else.

extension ScribbleLexer {
  /// The end of the date that begins at a digit; nil if none does.
  func endOfDate(from start: Int) -> Int? {
    endOfYearFirst(from: start) ?? endOfDayFirst(from: start) ?? endOfDayAndMonth(from: start)
  }

  /// `2025-11-10`, `2025/11/10`
  private func endOfYearFirst(from start: Int) -> Int? {
    let separator = scalar(start + 4)
    guard separator == "-" || separator == "/", scalar(start + 7) == separator, !isDigit(start - 1),
      let year = value(start..<start + 4), (1900...2199).contains(year), isMonth(start + 5..<start + 7),
      isDay(start + 8..<start + 10), !isDigit(start + 10)
    else { return nil }
    return start + 10
  }

  /// `3.11.`, `12.11.25`, `12.11.2025` at the start of a line, or after a weekday alone: `8.5.` elsewhere may end a
  /// sentence.
  private func endOfDayFirst(from start: Int) -> Int? {
    guard beginsLine(start) else { return nil }
    var ends: [Int] = []
    var end = start
    while isDigit(end), end - start < 2 { end += 1 }
    ends.append(end)
    guard scalar(end) == ".", isDigit(end + 1) else { return nil }
    end += 1
    while isDigit(end), end - ends[0] < 3 { end += 1 }
    guard scalar(end) == ".", isDay(start..<ends[0]), isMonth(ends[0] + 1..<end) else { return nil }
    let year = end + 1
    end = year
    while isDigit(end) { end += 1 }
    return [0, 2, 4].contains(end - year) ? end : nil
  }

  /// `Mon 5/6`, `Di 14/10:` after a weekday alone, `3/4 - Lower` before a sign.
  private func endOfDayAndMonth(from start: Int) -> Int? {
    guard beginsLine(start) else { return nil }
    let isBehindDay = scalars[..<start].contains { $0.isOfWord }
    var slash = start
    while isDigit(slash), slash - start < 2 { slash += 1 }
    var end = slash + 1
    while isDigit(end), end - slash < 3 { end += 1 }
    let (first, second) = (start..<slash, slash + 1..<max(end, slash + 1))
    guard scalar(slash) == "/", isDay(first), isDay(second), isMonth(first) || isMonth(second),
      [" ", ":", ",", "\0"].contains(scalar(end))
    else { return nil }
    // `3/4 - Lower`
    let hasSign = scalar(end) == ":" || scalar(end) == " " && scalar(end + 1) == "-" && scalar(end + 2) == " "
    return isBehindDay || hasSign ? end : nil
  }

  private func beginsLine(_ start: Int) -> Bool {
    let before = ScribbleLine.string(scalars[..<start]).lowercased().filter {
      ![" ", ",", "-", ".", "*", "#"].contains($0)
    }
    return before.isEmpty || DayName.isShort(before)
  }

  private func isDay(_ range: Range<Int>) -> Bool { value(range).map { (1...31).contains($0) } ?? false }
  private func isMonth(_ range: Range<Int>) -> Bool { value(range).map { (1...12).contains($0) } ?? false }

  private func value(_ range: Range<Int>) -> Int? {
    guard !range.isEmpty, range.allSatisfy({ isDigit($0) }) else { return nil }
    return range.reduce(0) { $0 * 10 + Int(scalars[$1].value - 0x30) }
  }
}

extension ScribbleToken {
  /// Whether it is a date: a word that begins with a digit and has its separators.
  var isDate: Bool {
    isWord && text.utf8.count >= 3 && text.unicodeScalars.first?.isDigit ?? false
      && text.unicodeScalars.allSatisfy { $0.isDigit || $0 == "." || $0 == "-" || $0 == "/" }
  }
}
