/// The minutes of an EMOM: `odd:`, `even:`, `Min 1:`, `minute 2 -`, `ungerade`.

enum TurnLabel {
  /// The end of the label that begins at a token; nil if none does.
  static func end(_ line: ScribbleLine, at start: Int) -> Int? {
    var cursor = TokenCursor(line, at: start)
    if cursor.accept("odd", "even", "ungerade", "gerade", "odds", "evens") {
      _ = cursor.accept("min", "mins", "minute", "minutes", "minuten")
    } else if cursor.accept("min", "minute", "m") {
      guard cursor.acceptWhole() != nil else { return nil }
    } else if cursor.acceptWhole() != nil, cursor.accept("st", "nd", "rd", "th"), cursor.accept("min", "minute") {
    } else {
      return nil
    }
    let hasSign =
      cursor.accept(sign: ":") || cursor.accept(sign: "-") || cursor.accept(sign: "=") || cursor.accept(sign: ")")
    return hasSign || cursor.token?.number != nil ? cursor.index : nil
  }

  /// `odd: 12 swings, even: 10 burpees`; nil if the line does not begin with a minute.
  static func turns(of line: ScribbleLine, _ reader: inout LineReader) -> [LineReading]? {
    var labels: [(start: Int, end: Int)] = []
    for index in line.tokens.indices where labels.last.map({ $0.end <= index }) ?? true {
      if let end = end(line, at: index) { labels.append((index, end)) }
    }
    guard labels.first?.start == 0 else { return nil }
    return turns(of: line, labels, &reader)
  }

  /// `1) 12 cal row 2) 10 burpees 3) rest` after the head of an EMOM; nil if the line does not count its minutes.
  static func numberedTurns(of line: ScribbleLine, _ reader: inout LineReader) -> [LineReading]? {
    var labels: [(start: Int, end: Int)] = []
    for index in line.tokens.indices.dropLast(2) {
      guard line.tokens[index].number?.whole == labels.count + 1, line.tokens[index + 1].isSign(")") else { continue }
      labels.append((index, index + 2))
    }
    guard labels.count > 1, labels.first?.start == 0 else { return nil }
    return turns(of: line, labels, &reader)
  }

  private static func turns(
    of line: ScribbleLine, _ labels: [(start: Int, end: Int)], _ reader: inout LineReader
  ) -> [LineReading] {
    labels.enumerated().map { place, label in
      let end = place + 1 < labels.count ? labels[place + 1].start : line.tokens.count
      let part = line.part(label.end..<max(label.end, end))
      if let first = part.tokens.first, part.tokens.count <= 2, ["rest", "pause", "off", "frei"].contains(first.text) {
        return .turnOfRest
      }
      guard let items = reader.items(part, bare: true) else { return .remark(line.text(of: label.start..<end)) }
      return .turn(items)
    }
  }
}
