/// The number that people write for a word between two others: `toes 2 bar`, `chest 2 bar`, `ground 2 overhead`.

enum ToWord {
  static func read(_ tokens: [ScribbleToken]) -> [ScribbleToken] {
    guard tokens.contains(where: { ends.contains($0.text) }) else { return tokens }
    var read = tokens
    for index in tokens.indices.dropFirst().dropLast()
    where tokens[index].text == "2" && starts.contains(tokens[index - 1].text) && ends.contains(tokens[index + 1].text)
    {
      read[index].kind = .word
    }
    return read
  }

  private static let starts: Set<String> = ["toe", "toes", "chest", "knee", "knees", "ground", "shoulder"]
  private static let ends: Set<String> = ["bar", "elbow", "elbows", "overhead"]
}
