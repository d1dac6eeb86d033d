/// `1 Kniebeugen`, `2 Liegestütze` below `8 Stationen, 45/15`: the numbers are those of the stations.

enum ScribbleNumbers {
  /// Takes them off lines that count from one, below a line that speaks of stations.
  static func straighten(_ lines: inout [ScribbleLine]) {
    // `1 - 8 toes to bar` below an EMOM
    for head in lines.indices where lines[head].tokens.contains(where: { $0.text == "emom" }) {
      var end = head + 1
      while end < lines.count, isDashed(lines[end], end - head) { end += 1 }
      guard end - head > 2 else { continue }
      for index in head + 1..<end { lines[index].takeNumber() }
    }
    for head in lines.indices where lines[head].tokens.contains(where: { words.contains($0.text) }) {
      var end = head + 1
      while end < lines.count, isNumbered(lines[end], end - head) { end += 1 }
      guard end - head > 3 else { continue }
      for index in head + 1..<end { lines[index].takeNumber() }
    }
  }

  /// Whether a line begins with this number, a dash, and something else.
  private static func isDashed(_ line: ScribbleLine, _ number: Int) -> Bool {
    line.tokens.count > 2 && line.tokens[0].number?.whole == number && line.tokens[1].isSign("-")
      && !line.tokens[1].touches && !line.tokens[2].touches
  }

  private static let words: Set<String> = ["stationen", "stations", "übungen", "exercises"]

  /// Whether a line begins with this number, without a sign, and a word after it that counts nothing.
  private static func isNumbered(_ line: ScribbleLine, _ number: Int) -> Bool {
    line.tokens.count > 1 && line.tokens[0].number?.whole == number && line.tokens[1].isWord && !line.tokens[1].touches
      && ScribbleUnit(line.tokens[1].text) == nil && line.tokens[1].text != "x"
  }
}
