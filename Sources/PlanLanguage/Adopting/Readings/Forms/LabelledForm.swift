/// `Core: plank 3x30s, dead bug 3x10`, `Ride 60min: 15' easy, 4x8' hard`: a label before several exercises.

extension LineForm {
  static let labelled = LineForm { line, reader in
    guard let colon = line.tokens.prefix(6).firstIndex(where: { $0.isSign(":") }), colon > 0,
      line.tokens[0].isWord, colon + 2 < line.tokens.count
    else { return nil }
    let title = HeadingText.of(line, 0..<colon)
    guard !reader.isExercise(title), !HeadingText.isSentence(line.part(0..<colon)) else { return nil }
    let rest = line.part(colon + 1..<line.tokens.count)
    guard let items = reader.items(rest, bare: false), items.count > 1 else { return nil }
    let section = LineReading.section(title: title, .part, level: 0)
    return [section] + items.map { .exercise($0) } + [.sectionEnd]
  }
}
