/// Eight bytes of a source at once: the letters or digits they begin with, without a branch for each.

struct EightBytes {
  /// The first byte is the lowest.
  private let bytes: UInt64

  /// Nil where fewer than eight are left.
  @inline(__always)
  init?(of source: [UInt8], at index: Int) {
    guard index &+ 8 <= source.count else { return nil }
    bytes = UInt64(littleEndian: source.span.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// How many of them, from the first one on, are ASCII letters.
  @inline(__always)
  var letterCount: Int {
    // Seven bits and a sum below 0x80 + 0x80 stay within their byte; the highest bit says whether the byte is above.
    let folded = (bytes & EightBytes.all(0x7F)) | EightBytes.all(0x20)
    let fromA = folded &+ EightBytes.all(0x80 - UInt8(ascii: "a"))
    let aboveZ = folded &+ EightBytes.all(0x7F - UInt8(ascii: "z"))
    let others = (~fromA | aboveZ | bytes) & EightBytes.all(0x80)
    return others.trailingZeroBitCount / 8
  }

  /// The first `count` of them, 1 … 8, in lower case, the last one lowest, as `Letters` has them.
  @inline(__always)
  func letters(_ count: Int) -> UInt64 {
    (bytes | EightBytes.all(0x20)).byteSwapped &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count)
  }

  /// How many of them, from the first one on, are digits.
  @inline(__always)
  var digitCount: Int {
    let values = bytes ^ EightBytes.all(UInt8(ascii: "0"))
    let aboveNine = (values & EightBytes.all(0x7F)) &+ EightBytes.all(0x7F - 9)
    return ((aboveNine | values) & EightBytes.all(0x80)).trailingZeroBitCount / 8
  }

  /// The number that the first `count` of them, 1 … 8 digits, are: pairs of digits are added up, then fours, then eight.
  @inline(__always)
  func number(_ count: Int) -> UInt64 {
    let digits = (bytes ^ EightBytes.all(UInt8(ascii: "0"))) &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count)
    let pairs = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_FFFF_0000_FFFF
    return (fours &* 10_000 &+ fours >> 32) & 0xFFFF_FFFF
  }

  private static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}
