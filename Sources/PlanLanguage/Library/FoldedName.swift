/// An exercise name without anything that people spell differently: `Push-Ups`, `push ups` and `pushup` are one.

/// Lowercase letters without gaps, held in place (no heap). `ä` is `ae` and `ß` is `ss`, hyphens, spaces and
/// apostrophes are gone, `db`, `kb`, `bb`, `kh`, `lh`, `bw`, `sa` are written out, a plural loses its ending, and
/// `single-legged` is `single-leg`.
struct FoldedName: Sendable {
  /// In bytes. No exercise has a longer name.
  static let capacity = 64

  private(set) var count = 0
  /// Bit `n` is set where byte `n` begins a word.
  private(set) var wordStarts: UInt64 = 0
  /// Whether it did not fit; then it matches nothing.
  private(set) var isTooLong = false
  /// The bytes, eight per integer and zero after the last, so that names hash and compare eight bytes at a time.
  private(set) var packed = InlineArray<8, UInt64>(repeating: 0)
  private var wordStart = 0

  /// `stems`: plurals lose their ending and abbreviations are written out. Typos are better found without this.
  init(_ name: Swift.Span<UInt8>, stems: Bool = true) {
    var index = 0
    while index < name.count, !isTooLong {
      let byte = name[index]
      index &+= 1
      let letter = byte | 0x20
      if letter &- UInt8(ascii: "a") < 26 {
        append(letter)
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") {
        endWord(stems)
      } else {
        index = append(byte, followedBy: name, from: index, stems)
      }
    }
    endWord(stems)
  }

  /// A single word in lowercase ASCII, as it is.
  init(_ word: StaticString) {
    self.init(Swift.Span())
    word.withUTF8Buffer { for byte in $0 { append(byte) } }
    if count > 0 { wordStarts = 1 }
  }

  /// The letter at an index below `count`.
  subscript(index: Int) -> UInt8 { UInt8(truncatingIfNeeded: packed[index >> 3] &>> UInt64((index & 7) << 3)) }

  /// The number of integers of `packed` in use.
  var packedCount: Int { (count + 7) >> 3 }

  var hash: UInt64 {
    var hash = UInt64(count)
    for index in 0..<packedCount {
      hash = (hash ^ packed[index]) &* 0x9E37_79B9_7F4A_7C15  // Knuth's multiplier: 2^64 by the golden ratio
      hash ^= hash &>> 32
    }
    return hash
  }

  /// The name after its first letters.
  func dropFirst(_ length: Int) -> FoldedName {
    var name = FoldedName(Swift.Span())
    for index in 0..<count where index >= length { name.append(self[index]) }
    name.wordStarts = (wordStarts &>> UInt64(length)) | 1
    return name
  }

  /// Its first letters.
  func prefix(_ length: Int) -> FoldedName {
    var name = FoldedName(Swift.Span())
    for index in 0..<min(length, count) { name.append(self[index]) }
    name.wordStarts = wordStarts & (length < 64 ? 1 &<< UInt64(length) &- 1 : .max)
    return name
  }

  /// This name with another one after it.
  func followed(by other: FoldedName) -> FoldedName {
    var name = self
    if count < FoldedName.capacity { name.wordStarts |= other.wordStarts &<< UInt64(count) }
    for index in 0..<other.count { name.append(other[index]) }
    name.isTooLong = name.isTooLong || other.isTooLong
    return name
  }

  /// Whether it begins with a word in lowercase ASCII.
  func starts(with word: StaticString) -> Bool {
    guard word.utf8CodeUnitCount <= count else { return false }
    return word.withUTF8Buffer { letters in
      for index in letters.indices where letters[index] != self[index] { return false }
      return true
    }
  }

  /// Whether it ends with a word in lowercase ASCII.
  func ends(with word: StaticString) -> Bool {
    let start = count - word.utf8CodeUnitCount
    guard start >= 0 else { return false }
    return word.withUTF8Buffer { letters in
      for index in letters.indices where letters[index] != self[start + index] { return false }
      return true
    }
  }

