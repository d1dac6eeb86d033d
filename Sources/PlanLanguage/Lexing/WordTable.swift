/// A fixed set of words, found by their letters, whatever their case, without making a `String`.

/// The letters of a word as the lexer collects them: its last eight bytes in lower case, and how many there are in all.
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

  /// A hash table; on a collision the next free place is taken. One without letters is free.
  private var places = [Place](repeating: Place(), count: 512)

  /// Fewer than a hundred words of lowercase ASCII letters. Of words above eight letters no two share their last eight.
  init(_ words: [(word: String, value: UInt8)]) {
    for (word, value) in words {
      var letters = Letters()
      for byte in word.utf8 { letters.append(byte) }
      var index = WordTable.index(of: letters)
      while places[index].letters.count != 0 { index = (index + 1) & 511 }
      places[index] = Place(letters: letters, value: value)
    }
  }

  /// The value of a word; nil if it is none of these. Above eight letters the first ones are for the caller to check.
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
