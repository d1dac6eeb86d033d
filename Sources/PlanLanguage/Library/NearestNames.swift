/// How near a mistyped name is to the names of a library: by typos, by its beginning, or by the words in common.

struct NearestNames {
  private let name: FoldedName
  private let stem: FoldedName
  private let words: [Range<Int>]

  init(_ name: Swift.Span<UInt8>) {
    self.name = FoldedName(name, stems: false)
    self.stem = FoldedName(name)
    self.words = wordRanges(starts: stem.wordStarts, count: stem.count)
  }

  /// For each owner how near the nearest of its names is; lower is nearer, nil too far to be meant.
  func scores(in index: NameIndex, owners: Int) -> [Int?] {
    var scores = [Int?](repeating: nil, count: owners)
    guard !name.isTooLong, !stem.isTooLong, stem.count > 1 else { return scores }
    let (typed, stemmed) = (name.array, stem.array)
    var nameCount = 0
    var lastOwner = -1
    for other in index.names {
      let owner = Int(other.owner)
      (nameCount, lastOwner) = (owner == lastOwner ? nameCount + 1 : 1, owner)
      let letters = index.letters(of: other)
      let candidates = [
        typoScore(typed, letters), typoScore(stemmed, letters), beginningScore(stemmed, letters),
        wordScore(stemmed, letters, wordRanges(starts: other.wordStarts, count: letters.count)),
      ]
      guard var score = candidates.compactMap(\.self).min(), scores.indices.contains(owner) else { continue }
      if nameCount > 2 { score += 1 }  // an alias: behind the English and the German name
      scores[owner] = min(score, scores[owner] ?? score)
    }
    return scores
  }

  /// One typo in five letters, and one more; only one in a name of up to three letters.
  private static func typosAllowed(_ count: Int) -> Int { count <= 3 ? 1 : min(4, 1 + count / 5) }

  private func typoScore(_ typed: [UInt8], _ other: [UInt8]) -> Int? {
    let allowed = NearestNames.typosAllowed(typed.count)
    guard let typos = typoCount(typed, other, atMost: allowed), typos < other.count else { return nil }
    return typos * 10 + (typed.first == other.first ? 0 : 8)
  }

  private func beginningScore(_ typed: [UInt8], _ other: [UInt8]) -> Int? {
    guard typed.count >= 3, typed.count < other.count, other.starts(with: typed) else { return nil }
    return 14 + (other.count - typed.count) / 3
  }

  /// All words in common in any order is near; more than half of the letters in common is the least.
  private func wordScore(_ typed: [UInt8], _ other: [UInt8], _ otherWords: [Range<Int>]) -> Int? {
    var (score, missed, common) = (0, 0, 0)
    for word in words {
      let nearest = otherWords.compactMap { wordDistance(Array(typed[word]), Array(other[$0])) }.min()
      if let nearest {
        score += nearest
        common += 1
      } else {
        missed += word.count
      }
    }
    guard common > 0, missed * 2 < typed.count else { return nil }
    let extra = max(0, otherWords.count - common)
    return missed == 0 ? 12 + score + 4 * extra : 45 + score + 4 * extra + 20 * missed / typed.count
  }

  private func wordDistance(_ typed: [UInt8], _ other: [UInt8]) -> Int? {
    if typed == other { return 0 }
    if typed.count >= 3, other.starts(with: typed) { return 4 }
    if typed.count == 3 { return typed.sorted() == other.sorted() ? 8 : nil }
    guard typed.count >= 4, let typos = typoCount(typed, other, atMost: 1 + typed.count / 6) else { return nil }
    return typos * 8
  }
}

extension FoldedName {
  fileprivate var array: [UInt8] { (0..<count).map { self[$0] } }
}

/// The words of a folded name as ranges of its letters.
private func wordRanges(starts: UInt64, count: Int) -> [Range<Int>] {
  var words: [Range<Int>] = []
  var rest = starts
  while rest != 0 {
    let start = rest.trailingZeroBitCount
    rest &= rest &- 1
    let end = rest == 0 ? count : min(rest.trailingZeroBitCount, count)
    if start < end { words.append(start..<end) }
  }
  return words
}

/// The Damerau-Levenshtein distance (a letter more, less, other, or two swapped); nil above `limit`.
/// Source: the optimal string alignment recurrence, Damerau, CACM 7(3), 1964.
func typoCount(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
  guard abs(a.count - b.count) <= limit else { return nil }
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for row in a.indices {
    var current = [row + 1]
    current.reserveCapacity(b.count + 1)
    var least = row + 1
    for column in b.indices {
      var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (a[row] == b[column] ? 0 : 1))
      if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
      least = min(least, cost)
    }
    if least > limit { return nil }
    (beforeLast, last) = (last, current)
  }
  let distance = last[b.count]
  return distance <= limit ? distance : nil
}
