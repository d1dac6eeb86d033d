/// `3 sets of 4x400m, 60s between reps, 3 min between sets`, `2 Serien 5x200m P 60s SP 4min`, `3 x (4 x 400m)`: sets of
/// intervals, with a rest in them and one between them.

extension LineForm {
  static let setsOfIntervals = LineForm { line, reader in
    guard let sets = SetsOfIntervals(line), reader.exercises.sport != nil || sets.isFar && !sets.needsSport else {
      return nil
    }
    let sport = reader.exercises.sport ?? reader.exercises.names.find("run")
    guard let sport else { return nil }
    let behind = line.part(sets.words)
    let isPlain = !reader.exercises.saysAmount(behind)
    var reading = reader.exercises.details(of: isPlain ? behind : line.part(0..<0), named: sport.guessed)
    if !isPlain { reading.remarks.append(line.trimmed(sets.words, isRemark: true)) }
    if let target = sets.target {
      // The time of one of them is a pace.
      let said = sets.runs.count == 1 ? sets.start..<target.upperBound : target
      let details = reader.exercises.details(of: line.part(said), named: sport.guessed)
      if reading.intensities.isEmpty { reading.intensities = details.intensities }
      if details.intensities.isEmpty { reading.remarks.insert(line.trimmed(target, isRemark: true), at: 0) }
    }
    if let rest = sets.rest { reading.set(.rest, rest) }
    if sets.before > 0, sets.hasWordsBefore(line) {
      reading.remarks.insert(line.trimmed(0..<sets.before, isRemark: true), at: 0)
    }
    reading.remarks.removeAll { $0.isEmpty }
    reading.isGuess = true
    let details = sets.restBetween.map { ["rest " + $0] } ?? []
    let head = HeadDraft(kind: .rounds, times: sets.times, details: details, isGuess: true)
    let stretches = sets.runs.enumerated().map { place, run in
      var stretch = reading
      stretch.runs = [run]
      // After the last one is the rest of the round.
      if place > 0, place == sets.runs.count - 1, sets.restBetween != nil {
        stretch.attributes.removeAll { $0.kind == .rest }
      }
      if place > 0 { stretch.remarks = [] }
      return LineReading.exercise(stretch)
    }
    return [.group(HeadReading(groups: [head], title: nil))] + stretches + [.groupEnd]
  }
}

private struct SetsOfIntervals {
  let times: Int
  /// Several of one length, or one of each.
  let runs: [SetRun]
  /// Whether only a sport makes it more than sets, reps and a load: `4 x 3 x 100`.
  let needsSport: Bool
  /// The tokens before the number of sets.
  let before: Int
  /// Where the first of them begins.
  let start: Int
  /// How fast they are, before the rests.
  private(set) var target: Range<Int>?
  private(set) var rest: String?
  private(set) var restBetween: String?
  /// What is left after the intervals and their rests.
  private(set) var words: Range<Int>

  /// Whether only runners do it, whatever the text is about.
  var isFar: Bool { runs.allSatisfy { $0.amount.kind == .length } }

  /// Whether more than a sign stands before it.
  func hasWordsBefore(_ line: ScribbleLine) -> Bool { line.tokens[..<before].contains { $0.isWord } }

  init?(_ line: ScribbleLine) {
    guard let first = line.tokens.indices.first(where: { SetsOfIntervals.begin(line, at: $0) != nil }),
      line.tokens[..<first].allSatisfy({ $0.number == nil }), let begun = SetsOfIntervals.begin(line, at: first)
    else { return nil }
    (times, before) = (begun.times, first)
    var cursor = begun.cursor
    let isOpen = cursor.accept(sign: "(")
    needsSport = !isOpen && cursor[-1]?.text == "x"
    let before = cursor.index
    self.start = before
    if let (run, off) = cursor.acceptOnOffIntervals() {
      (runs, rest) = ([run], off)
    } else {
      cursor.index = before
      guard let runs = cursor.acceptLengthsInTurn() ?? cursor.acceptIntervals() else { return nil }
      self.runs = runs
    }
    words = 0..<0
    // `(4x400m @ 3k pace, r=60s)`
    if cursor.token?.isSign("@") ?? false,
      let end = line.tokens[cursor.index...].firstIndex(where: { [",", ")", ";"].contains($0.text) }),
      !line.tokens[cursor.index..<end].contains(where: { $0.isSign("+") })
    {
      target = cursor.index..<end
      cursor.index = end
    }
    readRests(&cursor)
    if isOpen {
      guard cursor.accept(sign: ")") else { return nil }
      // `3 x (800 m - 400 m) in 5k-Tempo, Pause 400 m`
      if ["@", "in", "im", "at"].contains(cursor.token?.text ?? ""), target == nil,
        let end = line.tokens[cursor.index...].firstIndex(where: { [",", ";"].contains($0.text) })
      {
        (target, cursor.index) = (cursor.index..<end, end)
      }
      readRests(&cursor)
    }
    words = cursor.index..<line.tokens.count
  }

