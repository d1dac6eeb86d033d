/// Ladders without an end that are done for time: `ladder 2-4-6-... cap 12min < … >` is never finished.

import SessionModel

extension Linter {
  mutating func lintEndless(_ end: LadderEnd, _ group: GroupItem, _ item: Item) {
    guard end == .endless, let cap = group.cap else { return }
    let head = tree.line(Span(start: item.span.start, end: group.body.span.start))
    let written = tree.line(cap.span)
    let window = "\(Keyword.amrap.word) \(written)"
    let place = self.place(ofCap: cap)
    let ladder = place.map { place in
      [Span(start: item.span.start, end: place.start), Span(start: place.end, end: group.body.span.start)]
        .map { tree.line($0) }.filter { !$0.isEmpty }.joined(separator: " ")
    }
    let fixes = place.map { place in
      [
        Fix(replace: Span(start: item.span.start, end: item.span.start), with: "\(window) < "),
        Fix(replace: place, with: ""), Fix(replace: Span(start: item.span.end, end: item.span.end), with: " >"),
      ]
    }
    report(
      .endlessForTime, at: cap.span, hints: [.write("\(window) < \(ladder ?? head) < … > >")], fixes: fixes ?? [])
  }

  /// `for time cap 12min < ladder 2-4-6-... < … > >`
  mutating func lintEndless(in group: GroupItem, _ item: Item) {
    guard let cap = group.cap, group.times == nil, case .ladder(_, .endless)? = tree.onlyGroup(in: group.body)?.form
    else { return }
    let window = "\(Keyword.amrap.word) \(tree.line(cap.span))"
    let head = Span(start: item.span.start, end: cap.span.end)
    let isBare = tree.line(head) == "\(Keyword.for.word) time \(Keyword.cap.word) \(tree.line(cap.span))"
    report(
      .endlessForTime, at: cap.span, hints: [.write("\(window) < … >")],
      fixes: isBare ? [Fix(replace: head, with: window)] : [])
  }

  /// `cap 12min` with the space before it.
  private func place(ofCap length: Expression) -> Span? {
    let word = [UInt8](Keyword.cap.word.utf8)
    var end = Int(length.span.start)
    while end > 0, tree.source[end - 1] == UInt8(ascii: " ") { end -= 1 }
    guard end > word.count, tree.source[(end - word.count)..<end].elementsEqual(word) else { return nil }
    return removal(of: Span(start: UInt32(truncatingIfNeeded: end - word.count), end: length.span.end)).span
  }
}
