/// A name that says in parentheses how the exercise is done: `run (easy) 5km`, `bench press (heavy) 3x5`.

extension Linter {
  /// Where it goes instead is told by the form that reads such parentheses everywhere, see `Aside`.
  mutating func lintRemarkInName(_ name: Name) {
    guard !name.isQuoted, name.span.end > name.span.start, tree.source[Int(name.span.end) - 1] == UInt8(ascii: ")"),
      // An unknown name is told already.
      counted(name) != nil
    else { return }
    let written = tree.string(name)
    guard let open = written.lastIndex(of: "("),
      let said = Phrase.aside(in: written, of: library.identify(written)), said.isRemark
    else { return }
    let start = name.span.start + UInt32(truncatingIfNeeded: written.utf8.distance(from: written.startIndex, to: open))
    report(.remarkInName(String(written[open...])), at: Span(start: start, end: name.span.end))
  }
}

extension Aside {
  /// Whether it is nothing that a name says: *single-arm (alternating)* is.
  fileprivate var isRemark: Bool {
    switch self {
    case .attribute(let text, _): !text.hasPrefix("alternating")
    case .target, .eitherTarget, .eachSide, .sets, .dropSet, .most, .group: true
    case .amount: false
    }
  }
}
