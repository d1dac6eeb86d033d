/// Gives the rows of a sheet their styles: headings, remarks, marks and plots look the same in every command. The kind
/// of a row follows from its layout: headings are not indented, and columns have two blanks between them.

import PlanWording

enum SheetPaint {
  /// Rows of at most this many columns.
  static func rows(_ rows: [String], width: Int) -> [StyledText] {
    var isUnderAxis = false
    return rows.flatMap { $0.hung(to: width) }.map { text in
      defer { isUnderAxis = text.contains { $0 == "└" } }
      // The words on the axes of a chart are as faint as its grid.
      return isUnderAxis || text.contains { "│┤└".contains($0) } ? marked(text, .faint) : row(text)
    }
  }

  /// A sentence of its own, in which only the marks stand out.
  static func sentence(_ text: String) -> StyledText { marked(text, .plain) }

  private static func row(_ text: String) -> StyledText {
    let indent = text.prefix { $0 == " " }.count
    var row = StyledText()
    row.append(spaces: indent)
    let cells = cells(of: text.dropFirst(indent))
    for (index, cell) in cells.enumerated() {
      row += marked(cell.text, style(index, of: cells.count, indent))
      row.append(spaces: cell.gap)
    }
    return row
  }

  private static func style(_ index: Int, of count: Int, _ indent: Int) -> Style {
    if index == 0, indent == 0 { return .strong }
    return index >= 2 || (count == 1 && indent >= 8) ? .faint : .plain
  }

  /// Each with the blanks after it.
  private static func cells(of text: Substring) -> [(text: String, gap: Int)] {
    var cells: [(text: String, gap: Int)] = []
    var cell = ""
    var gap = 0
    for character in text {
      if character == " " {
        gap += 1
        continue
      }
      if gap >= 2 {
        cells.append((cell, gap))
        cell = ""
      } else {
        cell += String(repeating: " ", count: gap)
      }
      gap = 0
      cell.append(character)
    }
    return cells + [(cell, gap)]
  }

  private static func marked(_ text: String, _ style: Style) -> StyledText {
    var marked = StyledText()
    for character in text { marked.append(String(character), self.style(of: character) ?? style) }
    return marked
  }

  /// The style of a mark, or of a piece of a plot.
  private static func style(of character: Character) -> Style? {
    switch character {
    case "✓", "●", "◕", "◑", "◔", "◐", "░", "▒", "▓", "█", "▁", "▂", "▃", "▄", "▅", "▆", "▇": .tone(.work)
    case "✗": .tone(.alert)
    case "⚑", "\u{2800}"..."\u{28FF}": .tone(.rest)
    case "🏆", "★": .notice(.gold)
    case "·", "✎", "↶": .faint
    case "│", "┤", "└", "─", "┬", "┈": .track
    default: nil
    }
  }
}
