/// Chains, bands and vests beside a load: `@ 100kg + chains`, `@ 80kg + 20kg chains`, `@ 80kg with red band`. What they add
/// depends on the lift, so they are a note.

extension Parser {
  /// Reports such words, behind the load or at its `+`, and reads over them.
  mutating func reportAddedEquipment() -> Bool {
    guard token.start != quietAt, let (words, end) = addedEquipment() else { return false }
    let start = token.start
    let found = shortened(start, end)
    while token.start < end, !at(.end) { presume() }
    let note = "note \"\(words)\""
    let place = span(start, end)
    report(
      .unknownAttribute(found), at: place, hints: [.write(note)],
      fixes: canTakeNote ? [Fix(replace: place, with: tree.spaced(note, at: start))] : [])
    return true
  }

  /// Whether the `+` here adds equipment with a number of its own, and no value: `+ 20kg chains`, `+ 2 chains`.
  var equipmentFollowsPlus: Bool {
    mutating get {
      guard at(.plus), peek().kind == .number, let (words, _) = addedEquipment() else { return false }
      // A vest of 10kg weighs that much.
      return !AddedEquipment.loads.contains { words.hasSuffix($0) }
    }
  }

  /// The words for the note, and where they end: a joint, a number, and a name of equipment up to the end of the item or
  /// to an attribute.
  private mutating func addedEquipment() -> (words: String, end: Int)? {
    let position = lexer.position
    defer { lexer.position = position }
    var next = token
    if next.kind == .plus || next.kind == .word && AddedEquipment.joints.contains(lowered(next)) { next = lexer.next() }
    let start = next.start
    if next.kind == .number { next = lexer.next() }
    var (count, end, isEquipment) = (0, start, false)
    while next.kind == .word, count < 4, next.keyword?.isAttribute != true {
      (isEquipment, end, count) = (AddedEquipment.names.contains(lowered(next)), next.end, count + 1)
      next = lexer.next()
    }
    guard isEquipment, next.endsWords else { return nil }
    return (shortened(start, end), end)
  }
}

/// Words for what is added to a load.
enum AddedEquipment {
  static let names: Set<String> = [
    "chain", "chains", "band", "bands", "kette", "ketten", "bänder", "bändern", "gummiband", "vest", "weste",
    "gewichtsweste", "belt", "gürtel",
  ]
  static let joints: Set<String> = ["plus", "with", "and", "mit", "und", "against", "gegen"]
  /// What weighs what is written, all of the way.
  static let loads = ["vest", "weste", "gewichtsweste", "belt", "gürtel"]
}
