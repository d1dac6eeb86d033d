/// Continues a row that is too long for the screen below, under its last column, without breaking words.

import PlanWording

extension String {
  /// Rows of at most `width` columns, as far as the words allow; one if it fits.
  func hung(to width: Int) -> [String] {
    guard displayWidth > width else { return [self] }
    let indent = String(repeating: " ", count: min(hangingColumn(in: width), max(0, width - 8)))
    var rows: [String] = []
    var row = ""
    for piece in pieces(within: width) {
      if !row.isEmpty, (row + piece).trimmingEnd().displayWidth > width, !row.allSatisfy(\.isWhitespace) {
        rows.append(row.trimmingEnd())
        row = indent
        if piece.allSatisfy(\.isWhitespace) { continue }
      }
      row += piece
    }
    return rows + (row.allSatisfy(\.isWhitespace) ? [] : [row.trimmingEnd()])
  }

  /// Under the last column that begins in the left part, or two columns in from the start of the row.
  private func hangingColumn(in width: Int) -> Int {
    let start = prefix { $0 == " " }.count
    var column = 0
    var blanks = 0
    var found = start + 2
    for character in self {
      if character == " " {
        blanks += 1
      } else {
        if blanks >= 2, column > start, column <= width / 2 { found = column }
        blanks = 0
      }
      column += String(character).displayWidth
    }
    return found
  }

  /// The words with what may not be torn from them: a number stays with its unit, unless both would not fit anyway.
  private func pieces(within width: Int) -> [String] {
    words.reduce(into: []) { pieces, word in
      if let last = pieces.last, last.holds(word), (last + word).trimmingEnd().displayWidth <= width / 2 {
        pieces[pieces.count - 1] = last + word
      } else {
        pieces.append(word)
      }
    }
  }

  /// Whether a word stays in the row of this one: `47.5 kg`, `3 × 8`, `RPE 8`. Two blanks are between columns.
  private func holds(_ next: String) -> Bool {
    guard hasSuffix(" "), !hasSuffix("  ") else { return false }
    let word = trimmingEnd()
    let next = next.prefix { !" ,;:.)".contains($0) }
    if word.last == "×" || word.last == "@" { return true }
    let last = word.split(separator: " ").last
    if last == "RPE" || last == "RIR" { return next.first?.isNumber == true }
    return word.last?.isNumber == true && Self.isUnit(next)
  }

  private static func isUnit(_ word: Substring) -> Bool {
    switch word {
    case "×", "%", "kg", "lb", "s", "min", "h", "m", "km", "mm", "cm", "ft", "yd", "mi", "cal", "kcal", "bpm", "rpm",
      "W":
      true
    default: false
    }
  }

  /// Words, each with the blanks after it.
  private var words: [String] {
    var pieces: [String] = []
    var piece = ""
    for character in self {
      if character != " ", piece.last == " " {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }
}

extension StyledText {
  /// The same, with its styles.
  func hung(to width: Int) -> [StyledText] {
    guard self.width > width else { return [self] }
    var left = runs.flatMap { run in run.text.map { (text: String($0), style: run.style) } }[...]
    return text.hung(to: width).enumerated().map { index, row in
      var line = StyledText()
      var count = row.count
      if index > 0 {
        // Blanks are where the row was broken, and in front of what goes on below.
        let indent = row.prefix { $0 == " " }.count
        line.append(spaces: indent)
        count -= indent
        left = left.drop { $0.text == " " }
      }
      for character in left.prefix(count) { line.append(character.text, character.style) }
      left = left.dropFirst(count)
      return line
    }
  }
}
