/// One lift of two that people join with a sign: `20 clean + jerk 60/40`.

enum JoinedLifts {
  /// Makes one word of them, unless the line is about a complex.
  static func read(_ tokens: [ScribbleToken]) -> [ScribbleToken] {
    guard tokens.count(where: { $0.isSign("+") }) == 1, let place = tokens.firstIndex(where: { $0.isSign("+") }),
      place > 0, place + 1 < tokens.count, tokens[place - 1].text == "clean",
      ["jerk", "jerks"].contains(tokens[place + 1].text), place == 1 || !tokens[place - 2].isWord,
      place + 2 == tokens.count || !tokens[place + 2].isSign(":")
    else { return tokens }
    var read = tokens
    read[place - 1].range = tokens[place - 1].range.lowerBound..<tokens[place + 1].range.upperBound
    read.removeSubrange(place...place + 1)
    return read
  }
}
