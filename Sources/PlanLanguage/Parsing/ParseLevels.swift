/// The names of a workout's levels: `levels men, women, scaled`.

extension Parser {
  // levels = "levels" title { "," title } ;
  /// Nil if it is the first word of an exercise's name.
  mutating func parseLevels() -> Item? {
    let next = peek()
    guard next.kind == .word && next.keyword?.isAttribute != true && next.keyword != .or || next.kind == .text else {
      return nil
    }
    let start = token.start
    presume()
    let first = tree.names.count
    repeat {
      guard let name = parseLevel() else { break }
      tree.names.append(name)
    } while acceptListComma(beforeWords: true)
    return Item(from: span(from: start), .levels(Nodes(first, tree.names.count)))
  }

  /// `workout "Fran" levels men, women < … >`: the names belong at the top of the block.
  mutating func reportLevelsInHead() {
    let start = token.start
    repeat { presume() } while at(.word) || at(.comma) || at(.text)
    report(.unknownAttribute(Keyword.levels.word), at: span(from: start), hints: [.placeLevels])
  }

  private mutating func parseLevel() -> Name? {
    if at(.text) { return parseQuotedName() }
    let start = token.start
    return parseWords().map { parseNumberedLevel(from: start) ?? $0 }
  }

  /// `column 1`, `Rx+`: what follows the words of a level; nil if nothing does.
  private mutating func parseNumberedLevel(from start: Int) -> Name? {
    let end = previousEnd
    while at(.word) || at(.number) || at(.plus) || at(.minus) || at(.dash) || at(.slash) { presume() }
    return previousEnd > end ? reportNumberedName(from: start) : nil
  }
}