  /// Whether it is this word in lowercase ASCII.
  func `is`(_ word: StaticString) -> Bool { word.utf8CodeUnitCount == count && starts(with: word) }

  /// Whether one of its words is this one.
  func hasWord(_ word: StaticString) -> Bool {
    wordRanges.contains { $0.count == word.utf8CodeUnitCount && dropFirst($0.lowerBound).starts(with: word) }
  }

  /// Whether a word begins with this letter.
  func startsWord(at index: Int) -> Bool { wordStarts &>> UInt64(index) & 1 == 1 }

  /// Where its words are.
  var wordRanges: Words { Words(starts: wordStarts, count: count) }

  func starts(with other: FoldedName) -> Bool {
    guard !other.isTooLong, other.count <= count else { return false }
    for index in 0..<other.count where other[index] != self[index] { return false }
    return true
  }

  private mutating func append(_ byte: UInt8) {
    guard count < FoldedName.capacity else {
      isTooLong = true
      return
    }
    packed[count >> 3] |= UInt64(byte) &<< UInt64((count & 7) << 3)
    count &+= 1
  }

  private mutating func removeLast(_ length: Int) {
    for _ in 0..<length {
      count -= 1
      packed[count >> 3] &= ~(0xFF &<< UInt64((count & 7) << 3))
    }
  }

  /// Handles a character that is not an ASCII letter; returns the index after its bytes.
  private mutating func append(
    _ byte: UInt8, followedBy name: Swift.Span<UInt8>, from index: Int, _ stems: Bool
  ) -> Int {
    let next = index < name.count ? name[index] : 0
    let afterNext = index + 1 < name.count ? name[index + 1] : 0
    switch (byte, next, afterNext) {
    case (UInt8(ascii: "\t"), _, _), (UInt8(ascii: "_"), _, _):
      endWord(stems)
      return index
    case (UInt8(ascii: "'"), _, _): return index
    case (0xC3, 0x80..., _):
      appendLatin(next)
      return index + 1
    case (0xC2, 0xA0, _):  // no-break space
      endWord(stems)
      return index + 1
    case (0xC2, 0xAD, _): return index + 1  // soft hyphen
    case (0xC2, 0xB0, _):  // `45°` is `45 degree`
      endWord(stems)
      ("degree" as StaticString).withUTF8Buffer { for byte in $0 { append(byte) } }
      return index + 1
    case (0xCC, 0x88, _):  // a diaeresis typed on its own after its letter
      append(UInt8(ascii: "e"))
      return index + 1
    case (0xE1, 0xBA, 0x9E):  // ẞ
      appendSharpS()
      return index + 2
    case (0xE2, 0x80, 0x90...0x95):  // hyphens and dashes
      endWord(stems)
      return index + 2
    case (0xE2, 0x80, 0x98...0x99): return index + 2  // curly apostrophes
    default:
      append(byte)
      return index
    }
  }

  /// The second byte of a letter from U+00C0 to U+00FF.
  private mutating func appendLatin(_ byte: UInt8) {
    switch byte | 0x20 {
    case 0xA4: append(UInt8(ascii: "a"))
    case 0xB6: append(UInt8(ascii: "o"))
    case 0xBC: append(UInt8(ascii: "u"))
    case 0xBF where byte == 0x9F: return appendSharpS()
    default:
      append(0xC3)
      // `É` is `é`; `×` is not a letter.
      return append((0x80...0x9E).contains(byte) && byte != 0x97 ? byte | 0x20 : byte)
    }
    append(UInt8(ascii: "e"))
  }

  private mutating func appendSharpS() {
    append(UInt8(ascii: "s"))
    append(UInt8(ascii: "s"))
  }

  private mutating func endWord(_ stems: Bool) {
    guard count > wordStart else { return }
    wordStarts |= 1 << UInt64(wordStart)
    if stems, !isTooLong {
      switch count - wordStart {
      case 2: writeOutAbbreviation()
      case 5, 6: if !dropParticiple() { dropPlural() }
      default: dropPlural()
      }
      dropGermanPlural()
    }
    wordStart = count
  }

