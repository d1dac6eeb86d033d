/// How near a mistyped name is to the names of a library: by typos, by its beginning, or by the words in common.

struct NearestNames {
  private let name: FoldedName
  private let stem: FoldedName
  private let words: [Range<Int>]

  init(_ name: Swift.Span<UInt8>) {
    self.name = FoldedName(name, stems: false)
    self.stem = FoldedName(name)
    self.words = stem.words
  }

  /// For each owner how near the nearest of its names is; lower is nearer, nil too far to be meant.
  func scores(in index: NameIndex, owners: Int) -> [Int?] {
    var scores = [Int?](repeating: nil, count: owners)
    guard !name.isTooLong, !stem.isTooLong, stem.count > 1 else { return scores }
    let (typed, stemmed) = (name.array, stem.array)
    for other in index.names {
      let bytes = Array(index.pool[Int(other.start)..<(Int(other.start) + Int(other.count))])
      let candidates = [
        typoScore(typed, bytes), typoScore(stemmed, bytes), beginningScore(stemmed, bytes),
        wordScore(stemmed, bytes, FoldedName.words(starts: other.wordStarts, count: bytes.count)),
      ]
      guard let best = candidates.compactMap(\.self).min(), scores.indices.contains(Int(other.owner)) else { continue }
      scores[Int(other.owner)] = min(best, scores[Int(other.owner)] ?? best)
    }
    return scores
  }

  /// One typo in five letters, and one more; only one in a name of up to three letters.
  private static func typosAllowed(_ count: Int) -> Int { count <= 3 ? 1 : min(4, 1 + count / 5) }

  private func typoScore(_ typed: [UInt8], _ other: [UInt8]) -> Int? {
    let allowed = NearestNames.typosAllowed(typed.count)
    guard let typos = typoCount(typed, other, atMost: allowed), typos < other.count else { return nil }
    return typos * 10 + (typed.first == other.first ? 0 : 4)
  }

  private func beginningScore(_ typed: [UInt8], _ other: [UInt8]) -> Int? {
    guard typed.count >= 3, typed.count < other.count, other.starts(with: typed) else { return nil }
    return 14 + (other.count - typed.count) / 3
  }

  /// All words in common in any order is near; half of the letters in common is the least.
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
    guard common > 0, missed * 2 <= typed.count else { return nil }
    let extra = max(0, otherWords.count - common)
    return missed == 0 ? 12 + score + 4 * extra : 45 + score + 4 * extra + 20 * missed / typed.count
  }

  private func wordDistance(_ typed: [UInt8], _ other: [UInt8]) -> Int? {
    if typed == other { return 0 }
    if typed.count >= 3, other.starts(with: typed) { return 4 }
    guard typed.count >= 4, let typos = typoCount(typed, other, atMost: 1 + typed.count / 6) else { return nil }
    return typos * 8
  }
}

extension FoldedName {
  fileprivate var array: [UInt8] { (0..<count).map { bytes[$0] } }
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
