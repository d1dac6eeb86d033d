/// Text in lines of a width: broken at blanks, padded at the end.

extension String {
  /// Lines of at most `width` characters where words allow it; never none.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.isEmpty ? [""] : lines
  }

  /// With blanks up to a width in characters.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: Swift.max(0, width - count)) }

  func trimmingEnd() -> String {
    lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
  }

  func leftPadded(to width: Int) -> String { String(repeating: " ", count: Swift.max(0, width - count)) + self }
}
