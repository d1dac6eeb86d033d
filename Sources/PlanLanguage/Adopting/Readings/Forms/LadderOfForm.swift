/// `Pull up ladder 1-2-3-4-5, 3 times`, `Klimmzug-Leiter 1-5 x3`: a ladder of one exercise.

extension LineForm {
  static let ladderOf = LineForm { line, reader in
    guard let ladder = LadderOf(line) else { return nil }
    // `Campus ladders 1-3-5` has its name from both words.
    let found = reader.exercises.known(ladder.name) ?? ladder.wholeName.flatMap { reader.exercises.known($0) }
    // `campus 5 x ladder 1-3-5` says how often, so that the words before are a name.
    let name = ladder.isCounted ? found ?? reader.exercises.names.unknown(ladder.name) : found
    guard let name, name.entry != nil || ladder.isCounted && reader.exercises.isLikeAName(ladder.name) else {
      return nil
    }
    var heads = [HeadDraft(kind: .ladder, details: [ladder.rungs], isGuess: true)]
    var item = reader.exercises.details(of: ladder.rest, named: name.guessed)
    item.runs = []
    if let times = ladder.times {
      // The rest is that of all of its rungs.
      let details = item.attribute(.rest).map { ["rest " + $0] } ?? []
      item.attributes.removeAll { $0.kind == .rest }
      heads.insert(HeadDraft(kind: .rounds, times: times, details: details, isGuess: true), at: 0)
    }
    return [.group(HeadReading(groups: heads, title: nil)), .exercise(item), .groupEnd]
  }
}

private struct LadderOf {
  let name: String
  /// The same with the word for a ladder.
  private(set) var wholeName: String?
  private(set) var rungs = ""
  private(set) var times: Int?
  /// Whether the number of times is before the word.
  private(set) var isCounted = false
  /// What is left after the rungs.
  private(set) var rest: ScribbleLine

  init?(_ line: ScribbleLine) {
    guard let place = line.tokens.indices.prefix(6).first(where: { LadderOf.isLadder(line.tokens[$0].text) }) else {
      return nil
    }
    let count = LadderOf.count(line, before: place)
    let end = count == nil ? place : place - 2
    guard line.tokens[..<end].allSatisfy({ $0.isWord }) else { return nil }
    // `Klimmzug-Leiter`
    let word = line.text(of: place..<place + 1)
    let stem = word.dropLast(word.lowercased().hasSuffix("leiter") ? 6 : word.utf8.count)
    let base = stem.hasSuffix("-") ? stem.dropLast() : stem
    name = end > 0 ? line.text(of: 0..<end) + (base.isEmpty ? "" : " " + base) : String(base)
    wholeName = end > 0 && end == place ? line.text(of: 0..<place + 1) : nil
    rest = line.part(0..<0)
    var cursor = TokenCursor(line, at: place + 1)
    while cursor.accept("of", "from", "von") || cursor.accept(sign: ":") || cursor.accept(sign: ",") {}
    guard !name.isEmpty, let rungs = cursor.acceptRungs() else { return nil }
    self.rungs = rungs
    _ = cursor.accept("reps", "wdh")
    let behind = cursor.index
    while cursor.accept(sign: ",") || cursor.accept(sign: "(") || cursor.accept("for") {}
    if let times = cursor.acceptHeadTimes() ?? cursor.acceptRoundsBehind(), (2...20).contains(times) {
      self.times = times
      _ = cursor.accept(sign: ")")
    } else {
      cursor.index = behind
    }
    if let count { (times, isCounted) = (count, true) }
    rest = line.part(cursor.index..<line.tokens.count)
  }

  /// The `5 x` before the word.
  private static func count(_ line: ScribbleLine, before place: Int) -> Int? {
    guard place > 2, line.tokens[place - 1].text == "x", let count = line.tokens[place - 2].number?.whole,
      (2...20).contains(count)
    else { return nil }
    return count
  }

  private static func isLadder(_ word: String) -> Bool {
    ["ladder", "ladders", "leiter", "pyramid", "pyramide"].contains(word) || word.hasSuffix("leiter")
  }
}

extension TokenCursor {
  /// `1-2-3-4-5`, `1-10`, `10 to 1`
  fileprivate mutating func acceptRungs() -> String? {
    if let part = HeadForm.ladder.read(&self) { return part.details.first }
    guard let first = acceptWhole(), accept(sign: "-") || accept("to", "bis"), let last = acceptWhole(), first != last,
      first <= 30, last <= 30, token.map({ ScribbleUnit($0.text).map { $0 == .reps } ?? true }) ?? true
    else { return nil }
    return "\(first)-\(last)"
  }

  /// `3 times`, `3 rounds`, `3 mal`, `3 Durchgänge`
  fileprivate mutating func acceptRoundsBehind() -> Int? {
    let start = index
    if accept("twice", "zweimal") { return 2 }
    if accept("dreimal", "thrice") { return 3 }
    if let times = acceptWhole(), accept("times", "rounds", "mal", "runden", "durchgänge", "rds", "sets", "sätze") {
      return times
    }
    index = start
    return nil
  }
}
