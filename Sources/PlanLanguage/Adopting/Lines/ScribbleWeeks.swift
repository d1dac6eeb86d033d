/// Rows of weeks below the name of one exercise: `Front squat:`, `Wk 1 3x8 @ 60`, `Wk 2 3x6 @ 67.5`.

enum ScribbleWeeks {
  /// Writes each row as a line of its week: `Wk 1: Front squat 3x8 @ 60`.
  static func straighten(_ lines: inout [ScribbleLine]) {
    var name = ""
    for index in lines.indices {
      if !name.isEmpty, !lines[index].isAfterBlank, let label = label(lines[index]) {
        let line = lines[index]
        let start = line.tokens[label.upperBound].isMark ? label.upperBound + 1 : label.upperBound
        lines[index].say(line.text(of: label) + ": " + name + " " + line.text(of: start..<line.tokens.count))
        continue
      }
      name = isHead(lines, index) ? self.name(lines[index]) : ""
      if !name.isEmpty { lines[index].isTableHead = true }
    }
  }

  /// Whether at least two rows of weeks are right below a line that has words and says no sets.
  private static func isHead(_ lines: [ScribbleLine], _ index: Int) -> Bool {
    let line = lines[index]
    guard index + 2 < lines.count, label(line) == nil, !line.isTableHead, line.tokens.first?.isWord ?? false,
      line.tokens.count <= 12, !line.tokens.contains(where: { $0.text == "x" }),
      !DayName.isShort(line.tokens[0].text), line.marks.heading == 0
    else { return false }
    return (index + 1...index + 2).allSatisfy { !lines[$0].isAfterBlank && label(lines[$0]) != nil }
  }

  private static func name(_ line: ScribbleLine) -> String { HeadingText.of(line) }

  /// The `Wk 1` of a row that goes on with its sets.
  private static func label(_ line: ScribbleLine) -> Range<Int>? {
    guard line.tokens.count > 3, ["wk", "week", "woche", "wo", "w"].contains(line.tokens[0].text),
      line.tokens[1].number?.whole != nil
    else { return nil }
    let place = line.tokens[2].isSign(":") || line.tokens[2].isSign("-") ? 3 : 2
    let isSets = line.tokens[place].number != nil || ["deload", "taper", "test"].contains(line.tokens[place].text)
    return isSets && line.tokens[place...].contains { $0.number != nil } ? 0..<2 : nil
  }
}
