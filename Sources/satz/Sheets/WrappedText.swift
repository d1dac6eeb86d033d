/// Text in lines of a width: broken at blanks, padded at the end.

extension String {
  /// Lines of at most `width` characters where words allow it; never none. A list is broken at its commas, so that a
  /// number stays with its unit.
  func wrapped(to width: Int, isList: Bool = false) -> [String] {
    let parts = isList ? components(endingWith: ", ") : components(endingWith: " ")
    var lines: [String] = []
    for part in parts {
      if let last = lines.last, (last + part).trimmingEnd().count <= width {
        lines[lines.count - 1] += part
      } else {
        lines.append(part)
      }
    }
    return lines.isEmpty ? [""] : lines.map { $0.trimmingEnd() }
  }

  /// Pieces that each end with the separator, but for the last one.
  private func components(endingWith separator: String) -> [String] {
    var rest = self[...]
    var pieces: [String] = []
    while let end = rest.firstRange(of: separator)?.upperBound {
      pieces.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return rest.isEmpty ? pieces : pieces + [String(rest)]
  }

  /// With blanks up to a width in characters.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: Swift.max(0, width - count)) }

  func trimmingEnd() -> String {
    lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
  }

  func leftPadded(to width: Int) -> String { String(repeating: " ", count: Swift.max(0, width - count)) + self }
}
