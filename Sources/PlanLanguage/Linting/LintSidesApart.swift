/// The sides of one exercise as two lines: `curl 12 left; curl 12 right`.

import SessionModel

extension Linter {
  /// Two items that are the same but for their sides, without a rest in between.
  mutating func lintSidesApart(_ one: Item, _ two: Item) {
    guard case .exercise = one.kind, case .exercise = two.kind, let first = sideAlone(of: one),
      let second = sideAlone(of: two), first.side != second.side,
      words(of: one, without: first.span).map({ $0.lowercased() })
        == words(of: two, without: second.span).map({ $0.lowercased() })
    else { return }
    let each = "\(Keyword.each.word) \(Keyword.side.word)"
    report(
      .sidesApart, at: Span(start: one.span.start, end: two.span.end),
      hints: [.write(words(of: one, without: first.span, with: each).joined(separator: " "))])
  }

  /// The one side of an item; nil if it has none, or a rest after it.
  private func sideAlone(of item: Item) -> (side: SideWord, span: Span)? {
    var found: (side: SideWord, span: Span)?
    for attribute in tree[item.attributes] {
      switch attribute.kind {
      case .side(let side): if side == .left || side == .right { found = (side, attribute.span) }
      case .rest(let rest): if rest != .none { return nil }
      case .every: return nil
      case .between, .tempo, .hold, .height, .cadence, .incline, .resistance, .warmup, .drop, .pause, .rpe, .rir, .note,
        .cue, .say, .label, .bell, .progress, .optional:
        break
      }
    }
    return found
  }

  private func words(of item: Item, without side: Span, with other: String = "") -> [Substring] {
    let text =
      tree.string(Span(start: item.span.start, end: side.start)) + other
      + tree.string(Span(start: side.end, end: item.span.end))
    return text.split { $0.isWhitespace }
  }
}
