/// Finds a folded name among some thousand others: an open-addressed hash table over one pool of bytes.

struct NameIndex: Sendable {
  /// One name: where its bytes are in the pool, and whose it is.
  struct Name: Sendable {
    var start: UInt32
    var count: UInt8
    var owner: UInt16
    var hash: UInt32
    var wordStarts: UInt64
  }

  private(set) var names: [Name] = []
  private(set) var pool: [UInt8] = []
  /// The place of a name in `names` plus one; 0 is free. A power of two, at most half full.
  private var slots: [UInt16]

  init(expecting count: Int = 16) {
    var size = 32
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    names.reserveCapacity(count)
    pool.reserveCapacity(count * 16)
  }

  /// Adds a name for `owner`. A name that is there already stays with its first owner.
  mutating func insert(_ name: borrowing FoldedName, owner: Int) {
    guard name.count > 0, !name.isTooLong, names.count < Int(UInt16.max), let owner = UInt16(exactly: owner) else {
      return
    }
    if (names.count + 1) * 2 > slots.count { grow() }
    let hash = name.hash()
    let slot = slot(for: name, from: 0, hash: hash)
    guard slots[slot] == 0 else { return }
    let start = pool.count
    var index = 0
    while index < name.count {
      pool.append(name.bytes[index])
      index += 1
    }
    names.append(
      Name(start: UInt32(start), count: UInt8(name.count), owner: owner, hash: hash, wordStarts: name.wordStarts))
    slots[slot] = UInt16(names.count)
  }

  /// The owner of a name, or of its bytes from `start` on.
  func find(_ name: borrowing FoldedName, from start: Int = 0) -> Int? {
    guard name.count > start, !name.isTooLong, !names.isEmpty else { return nil }
    let entry = slots[slot(for: name, from: start, hash: name.hash(from: start))]
    return entry == 0 ? nil : Int(names[Int(entry) - 1].owner)
  }

  /// Where the name is, or where it would go.
  private func slot(for name: borrowing FoldedName, from start: Int, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let other = names[Int(slots[slot]) - 1]
      if other.hash == hash, isSame(other, name, from: start) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func isSame(_ other: Name, _ name: borrowing FoldedName, from start: Int) -> Bool {
    guard Int(other.count) == name.count - start else { return false }
    for index in 0..<Int(other.count) where pool[Int(other.start) + index] != name.bytes[start + index] {
      return false
    }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for (index, name) in names.enumerated() {
      var slot = Int(name.hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt16(index + 1)
    }
  }
}
