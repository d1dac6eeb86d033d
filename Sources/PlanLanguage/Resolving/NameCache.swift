/// Remembers what has been made of the names of a source, so that the same name costs one hash of its bytes.

/// A table from bytes, ASCII letters without their case, to small numbers.
struct NameCache {
  private struct Entry {
    var hash: UInt32
    var span: Span
    var value: Int32
  }

  private var entries: [Entry] = []
  /// Places in `entries` plus one; 0 is free. Its count is a power of two and more than entries.
  private var slots = [Int32](repeating: 0, count: 256)

  /// The number that stands for these bytes, and where they stood first.
  func find(_ span: Span, in source: [UInt8]) -> (value: Int32, first: Span)? {
    let hash = Self.hash(span, in: source)
    var slot = Int(hash) & (slots.count - 1)
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
    var slot = Int(entries[place].hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(place + 1)
  }

  /// FNV-1a over bytes of which bit 5, the case of a letter, is set.
  private static func hash(_ span: Span, in source: [UInt8]) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for index in span.range { hash = (hash ^ UInt32(source[index] | 0x20)) &* 16_777_619 }
    return hash ^ (hash >> 15)
  }

  private static func areEqual(_ one: Span, _ two: Span, in source: [UInt8]) -> Bool {
    guard one.end - one.start == two.end - two.start else { return false }
    var (left, right) = (Int(one.start), Int(two.start))
    while left < Int(one.end) {
      let (a, b) = (source[left], source[right])
      guard a == b || lowercased(a) == lowercased(b) else { return false }
      (left, right) = (left + 1, right + 1)
    }
    return true
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
