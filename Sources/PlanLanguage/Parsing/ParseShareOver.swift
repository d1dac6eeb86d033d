/// Shares beside the whole: `@ 10% over ftp` are `110% of ftp`, `@ 10% below max` are `90% of max`.

extension Parser {
  /// At the word behind the percentage. Reads over both words.
  mutating func reportShareOver() -> Bool {
    guard token.start != quietAt, at(.word), Self.beside.contains(tokenText.lowercased()),
      let last = tree.intensities.last, case .value(let value) = last.kind,
      Int(value.span.end) == previousEnd, let ends = shares(value)
    else { return false }
    let isOver = Self.over.contains(tokenText.lowercased())
    let position = lexer.position
    var whole = lexer.next()
    if whole.kind == .word, ["the", "your", "my", "dem", "der"].contains(lowered(whole)) { whole = lexer.next() }
    lexer.position = position
    guard whole.kind == .word, Plan.Reference(named: lowered(whole)) != nil else { return false }
    let start = token.start
    while token.start < whole.start, !at(.end) { presume() }
    presume()
    let parts = ends.map { isOver ? 100_000 + $0 : 100_000 - $0 }.sorted().map { Quantity.decimal(Int64($0)) }
    let meant = "\(parts.joined(separator: "-"))% of \(lowered(whole))"
    let place = span(from: Int(value.span.start))
    report(
      .unknownAttribute(shortened(start, previousEnd)), at: place, hints: [.write("@ \(meant)")],
      fixes: [Fix(replace: place, with: meant)])
    return true
  }

  /// The thousandths of a percentage, or of both ends of its range.
  private func shares(_ value: Expression) -> [Int32]? {
    var ends = [value]
    if case .range(let parts) = value.kind { ends = [tree[parts].left, tree[parts].right] }
    let quantities = ends.compactMap(isQuantity)
    guard quantities.count == ends.count, quantities.last?.unit == .percent,
      quantities.allSatisfy({ (1...99_000).contains($0.thousandths) })
    else { return nil }
    return quantities.map { $0.thousandths }
  }

  private static let over: Set<String> = ["over", "above", "über"]
  private static let beside = over.union(["under", "below", "unter"])
}
