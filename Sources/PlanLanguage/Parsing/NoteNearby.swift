/// Whether an item has a note, judged by its text: an edit that writes one asks this first.

extension PlanTree {
  /// Whether `note` stands in the text of an item before or behind a place in it.
  func saysNote(before start: Int, after end: Int) -> Bool {
    let ends: [UInt8] = [UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: "<"), UInt8(ascii: ">")]
    let before = source[..<start].reversed().prefix(1000).prefix { !ends.contains($0) }.reversed()
    let after = source[end...].prefix(1000).prefix { !ends.contains($0) }
    let word = Array(Keyword.note.word.utf8)
    return [Array(before), Array(after)].contains { text in
      text.indices.contains { text[$0...].prefix(word.count).elementsEqual(word) { $0 | 0x20 == $1 } }
    }
  }
}
