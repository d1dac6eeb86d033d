/// Wraps and pads text to a width: breaks at spaces, pads at the end. All widths are in columns.

extension String {
  /// Lines of at most `width` columns if the words allow it; at least one line. A list is broken at its commas, so that
  /// a number stays with its unit; only an entry that is too long for a line is broken within, but not before a number.
  package func wrapped(to width: Int, isList: Bool = false) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph -> [String] in
      var lines: [String] = []
      let parts = String(paragraph).components(endingWith: isList ? ", " : " ")
      for part in isList ? parts.flatMap({ $0.trimmingEnd().displayWidth > width ? $0.tornApart() : [$0] }) : parts {
        if let last = lines.last, (last + part).trimmingEnd().displayWidth <= width {
          lines[lines.count - 1] += part
        } else {
          lines.append(part)
        }
      }
      return lines.isEmpty ? [""] : lines.map { $0.trimmingEnd() }
    }
  }

  /// Its words; a number stays with the word before it.
  private func tornApart() -> [String] {
    components(endingWith: " ").reduce(into: []) { pieces, piece in
      if piece.first?.isNumber == true, let last = pieces.popLast() {
        pieces.append(last + piece)
      } else {
        pieces.append(piece)
      }
    }
  }

  /// Pieces that each end with the separator, except the last one.
  private func components(endingWith separator: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in self {
      piece.append(character)
      guard piece.hasSuffix(separator) else { continue }
      pieces.append(piece)
      piece = ""
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  /// Padded with spaces to a width.
  package func padded(to width: Int) -> String { self + String(repeated: " ", width - displayWidth) }

  package func leftPadded(to width: Int) -> String { String(repeated: " ", width - displayWidth) + self }

  package func trimmingEnd() -> String {
    lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
  }
}
