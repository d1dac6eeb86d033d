/// Words of a line without what only joins them to the rest of it.

extension ScribbleLine {
  /// The words in a range without the signs and small words at its ends. A remark keeps what its last number counts:
  /// `4 sets`, `2%`.
  func trimmed(_ range: Range<Int>, isRemark: Bool = false) -> String {
    var range = range
    let opening = isRemark ? ["(", "\"", "@"] : ["(", "\""]
    while let first = range.first, isJoiner(first, in: range, but: opening), !(isRemark && saysHow(first)) {
      range.removeFirst()
    }
    while let last = range.last, isJoiner(last, in: range, but: [")", "\""]), !(isRemark && isCounted(last, in: range)),
      !isOfMuscle(last, in: range)
    {
      range.removeLast()
    }
    range = withoutOuterSigns(range)
    return tokens[range].contains { !$0.isMark } ? text(of: range) : ""
  }

  private func isJoiner(_ index: Int, in range: Range<Int>, but signs: [String]) -> Bool {
    let token = tokens[index]
    // `Sun salutation A`
    if token.text == "a", index > range.lowerBound, text(of: index..<index + 1) == "A" { return false }
    return token.isMark ? !signs.contains(token.text) : token.isJoiner
  }

  private func saysHow(_ index: Int) -> Bool {
    ["with", "without", "mit", "at", "for", "in"].contains(tokens[index].text)
  }

  private func isCounted(_ index: Int, in range: Range<Int>) -> Bool {
    guard index > range.lowerBound else { return false }
    let token = tokens[index]
    if ["sets", "reps", "rep", "wdh"].contains(token.text) { return true }
    if token.text == "in" { return tokens[index - 1].text == "buy" }
    return tokens[index - 1].number != nil && token.touches
      && (["%", "'", "+", "°"].contains(token.text) || ScribbleUnit(token.text) != nil)
  }

  /// `quad sets 3x10`
  private func isOfMuscle(_ index: Int, in range: Range<Int>) -> Bool {
    index > range.lowerBound && tokens[index].text == "sets"
      && ["quad", "quads", "glute", "ham", "hamstring", "gluteal"].contains(tokens[index - 1].text)
  }

  /// Without a lone `)` at the end, and without parentheses or quotes around all of it, which mean nothing.
  private func withoutOuterSigns(_ range: Range<Int>) -> Range<Int> {
    var range = range
    let marks = tokens[range].filter { $0.isMark }
    if marks.count(where: { $0.text == "(" }) < marks.count(where: { $0.text == ")" }), range.last != nil {
      if tokens[range.upperBound - 1].isSign(")") { range.removeLast() }
    }
    if let first = range.first, tokens[first].isSign("(") {
      let inner = tokens[range].dropFirst()
      let isWhole = inner.firstIndex { $0.isSign(")") }.map { $0 == range.upperBound - 1 } ?? true
      if isWhole { range = first + 1..<(inner.last?.isSign(")") ?? false ? range.upperBound - 1 : range.upperBound) }
    }
    if range.count > 1, tokens[range.lowerBound].isSign("\""), tokens[range.upperBound - 1].isSign("\"") {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return range
  }
}

extension ScribbleToken {
  /// Whether it is a word that only joins details.
  var isJoiner: Bool { ScribbleToken.joiners.contains(text) }

  private static let joiners: Set<String> = [
    "of", "x", "at", "for", "with", "mit", "und", "and", "à", "reps", "rep", "wdh", "sets", "je", "the", "a", "in", "w",
  ]
}
