/// `Repeaters 7:3 x 6, 3 sets, 2 min rest`, `7/3 repeaters x 6 x 4`: sets of hangs with a short rest after each.

extension LineForm {
  static let repeaters = LineForm { line, reader in
    guard let hangs = Repeaters(line) else { return nil }
    let words = LineParts.trimmed(line, 0..<hangs.start)
    let name = reader.exercises.known(words) ?? reader.exercises.names.find("repeater")
    guard let name, !words.isEmpty || hangs.start == 0 else { return nil }
    var item = ExerciseReading(name: name.guessed, isGuess: true)
    item.runs = [SetRun(count: hangs.count, amount: ScribbleAmount(kind: .time, text: "\(hangs.on)s"))]
    item.set(.rest, "\(hangs.off)s")
    item.remarks = [name.remark, LineParts.trimmed(line, hangs.behind, isRemark: true)].filter { !$0.isEmpty }
    guard let sets = hangs.sets else { return [.exercise(item)] }
    let details = hangs.rest.map { ["rest " + $0] } ?? []
    let head = HeadDraft(kind: .rounds, times: sets, details: details, isGuess: true)
    return [.group(HeadReading(groups: [head], title: nil)), .exercise(item), .groupEnd]
  }
}

private struct Repeaters {
  /// Where the seconds begin.
  let start: Int
  let on: Int
  let off: Int
  let count: Int
  private(set) var sets: Int?
  private(set) var rest: String?
  /// What is left behind all of it.
  private(set) var behind: Range<Int>

  init?(_ line: ScribbleLine) {
    let place = line.tokens.indices.dropLast(2).first { index in
      line.tokens[index].number?.whole.map { (3...12).contains($0) } ?? false
        && (line.tokens[index + 1].isSign(":") || line.tokens[index + 1].isSign("/")) && line.tokens[index + 1].touches
        && line.tokens[index + 2].touches && line.tokens[index + 2].number?.whole.map { (2...7).contains($0) } ?? false
    }
    guard let place, line.tokens[..<place].allSatisfy({ $0.isWord || $0.isMark }),
      line.tokens.contains(where: { ["repeaters", "repeater", "hangs", "hang", "hänge"].contains($0.text) })
    else { return nil }
    start = place
    (on, off) = (line.tokens[place].number?.whole ?? 0, line.tokens[place + 2].number?.whole ?? 0)
    var cursor = TokenCursor(line, at: place + 3)
    _ = cursor.accept("repeaters", "repeater", "hangs")
    guard cursor.accept("x"), let count = cursor.acceptWhole(), (2...12).contains(count) else { return nil }
    self.count = count
    _ = cursor.accept("reps", "hangs", "wdh")
    while cursor.accept(sign: ",") || cursor.accept("x") {}
    let end = cursor.index
    if let sets = cursor.acceptWhole(), (2...12).contains(sets),
      cursor.accept("sets", "sätze", "rounds", "runden", "serien") || cursor.isAtEnd || line.tokens[end - 1].text == "x"
    {
      self.sets = sets
    } else {
      cursor.index = end
    }
    while cursor.accept(sign: ",") || cursor.accept("with", "mit") {}
    if sets != nil, let time = cursor.acceptRest() {
      rest = time.text
      while cursor.accept("between", "btw", "zwischen", "sets", "den", "sätzen", "the") {}
    }
    behind = cursor.index..<line.tokens.count
  }
}
