/// Scribbled text as lines: any bytes are accepted, and what phones and whiteboards insert is normalised.

/// Lines without what nobody sees: control characters, direction marks, spaces at the ends. Dashes, quotes and crosses
/// of every kind become plain ones.
struct ScribbleText {
  private(set) var lines: [ScribbleLine] = []
  /// The number of the item whose letters are being read, and the last of them.
  private var lettered: (number: Int, place: Int)?
  /// Whether the last line was indented.
  private var wasIndented = false

  init(_ source: [UInt8]) {
    var reader = CharacterReader()
    var isAfterBlank = true
    var before: Unicode.Scalar = " "
    for scalar in String(decoding: source, as: UTF8.self).unicodeScalars {
      let isSecondHalf = before == "\r" && scalar == "\n"
      before = scalar
      if !isSecondHalf, !reader.take(scalar) { append(&reader, &isAfterBlank) }
    }
    append(&reader, &isAfterBlank)
    ScribbleDays.straighten(&lines)
  }

  /// Rows below a head with the names of columns are written as people write lines; `loads` is the unit of loads
  /// without one.
  mutating func straightenTables(loads: ScribbleUnit) {
    ScribbleTable.straighten(&lines, loads: loads)
    ScribbleLabels.straighten(&lines)
    ScribbleProgrammes.straighten(&lines)
    ScribbleWeeks.straighten(&lines)
    ScribbleMaxima.straighten(&lines)
    ScribbleGaps.straighten(&lines)
    ScribbleNumbers.straighten(&lines)
    ScribbleIntervals.straighten(&lines)
  }

  /// Lines without words only leave a gap. So does the end of what is indented.
  private mutating func append(_ reader: inout CharacterReader, _ isAfterBlank: inout Bool) {
    let isIndented = reader.isIndented
    let (scalars, verbatim) = reader.takeLine()
    guard scalars.contains(where: { $0.isOfWord }) else {
      isAfterBlank = true
      return
    }
    // What is written in other characters has other places.
    let sentences = scalars.count == verbatim.count ? Sentences.ranges(of: scalars) : [scalars.indices]
    for range in sentences {
      let isSame = sentences.count == 1
      var line = ScribbleLine(
        Array(scalars[range]), isSame ? verbatim : Array(verbatim[range]),
        isAfterBlank: isAfterBlank || wasIndented && !isIndented)
      setLabel(of: &line, isIndented: isIndented)
      lines.append(line)
      (isAfterBlank, wasIndented) = (false, isIndented)
    }
  }

  /// `2) a. …` and `b. …` below it are labelled as `2a` and `2b` are.
  private mutating func setLabel(of line: inout ScribbleLine, isIndented: Bool) {
    guard let label = line.marks.label, label.number == nil,
      let place = ["a", "b", "c", "d"].firstIndex(of: label.letter)
    else {
      lettered = nil
      return
    }
    if let number = line.marks.number, place == 0 {
      lettered = (number, 1)
    } else if let (number, last) = lettered, place == last, line.marks.number == nil, isIndented {
      lettered = (number, last + 1)
    } else {
      lettered = nil
    }
    if let (number, place) = lettered { line.marks.label(of: number, at: place) }
  }
}

/// Gathers the characters of a line.
private struct CharacterReader {
  private var scalars: [Unicode.Scalar] = []
  /// The same with the dashes, quotes and crosses of the author.
  private var verbatim: [Unicode.Scalar] = []

  /// False if the line has ended.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D, 0x0B, 0x0C, 0x85, 0x2028, 0x2029: return false
    case 0x09:
      // The columns of a table.
      append(scalars.contains { $0 != " " } ? [" ", "|", " "] : [" "])
    case 0x00...0x1F, 0x7F...0x84, 0x86...0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: append([" "])
    case 0x200D, 0xFE0F:
      // They make one picture of several, and mean nothing elsewhere.
      if scalars.last?.isOfPicture ?? false { append([scalar]) }
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF: break
    case 0x7B: append(["("], as: scalar)
    case 0x7D: append([")"], as: scalar)
    case 0x20E3: append([")"], as: "\u{FE0F}", scalar)  // The box of a keycap: 1️⃣ is a number in front.
    case 0x2010...0x2015, 0x2212: append(["-"], as: scalar)
    case 0x2018...0x201B, 0x2032, 0xB4: append(["'"], as: scalar)
    case 0x201C...0x201F, 0x2033, 0xAB, 0xBB: append(["\""], as: scalar)
    case 0xD7, 0x2715, 0x2716: append(["x"], as: scalar)
    case 0x2026: append([".", ".", "."], as: scalar)
    default: append([scalar])
    }
    return true
  }

  private mutating func append(_ plain: [Unicode.Scalar], as written: Unicode.Scalar...) {
    scalars += plain
    verbatim += written.isEmpty ? plain : written
  }

  var isIndented: Bool { scalars.first == " " }

  mutating func takeLine() -> (plain: [Unicode.Scalar], verbatim: [Unicode.Scalar]) {
    defer {
      scalars.removeAll(keepingCapacity: true)
      verbatim.removeAll(keepingCapacity: true)
    }
    return (trimmed(scalars), trimmed(verbatim))
  }

  private func trimmed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let start = scalars.firstIndex { $0 != " " } ?? scalars.endIndex
    let end = scalars.lastIndex { $0 != " " && $0 != "|" }.map { $0 + 1 } ?? start
    return Array(scalars[start..<max(start, end)])
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter or a digit of any language. Everything except punctuation and pictures counts, so that
  /// nothing is lost.
  var isOfWord: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0..<0x80, 0xA1...0xA9, 0xAB...0xB1, 0xB4, 0xB6...0xB8, 0xBB, 0xBF, 0xD7, 0xF7: false
    case 0x2000...0x206F, 0x20A0...0x20FF, 0x2190...0x245F, 0x2500...0x2BFF, 0x3000...0x3004, 0x3008...0x3020: false
    case 0xFE00...0xFE1F, 0xFFF0...0xFFFF, 0x1F000...0x1F0FF, 0x1F200...0x1FAFF, 0xE0000...0xE0FFF: false
    default: true
    }
  }

  var isDigit: Bool { value &- 0x30 < 10 }

  /// Whether a joiner after it goes on with its picture.
  fileprivate var isOfPicture: Bool {
    switch value {
    case 0x200D, 0xFE0F, 0x2190...0x2BFF, 0x1F000...0x1FAFF: true
    default: false
    }
  }
}
