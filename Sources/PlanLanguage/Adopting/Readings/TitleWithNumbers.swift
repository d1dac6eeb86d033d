/// Titles whose numbers are not work: the length of a pool, a total, the name of a programme.

enum TitleWithNumbers {
  static func isSaid(by line: ScribbleLine) -> Bool {
    isOfPool(line) || endsWithTotal(line) || isProgramme(line) || saysWhen(line) || isDated(line) || saysHowLong(line)
  }

  /// `Ganzkörper zuhause, ca. 30 Min.`, `Full body (about 45 minutes)`: how long it takes, roughly.
  private static func saysHowLong(_ line: ScribbleLine) -> Bool {
    guard line.tokens.count <= 12, let number = line.tokens.firstIndex(where: { $0.number != nil }), number > 1 else {
      return false
    }
    let before = line.tokens[..<number].last { !$0.isMark }?.text ?? ""
    guard ["ca", "circa", "approx", "about", "etwa", "rund", "around", "roughly", "ungefähr"].contains(before),
      line.tokens[0].isWord, line.tokens[0].text != before
    else { return false }
    var cursor = TokenCursor(line, at: number)
    guard cursor.acceptTime() != nil else { return false }
    while cursor.accept(sign: ".") || cursor.accept(sign: ")") || cursor.accept(sign: ":") {}
    return cursor.isAtEnd
  }

  /// `TSV Schwimmen Gr. 2 Mi 19 Uhr`
  private static func saysWhen(_ line: ScribbleLine) -> Bool {
    line.tokens.indices.dropLast().contains { index in
      line.tokens[index + 1].text == "uhr" && line.tokens[index].number.map { $0.thousandths <= 24_000 } ?? false
    } && !line.tokens.contains { $0.text == "x" }
  }

  /// `W.O.D. Friday 12/20/19`
  static func isDated(_ line: ScribbleLine) -> Bool {
    let numbers = line.tokens.indices.filter { line.tokens[$0].number != nil }
    guard numbers.count == 3, line.tokens.contains(where: { DayName.weekdays.contains($0.text) || $0.text == "wod" }),
      numbers[1] == numbers[0] + 2, numbers[2] == numbers[1] + 2
    else { return false }
    return line.tokens[numbers[0] + 1].isSign("/") && line.tokens[numbers[1] + 1].isSign("/")
  }

  /// `Schwimmtraining Mi (50m Bahn)`, `Masters, 25 yd pool`
  static func isOfPool(_ line: ScribbleLine) -> Bool {
    // `Schwimmen heute (25m)`
    if line.tokens.count > 4, line.tokens.count < 10, case let end = line.tokens.suffix(4),
      end.first?.isSign("(") ?? false,
      end.last?.isSign(")") ?? false, ["25", "50", "33"].contains(end[end.startIndex + 1].text),
      ScribbleUnit(end[end.startIndex + 2].text)?.isLength ?? false,
      line.tokens.dropLast(4).allSatisfy({ $0.number == nil })
    {
      return true
    }
    let numbers = line.tokens.indices.filter { line.tokens[$0].number != nil }
    guard let place = numbers.first, place > 0, place + 2 < line.tokens.count,
      numbers.dropFirst().allSatisfy({ line.tokens[$0].number?.whole.map { $0 >= 1000 } ?? false })
    else { return false }
    return ScribbleUnit(line.tokens[place + 1].text)?.isLength ?? false
      && ["bahn", "becken", "pool", "course", "halle", "track"].contains(line.tokens[place + 2].text)
  }

  /// `Sat ride - 2h total`, `Sonntag lang, 90 min gesamt`
  private static func endsWithTotal(_ line: ScribbleLine) -> Bool {
    guard line.tokens.count > 3, let last = line.tokens.last, SumWords.behind.contains(last.text),
      let place = line.tokens.firstIndex(where: { $0.number != nil }), place > 0
    else { return false }
    return SumWords.endOfTotal(line.part(place..<line.tokens.count)) == line.tokens.count - place
  }

  private static let programmes: Set<String> = [
    "norwegian", "norweger", "norwegisches", "stronglifts", "strong", "madcow", "texas", "reg", "mehdi", "park",
  ]

  /// `5/3/1 BBB Monday`
  private static func isProgramme(_ line: ScribbleLine) -> Bool {
    // `Norwegian 4x4 on treadmill`, `StrongLifts 5x5`
    if line.tokens.count > 3, line.tokens.count <= 8, programmes.contains(line.tokens[0].text),
      line.tokens[1].number != nil, line.tokens[2].text == "x", line.tokens[3].number != nil
    {
      return true
    }
    let texts = line.tokens.prefix(5).map { $0.text }
    return [["5", "/", "3", "/", "1"], ["5", "-", "3", "-", "1"]].contains(texts) && line.tokens.count > 5
      && line.tokens[5...].allSatisfy { $0.number == nil || $0.touches } && line.tokens[5].isWord
      && (line.tokens.contains { ["bbb", "fsl", "bbs", "week", "woche", "wk", "cycle"].contains($0.text) }
        || line.tokens.contains { DayName.weekdays.contains($0.text) })
  }
}
