/// `Chipper "The Dirty 30s" 35 min cap`, `Partner WOD in teams of two (20 min AMRAP)`: a title that ends with the head of the
/// group below it.

extension LineForm {
  static let headBehind = LineForm { line, reader in
    guard reader.hasFollower, !line.marks.isBulleted, line.tokens.count <= 20,
      LineForm.stillness.read(line, &reader) == nil,
      HeadReading(line, isExercise: { reader.isExercise($0) }) == nil,
      let head = HeadBehind.read(line, isCounted: reader.isNextCounted), let title = head.title,
      !reader.isExercise(title),
      head.groups.contains(where: { $0.kind != .rounds }) || !reader.exercises.namesWork(line)
    else { return nil }
    return [.group(head)]
  }
}

extension LineReader {
  /// Whether the line below says how much to do, and not how many sets of it.
  fileprivate var isNextCounted: Bool { hasWorkBelow && next.map { !exercises.hasSets($0) } ?? false }
}

private enum HeadBehind {
  static func read(_ line: ScribbleLine, isCounted: Bool) -> HeadReading? {
    for start in line.tokens.indices.dropFirst() where isTitle(line.part(0..<start)) {
      var cursor = TokenCursor(line, at: start)
      guard cursor.endsBefore(start) else { continue }
      let parts = HeadReading.parts(&cursor)
      while cursor.token?.isMark ?? false { cursor.index += 1 }
      guard cursor.isAtEnd, !parts.isEmpty, let groups = HeadDraft.nested(parts),
        parts.allSatisfy({ kinds.contains($0.kind) }),
        // `Core 3 rounds` above sets may be anything.
        isCounted || parts.contains(where: { $0.kind != .rounds })
      else { continue }
      return HeadReading(groups: groups, title: line.trimmed(0..<start))
    }
    // Nobody does a chipper in another way.
    guard isCounted, line.tokens.prefix(3).contains(where: { $0.text == "chipper" }), isTitle(line) else { return nil }
    return HeadReading(
      groups: [HeadDraft(kind: .forTime, details: [], isGuess: true)],
      title: line.trimmed(line.tokens.indices))
  }

  private static let kinds: Set<HeadPart.Kind> = [.forTime, .amrap, .emom, .rounds, .circuit]

  /// Whether its only numbers are in quotes, or those of a team or of a session.
  private static func isTitle(_ line: ScribbleLine) -> Bool {
    var isQuoted = false
    for (index, token) in line.tokens.enumerated() {
      if token.isSign("\"") { isQuoted.toggle() }
      guard token.number != nil || token.isClock, !isQuoted else { continue }
      let before = index > 0 ? line.tokens[index - 1].text : ""
      guard ["of", "zu", "#", "day", "tag", "week", "woche", "wod", "in", "-", "/", "."].contains(before) else {
        return false
      }
    }
    return line.tokens.contains { $0.isWord } && !isQuoted
  }
}

extension TokenCursor {
  /// Whether a word is before this place, or a sign that ends a title.
  fileprivate func endsBefore(_ start: Int) -> Bool {
    start > 0
      && (line.tokens[start - 1].isWord || ["\"", "-", ":", "(", ",", "|", ")"].contains(line.tokens[start - 1].text))
  }
}