  private mutating func writeOutAbbreviation() {
    let word: StaticString
    switch (self[wordStart], self[wordStart + 1]) {
    case (UInt8(ascii: "d"), UInt8(ascii: "b")): word = "dumbbell"
    case (UInt8(ascii: "k"), UInt8(ascii: "b")): word = "kettlebell"
    case (UInt8(ascii: "b"), UInt8(ascii: "b")): word = "barbell"
    case (UInt8(ascii: "k"), UInt8(ascii: "h")): word = "kurzhantel"
    case (UInt8(ascii: "l"), UInt8(ascii: "h")): word = "langhantel"
    case (UInt8(ascii: "b"), UInt8(ascii: "w")): word = "bodyweight"
    case (UInt8(ascii: "s"), UInt8(ascii: "a")): word = "singlearm"
    default: return
    }
    removeLast(2)
    word.withUTF8Buffer { for byte in $0 { append(byte) } }
  }

  /// `legged`, `armed` and `handed` are `leg`, `arm` and `hand`; false for any other word.
  private mutating func dropParticiple() -> Bool {
    guard self[count - 1] == UInt8(ascii: "d") else { return false }
    for (word, ending) in [("legged", 3), ("armed", 2), ("handed", 2)] as [(StaticString, Int)]
    where word.utf8CodeUnitCount == count - wordStart && ends(with: word) {
      removeLast(ending)
      return true
    }
    return false
  }

  /// `-s`; `-es` after a sibilant; `-ies` is `-y`. `press` keeps its `s`, and so do `Bizeps` and `Trizeps`.
  private mutating func dropPlural() {
    let (s, e) = (UInt8(ascii: "s"), UInt8(ascii: "e"))
    guard count - wordStart >= 3, self[count - 1] == s, self[count - 2] != s, !ends(with: "izeps") else { return }
    guard self[count - 2] == e else { return removeLast(1) }
    let beforeLast = count - wordStart >= 4 ? self[count - 4] : 0
    switch (beforeLast, self[count - 3]) {
    case (_, UInt8(ascii: "i")):
      removeLast(3)
      append(UInt8(ascii: "y"))
    case (s, s), (UInt8(ascii: "c"), UInt8(ascii: "h")), (s, UInt8(ascii: "h")), (_, UInt8(ascii: "x")): removeLast(2)
    default: removeLast(1)
    }
  }
}

extension FoldedName {
  /// `Ausfallschritte` is `Ausfallschritt`, `Klimmzüge` is `Klimmzug`; also `flye` is `fly`.
  private mutating func dropGermanPlural() {
    guard count - wordStart >= 4, !isTooLong else { return }
    let last = self[count - 1]
    guard last == UInt8(ascii: "e") || last == UInt8(ascii: "n") else { return }
    for (plural, singular) in FoldedName.plurals
    where plural.utf8CodeUnitCount <= count - wordStart && ends(with: plural) {
      removeLast(plural.utf8CodeUnitCount)
      singular.withUTF8Buffer { for byte in $0 { append(byte) } }
      return
    }
  }

  private static let plurals: [(StaticString, StaticString)] = [
    ("flye", "fly"), ("schritte", "schritt"), ("schritten", "schritt"), ("stuetze", "stuetz"), ("stuetzen", "stuetz"),
    ("zuege", "zug"), ("zuegen", "zug"), ("beugen", "beuge"), ("spruenge", "sprung"), ("hanteln", "hantel"),
  ]
}

/// The words of a folded name as ranges of its letters.
struct Words: Sequence, IteratorProtocol {
  var starts: UInt64
  let count: Int

  mutating func next() -> Range<Int>? {
    guard starts != 0 else { return nil }
    let start = starts.trailingZeroBitCount
    starts &= starts &- 1
    let end = starts == 0 ? count : Swift.min(starts.trailingZeroBitCount, count)
    return start < end ? start..<end : nil
  }
}
