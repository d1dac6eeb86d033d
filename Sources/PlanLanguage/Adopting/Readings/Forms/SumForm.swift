/// `Total: 1900m`, `Gesamt 45 min`, `= 2200m`, `24k total`, `Score: rounds`: sums and scores, which go into a note of the plan, because they
/// are not work.

extension LineForm {
  static let sum = LineForm { line, _ in
    // `Time: ____`
    if line.tokens.count >= 2, ["time", "zeit"].contains(line.tokens[0].text), line.tokens[1].isSign(":"),
      line.tokens[2...].allSatisfy({ $0.isMark })
    {
      return [.timed, .remark(line.text)]
    }
    if line.marks.isSum || SumWords.areBehind(line) { return [.remark(line.original)] }
    // `Weekly total 42 km`
    let first = SumWords.ofSpan.contains(line.tokens.first?.text ?? "") ? 1 : 0
    guard line.tokens.count > first + 1, SumWords.all.contains(line.tokens[first].text) else { return nil }
    var place = first + 1
    while place + 1 < line.tokens.count, SumWords.about.contains(line.tokens[place].text) { place += 1 }
    let next = line.tokens[place]
    // `Volume: squat 5x5` names the part of a workout.
    let isPart = line.tokens[0].text == "volume" && line.tokens.count > 3 && line.tokens[2].isWord
    if isPart, line.tokens[3...].contains(where: { $0.number != nil }) { return nil }
    return next.isMark || next.number != nil || next.isClock ? [.remark(line.text)] : nil
  }
}

/// Words before a sum or a score.
enum SumWords {
  fileprivate static let all: Set<String> = [
    "total", "totals", "gesamt", "ges", "insgesamt", "summe", "score", "distance", "duration", "gesamtdauer", "umfang",
    "wochenumfang", "wochenkilometer", "gesamtumfang", "goal",
    "ziel", "estimated", "volume", "rx", "scale", "scaled", "scaling", "equipment", "material", "target",
  ]

  /// What a total is that of.
  fileprivate static let ofSpan: Set<String> = ["weekly", "week", "daily", "wöchentlich", "woche"]
  /// Words before an estimate.
  fileprivate static let about: Set<String> = ["ca", "circa", "approx", "about", "etwa", "rund", "ungefähr", "around"]

  /// What is said of all of it.
  private static let ofAll: Set<String> = [
    "pausen", "satzpausen", "rests", "tf", "trittfrequenz", "kadenz", "cadence", "hf", "puls", "hr", "df", "damper",
  ]

  /// What follows a total: `24k total`, `45 min gesamt`.
  static let behind: Set<String> = ["total", "totals", "gesamt", "insgesamt", "ingesamt", "overall"]

  /// Whether the line is a distance or a time, and the word for a total after it.
  fileprivate static func areBehind(_ line: ScribbleLine) -> Bool { endOfTotal(line) == line.tokens.count }

  /// The end of the total at the start of a line: `24k total. first 14k …`; nil for anything else.
  static func endOfTotal(_ line: ScribbleLine) -> Int? {
    var cursor = TokenCursor(line)
    guard cursor.acceptRange() != nil, cursor.acceptUnit(where: { $0.isLength || $0.isTime }) != nil,
      let word = cursor.token, behind.contains(word.text)
    else { return nil }
    cursor.index += 1
    _ =
      cursor.accept(sign: ".") || cursor.accept(sign: ",") || cursor.accept(sign: ":") || cursor.accept(sign: ";")
      || cursor.accept(sign: "-")
    return cursor.index
  }

  /// Whether a remark is such a line.
  static func begin(_ words: String) -> Bool {
    let said = words.lowercased().split(whereSeparator: { $0 == " " || $0 == ":" }).map { String($0) }
    let first = said.first { !ofSpan.contains($0) } ?? ""
    return all.contains(first) || ofAll.contains(first) || words.hasPrefix("=")
  }
}
