/// Gaps that mean nothing: a head, and below it each exercise after a gap of its own.

enum ScribbleGaps {
  /// Closes the gaps between single lines that begin with an amount, below the head of a group.
  static func straighten(_ lines: inout [ScribbleLine]) {
    for index in lines.indices where isHead(lines[index]) {
      let single = lines.indices.dropFirst(index + 1).prefix { isSingle(lines, $0) && isCounted(lines[$0]) }
      guard single.count > 1 else { continue }
      for place in single.dropFirst() { lines[place].isAfterBlank = false }
    }
  }

  /// Whether the line is the head of a group, and nothing else.
  private static func isHead(_ line: ScribbleLine) -> Bool {
    guard line.tokens.count <= 24, let head = HeadReading(line, isExercise: { _ in false }) else { return false }
    return head.rest.allSatisfy { line.tokens[$0].isMark }
  }

  /// Whether there is a gap above the line and one below it.
  private static func isSingle(_ lines: [ScribbleLine], _ index: Int) -> Bool {
    lines[index].isAfterBlank && (index + 1 == lines.count || lines[index + 1].isAfterBlank)
  }

  /// `10 burpees`, `300m run`; no head of another group, and no sets of its own.
  private static func isCounted(_ line: ScribbleLine) -> Bool {
    line.marks.heading == 0 && line.tokens.count > 1 && line.tokens[0].number != nil && line.tokens[1].text != "x"
      && !line.endsWithColon && line.tokens.contains { $0.isWord && ScribbleUnit($0.text) == nil } && !isHead(line)
  }
}
