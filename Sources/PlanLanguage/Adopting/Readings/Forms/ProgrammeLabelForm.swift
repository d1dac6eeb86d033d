/// `Couch to 5k W3D1: 5 min walk, then …`: the name of a programme before the work of the first line.

extension LineForm {
  static let programmeLabel = LineForm { line, reader in
    guard !reader.hasBegun, let colon = line.tokens.prefix(10).firstIndex(where: { $0.isSign(":") }), colon > 1,
      colon + 1 < line.tokens.count, ProgrammeLabel.isSaid(by: line.part(0..<colon))
    else { return nil }
    let readings = reader.reading(of: line.part(colon + 1..<line.tokens.count))
    guard readings.containWork, !readings.containWorkout else { return nil }
    return [.heading(HeadingText.of(line, 0..<colon), level: 0, isAfterBlank: true)] + readings
  }
}

private enum ProgrammeLabel {
  /// Whether it says which day of which programme it is, with the numbers of both.
  static func isSaid(by line: ScribbleLine) -> Bool {
    guard let first = line.tokens.first, first.isWord, line.tokens.contains(where: { $0.number != nil }),
      !["week", "woche", "wk", "wo", "day", "tag"].contains(first.text), !DayName.isShort(first.text)
    else { return false }
    let isDated = line.tokens.indices.contains { index in
      let text = line.tokens[index].text
      if text.hasPrefix("w"), text.hasSuffix("d"), text.utf8.count <= 4,
        text.unicodeScalars.contains(where: { $0.isDigit })
      {
        return true
      }
      return ["week", "wk", "day", "woche", "tag", "w", "d"].contains(text) && index + 1 < line.tokens.count
        && line.tokens[index + 1].number != nil
    }
    return isDated || first.text == "couch"
  }
}
