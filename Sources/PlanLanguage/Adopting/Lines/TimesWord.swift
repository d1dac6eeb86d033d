/// What people say for an `x`: `8 mal 400m`, `3 times 10 min`, `4 by 400`.

enum TimesWord {
  static func read(_ tokens: [ScribbleToken]) -> [ScribbleToken] {
    guard tokens.contains(where: { words.contains($0.text) }) else { return tokens }
    var read = tokens
    for index in tokens.indices.dropFirst().dropLast() where words.contains(tokens[index].text) {
      let (before, next) = (tokens[index - 1], tokens[index + 1])
      // `cut it by 10%` takes nothing so often.
      let isShare = index + 2 < tokens.count && tokens[index + 2].isSign("%")
      guard before.number?.whole != nil, next.number != nil || next.isClock, !isShare else { continue }
      read[index].text = "x"
    }
    return read
  }

  private static let words: Set<String> = ["mal", "times", "by"]
}
