/// `21-15-9 thrusters and pull-ups for time, 8 min cap`: parts of a head at the end of its line.

extension HeadReading {
  /// Takes them off the line; only a ladder, rounds and a workout for time have any.
  static func readAtEnd(_ cursor: inout TokenCursor, _ parts: inout [HeadPart]) {
    guard parts.allSatisfy({ [.ladder, .rounds, .forTime].contains($0.kind) }) else { return }
    while let (part, start) = partAtEnd(of: cursor.line, behind: cursor.index) {
      parts.append(part)
      cursor = TokenCursor(cursor.line.part(0..<start), at: cursor.index)
    }
  }

  /// The part with which the line ends, and where it begins.
  private static func partAtEnd(of line: ScribbleLine, behind end: Int) -> (HeadPart, Int)? {
    for start in max(end + 1, line.tokens.count - 8)..<max(end + 1, line.tokens.count) {
      var cursor = TokenCursor(line, at: start)
      _ = cursor.accept(sign: ",") || cursor.accept(sign: "-") || cursor.accept(sign: ".") || cursor.accept(sign: "/")
      _ = cursor.accept(sign: "(")
      guard cursor.index == start || line.tokens[start - 1].isWord || line.tokens[start - 1].number != nil,
        let part = HeadForm.forTime.read(&cursor) ?? HeadForm.cap.read(&cursor)
      else { continue }
      while cursor.accept(sign: ")") || cursor.accept(sign: ".") || cursor.accept(sign: "!") {}
      // `not for time`
      guard cursor.isAtEnd, !["not", "nicht", "no"].contains(line.tokens[start - 1].text) else { continue }
      return (part, start)
    }
    return nil
  }
}
