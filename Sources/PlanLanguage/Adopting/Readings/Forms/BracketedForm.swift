/// `walk 5 min, then 8x (60 sec jog, 90 sec walk), walk 5 min`, `4 x (5:00 Z2/ 5:00 Z3) with 3:00 RI`: rounds within a
/// line.

extension LineForm {
  static let bracketed = LineForm { line, reader in
    guard let rounds = BracketedRounds(line) else { return nil }
    let parts = rounds.parts.map { reader.items(line.part($0), bare: false) }
    let inner = parts.compactMap { $0?.count == 1 ? $0?.first : nil }
    guard inner.count == parts.count else { return rounds.areTimes ? [.remark(line.text)] : nil }
    // `main 3x(4x100 + 200 pull)`
    let isLabel = line.tokens[rounds.before].allSatisfy { $0.number == nil } && rounds.before.count <= 4
    let label = isLabel ? line.trimmed(rounds.before) : ""
    let isTitle = !label.isEmpty && !reader.isExercise(label)
    let before = rounds.before.isEmpty || isTitle ? [] : reader.items(line.part(rounds.before), bare: true)
    var cursor = TokenCursor(line, at: rounds.after.lowerBound)
    _ = cursor.accept(sign: ",")
    let rest = cursor.acceptRestOfRounds()
    while cursor.accept(
      "between", "btw", "btwn", "the", "rounds", "sets", "intervals", "zwischen", "den", "runden", "each")
      || cursor.accept(sign: ",") || cursor.accept(sign: ".") || cursor.accept("then", "dann")
    {}
    let behind = line.part(cursor.index..<line.tokens.count)
    let after = behind.isEmpty ? [] : reader.items(behind, bare: true)
    guard let before, let after else { return [.remark(line.text)] }
    let details = rest.map { ["rest " + $0.text] } ?? []
    let head = HeadDraft(kind: .rounds, times: rounds.times, details: details, isGuess: true)
    return before.map { .exercise($0) } + [.group(HeadReading(groups: [head], title: isTitle ? label : nil))]
      + inner.map { .exercise($0) } + [.groupEnd] + after.map { .exercise($0) }
  }
}

private struct BracketedRounds {
  let times: Int
  let before: Range<Int>
  let parts: [Range<Int>]
  let after: Range<Int>
  /// Whether each part begins with a time, so that no other form may take the line.
  let areTimes: Bool

  init?(_ line: ScribbleLine) {
    let found = line.tokens.indices.dropFirst(2).first { index in
      line.tokens[index].isSign("(") && ["x", "mal", "times", "rounds", "runden"].contains(line.tokens[index - 1].text)
        && line.tokens[index - 2].number?.whole != nil
    }
    guard let open = found, let times = line.tokens[open - 2].number?.whole, (2...100).contains(times),
      let close = line.tokens[open...].firstIndex(where: { $0.isSign(")") })
    else { return nil }
    // `8x (30s on / 30s off)` are intervals and their rests.
    var cursor = TokenCursor(line, at: open - 2)
    guard DetailForm.onOff.read(&cursor, DetailContext(bareLoads: .kilogram)) == nil else { return nil }
    var (parts, start): ([Range<Int>], Int) = ([], open + 1)
    for index in open + 1...close where index == close || [",", ";", "/", "+"].contains(line.tokens[index].text) {
      parts.append(start..<index)
      start = index + 1
    }
    let areFull = parts.allSatisfy { range in
      line.tokens[range].contains { $0.isWord && ScribbleUnit($0.text) == nil }
        && line.tokens[range].contains { $0.number != nil || $0.isClock }
    }
    guard parts.count > 1, areFull else { return nil }
    var end = open - 2
    while end > 0, [",", ";", "then", "dann", "+", "."].contains(line.tokens[end - 1].text) { end -= 1 }
    (self.times, before, self.parts, after) = (times, 0..<end, parts, close + 1..<line.tokens.count)
    areTimes = parts.allSatisfy { range in
      var cursor = TokenCursor(line, at: range.lowerBound)
      return cursor.acceptTime() != nil
    }
  }
}

extension TokenCursor {
  /// A rest that is called so: `10 min easy` after rounds is the next part.
  fileprivate mutating func acceptRestOfRounds() -> ScribbleTime? {
    let start = index
    let names: Set<String> = [
      "rest", "pause", "ri", "recovery", "rec", "between", "btw", "btwn", "zwischen", "dazwischen", "trabpause",
      "gehpause", "tp",
      "gp", "serienpause", "break", "p",
    ]
    if let rest = acceptRest(),
      line.tokens[start..<index].contains(where: { names.contains($0.text) })
        || token.map({ names.contains($0.text) }) ?? false
    {
      return rest
    }
    index = start
    return nil
  }
}
