/// Finds a folded name among thousands: an open-addressed hash table over one pool of bytes.

struct NameIndex: Sendable {
  /// One name: where its letters are in the pool, and whose it is.
  struct Name: Sendable {
    var hash: UInt64
    var wordStarts: UInt64
    var letters: LetterSet
    var start: UInt32
    var owner: UInt16
    var count: UInt8
  }

  private(set) var names: [Name] = []
  /// The letters of all names, each starting at a new integer, packed as in `FoldedName`.
  private var pool: [UInt64] = []
  /// The place of a name in `names` plus one; 0 is free. A power of two, at most half full.
  private var slots: [UInt16]

  init(expecting count: Int = 16) {
    var size = 32
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    names.reserveCapacity(count)
    pool.reserveCapacity(count * 3)
  }

  /// Adds a name for `owner`. An existing name stays with its first owner, or goes to the new one.
  mutating func insert(_ name: FoldedName, owner: Int, replacing: Bool = false) {
    guard name.count > 0, !name.isTooLong, names.count < Int(UInt16.max), let owner = UInt16(exactly: owner) else {
      return
    }
    if (names.count + 1) * 2 > slots.count { grow() }
    let hash = name.hash
    let slot = slot(for: name, hash: hash)
    guard slots[slot] == 0 else {
      if replacing { names[Int(slots[slot]) - 1].owner = owner }
      return
    }
    let start = pool.count
    for index in 0..<name.packedCount { pool.append(name.packed[index]) }
    names.append(
      Name(
        hash: hash, wordStarts: name.wordStarts, letters: LetterSet(name), start: UInt32(start), owner: owner,
        count: UInt8(name.count)))
    slots[slot] = UInt16(names.count)
  }

  func find(_ name: FoldedName) -> Int? {
    guard name.count > 0, !name.isTooLong else { return nil }
    let place = slots[slot(for: name, hash: name.hash)]
    return place == 0 ? nil : Int(names[Int(place) - 1].owner)
  }

  /// The owner of the first of the names with the fewest typos, at most this many; one if the first letter differs.
  func nearest(to name: FoldedName, atMost limit: Int) -> (owner: Int, typos: Int)? {
    let typed = (0..<name.count).map { name[$0] }
    let typedLetters = LetterSet(typed[...])
    var (letters, nearest): ([UInt8], (owner: Int, typos: Int)?) = ([], nil)
    for other in names where abs(Int(other.count) - typed.count) <= limit {
      let least = nearest.map { $0.typos - 1 } ?? limit
      guard typedLetters.mayBecome(other.letters, byTypos: least) else { continue }
      copy(other, to: &letters)
      guard let typos = typoCount(typed, letters[...], atMost: letters.first == typed.first ? least : min(1, least))
      else { continue }
      nearest = (Int(other.owner), typos)
      if typos == 0 { break }
    }
    return nearest
  }

  /// Replaces the contents of `letters` with the letters of a name.
  func copy(_ name: Name, to letters: inout [UInt8]) {
    letters.removeAll(keepingCapacity: true)
    for index in 0..<Int(name.count) {
      letters.append(UInt8(truncatingIfNeeded: pool[Int(name.start) + index >> 3] &>> UInt64((index & 7) << 3)))
    }
  }

  /// Where the name is, or where it would go.
  private func slot(for name: FoldedName, hash: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let other = names[Int(slots[slot]) - 1]
      if other.hash == hash, isSame(other, name) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func isSame(_ other: Name, _ name: FoldedName) -> Bool {
    guard Int(other.count) == name.count else { return false }
    for index in 0..<name.packedCount where pool[Int(other.start) + index] != name.packed[index] { return false }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for (index, name) in names.enumerated() {
      var slot = Int(truncatingIfNeeded: name.hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt16(index + 1)
    }
  }
}
