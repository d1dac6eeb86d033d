/// A line to tokens. `3x8x80kg` is six of them, `T2B` and `pull-up` are one each.

import SessionModel

struct ScribbleLexer {
  let scalars: [Unicode.Scalar]
  private var index = 0
  private var tokens: [ScribbleToken] = []

  static func tokens(of scalars: [Unicode.Scalar]) -> [ScribbleToken] {
    var lexer = ScribbleLexer(scalars)
    while lexer.index < scalars.count { lexer.readToken() }
    return lexer.tokens
  }

  private init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// A character that no form looks for is outside the line, so that a search for the end of spaces ends.
  func scalar(_ index: Int) -> Unicode.Scalar { scalars.indices.contains(index) ? scalars[index] : "\0" }
  func isDigit(_ index: Int) -> Bool { scalar(index).isDigit }
  private func isLetter(_ index: Int) -> Bool { scalar(index).isOfWord && !isDigit(index) }

  private mutating func readToken() {
    let start = index
    if isDigit(start) { return readNumber() }
    if scalar(start).isOfWord { return readWord() }
    index += 1
    switch scalar(start) {
    case " ", "_", "`", "\u{200D}", "\u{FE0F}": return
    case "*" where isDigit(start - 1) && isDigit(start + 1): append(.word, start, text: "x")
    case "*": return
    case ":" where isSeconds(behind: start): readSeconds(from: start)
    default: append(.sign, start)
    }
  }

  private mutating func append(_ kind: ScribbleToken.Kind, _ start: Int, text: String? = nil) {
    let touches = tokens.last.map { $0.range.upperBound == start } ?? false
    tokens.append(
      ScribbleToken(
        kind: kind, text: text ?? ScribbleLine.string(scalars[start..<index]).lowercased(), range: start..<index,
        touches: touches))
  }

  /// `:30`, with nothing before it.
  private func isSeconds(behind start: Int) -> Bool {
    let before = scalar(start - 1)
    return (start == 0 || before == " " || before == "(" || before == "@") && isDigit(start + 1) && isDigit(start + 2)
      && !isDigit(start + 3) && scalar(start + 3) != ":"
      && (scalar(start + 1).value < 0x36 || scalar(start + 2) == "0" || scalar(start + 2) == "5")
  }

  private mutating func readSeconds(from start: Int) {
    index = start + 3
    let digits = scalars[start + 1..<start + 3].map { Int($0.value - 0x30) }
    append(.clock(digits[0] * 10 + digits[1]), start)
  }

  // MARK: Words

  private mutating func readWord() {
    let start = index
    let isTimes = scalar(start) == "x" || scalar(start) == "X"
    index += 1
    if let end = endOfTool(from: start) {
      index = end
      return append(.word, start)
    }
    // `x10` and `3xAMRAP`
    if isTimes, isDigit(index) || isDigit(start - 1) { return append(.word, start, text: "x") }
    while goesOn(from: start) { index += 1 }
    // `3 Sätze á 12`, with the accent of the other hand.
    let isEach = index == start + 1 && (scalar(start) == "á" || scalar(start) == "Á")
    append(.word, start, text: isEach ? "à" : nil)
  }

  /// The end of the `BW` of `BWx10` and the `bar` of `barx10`.
  private func endOfTool(from start: Int) -> Int? {
    for tool in ["bw", "bar"] {
      let end = start + tool.utf8.count
      guard scalars.count > end + 1, ScribbleLine.string(scalars[start..<end]).lowercased() == tool,
        scalar(end) == "x" || scalar(end) == "X", isDigit(end + 1), !isLetter(start - 1)
      else { continue }
      return end
    }
    return nil
  }

  /// Whether a word continues here: with a letter, with a hyphen or an apostrophe before a letter, or with digits
  /// between letters.
  private func goesOn(from start: Int) -> Bool {
    if isLetter(index) { return true }
    if scalar(index) == "-" || scalar(index) == "'" { return isLetter(index + 1) && !isDigit(index - 1) }
    guard isDigit(index) else { return false }
    var end = index
    while isDigit(end), end - index < 3 { end += 1 }
    return isLetter(end) && end - index < 3 || index - 1 > start && isDigit(index - 1) && isLetter(index)
  }

