/// The footer of the screen: rows below a scroll region, so that whatever the line editor does stays above them.

struct LiveArea {
  private(set) var height = 0
  private(set) var size = ScreenSize(rows: 24, columns: 80)
  private var painter = RowPainter()

  /// Its first row, counted from 1; 0 if it has none.
  var top: Int { height > 0 ? size.rows - height + 1 : 0 }
  /// What is left for the prompt.
  var rowsAbove: Int { max(1, size.rows - height) }

  /// Makes room below the cursor, whatever was there before: everything below the prompt is ours.
  mutating func open(_ size: ScreenSize, height: Int) -> TerminalText {
    self.size = size
    self.height = height
    painter.forget()
    guard height > 0 else { return Control.wholeScreenScrolls + Control.eraseBelow }
    return Control.wholeScreenScrolls + Control.eraseBelow + String(repeating: "\n", count: height)
      + Control.up(height) + Control.scrolls(to: size.rows - height)
  }

  /// Takes it off the screen; the cursor stays.
  mutating func close() -> TerminalText {
    defer { height = 0 }
    guard height > 0 else { return TerminalText() }
    return Control.wholeScreenScrolls + Control.saveCursor + Control.at(row: top) + Control.eraseBelow
      + Control.restoreCursor
  }

  /// After the alternate screen, which may have changed the region.
  mutating func reopen() -> TerminalText {
    painter.forget()
    return height > 0 ? Control.scrolls(to: size.rows - height) : Control.wholeScreenScrolls
  }

  /// The rows that have changed, as one frame; nil if there are none.
  mutating func frame(_ rows: [StyledText], theme: Theme) -> TerminalText? {
    guard height > 0,
      let changes = painter.changes(rows, from: top, width: size.columns, theme: theme)
    else { return nil }
    return Self.begin + changes + Self.end
  }

  private static let begin = Control.beginFrame + Control.saveCursor + Control.hideCursor
  private static let end = Control.endFrame + Control.restoreCursor + Control.showCursor
}
