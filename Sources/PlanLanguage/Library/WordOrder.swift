/// Names whose words stand in another order than in the library: `lunges walking`, `EZ-bar cable curl`.

extension FoldedName {
  /// The names that differ from this one by the place of one word. None where a word says how others belong together: in
  /// `jerk to clean`, the order is the meaning.
  var reordered: [FoldedName] {
    let words = Array(wordRanges)
    guard !isTooLong, (2...5).contains(words.count), !hasConnection else { return [] }
    var names: [FoldedName] = []
    for word in words {
      let moved = dropFirst(word.lowerBound).prefix(word.count)
      let rest = prefix(word.lowerBound).followed(by: dropFirst(word.upperBound))
      for place in [0] + rest.wordRanges.map({ $0.upperBound }) where place != word.lowerBound {
        names.append(rest.prefix(place).followed(by: moved).followed(by: rest.dropFirst(place)))
      }
    }
    return names
  }

  /// Whether a word says how others belong together. In *bent over*, none does.
  var hasConnection: Bool { wordRanges.contains(where: isConnection) }

  private func isConnection(_ word: Range<Int>) -> Bool {
    if word.lowerBound > 0, prefix(word.upperBound).ends(with: "bentover") { return false }
    let word = dropFirst(word.lowerBound).prefix(word.count)
    return Self.connections.contains { $0.utf8CodeUnitCount == word.count && word.starts(with: $0) }
  }

  private static let connections: [StaticString] = [
    "and", "to", "into", "in", "on", "over", "with", "from", "then", "plus", "und", "mit", "auf", "am", "an", "im",
    "zum", "ueber", "vom", "dann",
  ]
}
