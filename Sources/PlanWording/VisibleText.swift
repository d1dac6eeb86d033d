/// Makes foreign text safe to show: characters that control a terminal, change the reading direction or are invisible
/// are written out, the same way everywhere.

extension String {
  /// With signs for invisible characters: `␛` for a control character, `⟨U+202E⟩` for the others. Newlines and tabs
  /// stay.
  package var visible: String { replacingHidden(keepsLayout: true) { $0.sign } }

  /// The same for a single row: newlines and tabs become spaces.
  package var visibleInRow: String {
    let isLaidOut = utf8.contains { (0x09...0x0d).contains($0) }
    return (isLaidOut ? withoutLayout : self).replacingHidden(keepsLayout: false) { $0.sign }
  }

  /// JSON that hides nothing: invisible characters in its strings become `\uXXXX`, which means the same.
  package var visibleInJSON: String {
    replacingHidden(keepsLayout: true) { scalar in
      String(scalar).utf16.map { unit in "\\u" + unit.hexadecimal }.joined()
    }
  }

  private var withoutLayout: String {
    var row = UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      // A line end of two characters is one line end.
      if !(scalar == "\n" && last == "\r") { row.append(["\n", "\r", "\t"].contains(scalar) ? " " : scalar) }
      last = scalar
    }
    return String(row)
  }

  private func replacingHidden(keepsLayout: Bool, by sign: (Unicode.Scalar) -> String) -> String {
    // Most text is plain ASCII.
    if utf8.allSatisfy({ (0x20..<0x7f).contains($0) || keepsLayout && ($0 == 0x0a || $0 == 0x09) }) { return self }
    let scalars = unicodeScalars
    guard scalars.contains(where: { $0.isHidden }) else { return self }
    var shown = ""
    for index in scalars.indices {
      let scalar = scalars[index]
      if scalar.isHidden, !scalars.isAllowed(at: index, keepsLayout: keepsLayout) {
        shown += sign(scalar)
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}

extension String.UnicodeScalarView {
  /// Whether an invisible character belongs to visible text: a newline of the layout, or the joiners of an emoji or a
  /// script.
  fileprivate func isAllowed(at index: Index, keepsLayout: Bool) -> Bool {
    let scalar = self[index]
    if keepsLayout, scalar == "\n" || scalar == "\t" { return true }
    guard scalar.isJoint, index > startIndex else { return false }
    let before = self[self.index(before: index)]
    if scalar.isVariationSelector { return before.properties.isEmoji }
    let next = self.index(after: index)
    guard next < endIndex else { return false }
    let after = self[next]
    if before.isOfJoinedScript && after.isOfJoinedScript { return true }
    return scalar == "\u{200D}" && before.isPartOfEmoji && after.properties.isEmoji && !after.isASCII
  }
}

extension Unicode.Scalar {
  /// Controls, characters that determine the reading direction or the shape of letters, separators, tags, and anything
  /// else without a visible sign.
  fileprivate var isHidden: Bool {
    switch value {
    case 0x20..<0x7f, 0xa0..<0xad, 0xae..<0x300, 0x2070..<0x2fff, 0x4e00..<0xa000: false
    case 0..<0x20, 0x7f..<0xa0, 0x2028, 0x2029, 0xfff9...0xfffb: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  fileprivate var isJoint: Bool { value == 0x200c || value == 0x200d || isVariationSelector }
  fileprivate var isVariationSelector: Bool { value == 0xfe0e || value == 0xfe0f }

  /// An emoji, or a later part of one.
  fileprivate var isPartOfEmoji: Bool { value == 0xfe0f || properties.isEmoji && !isASCII }

  /// Letters and marks of scripts that use joiners: Arabic and related scripts, and those of India.
  fileprivate var isOfJoinedScript: Bool {
    let isIn =
      (0x0620..<0x0700).contains(value) || (0x0710..<0x0850).contains(value) || (0x0900..<0x0e00).contains(value)
    return isIn && !isHidden
  }

  fileprivate var sign: String {
    switch value {
    // Unicode's pictures for the ASCII controls.
    case 0..<0x20: Self.picture(of: value)
    case 0x7f: "␡"
    default: "⟨U+" + String(value, radix: 16, uppercase: true).filledWithZeros(to: 4) + "⟩"
    }
  }

  private static func picture(of control: UInt32) -> String {
    Unicode.Scalar(0x2400 + control).map { String(Character($0)) } ?? "␀"
  }
}

extension UInt16 {
  fileprivate var hexadecimal: String { String(self, radix: 16).filledWithZeros(to: 4) }
}

extension String {
  fileprivate func filledWithZeros(to length: Int) -> String {
    String(repeating: "0", count: Swift.max(0, length - count)) + self
  }
}
