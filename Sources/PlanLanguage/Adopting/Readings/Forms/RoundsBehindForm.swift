/// `Core finisher x3`, `Bauch-Zirkel 4x`, `Abs (x3)` above exercises: rounds of what is below, with their number after the
/// name.

extension LineForm {
  static let roundsBehind = LineForm { line, reader in
    guard reader.hasFollower, let (times, end) = RoundsBehind.times(line),
      line.tokens[..<end].allSatisfy({ !$0.isMark })
    else { return nil }
    let title = line.text(of: 0..<end)
    // `Circuit x3` alone is a head that says its kind.
    let isHead = end == 1 && HeadReading(line, isExercise: { _ in false }) != nil
    guard !isHead, RoundsBehind.isOfPart(line, end), !RoundsBehind.isCounted(title, &reader) else { return nil }
    let head = HeadReading(groups: [HeadDraft(kind: .rounds, times: times, details: [])], title: title)
    switch SectionName.kind(line) {
    case .warmup: return [.section(title: title, .warmup, level: 0), .group(head.untitled)]
    case .cooldown: return [.section(title: title, .cooldown, level: 0), .group(head.untitled)]
    case .part: return [.group(head)]
    }
  }
}

extension HeadReading {
  fileprivate var untitled: HeadReading { HeadReading(groups: groups, title: nil) }
}

private enum RoundsBehind {
  /// The `x3`, `3x` or `(x3)` at the end of a line, and where it begins.
  static func times(_ line: ScribbleLine) -> (Int, Int)? {
    var end = line.tokens.count
    while end > 0, line.tokens[end - 1].isSign(":") || line.tokens[end - 1].isSign(")") { end -= 1 }
    guard (3...8).contains(end) else { return nil }
    let (first, second) = (line.tokens[end - 2], line.tokens[end - 1])
    let times =
      first.text == "x"
      ? second.number?.whole
      : ["x", "times", "mal"].contains(second.text) ? first.number?.whole : nil
    guard let times, (2...12).contains(times) else { return nil }
    var start = end - 2
    while start > 0, [",", "(", "-", ":"].contains(line.tokens[start - 1].text) { start -= 1 }
    return start > 0 && line.tokens[..<start].allSatisfy { $0.isWord } ? (times, start) : nil
  }

  /// Whether it is one of several exercises that are each done so often: `Roll up x 6`.
  static func isCounted(_ title: String, _ reader: inout LineReader) -> Bool {
    if reader.next.map({ times($0) != nil }) ?? false { return true }
    if ["flow", "circuit", "zirkel", "complex", "komplex"].contains(title.split(separator: " ").last?.lowercased()) {
      return false
    }
    let name = reader.exercises.names.find(title)
    return name.map { !$0.isGuess && !["general-warm-up", "cool-down"].contains($0.entry?.key) } ?? false
  }

  /// Whether the words before an end name a part of a workout, and nothing that is done so often.
  static func isOfPart(_ line: ScribbleLine, _ end: Int) -> Bool {
    let word = line.tokens[end - 1].text
    if word == "up" { return end > 1 && line.tokens[end - 2].text == "warm" }
    return words.contains { word == $0 || word.hasSuffix("-" + $0) || $0.utf8.count > 4 && word.hasSuffix($0) }
  }

  private static let words: Set<String> = [
    "finisher", "circuit", "zirkel", "burnout", "block", "superset", "supersatz", "round", "flow", "metcon", "wod",
    "core",
    "abs", "bauch", "warm-up", "warmup", "up", "series", "serie", "triset", "complex", "komplex", "workout", "set",
    "giant",
    "aufwärmen", "superserie", "bodyweight", "conditioning", "accessories", "main", "abdominals", "rumpf", "stabi",
  ]
}
