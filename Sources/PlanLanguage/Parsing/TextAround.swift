/// What stands around a place in the text of an item: edits ask this before they write something there.

extension PlanTree {
  /// The signs that an item ends with, or a line.
  static let endsOfItem = [UInt8]("\n;<>".utf8)

  /// The place behind the last byte before this one that is no space.
  func endOfText(before place: Int) -> Int {
    var end = min(place, source.count)
    while end > 0, source[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return end
  }

  /// The place of a sign, if there are only spaces between it and this place.
  func place(of sign: Unicode.Scalar, before place: Int) -> Int? {
    let end = endOfText(before: place)
    return end > 0 && source[end - 1] == UInt8(ascii: sign) ? end - 1 : nil
  }

  /// The text with a space before it, if none is there.
  func spaced(_ text: String, at place: Int) -> String {
    place > 0 && source[place - 1] != UInt8(ascii: " ") ? " " + text : text
  }

  /// What is written there, with one space between its words.
  func line(_ span: Span) -> String { string(span).split { $0.isWhitespace }.joined(separator: " ") }

  /// Whether two places have the same words, so that nothing is lost without one of them.
  func says(_ place: Span, sameAs other: Span) -> Bool { line(place).lowercased() == line(other).lowercased() }

  /// Whether `note` stands in the text of an item before or behind a place in it.
  func saysNote(before start: Int, after end: Int) -> Bool { says(.note, before: start, after: end) }

  /// The same for another word.
  func says(_ keyword: Keyword, before start: Int, after end: Int) -> Bool {
    let before = source[..<start].reversed().prefix(1000).prefix { !Self.endsOfItem.contains($0) }.reversed()
    let after = source[end...].prefix(1000).prefix { !Self.endsOfItem.contains($0) }
    let word = Array(keyword.word.utf8)
    return [Array(before), Array(after)].contains { text in
      text.indices.contains { text[$0...].prefix(word.count).elementsEqual(word) { $0 | 0x20 == $1 } }
    }
  }
}
