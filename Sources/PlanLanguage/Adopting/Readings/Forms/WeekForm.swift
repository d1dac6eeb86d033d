/// `Week 3`, `Woche 2:`, `WEEK 1 - volume`: goes before the days below.

extension LineForm {
  static let week = LineForm { line, reader in
    if let title = WeeksOut.title(line) { return [.week(title)] }
    guard let first = line.tokens.first, ["week", "woche", "wk", "wo"].contains(first.text), line.tokens.count >= 2,
      line.tokens[1].number != nil
    else { return nil }
    // `Wk 3 deload: everything 2x5 @ 60%`
    if let colon = line.tokens.prefix(5).firstIndex(where: { $0.isSign(":") }), colon + 1 < line.tokens.count,
      line.tokens[colon...].contains(where: { ["everything", "alles", "same"].contains($0.text) })
    {
      return [.week(HeadingText.of(line, 0..<colon)), .remark(line.part(colon + 1..<line.tokens.count).text)]
    }
    // `Week 1: walk 5 min, then …`: all of it is on the line.
    if line.tokens.count > 3, line.tokens[2].isSign(":") {
      let readings = reader.reading(of: line.part(3..<line.tokens.count))
      if readings.containWork { return [.workout(title: HeadingText.of(line, 0..<2), level: 0)] + readings }
    }
    guard line.tokens.count <= 8 else { return nil }
    return [.week(HeadingText.of(line))]
  }
}

/// `8 weeks out - comp prep`, `noch 3 Wochen`: a week that is counted back from a competition.
private enum WeeksOut {
  static func title(_ line: ScribbleLine) -> String? {
    var cursor = TokenCursor(line)
    guard line.tokens.count <= 16, cursor.acceptWhole() != nil, cursor.accept("weeks", "wks", "week", "wochen"),
      cursor.accept("out", "vorher") || cursor.accept(all: "to", "go") || cursor.accept("vor")
    else { return nil }
    return HeadingText.of(line)
  }
}

/// The words of a heading without what only marks it as one.
enum HeadingText {
  static func of(_ line: ScribbleLine) -> String { of(line, line.tokens.indices) }

  static func of(_ line: ScribbleLine, _ range: Range<Int>) -> String {
    var range = range
    while let last = range.last, [":", "-", "=", "#", ",", "<", ">", "|"].contains(line.tokens[last].text) {
      range.removeLast()
    }
    if range.count > 2, line.tokens[range.lowerBound].isSign("\""), line.tokens[range.upperBound - 1].isSign("\"") {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return line.text(of: range)
  }
}
