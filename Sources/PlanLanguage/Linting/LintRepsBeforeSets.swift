/// `curl 10 reps x3`: the word makes ten sets of three look like three sets of ten.

extension Linter {
  /// Returns whether there is such an entry.
  mutating func lintRepsBeforeSets(_ sets: Nodes<SetEntry>) -> Bool {
    var isFound = false
    for entry in tree[sets] {
      guard let count = entry.sets, case .amount(let amount) = entry.target, let reps = plainNumber(amount)
      else { continue }
      let span = Span(start: count.span.start, end: amount.span.end)
      let before = tree.string(Span(start: count.span.start, end: amount.span.start))
      let digits = String(before.prefix { $0.isNumber || $0 == "-" })
      let word = String(before.dropFirst(digits.count).drop { $0 == " " })
      guard !digits.isEmpty, word.hasPrefix("rep") else { continue }
      isFound = true
      report(
        .repsBeforeSets(sets: digits, reps: reps), at: span,
        hints: [.write("\(reps)x\(digits)"), .writeFor("\(digits)x\(reps)", meaning: .soManySets)])
    }
    return isFound
  }
}