  /// `3 sets of`, `2 Serien à`, `3 x (`
  private static func begin(_ line: ScribbleLine, at start: Int) -> (times: Int, cursor: TokenCursor)? {
    var cursor = TokenCursor(line, at: start)
    guard let times = cursor.acceptWhole(), (2...10).contains(times) else { return nil }
    if cursor.accept("x") {
      // `4 x 3 x 100` of a swim
      let isOfThree = cursor.token?.number != nil && cursor[1]?.text == "x" && cursor[2]?.number != nil
      guard cursor.token?.isSign("(") ?? false || isOfThree else { return nil }
    } else {
      guard cursor.accept("sets", "serien", "sätze", "series") else { return nil }
      _ = cursor.accept("of", "à", "a", "von", "mit") || cursor.accept(sign: ":")
    }
    let next = cursor[0]?.isSign("(") ?? false ? 1 : 0
    var inner = cursor
    inner.index += next
    let isList = inner.acceptLengthsInTurn() != nil
    return isList || cursor[next]?.number != nil && cursor[next + 1]?.text == "x" ? (times, cursor) : nil
  }

  /// The first rest is that of the intervals, unless it says otherwise.
  private mutating func readRests(_ cursor: inout TokenCursor) {
    for _ in 0..<3 {
      let start = cursor.index
      while cursor.accept(sign: ",") || cursor.accept(sign: ".") || cursor.accept(sign: ";") || cursor.accept(sign: "/")
        || cursor.accept("with", "mit", "and", "und")
      {}
      let isOfSets = ["sp", "serienpause", "satzpause"].contains(cursor.token?.text ?? "")
      guard let time = cursor.acceptRest() else {
        cursor.index = start
        return
      }
      // What the rest was read with may say between what it is.
      let said = cursor.line.tokens[start..<cursor.index].map { $0.text }
      while cursor.accept(
        "between", "zwischen", "den", "the", "each", "sets", "set", "reps", "serien", "serie", "after", "trab", "jog",
        "locker", "walk", "traben", "gehen", "easy")
      {}
      let all = said + cursor.line.tokens[(start + said.count)..<cursor.index].map { $0.text }
      let isBetween = isOfSets || all.contains { ["sets", "set", "serien", "serienpause", "sätzen"].contains($0) }
      if isBetween || rest != nil { restBetween = restBetween ?? time.text } else { rest = time.text }
    }
  }
}

extension TokenCursor {
  /// `8x 30/15`: seconds of work and of rest.
  fileprivate mutating func acceptOnOffIntervals() -> (SetRun, rest: String)? {
    guard let count = acceptWhole(), (2...40).contains(count), accept("x") else { return nil }
    let start = index
    if let on = acceptTime(letter: .minute), accept(sign: "/"), let off = acceptTime(letter: .minute) {
      return (SetRun(count: count, amount: ScribbleAmount(on)), off.withUnit)
    }
    index = start
    guard let (on, off) = acceptSecondsOnAndOff(isEqual: false) else { return nil }
    return (SetRun(count: count, amount: ScribbleAmount(kind: .time, text: on + "s")), off + "s")
  }

  /// `4x400m`
  fileprivate mutating func acceptIntervals() -> [SetRun]? {
    guard let count = acceptWhole(), (2...40).contains(count), accept("x"), let number = acceptNumber(),
      let unit = acceptUnit(where: { $0.isLength || $0.isTime }) ?? (number.thousandths >= 100_000 ? .metre : nil),
      let amount = ScribbleAmount(number, nil, unit)
    else { return nil }
    return [SetRun(count: count, amount: amount)]
  }

  /// `400-300-200`, `600m, 400m, 200m`: hundreds of metres, with one sign between them.
  fileprivate mutating func acceptLengthsInTurn() -> [SetRun]? {
    let start = index
    var (runs, sign): ([SetRun], String?) = ([], nil)
    while let number = token?.number, number.thousandths >= 100_000 {
      index += 1
      guard let amount = ScribbleAmount(number, nil, acceptUnit { $0.isLength } ?? .metre) else { break }
      runs.append(SetRun(amount: amount))
      guard let next = token?.text, ["-", "/", ",", "+"].contains(next), sign == nil || sign == next,
        self[1]?.number.map({ $0.thousandths >= 100_000 }) ?? false, self[2]?.text != "x"
      else { break }
      sign = next
      index += 1
    }
    if runs.count > 1, token?.text != "x" { return runs }
    index = start
    return nil
  }
}
