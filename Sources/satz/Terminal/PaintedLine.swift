/// The line that is being typed in its colours, over what readline has drawn, with a preview of what would complete it.

import CReadline
import PlanWording

/// A stretch of the line, in bytes of UTF-8, and how it looks.
struct LineStretch: Equatable, Sendable {
  var range: Range<Int>
  var style: Style
}

struct PaintedLine {
  /// In front of the line, in the same row.
  var prompt: String
  var line: String
  /// Where the cursor is, in bytes.
  var point: Int
  /// In the order of the line; what is between them is plain.
  var stretches: [LineStretch]
  /// Seen after the end of the line.
  var preview: String?
  var theme: Theme
  /// What the line may fill.
  var size: ScreenSize

  /// Leaves the cursor where it is. Nil if it is not certain where each character is seen.
  func rendered() -> TerminalText? {
    guard let cells = laidOut() else { return nil }
    var painted = Control.saveCursor + Control.wrapsNothing
    var row = cells.cursor.row
    for run in cells.runs {
      painted += Self.move(from: row, to: run.place) + theme.rendered(run.text, run.style)
      row = run.place.row
    }
    painted += Control.restoreCursor
    painted += previewed(at: cells.cursor)
    return painted + Control.wraps
  }

  /// In what is left of the row.
  private func previewed(at place: Place) -> TerminalText {
    let room = size.columns - place.column - 1
    guard let preview, !preview.isEmpty, point == line.utf8.count, room >= 3 else { return TerminalText() }
    return Control.saveCursor + theme.rendered(preview.cut(toWidth: room), theme.previewStyle) + Control.restoreCursor
  }

  private static func move(from row: Int, to place: Place) -> TerminalText {
    let vertical =
      place.row < row ? Control.up(row - place.row) : place.row > row ? Control.down(place.row - row) : TerminalText()
    return vertical + Control.column(place.column + 1)
  }

  // MARK: Where readline has drawn each character

  private struct Place: Equatable {
    var row = 0
    var column = 0

    /// Steps over a character of so many columns, which is in one row as a whole.
    mutating func step(_ width: Int, in columns: Int) {
      column += width
      if column >= columns { (row, column) = (row + 1, 0) }
    }

    mutating func makeRoom(for width: Int, in columns: Int) {
      if column + width > columns { (row, column) = (row + 1, 0) }
    }
  }

  private struct Run {
    var place: Place
    var text: String
    var style: Style
  }

  private func laidOut() -> (runs: [Run], cursor: Place)? {
    var place = Place()
    for scalar in prompt.unicodeScalars { place.column += max(0, Self.width(scalar)) }
    guard place.column < size.columns, line.utf8.count <= Self.longest else { return nil }
    var (runs, cursor, offset): ([Run], Place?, Int) = ([], nil, 0)
    var styles = stretches[...]
    for scalar in line.unicodeScalars {
      let width = scalar == "\n" ? 0 : Self.width(scalar)
      // Readline shows some characters in other ways; a mark without its letter in the same row belongs nowhere.
      guard width > 0 || scalar == "\n" || width == 0 && place.column > 0 else { return nil }
      place.makeRoom(for: width, in: size.columns)
      if offset == point { cursor = place }
      while let first = styles.first, first.range.upperBound <= offset { styles.removeFirst() }
      let style = styles.first.map { $0.range.contains(offset) ? $0.style : .plain } ?? .plain
      offset += UTF8.width(scalar)
      if scalar == "\n" {
        place = Place(row: place.row + 1, column: 0)
        continue
      }
      if let last = runs.last, last.style == style, last.place.row == place.row {
        runs[runs.count - 1].text.unicodeScalars.append(scalar)
      } else {
        runs.append(Run(place: place, text: String(scalar), style: style))
      }
      place.step(width, in: size.columns)
    }
    guard place.row < size.rows, runs.allSatisfy({ $0.text == $0.text.visibleInRow }) else { return nil }
    return (runs, cursor ?? place)
  }

  /// In bytes; a longer line would take longer to send than it takes to type the next letter.
  static let longest = 2000

  /// As readline counts it; negative for what it shows in another way.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    scalar.isASCII ? (scalar.value >= 0x20 && scalar.value < 0x7f ? 1 : -1) : Int(cr_width(scalar.value))
  }
}

extension Theme {
  /// Fainter than what is typed in every palette.
  fileprivate var previewStyle: Style { codes(of: .faint).isEmpty ? .track : .faint }
}
