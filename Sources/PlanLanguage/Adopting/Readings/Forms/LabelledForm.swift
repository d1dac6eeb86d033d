/// `Core: plank 3x30s, dead bug 3x10`, `Ride 60min: 15' easy, 4x8' hard`: a label before several exercises.

extension LineForm {
  static let labelled = LineForm { line, reader in
    if let end = LastLabel.end(line), reader.exercises.sport != nil,
      var items = reader.items(line.part(end..<line.tokens.count), bare: false), !items.isEmpty
    {
      items[0].remarks.insert(HeadingText.of(line, 0..<end), at: 0)
      items[0].isGuess = true
      return items.map { .exercise($0) }
    }
    let dash = line.tokens.indices.prefix(6).first { index in
      line.tokens[index].isSign("-") && !line.tokens[index].touches && index + 1 < line.tokens.count
        && !line.tokens[index + 1].touches && line.tokens[..<index].allSatisfy { $0.isWord }
    }
    guard let colon = line.tokens.prefix(6).firstIndex(where: { $0.isSign(":") }) ?? dash, colon > 0,
      line.tokens[0].isWord || LengthLabel.end(line) == colon + 1 && reader.exercises.sport != nil,
      colon + 2 < line.tokens.count
    else { return nil }
    let title = HeadingText.of(line, 0..<colon)
    guard !reader.isExercise(title), !HeadingText.isSentence(line.part(0..<colon)) else { return nil }
    let rest = line.part(colon + 1..<line.tokens.count)
    reader.exercises.isOfBand = line.tokens[..<colon].contains { LabelOfTool.bands.contains($0.text) }
    defer { reader.exercises.isOfBand = false }
    guard let items = reader.items(rest, bare: false), items.count > 1 else { return nil }
    if reader.isInGroup { return [.part(title: title, items)] }
    let section = LineReading.section(title: title, .part, level: 0)
    return [section] + items.map { .exercise($0) } + [.sectionEnd]
  }
}

/// `Theraband rot: Rudern 2x15, Außenrotation 2x12`: with what the exercises are done.
enum LabelOfTool {
  static let bands: Set<String> = [
    "theraband", "thera-band", "band", "bands", "tube", "miniband", "minibands", "widerstandsband", "fitnessband",
  ]
}

/// `last 20 min: 4x1 min standing`: which part of the way before it is meant.
private enum LastLabel {
  static func end(_ line: ScribbleLine) -> Int? {
    var cursor = TokenCursor(line)
    guard cursor.accept("last", "first", "final", "letzte", "letzten", "erste", "ersten"), cursor.acceptRange() != nil,
      cursor.acceptUnit(where: { $0.isTime || $0.isLength }) != nil, cursor.accept(sign: ":")
    else { return nil }
    return cursor.isAtEnd ? nil : cursor.index
  }
}

/// `10k: 2k wu, 5k tempo, 3k cd`, `32k LR: 10k ez, 3x5k @ MP`: how far all of what follows is.
enum LengthLabel {
  /// The end of the label and its colon; nil if the line does not begin with one.
  static func end(_ line: ScribbleLine) -> Int? {
    var cursor = TokenCursor(line)
    guard cursor.acceptRange() != nil, cursor.acceptUnit(where: { $0.isLength || $0.isTime }) != nil else { return nil }
    let words = cursor.index
    while cursor.token?.isWord ?? false, cursor.index < words + 3 { cursor.index += 1 }
    guard cursor.accept(sign: ":"), line.tokens[cursor.index...].contains(where: { [",", "+", ";"].contains($0.text) })
    else { return nil }
    return cursor.index
  }
}
