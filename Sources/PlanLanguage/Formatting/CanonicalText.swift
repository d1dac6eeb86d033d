/// Tokens in their canonical spelling.

extension Token {
  /// For everything but words, whose spelling depends on their role.
  func canonicalText(in source: [UInt8]) -> String {
    let written = String(decoding: source[start..<end], as: UTF8.self)
    switch kind {
    case .number: return numberText(written)
    case .text: return quotedText(written)
    case .times: return "x"
    case .minus: return "-"
    // Always a range; a hyphen is one only between numbers.
    case .dash: return "–"
    case .ellipsis: return "..."
    case .comment: return String(written.reversed().drop { $0.isWhitespace }.reversed())
    case .word, .clock, .tag, .hash, .open, .close, .openParenthesis, .closeParenthesis, .comma, .at, .plus, .star,
      .slash, .percent, .equals, .openBrace, .closeBrace, .comparison, .change, .separator, .foreign, .end:
      return written
    }
  }

  /// `80KG` is `80kg`, `2.5lbs` is `2.5lb`; `8reps` is `8 reps`.
  private func numberText(_ written: String) -> String {
    let digits = written.prefix { $0.isNumber || $0 == "." }
    let letters = written.dropFirst(digits.count)
    return String(digits) + (unit.canonicalSpelling ?? (letters.isEmpty ? "" : " " + letters.lowercased()))
  }

  /// In straight quotes, with only the necessary escapes.
  private func quotedText(_ written: String) -> String {
    var text = ""
    var isEscaped = false
    for scalar in written.unicodeScalars.dropFirst().dropLast() {
      if scalar == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      if scalar == "\"" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
      isEscaped = false
    }
    return "\"\(text)\""
  }
}

extension Unit {
  /// The spelling of the unit; nil for a number without one and for a clock time: `8`, `8 reps`, `1:30`.
  var canonicalSpelling: String? {
    switch self {
    case .none, .clock: nil
    case .percent: "%"
    case .kilogram, .gram, .pound, .millisecond, .second, .minute, .hour, .millimetre, .centimetre, .metre, .kilometre,
      .inch, .foot, .yard, .mile, .calorie, .beatsPerMinute, .revolutionsPerMinute,
      .strokesPerMinute, .watt:
      Unit.spellings.first { $0.unit == self }?.words.first
    }
  }
}

extension TempoDigits {
  /// `3-1-x-0`
  var canonicalText: String {
    [lowering, bottom, lifting, top].map { $0.map { "\($0)" } ?? "x" }.joined(separator: "-")
  }
}
