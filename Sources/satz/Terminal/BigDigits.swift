/// Digits that can be read from across the room, drawn in half blocks.

struct BigDigits: Equatable, Sendable {
  /// Digits, `:`, `+`, `-`; anything else is a gap.
  var text: String
  /// 1 means three columns by three rows per digit.
  var scale = 1

  var width: Int {
    let glyphs = glyphs
    return glyphs.reduce(0) { $0 + $1.width * scale } + max(0, glyphs.count - 1) * scale
  }
  var height: Int { (5 * scale + 1) / 2 }

  var rows: [String] {
    let (glyphs, space) = (glyphs, String(repeating: " ", count: scale))
    return (0..<height).map { row in
      glyphs.map { glyph in
        (0..<glyph.width).map { x in
          let block = Self.block(glyph.isSet(x, 2 * row / scale), glyph.isSet(x, (2 * row + 1) / scale))
          return String(repeating: block, count: scale)
        }.joined()
      }.joined(separator: space)
    }
  }

  private var glyphs: [Glyph] { text.unicodeScalars.map { Self.font[$0] ?? Self.gap } }

  private static func block(_ upper: Bool, _ lower: Bool) -> String {
    switch (upper, lower) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }

  private struct Glyph: ExpressibleByArrayLiteral {
    var rows: [[Bool]]
    var width: Int { rows.first?.count ?? 0 }

    init(arrayLiteral rows: String...) { self.rows = rows.map { row in row.map { $0 == "#" } } }

    /// Nothing is set below the last row.
    func isSet(_ x: Int, _ y: Int) -> Bool { y < rows.count && rows[y][x] }
  }

  private static let gap: Glyph = ["  ", "  ", "  ", "  ", "  "]
  private static let font: [Unicode.Scalar: Glyph] = [
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
