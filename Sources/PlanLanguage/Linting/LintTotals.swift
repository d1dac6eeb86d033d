/// A number of sets before a total: `lunge 3x20 total` is three totals, each in as many sets as it takes.

import SessionModel

extension Linter {
  /// Coaches say so of both sides together, or of a whole exercise.
  mutating func lintTotals(_ sets: Nodes<SetEntry>, of name: Name) {
    for entry in tree[sets] {
      guard case .total(let amount) = entry.target, let count = entry.sets, plainNumber(count) != 1 else { continue }
      let (written, times) = (tree.string(amount.span), tree.string(count.span))
      let pair = plainNumber(amount).flatMap { saysOneSide(name) && $0 % 2 == 0 ? $0 / 2 : nil }
      report(
        .totalInEachSet, at: entry.span,
        hints: (pair.map { [.writeFor("\(times)x\($0) each side", meaning: .bothSidesTogether)] } ?? []) + [
          .writeFor("\(times)x\(written)", meaning: .inEachSet), .writeFor("\(written) total", meaning: .inAll),
        ])
    }
  }

  /// Whether an exercise is done with one side at a time.
  private func saysOneSide(_ name: Name) -> Bool {
    let key = exercise(named: name)?.exercise.key ?? ""
    return Self.ofOneSide.contains { key.utf8.has($0.utf8) }
  }

  private static let ofOneSide = [
    "lunge", "split-squat", "step-up", "single", "one-arm", "one-leg", "bird-dog", "dead-bug", "pistol", "alternating",
    "russian-twist", "bicycle", "mountain-climber", "shoulder-tap", "woodchop", "turkish",
  ]
}

extension String.UTF8View {
  /// Whether the bytes are somewhere in it.
  fileprivate func has(_ part: String.UTF8View) -> Bool {
    let (all, part) = (Array(self), Array(part))
    guard part.count <= all.count else { return false }
    return (0...(all.count - part.count)).contains { all[$0...].prefix(part.count).elementsEqual(part) }
  }
}
