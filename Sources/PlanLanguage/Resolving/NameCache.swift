/// Caches the meaning of the names in a source, so that a repeated name costs one hash of its bytes.

/// A table from bytes, ASCII letters without their case, to small numbers.
struct NameCache {
  private struct Entry {
    var hash: UInt32
    var span: Span
    var value: Int32
  }

  private var entries: [Entry] = []
  /// Places in `entries` plus one; 0 is free. Its count is a power of two and larger than that of `entries`.
  private var slots = [Int32](repeating: 0, count: 256)

  /// The number for these bytes, and their first place.
  func find(_ span: Span, in source: [UInt8]) -> (value: Int32, first: Span)? {
    let hash = Self.hash(span, in: source)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash && Self.areEqual(entry.span, span, in: source) { return (entry.value, entry.span) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Remembers bytes that `find` did not know.
  mutating func insert(_ value: Int32, for span: Span, in source: [UInt8]) {
    entries.append(Entry(hash: Self.hash(span, in: source), span: span, value: value))
    if entries.count * 2 > slots.count {
      slots = [Int32](repeating: 0, count: slots.count * 2)
      for place in entries.indices { occupy(place) }
    } else {
      occupy(entries.count - 1)
    }
  }

  private mutating func occupy(_ place: Int) {
    var slot = Int(truncatingIfNeeded: entries[place].hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(place + 1)
  }

  /// Mixes eight bytes at a time, with bit 5 (the case of a letter) set. The last eight may overlap those before.
  @inline(__always)
  private static func hash(_ span: Span, in source: [UInt8]) -> UInt32 {
    let bytes = source.span.extracting(span.range).bytes
    var hash = UInt64(bytes.byteCount)
    if bytes.byteCount < 8 {
      for offset in bytes.byteOffsets { hash = hash << 8 | UInt64(byte(at: offset, of: bytes) | 0x20) }
      hash &*= mixer
    } else {
      var offset = 0
      while offset < bytes.byteCount - 8 {
        hash = (hash ^ (word(at: offset, of: bytes) | everyCaseBit)) &* mixer
        hash ^= hash >> 32
        offset += 8
      }
      hash = (hash ^ (word(at: bytes.byteCount - 8, of: bytes) | everyCaseBit)) &* mixer
    }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 29))
  }

  private static let everyCaseBit: UInt64 = 0x2020_2020_2020_2020
  /// 2^64 divided by the golden ratio, as Fibonacci hashing takes it.
  private static let mixer: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  private static func areEqual(_ one: Span, _ two: Span, in source: [UInt8]) -> Bool {
    let left = source.span.extracting(one.range).bytes
    let right = source.span.extracting(two.range).bytes
    guard left.byteCount == right.byteCount else { return false }
    var offset = 0
    while offset + 8 <= left.byteCount {
      guard areEqual(word(at: offset, of: left), word(at: offset, of: right)) else { return false }
      offset += 8
    }
    while offset < left.byteCount {
      guard lowercased(byte(at: offset, of: left)) == lowercased(byte(at: offset, of: right)) else { return false }
      offset += 1
    }
    return true
  }

  private static func areEqual(_ one: UInt64, _ two: UInt64) -> Bool {
    if one == two { return true }
    guard one | everyCaseBit == two | everyCaseBit else { return false }
    return stride(from: 0, to: 64, by: 8).allSatisfy { shift in
      lowercased(UInt8(truncatingIfNeeded: one >> shift)) == lowercased(UInt8(truncatingIfNeeded: two >> shift))
    }
  }

  private static func word(at offset: Int, of bytes: RawSpan) -> UInt64 {
    bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  private static func byte(at offset: Int, of bytes: RawSpan) -> UInt8 {
    bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
