/// How similar a mistyped name is to the names of a library: by typos, by its beginning, or by common words.

struct NearestNames {
  private let typed: [UInt8]
  private let stemmed: [UInt8]
  private let words: [Word]
  private let (typedLetters, stemmedLetters): (LetterSet, LetterSet)

  private struct Word {
    var letters: [UInt8]
    var set: LetterSet
    /// As many as a word of a name may have; a short one is as it is.
    var mostTypos: Int

    init(_ letters: ArraySlice<UInt8>) {
      (self.letters, set) = (Array(letters), LetterSet(letters))
      mostTypos = letters.count < 4 ? 0 : 1 + letters.count / 6
    }

    var count: Int { letters.count }
  }

  /// Nil for a name that nothing is similar to: one letter, a number, or longer than any name.
  init?(_ name: Swift.Span<UInt8>) {
    let (plain, stem) = (FoldedName(name, stems: false), FoldedName(name))
    guard !plain.isTooLong, !stem.isTooLong, stem.count > 1 else { return nil }
    typed = (0..<plain.count).map { plain[$0] }
    let stemmed = (0..<stem.count).map { stem[$0] }
    self.stemmed = stemmed
    words = stem.wordRanges.map { Word(stemmed[$0]) }
    // *five* is in the *five-step throw*, and means any of five.
    if words.allSatisfy({ word in Self.numbers.contains { word.letters.elementsEqual($0.utf8) } }) { return nil }
    (typedLetters, stemmedLetters) = (LetterSet(plain), LetterSet(stem))
  }

  /// For each owner, the distance of its nearest name; lower is nearer, nil is too far to be meant.
  func scores(in index: NameIndex, owners: Int) -> [Int?] {
    var scores = [Int?](repeating: nil, count: owners)
    var letters: [UInt8] = []
    var nameCount = 0
    var lastOwner = -1
    for name in index.names {
      let owner = Int(name.owner)
      (nameCount, lastOwner) = (owner == lastOwner ? nameCount + 1 : 1, owner)
      guard mayBeNear(name.letters) else { continue }
      index.copy(name, to: &letters)
      guard var score = score(letters, starts: name.wordStarts), scores.indices.contains(owner) else { continue }
      if nameCount > 2 { score += 1 }  // an alias: after the English and the German name
      scores[owner] = min(score, scores[owner] ?? score)
    }
    return scores
  }

  /// Whether a name with these letters may have a score: as a whole, by its beginning, or by its words.
  private func mayBeNear(_ other: LetterSet) -> Bool {
    if typedLetters.mayBecome(other, byTypos: Self.mostTypos) || stemmedLetters.isWithin(other)
      || stemmedLetters.mayBecome(other, byTypos: Self.mostTypos)
    {
      return true
    }
    var missed = 0
    for word in words where !word.set.isWithin(other, but: word.mostTypos) { missed += word.count }
    return mayMiss(missed)
  }

  /// Whether so many letters may be in words that a name lacks.
  private func mayMiss(_ missed: Int) -> Bool { missed * 3 <= stemmed.count }

  private func score(_ other: [UInt8], starts: UInt64) -> Int? {
    var best = typoScore(typed, other)
    func consider(_ score: Int?) { if let score { best = min(score, best ?? score) } }
    if typed != stemmed { consider(typoScore(stemmed, other)) }
    consider(beginningScore(other))
    consider(wordScore(other, Words(starts: starts, count: other.count)))
    return best
  }

  /// Two typos; one in a name of up to five letters, none in one of two. Three make another word.
  private func typoScore(_ typed: [UInt8], _ other: [UInt8]) -> Int? {
    let allowed = min(typed.count, other.count) <= 2 ? 0 : typed.count <= 5 ? 1 : Self.mostTypos
    guard let typos = typoCount(typed, other[...], atMost: allowed), typos < other.count else { return nil }
    // Fingers rarely miss the first letter; if it differs, a second typo makes it another word.
    let startsAlike = typed.first == other.first
    // Another first letter makes another word of a short one: *lat hang* is not a cat hang.
    if !startsAlike, words.count > 1, let first = words.first, first.count <= 3 { return nil }
    return startsAlike || typos <= 1 ? typos * 10 + (startsAlike ? 0 : 8) : nil
  }

