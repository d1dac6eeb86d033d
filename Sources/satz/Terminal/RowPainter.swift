/// Remembers what stands on which row of the screen, and gives the control sequences for the rows that differ.

struct RowPainter {
  private var shown: [Int: StyledText] = [:]

  /// Nothing is known about the screen any more.
  mutating func forget() { shown.removeAll(keepingCapacity: true) }

  /// A part of this row was drawn by someone else.
  mutating func forget(_ row: Int) { shown[row] = nil }

  /// Rows are counted from 1 at the top of the screen. Nil if nothing has changed.
  mutating func changes(_ rows: [StyledText], from top: Int, width: Int, theme: Theme) -> String? {
    var changes = ""
    for (index, row) in rows.enumerated() {
      if shown[top + index] == row { continue }
      shown[top + index] = row
      let text = row.withoutTrailingSpace
      changes += Control.at(row: top + index) + text.rendered(in: theme)
      // Not after a full row: the cursor still stands on its last column then.
      if text.width < width { changes += Control.eraseRight }
    }
    return changes.isEmpty ? nil : changes
  }
}

/// Control sequences, by the names of what they do here.
enum Control {
  static let saveCursor = "\u{1b}7"
  static let restoreCursor = "\u{1b}8"
  static let wholeScreenScrolls = "\u{1b}7\u{1b}[r\u{1b}8"
  static func scrolls(to row: Int) -> String { "\u{1b}7\u{1b}[1;\(row)r\u{1b}8" }
  static let eraseRight = "\u{1b}[K"
  static let eraseBelow = "\u{1b}[J"
  static let eraseAbove = "\u{1b}[1J"
  static func up(_ rows: Int) -> String { "\u{1b}[\(rows)A" }
  static func at(row: Int, column: Int = 1) -> String { "\u{1b}[\(row);\(column)H" }
  /// A frame is shown at once where the terminal can do that, and never wraps.
  static let beginFrame = "\u{1b}[?2026h\u{1b}[?7l"
  static let endFrame = "\u{1b}[?7h\u{1b}[?2026l"
  static let hideCursor = "\u{1b}[?25l"
  static let showCursor = "\u{1b}[?25h"
  static let alternateScreen = "\u{1b}[?1049h\u{1b}[r\u{1b}[2J\u{1b}[?25l"
  static let mainScreen = "\u{1b}[?1049l\u{1b}[?25h"
  static let clearScreen = "\u{1b}[2J"
  static let pushTitle = "\u{1b}[22;2t"
  static let popTitle = "\u{1b}[23;2t"
  static func title(_ text: String) -> String { "\u{1b}]2;\(text)\u{7}" }
}
