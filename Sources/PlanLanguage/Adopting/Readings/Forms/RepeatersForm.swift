/// `Repeaters 7:3 x 6, 3 sets, 2 min rest`, `7/3 repeaters x 6 x 4`: sets of hangs with a short rest after each.

extension LineForm {
  static let repeaters = LineForm { line, reader in
    guard let hangs = Repeaters(line) else { return nil }
    let words = line.trimmed(0..<hangs.start)
    let name = reader.exercises.known(words) ?? reader.exercises.names.find("repeater")
    guard let name, !words.isEmpty || hangs.start == 0 else { return nil }
    var item = ExerciseReading(name: name.guessed, isGuess: true)
    item.runs = [SetRun(count: hangs.count, amount: ScribbleAmount(kind: .time, text: "\(hangs.on)s"))]
    item.set(.rest, "\(hangs.off)s")
    item.remarks = [name.remark, line.trimmed(hangs.behind, isRemark: true)].filter { !$0.isEmpty }
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
    let found = line.tokens.indices.lazy.compactMap { index -> (Int, on: Int, off: Int, end: Int)? in
      var cursor = TokenCursor(line, at: index)
      return cursor.acceptHangAndRest().map { (index, $0.on, $0.off, cursor.index) }
    }.first
    guard let (place, on, off, end) = found, line.tokens[..<place].allSatisfy({ $0.isWord || $0.isMark }),
      line.tokens.contains(where: { ["repeaters", "repeater", "hangs", "hang", "hänge"].contains($0.text) })
    else { return nil }
    start = place
    (self.on, self.off) = (on, off)
    var cursor = TokenCursor(line, at: end)
    _ = cursor.accept("repeaters", "repeater", "hangs")
    guard cursor.accept("x"), let count = cursor.acceptWhole(), (2...12).contains(count) else { return nil }
    self.count = count
    _ = cursor.accept("reps", "hangs", "wdh")
    while cursor.accept(sign: ",") || cursor.accept("x") {}
    let behindCount = cursor.index
    if let sets = cursor.acceptWhole(), (2...12).contains(sets),
      cursor.accept("sets", "sätze", "rounds", "runden", "serien") || cursor.isAtEnd
        || line.tokens[behindCount - 1].text == "x"
    {
      self.sets = sets
    } else {
      cursor.index = behindCount
    }
    while cursor.accept(sign: ",") || cursor.accept("with", "mit") {}
    if sets != nil, let time = cursor.acceptRest() {
      rest = time.text
      while cursor.accept("between", "btw", "zwischen", "sets", "den", "sätzen", "the") {}
    }
    behind = cursor.index..<line.tokens.count
  }
}

extension TokenCursor {
  /// `7:3`, `7s on 3s off`, `7 sec hang / 3 sec rest`
  fileprivate mutating func acceptHangAndRest() -> (on: Int, off: Int)? {
    guard let on = acceptWhole(), (3...12).contains(on) else { return nil }
    let hasUnit = acceptUnit { $0 == .second } != nil
    let isOn = accept("on", "hang", "hängen", "an")
    let hasSign = accept(sign: ":") || accept(sign: "/") || accept(sign: ",")
    guard hasUnit || isOn || hasSign && self[-1]?.touches ?? false && token?.touches ?? false, let off = acceptWhole(),
      (2...7).contains(off)
    else { return nil }
    _ = acceptUnit { $0 == .second }
    let isOff = accept("off", "rest", "pause", "aus")
    return hasUnit || isOn ? (isOn && isOff || hasSign ? (on, off) : nil) : (on, off)
  }
}
