/// Remembers what is on each row of the screen, and produces the control sequences for the rows that differ.

struct RowPainter {
  private var shown: [Int: StyledText] = [:]

  /// Nothing is known about the screen any more.
  mutating func forget() { shown.removeAll(keepingCapacity: true) }

  /// Rows are counted from 1 at the top of the screen. Nil if nothing has changed.
  mutating func changes(_ rows: [StyledText], from top: Int, width: Int, theme: Theme) -> TerminalText? {
    var changes = TerminalText()
    for (index, row) in rows.enumerated() {
      if shown[top + index] == row { continue }
      shown[top + index] = row
      let text = row.withoutTrailingSpace
      changes += Control.at(row: top + index) + text.rendered(in: theme)
      // Not after a full row: the cursor is then still on its last column.
      if text.width < width { changes += Control.eraseRight }
    }
    return changes.isEmpty ? nil : changes
  }
}
