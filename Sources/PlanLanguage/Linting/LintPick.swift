/// Notes between the entries of a `by`: a day of its own, or about all of them?

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
  }
}
