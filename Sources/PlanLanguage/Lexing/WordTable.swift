/// A fixed set of words, looked up by their letters, ignoring case, without making a `String`.

/// The letters of a word as the lexer collects them: its last eight bytes in lower case, and the total count.
struct Letters: Hashable, Sendable {
  var last: UInt64 = 0
  var count = 0

  init(last: UInt64 = 0, count: Int = 0) {
    self.last = last
    self.count = count
  }

  init(in source: [UInt8], from start: Int, to end: Int) {
    for index in start..<min(max(start, end), source.count) { append(source[index]) }
  }

  mutating func append(_ byte: UInt8) {
    last = last << 8 | UInt64(byte | 0x20)
    count &+= 1
  }
}

struct WordTable: Sendable {
  private struct Place: Sendable {
    var letters = Letters()
    var value: UInt8 = 0
  }

  /// A hash table; on a collision it takes the next free slot. A slot without letters is free.
  private var places = [Place](repeating: Place(), count: 512)

  /// Fewer than two hundred words of lowercase ASCII letters. No two words of more than eight letters share their last
  /// eight.
  init(_ words: [(word: String, value: UInt8)]) {
    for (word, value) in words {
      var letters = Letters()
      for byte in word.utf8 { letters.append(byte) }
      var index = WordTable.index(of: letters)
      while places[index].letters.count != 0 { index = (index + 1) & 511 }
      places[index] = Place(letters: letters, value: value)
    }
  }

  /// The value of a word; nil if it is not in the table. For more than eight letters, the caller must check the first
  /// ones.
  @inline(__always)
  func value(of letters: Letters) -> UInt8? {
    var index = WordTable.index(of: letters)
    while places[index].letters.count != 0 {
      if places[index].letters == letters { return places[index].value }
      index = (index &+ 1) & 511
    }
    return nil
  }

  /// Fibonacci hashing (Knuth, TAOCP 3, 6.4).
  private static func index(of letters: Letters) -> Int {
    Int(truncatingIfNeeded: (letters.last &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }
}
