/// `Curl 3x10 superset with pushdown 3x10`, `SS: curl 3x12 / dip 3x12`, `Curl 3x10 + dip 3x10`, `Curls + pushdowns
/// superset 3x12`.

extension LineForm {
  static let superset = LineForm { line, reader in
    if let shared = SupersetSigns.sharing(line, reader) {
      let items = SupersetSigns.names(line.part(shared.names)).map { name in
        reader.exercises.reading(of: line.part(shared.sets), named: name)
      }
      if items.count > 1, items.allSatisfy({ $0?.hasAmount ?? false }) { return [.superset(items.compactMap { $0 })] }
    }
    if let items = SharedSets(line)?.items(&reader) { return [.superset(items)] }
    if let joined = SupersetSigns.joined(line) {
      guard let first = reader.items(line.part(joined.first), bare: true),
        let second = reader.items(line.part(joined.second), bare: true)
      else { return nil }
      return [.superset(SupersetSigns.shared(first + second))]
    }
    if let end = SupersetSigns.suffixStart(line), let items = reader.items(line.part(0..<end), bare: true),
      items.count > 1
    {
      return [.superset(items)]
    }
    guard let start = SupersetSigns.prefixEnd(line) else {
      let hasPlus = line.tokens.contains { $0.isSign("+") && !$0.touches }
      guard hasPlus, let items = reader.items(line, bare: false), items.count > 1 else { return nil }
      let areSets = items.allSatisfy { $0.commonCount.map { $0 > 1 } ?? false }
      return areSets ? [.superset(items)] : nil
    }
    guard let items = reader.items(line.part(start..<line.tokens.count), bare: true), items.count > 1 else {
      return nil
    }
    return [.superset(SupersetSigns.shared(items))]
  }
}

enum SupersetSigns {
  private static let words: Set<String> = [
    "superset", "supersets", "ss", "supersatz", "super-set", "supersetted", "triset",
  ]

  /// `curls SS pushdowns 2x12`: the sets after the last name are those of the ones before that have none.
  static func shared(_ items: [ExerciseReading]) -> [ExerciseReading] {
    // `Leg press SS calf press: 4x12 / 4x15`
    if let last = items.last, items.count == last.runs.count, items.count > 1, last.intensities.isEmpty,
      items.dropLast().allSatisfy({ !$0.hasAmount })
    {
      return zip(items, last.runs).map { item, run in
        var item = item
        (item.runs, item.isGuess) = ([run], true)
        return item
      }
    }
    guard let last = items.last, let count = last.commonCount, count > 1,
      items.dropLast().allSatisfy({ !$0.hasAmount })
    else { return items }
    return items.map { item in
      var item = item
      if !item.hasAmount { (item.runs, item.intensities, item.isGuess) = (last.runs, [], true) }
      return item
    }
  }

  /// What comes before and after `superset with`.
  static func joined(_ line: ScribbleLine) -> (first: Range<Int>, second: Range<Int>)? {
    guard let place = line.tokens.dropFirst().firstIndex(where: { words.contains($0.text) }) else { return nil }
    var end = place + 1
    while end < line.tokens.count, ["with", "mit", "w", "/", ":", ")"].contains(line.tokens[end].text) { end += 1 }
    var start = place
    while start > 0, ["im", "in", "as", "als", "(", ",", "-", "a"].contains(line.tokens[start - 1].text) { start -= 1 }
    guard start > 0, end < line.tokens.count else { return nil }
    return (0..<start, end..<line.tokens.count)
  }

  /// Where `… im Supersatz`, `… as a superset` begins at the end of a line.
  static func suffixStart(_ line: ScribbleLine) -> Int? {
    guard let last = line.tokens.lastIndex(where: { !$0.isMark }), words.contains(line.tokens[last].text) else {
      return nil
    }
    var start = last
    while start > 0, ["im", "in", "as", "als", "(", ",", "-", "a"].contains(line.tokens[start - 1].text) { start -= 1 }
    return start > 0 ? start : nil
  }

  /// Names with one number of sets for all of them: `curls + pushdowns superset 3x12`, `SS 3x12 curls + pushdowns`.
  static func sharing(_ line: ScribbleLine, _ reader: LineReader) -> (names: Range<Int>, sets: Range<Int>)? {
    if let (first, second) = joined(line) {
      let areNames = line.tokens[first].allSatisfy { $0.isWord || $0.isMark }
      return areNames && reader.exercises.isWithoutName(line.part(second)) ? (first, second) : nil
    }
    guard let start = prefixEnd(line), line.tokens[start].number != nil,
      let name = line.tokens.indices.dropFirst(start).first(where: {
        line.tokens[$0].isWord && line.tokens[$0].text != "x"
      }),
      line.tokens[name...].allSatisfy({ $0.isWord || $0.isMark }),
      reader.exercises.isWithoutName(line.part(start..<name))
    else { return nil }
    return (name..<line.tokens.count, start..<name)
  }

  /// The words between `+`, `&`, `/`, commas and `und`.
  static func names(_ line: ScribbleLine) -> [String] {
    var (names, start): ([String], Int) = ([], 0)
    for (index, token) in line.tokens.enumerated() where ["+", "&", "/", ",", "and", "und"].contains(token.text) {
      names.append(line.trimmed(start..<index))
      start = index + 1
    }
    return (names + [line.trimmed(start..<line.tokens.count)]).filter { !$0.isEmpty }
  }

  /// `Supersatz 3 Runden: …`, `Superset x3: …`, `SS (3 rounds) …`
  private static func countsRounds(_ line: ScribbleLine) -> Bool {
    var cursor = TokenCursor(line, at: 1)
    _ = cursor.accept(sign: ":") || cursor.accept(sign: "(") || cursor.accept(sign: "-")
    if cursor.accept("x"), cursor.acceptWhole() != nil { return true }
    guard cursor.acceptWhole() != nil else { return false }
    return cursor.accept("rounds", "runden", "rds", "durchgänge", "times", "mal")
      || cursor.accept("x") && (cursor.endsPart)
  }

  /// The end of `SS:`.
  static func prefixEnd(_ line: ScribbleLine) -> Int? {
    guard let first = line.tokens.first, words.contains(first.text), !countsRounds(line) else { return nil }
    var end = 1
    while end < line.tokens.count, [":", "-", "of"].contains(line.tokens[end].text) { end += 1 }
    return end < line.tokens.count ? end : nil
  }
}
