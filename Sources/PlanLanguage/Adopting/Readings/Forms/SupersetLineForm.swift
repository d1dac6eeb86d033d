/// `Curl 3x10 superset with pushdown 3x10`, `SS: curl 3x12 / dip 3x12`, `Curl 3x10 + dip 3x10`.

extension LineForm {
  static let superset = LineForm { line, reader in
    if let joined = SupersetSigns.joined(line) {
      guard let first = reader.items(line.part(joined.first), bare: true),
        let second = reader.items(line.part(joined.second), bare: true)
      else { return nil }
      return [.superset(first + second)]
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
    return [.superset(items)]
  }
}

private enum SupersetSigns {
  private static let words: Set<String> = [
    "superset", "supersets", "ss", "supersatz", "super-set", "supersetted", "triset",
  ]

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

  /// The end of `SS:`.
  static func prefixEnd(_ line: ScribbleLine) -> Int? {
    guard let first = line.tokens.first, words.contains(first.text) else { return nil }
    var end = 1
    while end < line.tokens.count, [":", "-", "of"].contains(line.tokens[end].text) { end += 1 }
    return end < line.tokens.count ? end : nil
  }
}
