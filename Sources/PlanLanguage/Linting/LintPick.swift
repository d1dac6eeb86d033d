/// Entries of a `by` that are probably not meant so: notes between them, several on a line, and more than there are weeks.

import SessionModel

extension Linter {
  /// A note before all entries is about all of them.
  mutating func lintPick(_ pick: Pick) {
    let entries = tree[pick.body.items].drop { $0.isNote }
    for item in entries where item.isNote {
      let written = tree.string(item.span)
      report(
        .noteAmongPicked, at: item.span, hints: [.write("< \(written) >")],
        fixes: [Fix(replace: item.span, with: "< \(written) >")])
    }
    let picked = entries.filter { !$0.isNote }
    lintLines(of: picked)
    lintWeeks(of: pick, picked)
  }

  /// Two on the same line, where the others have lines of their own: a line is meant as one entry.
  private mutating func lintLines(of entries: [Item]) {
    var lines: [[Item]] = []
    for item in entries {
      if let last = lines.last?.last, !isNewLine(between: last, item) {
        lines[lines.count - 1].append(item)
      } else {
        lines.append([item])
      }
    }
    let spans = lines.filter { $0.count > 1 }.compactMap { line in
      line.last.map { Span(start: line[0].span.start, end: $0.span.end) }
    }
    guard lines.count > 1, let first = spans.first, let several = lines.first(where: { $0.count > 1 }) else { return }
    let fixes = spans.flatMap { span in
      [
        Fix(replace: Span(start: span.start, end: span.start), with: "< "),
        Fix(replace: Span(start: span.end, end: span.end), with: " >"),
      ]
    }
    report(.severalPicked(several.count), at: first, hints: [.write("< \(tree.line(first)) >")], fixes: fixes)
  }

  private func isNewLine(between item: Item, _ next: Item) -> Bool {
    guard item.span.end <= next.span.start else { return true }
    return tree.source[Int(item.span.end)..<Int(next.span.start)].contains(UInt8(ascii: "\n"))
  }

  /// `weeks 3` and six entries of `by week`: the last three never come.
  private mutating func lintWeeks(of pick: Pick, _ entries: [Item]) {
    guard tree.string(pick.selector.span) == Keyword.week.word, let weeks = weeks(around: pick.body.span),
      weeks > 0, entries.count > weeks
    else { return }
    report(.neverPicked(weeks), at: entries[weeks].span)
  }

  /// How far `week` counts in the program around a place, if that is written.
  private func weeks(around place: Span) -> Int? {
    for declaration in tree.declarations {
      guard case .program(let id) = declaration.kind, tree[id].body.span.start <= place.start,
        place.end <= tree[id].body.span.end
      else { continue }
      return (tree[id].cycle ?? tree[id].weeks).flatMap { plainNumber($0) }
    }
    return nil
  }
}
