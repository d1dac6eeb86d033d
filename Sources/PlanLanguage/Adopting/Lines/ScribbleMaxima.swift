/// `20 Minutes to find a 3RM:` and the lift on the line below: one sentence on two lines.

enum ScribbleMaxima {
  /// Makes one line of both.
  static func straighten(_ lines: inout [ScribbleLine]) {
    var joined: [ScribbleLine] = []
    for line in lines {
      if let last = joined.last, !line.isAfterBlank, isOpen(last), isName(line) {
        joined[joined.count - 1] = last.joined(with: line)
      } else {
        joined.append(line)
      }
    }
    lines = joined
  }

  /// Whether the line says to find a maximum, and ends before it says of what.
  private static func isOpen(_ line: ScribbleLine) -> Bool {
    let words = line.tokens.filter { !$0.isMark }
    guard words.count >= 3, let last = words.last,
      words.contains(where: { HeavySet.verbs.contains($0.text) })
    else { return false }
    return last.text == "rm" || ["single", "double", "triple"].contains(last.text)
      || last.text == "max" && words[words.count - 2].text == "rep"
  }

  private static func isName(_ line: ScribbleLine) -> Bool {
    line.tokens.count <= 5 && line.tokens.allSatisfy { $0.isWord } && line.marks.heading == 0
  }
}
