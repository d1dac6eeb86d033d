/// A fixed set of words, found by their length and bytes, whatever their case, without making a `String`.

struct WordTable: Sendable {
  private struct Entry: Sendable {
    var bytes: [UInt8]
    var value: UInt8
  }

  /// Sorted by first letter.
  private let entries: [Entry]
  /// For each letter where its entries begin; one more for the end.
  private let starts: [Int]
  /// For each letter the lengths its words have, one bit a length: most words of a plan are turned away by this.
  private let lengths: [UInt32]

  /// Words of lowercase ASCII letters, at most 31 each.
  init(_ words: [(word: String, value: UInt8)]) {
    let sorted = words.map { Entry(bytes: Array($0.word.utf8), value: $0.value) }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    var lengths = [UInt32](repeating: 0, count: 26)
    var starts = [Int](repeating: 0, count: 27)
    for letter in 0..<26 {
      starts[letter + 1] = sorted.lastIndex { Int($0.bytes[0]) - 97 <= letter }.map { $0 + 1 } ?? 0
    }
    for entry in sorted { lengths[Int(entry.bytes[0]) - 97] |= 1 << UInt32(entry.bytes.count) }
    self.entries = sorted
    self.starts = starts
    self.lengths = lengths
  }

  /// The value of the word from `start` up to `end`; nil if it is none of these.
  func value(in source: [UInt8], from start: Int, to end: Int) -> UInt8? {
    let length = end - start
    let letter = Int(source[start] | 0x20) - 97
    guard length < 32, letter >= 0, letter < 26, lengths[letter] & (1 << UInt32(length)) != 0 else { return nil }
    for index in starts[letter]..<starts[letter + 1] where entries[index].bytes.count == length {
      if matches(entries[index].bytes, source, start) { return entries[index].value }
    }
    return nil
  }

  private func matches(_ word: [UInt8], _ source: [UInt8], _ start: Int) -> Bool {
    for offset in 0..<word.count where source[start + offset] | 0x20 != word[offset] { return false }
    return true
  }
}
