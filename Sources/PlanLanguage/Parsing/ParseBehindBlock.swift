/// What follows a group's `>` on its line but belongs in its head: `emom 5min < … > rpe 8`.

extension Parser {
  /// One problem for all of it, with the edit that moves it. A `rest` is an item of its own there.
  ///
  /// - Parameter headEnd: where the head ends, which begins at `start`.
  mutating func reportBehindBlock(
    of head: GroupHead, _ attributes: Nodes<Attribute>, from start: Int, headEnd: Int
  ) {
    guard blockEnd == previousEnd, previousEnd > 0, tree.byte(at: previousEnd - 1) == UInt8(ascii: ">"),
      attributeOfHeadBegins()
    else { return }
    let (close, first, begin) = (previousEnd, tree.attributes.count, token.start)
    var seen = KeywordSet()
    var hasIntensity = false
    repeat {
      if at(.at) {
        if heightFollows {
          parseHeightBehindAt(seen: &seen, since: first)
        } else if cadenceFollows {
          parseCadenceBehindAt(seen: &seen, since: first)
        } else {
          hasIntensity = true
          presume()
          _ = parseIntensity()
          while at(.comma), intensityFollowsComma(), acceptListComma(beforeWords: true) { _ = parseIntensity() }
        }
      } else if let keyword = token.keyword {
        parseAttribute(keyword, seen: &seen, since: first)
      }
    } while attributeOfHeadBegins()
    blockEnd = previousEnd
    let isDouble =
      hasIntensity && !head.intensities.isEmpty || tree[attributes].contains { seen.contains($0.kind.keyword) }
    let isBare = head.word == nil && head.title == nil
    let moved = string(begin, previousEnd)
    let written = (isBare ? "\(Keyword.rounds.word) " : "") + string(start, headEnd) + (start < headEnd ? " " : "")
    report(
      .behindBlock(shortened(begin, previousEnd)), at: span(from: begin),
      hints: [isDouble ? .remove : .write("\(written)\(moved) < … >")],
      fixes: isDouble ? [] : fixes(moving: moved, behind: close, to: headEnd, from: start, isBare: isBare))
  }

  private func fixes(moving text: String, behind close: Int, to headEnd: Int, from start: Int, isBare: Bool) -> [Fix] {
    let removed = Fix(replace: span(close, previousEnd), with: "")
    if !isBare { return [Fix(replace: span(headEnd, headEnd), with: " " + text), removed] }
    // `< … >` takes nothing, `rounds < … >` does.
    let written = string(start, headEnd) + (start < headEnd ? " " : "")
    let head = "\(Keyword.rounds.word) \(written)\(text)" + (start < headEnd ? "" : " ")
    return [Fix(replace: span(start, headEnd), with: head), removed]
  }

  /// Whether an attribute or an `@` is next that no item begins with.
  private mutating func attributeOfHeadBegins() -> Bool {
    guard token.start != quietAt, !log.isFull else { return false }
    if at(.at) { return true }
    guard let keyword = token.keyword, let attribute = keyword.entry.attribute else { return false }
    switch attribute {
    case .rest: return false
    case .every, .warmup: return takesNext(keyword) && !lineHasBlock()
    // `hold 5s` after a group of breaths is the next breath.
    case .hold: return false
    case .tempo, .each, .per, .alternate, .height, .cadence, .incline, .resistance, .drop, .pause, .rpe, .rir, .note,
      .cue, .say, .label,
      .bell, .progress:
      return takesNext(keyword)
    case .left, .right, .alternating, .optional:
      let next = peek().kind
      return next == .separator || next == .close || next == .end
    }
  }
}
