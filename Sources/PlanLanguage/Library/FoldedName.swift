/// An exercise name with everything taken off that people spell differently: `Push-Ups`, `push ups` and `pushup` are one.

/// Lowercase letters without gaps, held in place (no heap). `ä` is `ae` and `ß` is `ss`, hyphens, spaces and
/// apostrophes are gone, `db`, `kb`, `bb`, `kh`, `lh` are written out, and a word in the plural loses its ending.
struct FoldedName {
  /// Longer names are no exercise's.
  static let capacity = 64

  private(set) var bytes = InlineArray<64, UInt8>(repeating: 0)
  private(set) var count = 0
  /// Bit `n` is set where byte `n` begins a word.
  private(set) var wordStarts: UInt64 = 0
  /// It did not fit, so it matches nothing.
  private(set) var isTooLong = false
  private var wordStart = 0

  /// `stems`: plurals lose their ending and abbreviations are written out. Typos are better compared without.
  init(_ name: Swift.Span<UInt8>, stems: Bool = true) {
    var index = 0
    while index < name.count, !isTooLong {
      let byte = name[index]
      let next = index + 1 < name.count ? name[index + 1] : 0
      let afterNext = index + 2 < name.count ? name[index + 2] : 0
      index += 1
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): append(byte | 0x20)
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "\t"), UInt8(ascii: "_"): endWord(stems)
      case UInt8(ascii: "'"): break
      case 0xC3:
        index += 1
        appendLatin(next)
      case 0xC2 where next == 0xA0:  // no-break space
        index += 1
        endWord(stems)
      case 0xC2 where next == 0xAD: index += 1  // soft hyphen
      case 0xCC where next == 0x88:  // a diaeresis typed on its own after its letter
        index += 1
        append(UInt8(ascii: "e"))
      case 0xE1 where next == 0xBA && afterNext == 0x9E:  // ẞ
        index += 2
        appendSharpS()
      case 0xE2 where next == 0x80 && (0x90...0x95).contains(afterNext):  // hyphens and dashes
        index += 2
        endWord(stems)
      case 0xE2 where next == 0x80 && (0x98...0x99).contains(afterNext): index += 2  // curly apostrophes
      default: append(byte)
      }
    }
    endWord(stems)
  }

  /// The words as ranges of `bytes`.
  var words: [Range<Int>] { FoldedName.words(starts: wordStarts, count: count) }

  static func words(starts: UInt64, count: Int) -> [Range<Int>] {
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

  /// FNV-1a of the bytes from `start` on.
  func hash(from start: Int = 0) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    var index = start
    while index < count {
      hash = (hash ^ UInt32(bytes[index])) &* 16_777_619
      index += 1
    }
    return hash
  }

  /// Whether the bytes begin with those of a word of ASCII.
  func starts(with word: StaticString) -> Bool {
    guard word.utf8CodeUnitCount <= count else { return false }
    return word.withUTF8Buffer { buffer in
      for index in buffer.indices where buffer[index] != bytes[index] { return false }
      return true
    }
  }

  func starts(with other: borrowing FoldedName) -> Bool {
    guard !other.isTooLong, other.count <= count else { return false }
    for index in 0..<other.count where other.bytes[index] != bytes[index] { return false }
    return true
  }

  private mutating func append(_ byte: UInt8) {
    guard count < FoldedName.capacity else {
      isTooLong = true
      return
    }
    if count == wordStart { wordStarts |= 1 << UInt64(count) }
    bytes[count] = byte
    count += 1
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
      return append(byte)
    }
    append(UInt8(ascii: "e"))
  }

  private mutating func appendSharpS() {
    append(UInt8(ascii: "s"))
    append(UInt8(ascii: "s"))
  }

  private mutating func endWord(_ stems: Bool) {
    if stems, count > wordStart, !isTooLong {
      if count - wordStart == 2 { writeOutAbbreviation() } else { dropPlural() }
    }
    wordStart = count
  }

  private mutating func writeOutAbbreviation() {
    let word: StaticString
    switch (bytes[wordStart], bytes[wordStart + 1]) {
    case (UInt8(ascii: "d"), UInt8(ascii: "b")): word = "dumbbell"
    case (UInt8(ascii: "k"), UInt8(ascii: "b")): word = "kettlebell"
    case (UInt8(ascii: "b"), UInt8(ascii: "b")): word = "barbell"
    case (UInt8(ascii: "k"), UInt8(ascii: "h")): word = "kurzhantel"
    case (UInt8(ascii: "l"), UInt8(ascii: "h")): word = "langhantel"
    default: return
    }
    count = wordStart
    word.withUTF8Buffer { for byte in $0 { append(byte) } }
  }

  /// `-s`; `-es` after a hiss; `-ies` is `-y`. `press` keeps its `s`.
  private mutating func dropPlural() {
    func letter(_ fromEnd: Int) -> UInt8 {
      let index = count - fromEnd
      return index >= wordStart ? bytes[index] : 0
    }
    let (s, e) = (UInt8(ascii: "s"), UInt8(ascii: "e"))
    guard count - wordStart >= 3, letter(1) == s, letter(2) != s else { return }
    guard letter(2) == e else {
      count -= 1
      return
    }
    switch (letter(4), letter(3)) {
    case (_, UInt8(ascii: "i")):
      bytes[count - 3] = UInt8(ascii: "y")
      count -= 2
    case (s, s), (UInt8(ascii: "c"), UInt8(ascii: "h")), (s, UInt8(ascii: "h")), (_, UInt8(ascii: "x")): count -= 2
    default: count -= 1
    }
  }
}
