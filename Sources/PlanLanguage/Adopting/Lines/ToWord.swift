/// The numbers that people write for words: `toes 2 bar`, `chest 2 bar`, `ground 2 overhead`, `1 arm row`, `Warrior 2`.

enum ToWord {
  static func read(_ tokens: [ScribbleToken]) -> [ScribbleToken] {
    guard tokens.contains(where: { ends.contains($0.text) || limbs.contains($0.text) || poses.contains($0.text) })
    else { return tokens }
    var read = tokens
    for index in tokens.indices.dropLast() {
      let (token, next) = (tokens[index], tokens[index + 1])
      let isTo =
        token.text == "2" && index > 0 && starts.contains(tokens[index - 1].text) && ends.contains(next.text)
      let isOne =
        token.text == "1" && !next.touches && limbs.contains(next.text) && index + 2 < tokens.count
        && tokens[index + 2].isWord
      if isTo || isOne { read[index].kind = .word }
    }
    // `Krieger 2, 5 Atemzüge`, but `Krieger 2x5`
    for index in tokens.indices.dropFirst() where poses.contains(tokens[index - 1].text) {
      let isLast = index + 1 == tokens.count
      let next = isLast ? "" : tokens[index + 1].text
      if ["1", "2", "3"].contains(tokens[index].text), next != "x", isLast || ScribbleUnit(next) == nil,
        isLast || !tokens[index + 1].touches || tokens[index + 1].isSign(",") || tokens[index + 1].isSign(":")
      {
        read[index].kind = .word
      }
    }
    return read
  }

  private static let starts: Set<String> = ["toe", "toes", "chest", "knee", "knees", "ground", "shoulder"]
  private static let ends: Set<String> = ["bar", "elbow", "elbows", "overhead"]
  private static let poses: Set<String> = ["warrior", "krieger", "virabhadrasana"]
  private static let limbs: Set<String> = ["arm", "leg"]
}
