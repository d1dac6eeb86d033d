/// Digits that can be read from across the room, drawn in half blocks.

import PlanWording

struct BigDigits: Equatable, Sendable {
  /// Digits, `:`, `+`, `-`; anything else is a gap.
  var text: String
  /// 1 means three columns by three rows per digit.
  var scale = 1

  var width: Int { rows.first?.displayWidth ?? 0 }
  var height: Int { (5 * scale + 1) / 2 }

  var rows: [String] {
    let glyphs = text.map { Self.font[$0] ?? Self.gap }
    return (0..<height).map { row in
      glyphs.map { glyph in Self.line(of: glyph, row: row, scale: scale) }
        .joined(separator: String(repeating: " ", count: scale))
    }
  }

  private static func line(of glyph: [String], row: Int, scale: Int) -> String {
    func isSet(_ x: Int, _ y: Int) -> Bool {
      guard y / scale < glyph.count else { return false }
      return Array(glyph[y / scale])[x / scale] == "#"
    }
    let width = (glyph.first?.count ?? 0) * scale
    return String(
      (0..<width).map { x -> Character in
        switch (isSet(x, 2 * row), isSet(x, 2 * row + 1)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      })
  }

  private static let gap = ["  ", "  ", "  ", "  ", "  "]
  private static let font: [Character: [String]] = [
    "0": ["###", "# #", "# #", "# #", "###"],
    "1": [" # ", "## ", " # ", " # ", "###"],
    "2": ["###", "  #", "###", "#  ", "###"],
    "3": ["###", "  #", "###", "  #", "###"],
    "4": ["# #", "# #", "###", "  #", "  #"],
    "5": ["###", "#  ", "###", "  #", "###"],
    "6": ["###", "#  ", "###", "# #", "###"],
    "7": ["###", "  #", "  #", "  #", "  #"],
    "8": ["###", "# #", "###", "# #", "###"],
    "9": ["###", "# #", "###", "  #", "###"],
    ":": [" ", "#", " ", "#", " "],
    "+": ["   ", " # ", "###", " # ", "   "],
    "-": ["   ", "   ", "###", "   ", "   "],
  ]
}
