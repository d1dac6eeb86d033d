/// A rest after rounds, on their line: after each of them, or after all?

import SessionModel

extension Linter {
  mutating func lintRestBehind(_ group: GroupItem, _ item: Item, at index: Int) {
    guard group.times != nil, group.form.takesRestOfRounds, tree.items.indices.contains(index + 1),
      !tree[item.attributes].contains(where: { if case .rest = $0.kind { true } else { false } })
    else { return }
    let next = tree.items[index + 1]
    guard case .rest = next.kind, item.span.end <= next.span.start else { return }
    let between = tree.source[Int(item.span.end)..<Int(next.span.start)]
    guard between.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else { return }
    let end = tree[next.attributes].first?.span.start ?? next.span.end
    let whole = tree.string(next.span)
    let rest = tree.string(Span(start: next.span.start, end: end)).split { $0.isWhitespace }.joined(separator: " ")
    let head = tree.string(Span(start: item.span.start, end: group.body.span.start)).split { $0.isWhitespace }
    let keyword = group.keyword.start < group.keyword.end ? "" : "\(Keyword.rounds.word) "
    report(
      .restBehindRounds, at: next.span,
      hints: [
        .writeFor("\(keyword)\(head.joined(separator: " ")) \(rest) < … >", meaning: .restAfterEachRound),
        .restAfterRounds(whole),
      ])
  }
}

extension GroupForm {
  /// Whether a `rest` in its head comes after each of the rounds that its `xN` counts.
  fileprivate var takesRestOfRounds: Bool {
    switch self {
    case .sequence, .superset, .circuit, .rounds, .complex, .tabata, .forTime: true
    case .warmup, .cooldown, .choose, .anyOrder, .ladder, .every, .emom, .amrap, .breathing, .meditation: false
    }
  }
}
