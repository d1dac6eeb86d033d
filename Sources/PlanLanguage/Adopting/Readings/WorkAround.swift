/// `7 km Tempo, je 15 min ein- und auslaufen`, `2 mi WU & CD, 4x1k`: the same before the work and after it.

struct WorkAround {
  let before: ExerciseReading
  let after: ExerciseReading
  /// The work between them.
  let inner: ScribbleLine

  /// Nil for a line that does not say so, or whose sport is unknown.
  init?(_ line: ScribbleLine, _ reader: ExerciseReader) {
    guard let sport = reader.sport?.guessed, let words = WorkAround.words(line) else { return nil }
    let start = line.tokens[..<words.range.lowerBound].lastIndex { [",", ";"].contains($0.text) }.map { $0 + 1 } ?? 0
    var cursor = TokenCursor(line, at: start)
    let isEach = cursor.accept("je", "jeweils", "each")
    let amount = cursor.index..<words.range.lowerBound
    guard !amount.isEmpty else { return nil }
    var reading = reader.details(of: line.part(amount), named: sport)
    guard reading.commonCount == 1, reading.remarks.isEmpty, reading.runs[0].amount.isWay else { return nil }
    guard isEach || !words.needsEach || reading.runs[0].amount.isShort else { return nil }
    let end = words.range.upperBound
    // `IV, 2 km Ein- und Auslaufen, 6x800m`: what kind of run it is.
    let kind = start > 0 && end < line.tokens.count && line.tokens[..<start].allSatisfy { $0.number == nil }
    if kind, line.tokens[end].isMark, end + 1 < line.tokens.count {
      inner = line.part(end + 1..<line.tokens.count)
      reading.isGuess = true
      reading.remarks = [line.trimmed(0..<start, isRemark: true), words.before]
      before = reading
      reading.remarks = [words.after]
      after = reading
      return
    }
    guard start > 0 ? end == line.tokens.count : end < line.tokens.count && line.tokens[end].isMark else { return nil }
    inner = start > 0 ? line.part(0..<start - 1) : line.part(end + 1..<line.tokens.count)
    reading.isGuess = true
    reading.remarks = [words.before]
    before = reading
    reading.remarks = [words.after]
    after = reading
  }

  /// `je 10 min ein- und auslaufen` on a line of its own, which does not say what the work between them is.
  static func isAlone(_ line: ScribbleLine) -> Bool {
    guard ["je", "jeweils"].contains(line.tokens.first?.text ?? ""), let words = words(line) else { return false }
    return words.range.upperBound == line.tokens.count && !line.tokens.contains { $0.isSign(",") }
  }

  /// The words for both, and where they are.
  private static func words(
    _ line: ScribbleLine
  ) -> (range: Range<Int>, before: String, after: String, needsEach: Bool)? {
    for start in line.tokens.indices {
      var cursor = TokenCursor(line, at: start)
      if cursor.accept("ein"), cursor.accept(sign: "-"), cursor.accept("und"), let out = cursor.token?.text,
        out.hasPrefix("aus"), out.utf8.count > 6
      {
        return (start..<cursor.index + 1, "ein" + out.dropFirst(3), out, true)
      }
      cursor.index = start
      // `2 km ein/aus`, `Ein-/Auslaufen`
      if cursor.accept("ein", "einlaufen", "einfahren", "einschwimmen") {
        _ = cursor.accept(sign: "-")
        if cursor.accept(sign: "/") || cursor.accept(sign: "+") || cursor.accept(sign: "&") || cursor.accept("und"),
          let out = cursor.token?.text, out == "aus" || out.hasPrefix("aus") && out.utf8.count > 6
        {
          let rest = out.dropFirst(3)
          return (start..<cursor.index + 1, rest.isEmpty ? "ein" : "ein" + rest, out, true)
        }
      }
      cursor.index = start
      if cursor.accept("wu", "warm-up", "warmup"), let first = cursor[-1]?.text,
        cursor.accept(sign: "&") || cursor.accept(sign: "/") || cursor.accept(sign: "+") || cursor.accept("and", "und"),
        let last = cursor.token?.text, cursor.accept("cd", "cool-down", "cooldown", "wd")
      {
        return (start..<cursor.index, first, last, false)
      }
    }
    return nil
  }
}

extension ScribbleAmount {
  /// Whether it is a distance or a time.
  fileprivate var isWay: Bool { kind == .length || kind == .time }

  /// Whether it is no more than people warm up for, so that it is not both of them together.
  fileprivate var isShort: Bool {
    if let metres = stretch?.metres { return metres <= 3000 }
    return kind == .time && text.hasSuffix("min") && (Int(text.dropLast(3)).map { $0 <= 15 } ?? false)
  }
}
