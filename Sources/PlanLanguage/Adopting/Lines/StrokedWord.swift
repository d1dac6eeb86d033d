/// Words that people shorten with a stroke: `w/ rope`, `rest 90s b/w rounds`, `w/o vest`.

enum StrokedWord {
  /// Makes one word of each, so that no `w` is left that could be a unit.
  static func read(_ tokens: [ScribbleToken]) -> [ScribbleToken] {
    guard tokens.contains(where: { $0.isSign("/") }) else { return tokens }
    var read: [ScribbleToken] = []
    var index = 0
    while index < tokens.count {
      let (meaning, count) = meaning(tokens[index...]) ?? ("", 1)
      var token = tokens[index]
      if !meaning.isEmpty {
        token.text = meaning
        token.range = token.range.lowerBound..<tokens[index + count - 1].range.upperBound
      }
      read.append(token)
      index += count
    }
    return read
  }

  /// What the words at the start mean, and how many tokens they are; nil for other words.
  private static func meaning(_ tokens: ArraySlice<ScribbleToken>) -> (String, Int)? {
    let start = tokens.startIndex
    guard tokens.count >= 2, ["w", "b", "c"].contains(tokens[start].text), tokens[start + 1].isSign("/"),
      tokens[start + 1].touches
    else { return nil }
    let letter = tokens.count > 2 && tokens[start + 2].touches ? tokens[start + 2].text : ""
    switch (tokens[start].text, letter) {
    case ("b", "w"), ("b", "t"): return ("between", 3)
    case ("w", "o"): return ("without", 3)
    case ("w", "u"): return ("warmup", 3)
    case ("c", "d"): return ("cooldown", 3)
    case ("b", _), ("c", _): return nil
    default: return ("with", 2)
    }
  }
}