  // MARK: Numbers

  private mutating func readNumber() {
    let start = index
    if let end = endOfDate(from: start) {
      index = end
      return append(.word, start)
    }
    while isDigit(index) { index += 1 }
    if scalar(index) == ":", isDigit(index + 1), isDigit(index + 2) { return readClock(from: start) }
    if isThousands(from: start) { return readThousands(from: start) }
    let wholeEnd = index
    if isDecimalPoint(behind: start) {
      index += 1
      while isDigit(index) { index += 1 }
    }
    guard let number = number(start..<wholeEnd, decimals: min(wholeEnd + 1, index)..<index) else {
      return append(.word, start)
    }
    append(.number(number), start)
  }

  /// A point between digits, or a comma: `82,5kg` is one number, `5,3,1` are three.
  private func isDecimalPoint(behind start: Int) -> Bool {
    guard isDigit(index + 1) else { return false }
    if scalar(index) == "." {
      var end = index + 1
      while isDigit(end) { end += 1 }
      return scalar(end) != "." || !isDigit(end + 1)
    }
    guard scalar(index) == ",", scalar(start - 1) != "," else { return false }
    var end = index + 1
    while isDigit(end), end - index < 3 { end += 1 }
    guard !isDigit(end) else { return false }
    if isHalfLoad(decimals: index + 1..<end) { return true }
    while scalar(end) == " " { end += 1 }
    let unitStart = end
    while isLetter(end), end - unitStart < 5 { end += 1 }
    return ScribbleUnit.isBehindDecimals(ScribbleLine.string(scalars[unitStart..<end]).lowercased())
  }

  /// `82,5x6`, `3x8 82,5`: from ten on, a half and nothing more is a load, and no list of two.
  private func isHalfLoad(decimals: Range<Int>) -> Bool {
    decimals.count == 1 && scalar(decimals.lowerBound) == "5" && isDigit(index - 1) && isDigit(index - 2)
      && !(scalar(decimals.upperBound) == "," && isDigit(decimals.upperBound + 1))
  }

  /// `1,000 meter`, `2,500m`: three digits after a comma, and a unit of length after them.
  private func isThousands(from start: Int) -> Bool {
    guard scalar(index) == ",", index - start <= 2, scalar(start) != "0", scalar(start - 1) != ",",
      (1...3).allSatisfy({ isDigit(index + $0) }), !isDigit(index + 4)
    else { return false }
    var end = index + 4
    while scalar(end) == " " { end += 1 }
    let unitStart = end
    while isLetter(end), end - unitStart < 7 { end += 1 }
    return ScribbleUnit(ScribbleLine.string(scalars[unitStart..<end]).lowercased())?.isLength ?? false
  }

  private mutating func readThousands(from start: Int) {
    let digits = Array(scalars[start..<index] + scalars[index + 1..<index + 4])
    index += 4
    let value = digits.reduce(0) { $0 * 10 + Int($1.value - 0x30) }
    append(.number(ScribbleNumber(thousandths: value * 1000)), start)
  }

  private func number(_ whole: Range<Int>, decimals: Range<Int>) -> ScribbleNumber? {
    guard whole.count <= 7, decimals.count <= 3 else { return nil }
    var thousandths = 0
    for index in whole { thousandths = thousandths * 10 + Int(scalars[index].value - 0x30) }
    for index in decimals { thousandths = thousandths * 10 + Int(scalars[index].value - 0x30) }
    for _ in decimals.count..<3 { thousandths *= 10 }
    return thousandths <= MostInAPlan.number * 1000 ? ScribbleNumber(thousandths: thousandths) : nil
  }

  /// `1:30` and `1:02:30`.
  private mutating func readClock(from start: Int) {
    var seconds = 0
    index = start
    var parts = 0
    while parts < 3, isDigit(index) {
      var part = 0
      while isDigit(index), part < 100_000 {
        part = part * 10 + Int(scalars[index].value - 0x30)
        index += 1
      }
      (seconds, parts) = (seconds * 60 + part, parts + 1)
      guard scalar(index) == ":", isDigit(index + 1), isDigit(index + 2) else { break }
      index += 1
    }
    append(seconds <= 360_000 ? .clock(seconds) : .word, start)
  }
}
