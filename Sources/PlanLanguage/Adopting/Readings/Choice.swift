/// `Conditioning - pick ONE`, `Finisher (wähle eine)` above a list: only one of its lines is done.

enum Choice {
  static func isSaid(by line: ScribbleLine) -> Bool {
    // `Conditioning options:`
    if line.tokens.count <= 5, let last = line.tokens.last(where: { !$0.isMark }),
      ["options", "optionen", "alternatives", "alternativen"].contains(last.text)
    {
      return true
    }
    return line.tokens.indices.dropLast().contains { index in
      let next = line.tokens[index + 1].text
      switch line.tokens[index].text {
      case "pick", "choose", "select", "wähle", "such", "do":
        return ["one", "1", "eine", "eins", "einen"].contains(next) && !isCounted(line, behind: index + 1)
      case "one", "eine", "eins":
        return next == "of" && index + 2 < line.tokens.count
          && ["these", "the", "following"].contains(line.tokens[index + 2].text)
          || ["davon", "hiervon"].contains(next)
      default: return false
      }
    }
  }

  /// `do one round`
  private static func isCounted(_ line: ScribbleLine, behind place: Int) -> Bool {
    place + 1 < line.tokens.count && line.tokens[place + 1].isWord
      && !["of", "option", "davon"].contains(line.tokens[place + 1].text)
  }
}
