/// Lines that each say one thing about the exercise above them: `Sets: 3`, `Reps: 10`, `Rest: 60 s`.

enum ScribbleLabels {
  /// Makes one line of those that follow each other.
  static func straighten(_ lines: inout [ScribbleLine]) {
    guard lines.contains(where: { isSaid(by: $0) }) else { return }
    var joined: [ScribbleLine] = []
    for line in lines {
      if let last = joined.last, !line.isAfterBlank, isSaid(by: line), isSaid(by: last) {
        joined[joined.count - 1] = last.joined(with: line)
      } else {
        joined.append(line)
      }
    }
    lines = joined
  }

  /// Whether the line is a label, a sign and a number.
  private static func isSaid(by line: ScribbleLine) -> Bool {
    line.tokens.count > 2 && labels.contains(line.tokens[0].text)
      && (line.tokens[1].isSign(":") || line.tokens[1].isSign("="))
      && (!line.tokens[2].isWord || ["max", "amrap", "failure", "versagen"].contains(line.tokens[2].text))
  }

  private static let labels: Set<String> = [
    "sets", "set", "sätze", "saetze", "reps", "rep", "wdh", "wiederholungen", "rest", "pause", "satzpause", "weight",
    "load", "gewicht", "tempo", "rpe", "rir",
  ]
}
