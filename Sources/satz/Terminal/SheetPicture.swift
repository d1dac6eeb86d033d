/// A picture on a sheet: as large as fits beside the text, drawn over rows that the sheet leaves free.

struct SheetPicture: Equatable, Sendable {
  /// Distinguishes it from others.
  var name: String
  /// In pixels.
  var width: Int
  var height: Int
  /// What draws it in this many columns and rows: one line per row, or one sequence for all of them.
  var drawing: @Sendable (ScreenSize) -> Drawing?

  enum Drawing {
    case lines([TerminalText])
    case sequence(TerminalText)
  }

  static func == (a: SheetPicture, b: SheetPicture) -> Bool {
    (a.name, a.width, a.height) == (b.name, b.width, b.height)
  }

  /// Rows of text that a sheet keeps beside it, including title and hint.
  private static let textRows = 8

  /// In cells, which are twice as high as wide; nil if there is not enough room.
  func size(on page: ScreenSize) -> ScreenSize? {
    let limit = page.rows - Self.textRows
    guard limit >= 4, page.columns >= 20, width > 0, height > 0 else { return nil }
    var columns = min(page.columns - 4, 60, max(8, width / 8))
    if columns * height > limit * 2 * width { columns = max(1, limit * 2 * width / height) }
    return ScreenSize(rows: min(limit, max(1, (columns * height + 2 * width - 1) / (2 * width))), columns: columns)
  }

  /// Draws it from a row on.
  func text(in size: ScreenSize, from row: Int) -> TerminalText {
    switch drawing(size) {
    case .lines(let lines)?:
      lines.prefix(size.rows).enumerated().reduce(into: TerminalText()) { drawn, line in
        drawn += Control.at(row: row + line.offset, column: 3) + line.element
      }
    case .sequence(let sequence)?: Control.at(row: row, column: 3) + sequence
    case nil: TerminalText()
    }
  }
}
