/// Names whose words stand in another order than in the library: `lunges walking`, `EZ-bar cable curl`.

extension FoldedName {
  /// The names that differ from this one by the place of one word. None where a word says how others belong together: in
  /// `jerk to clean`, the order is the meaning.
  var reordered: [FoldedName] {
    let words = Array(wordRanges)
    guard !isTooLong, (2...5).contains(words.count), !hasConnection else { return [] }
    let own = particles
    var names: [FoldedName] = []
    for word in words {
      let moved = dropFirst(word.lowerBound).prefix(word.count)
      let rest = prefix(word.lowerBound).followed(by: dropFirst(word.upperBound))
      for place in [0] + rest.wordRanges.map({ $0.upperBound }) where place != word.lowerBound {
        let name = rest.prefix(place).followed(by: moved).followed(by: rest.dropFirst(place))
        if own.isEmpty || name.particles == own { names.append(name) }
      }
    }
    return names
  }

  /// *Up*, *down* and the like with what stands before them, as hashes: an `up press` is no press-up. An *up-down* is a
  /// word of its own.
  private var particles: Set<UInt64> {
    let words = wordRanges.map { dropFirst($0.lowerBound).prefix($0.count) }
    var found: Set<UInt64> = []
    for (index, word) in words.enumerated() where word.isParticle {
      let (last, next) = (index > 0 ? words[index - 1] : FoldedName(""), words.dropFirst(index + 1).first)
      if !last.isParticle, next?.isParticle != true { found.insert(last.followed(by: word).hash) }
    }
    return found
  }

  /// Whether it is a word that belongs to the one before it, as in *step-up*.
  var isParticle: Bool { ["up", "down", "in", "out"].contains { self.is($0) } }

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
