import Testing

@testable import LanguageServer

@Suite struct DocumentTextTests {
  @Test("After random edits the lines are those of the whole text", arguments: 0..<4)
  func lines(round: Int) {
    var random = Seeded(state: UInt64(round))
    let pieces = ["\r", "\n", "\r\n", "a", "é", "𝄞", "bc\rd\n", ""].map { Array($0.utf8) }
    var text = DocumentText([], round.isMultiple(of: 2) ? .utf8 : .utf16)
    for _ in 0..<2000 {
      func position() -> Position {
        Position(
          line: Int.random(in: 0...max(1, text.lineCount), using: &random),
          character: Int.random(in: 0...3, using: &random))
      }
      let (one, two) = (position(), position())
      let isInOrder = (one.line, one.character) <= (two.line, two.character)
      text.replace(
        from: isInOrder ? one : two, to: abs(one.line - two.line) < 3 ? (isInOrder ? two : one) : one,
        with: pieces.randomElement(using: &random) ?? [])
      let fresh = DocumentText(text.bytes, text.encoding)
      #expect((0...fresh.lineCount).map { text.line($0) } == (0...fresh.lineCount).map { fresh.line($0) })
      #expect(text.lineCount == fresh.lineCount)
    }
  }
}
