/// The number of columns of a text, as terminals count them.

extension String {
  package var displayWidth: Int {
    if utf8.allSatisfy({ (0x20..<0x7f).contains($0) }) { return utf8.count }
    return visible.unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }

  /// The same character repeated; much faster than `String(repeating:count:)`.
  package init(repeated scalar: Unicode.Scalar, _ count: Int) {
    let bytes = Array(String(Character(scalar)).utf8)
    let length = bytes.count * Swift.max(0, count)
    self.init(unsafeUninitializedCapacity: length) { buffer in
      for index in 0..<length { buffer[index] = bytes[index % bytes.count] }
      return length
    }
  }

  /// As much of the text as fits, with `…` if something is cut off.
  package func cut(toWidth limit: Int) -> String {
    guard displayWidth > limit else { return self }
    guard limit > 0 else { return "" }
    var kept = ""
    var width = 0
    for character in visible {
      let next = character.unicodeScalars.reduce(0) { $0 + $1.displayWidth }
      if width + next > limit - 1 { break }
      kept.append(character)
      width += next
    }
    return kept + "…"
  }

  /// As much of its end as fits, with `…` before it if something is cut off.
  func cutAtStart(toWidth limit: Int) -> String {
    guard displayWidth > limit else { return self }
    guard limit > 0 else { return "" }
    var kept: [Character] = []
    var width = 0
    for character in visible.reversed() {
      let next = character.unicodeScalars.reduce(0) { $0 + $1.displayWidth }
      if width + next > limit - 1 { break }
      kept.append(character)
      width += next
    }
    return "…" + String(kept.reversed())
  }
}

extension Unicode.Scalar {
  /// 0, 1 or 2, by the classes of Unicode's annex 11 (East Asian Width).
  fileprivate var displayWidth: Int {
    switch value {
    // Latin, boxes, blocks, braille: most text, and always one column.
    case 0x20..<0x7f, 0xa0..<0xad, 0xae..<0x300, 0x2500..<0x25a0, 0x2800..<0x2900: 1
    default: isWide ? 2 : isZeroWide ? 0 : 1
    }
  }

  private var isWide: Bool {
    switch value {
    case 0x1100...0x115f, 0x2329...0x232a, 0x2e80...0x2e99, 0x2e9b...0x2ef3, 0x2f00...0x2fd5, 0x2ff0...0x3029,
      0x302e...0x303e, 0x3041...0x3096, 0x309b...0x321e, 0x3220...0xa48c, 0xa490...0xa4c6, 0xa960...0xa97c,
      0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6b, 0xff01...0xff60, 0xffe0...0xffe6,
      0x16fe0...0x16fe3, 0x16ff0...0x16ff1, 0x17000...0x18d08, 0x1aff0...0x1b2fb, 0x1f200...0x1f265,
      0x20000...0x3fffd:
      true
    // Half of a flag; whether two of them become one flag depends on the terminal.
    case 0x1f1e6...0x1f1ff: false
    default: properties.isEmojiPresentation
    }
  }

  /// Marks on the preceding letter, joiners, and the vowels inside a Korean syllable.
  private var isZeroWide: Bool {
    if (0x1160...0x11ff).contains(value) || (0xd7b0...0xd7ff).contains(value) { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }
}