  private func beginningScore(_ other: [UInt8]) -> Int? {
    guard stemmed.count >= 3, stemmed.count < other.count, other.starts(with: stemmed) else { return nil }
    return 14 + (other.count - stemmed.count) / 3
  }

  /// All words in common, in any order, is near. Two thirds of the letters are the minimum, and the last word of one of
  /// the names is among them: it says what is done, the others only how.
  private func wordScore(_ other: [UInt8], _ otherWords: Words) -> Int? {
    var (score, missed, common) = (0, 0, 0)
    var (hasLast, hasOtherLast) = (false, false)
    let last = otherWords.reduce(0..<0) { $1 }
    for (index, word) in words.enumerated() {
      var nearest: Int?
      for range in otherWords {
        guard let distance = distance(of: word, to: other[range]) else { continue }
        nearest = min(distance, nearest ?? distance)
        hasOtherLast = hasOtherLast || range == last
      }
      if let nearest {
        score += nearest
        common += 1
        hasLast = hasLast || index == words.count - 1
      } else {
        missed += word.count
        guard mayMiss(missed) else { return nil }
      }
    }
    guard common > 0, missed == 0 || hasLast || hasOtherLast && !Self.isEquipment(other[last]) else { return nil }
    let extra = 4 * max(0, otherWords.starts.nonzeroBitCount - common)
    return missed == 0 ? 12 + score + extra : 45 + score + extra + 20 * missed / stemmed.count
  }

  /// Last words that say with what something is done, as in *run with a ball*.
  private static let equipment = ["ball", "bar", "band", "barbell", "dumbbell", "kettlebell", "medizinball"]

  private static func isEquipment(_ word: ArraySlice<UInt8>) -> Bool {
    equipment.contains { word.elementsEqual($0.utf8) }
  }

  private static let numbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "ein", "eins",
    "zwei", "drei", "vier", "fünf", "fuenf", "funf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf",
    "zwoelf", "zwolf",
  ]

  private static let mostTypos = 2

  private func distance(of word: Word, to other: ArraySlice<UInt8>) -> Int? {
    let (letters, startsAlike) = (word.letters, word.letters.first == other.first)
    if startsAlike, letters.count >= 3, other.starts(with: letters) { return letters.count == other.count ? 0 : 4 }
    if letters.count < 4 {
      guard letters.count == other.count else { return nil }
      if startsAlike, other.elementsEqual(letters) { return 0 }
      return letters.count == 3 && letters.sorted() == other.sorted() ? 8 : nil
    }
    // A word that begins otherwise is another one, unless it is long: *side* is not *ride*, *crunch* is not *punch*.
    let allowed = startsAlike ? word.mostTypos : letters.count >= 6 ? 1 : 0
    return typoCount(letters, other, atMost: allowed).map { $0 * 8 }
  }
}

/// The Damerau-Levenshtein distance (a letter added, removed, changed, or two swapped) of two words of at most 64
/// bytes; nil above `limit`. Source: the optimal string alignment recurrence, Damerau, CACM 7(3), 1964.
func typoCount(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? { typoCount(a, b[...], atMost: limit) }

func typoCount(_ a: [UInt8], _ b: ArraySlice<UInt8>, atMost limit: Int) -> Int? {
  guard abs(a.count - b.count) <= limit, max(a.count, b.count) <= FoldedName.capacity else { return nil }
  // A typo accounts for at most one letter that only one of them has, which rules out most pairs.
  guard LetterSet(a[...]).mayBecome(LetterSet(b), byTypos: limit) else { return nil }
  var beforeLast = InlineArray<65, UInt8>(repeating: 0)
  var last = InlineArray<65, UInt8> { UInt8($0) }
  var current = beforeLast
  let first = b.startIndex
  for row in a.indices {
    current[0] = UInt8(row + 1)
    var least = row + 1
    for column in 0..<b.count {
      let letter = b[first + column]
      var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (a[row] == letter ? 0 : 1))
      if row > 0, column > 0, a[row] == b[first + column - 1], a[row - 1] == letter {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current[column + 1] = cost
      least = min(least, Int(cost))
    }
    if least > limit { return nil }
    (beforeLast, last) = (last, current)
  }
  let distance = Int(last[b.count])
  return distance <= limit ? distance : nil
}
