/// What lifters write below the name of a lift, and which names nothing: `bar x10`, `leere Stange 10x`.

extension LineParts {
  /// Whether its words only say that nothing is on the bar.
  var isOfEmptyBar: Bool {
    let words = plain.filter { !$0.isEmpty }.map { $0.lowercased() }
    return hasAmount && words.first.map { LineParts.bars.contains($0) } ?? false
  }

  private static let bars: Set<String> = [
    "bar", "empty bar", "just the bar", "just bar", "bar only", "stange", "leere stange", "leerer stange", "nur stange",
    "hantel", "leere hantel", "stange leer", "lh leer", "leere lh", "empty", "leer",
  ]
}
