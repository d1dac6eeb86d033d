/// Which letters a word has, to rule out most words that are not similar to it before they are compared.

struct LetterSet: Sendable {
  /// A bit for each letter; those that are no letters of the alphabet share some.
  private var bits: UInt32 = 0

  init(_ word: ArraySlice<UInt8>) {
    for letter in word { insert(letter) }
  }

  init(_ name: FoldedName) {
    for index in 0..<name.count { insert(name[index]) }
  }

  private mutating func insert(_ letter: UInt8) { bits |= 1 &<< UInt32(truncatingIfNeeded: letter & 31) }

  /// Whether all of its letters but this many are among those of another.
  func isWithin(_ other: LetterSet, but missing: Int = 0) -> Bool {
    (bits & ~other.bits).nonzeroBitCount <= missing
  }

  /// Whether so few typos may lead to a word with the letters of another: each one adds a letter, takes one away, or does
  /// both.
  func mayBecome(_ other: LetterSet, byTypos limit: Int) -> Bool {
    isWithin(other, but: limit) && other.isWithin(self, but: limit)
  }
}
