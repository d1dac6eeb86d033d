/// `Back Squat EMOM 10min, 2 Wdh @ 80%`, `Power clean every 2:00 x 5: 3 reps`, `Swings 24kg EMOM 10 min x 10`, `Swings
/// 10x10 24kg EMOM`: one exercise by the clock.

extension LineForm {
  static let emomOf = LineForm { line, reader in
    if let readings = setsByTheMinute(line, &reader) ?? everyMinute(line, &reader) { return readings }
    for start in line.tokens.indices.prefix(8).dropFirst() {
      var cursor = TokenCursor(line, at: start)
      guard let part = HeadForm.emom.read(&cursor) ?? HeadForm.every.read(&cursor),
        let groups = HeadDraft.nested([part])
      else { continue }
      let name = line.trimmed(0..<start)
      let behind = line.part(cursor.index..<line.tokens.count)
      let named =
        line.tokens[..<start].allSatisfy { $0.number == nil } && reader.isExercise(name)
        ? reader.exercises.reading(of: behind, named: name) : itemAround(start..<cursor.index, of: line, &reader)
      // `swings EMOM 10 min x 15`
      let item = named?.commonCount == 1 ? named : itemAround(start..<cursor.index, of: line, &reader)
      guard let item, item.commonCount == 1 else { return nil }
      return [.group(HeadReading(groups: groups, title: nil)), .exercise(item), .groupEnd]
    }
    return nil
  }

  /// `Every minute 10 burpees for 10 minutes`, `10 Minuten lang jede Minute 10 Burpees`: the clock in two parts.
  private static func everyMinute(_ line: ScribbleLine, _ reader: inout LineReader) -> [LineReading]? {
    let tokens = line.tokens
    guard tokens.count > 5,
      let minute = tokens.indices.dropLast().first(where: { index in
        ["every", "each", "jede"].contains(tokens[index].text) && ["minute", "min"].contains(tokens[index + 1].text)
      }), let (length, time) = lengthOfClock(line), !length.overlaps(minute..<minute + 2)
    else { return nil }
    var work = line
    let parts = [length, minute..<minute + 2].sorted { $0.lowerBound > $1.lowerBound }
    for part in parts { work.tokens.removeSubrange(part) }
    while work.tokens.last?.isMark ?? false { work.tokens.removeLast() }
    while work.tokens.first?.isMark ?? false { work.tokens.removeFirst() }
    guard let items = reader.items(work, bare: false), items.count == 1, items[0].name.entry != nil,
      items[0].commonCount == 1
    else { return nil }
    var item = items[0]
    item.isGuess = true
    let head = HeadDraft(kind: .emom, details: [time.withUnit], isGuess: true)
    return [.group(HeadReading(groups: [head], title: nil)), .exercise(item), .groupEnd]
  }

  /// `for 10 minutes`, `10 Minuten lang`, `, 10 minutes` at the end.
  private static func lengthOfClock(_ line: ScribbleLine) -> (Range<Int>, ScribbleTime)? {
    for start in line.tokens.indices {
      var cursor = TokenCursor(line, at: start)
      let isBegun = cursor.accept("for", "über") || cursor.accept(sign: ",")
      guard let time = cursor.acceptTime(), time.seconds >= 120, time.seconds % 60 == 0 else { continue }
      if cursor.accept("lang", "long") || isBegun && cursor.isAtEnd { return (start..<cursor.index, time) }
    }
    return nil
  }

  /// The exercise before and after the clock: `KB swings: 10 every minute for 10 min`.
  private static func itemAround(_ clock: Range<Int>, of line: ScribbleLine, _ reader: inout LineReader)
    -> ExerciseReading?
  {
    guard line.tokens[0].isWord else { return nil }
    var work = line
    work.tokens.removeSubrange(clock)
    guard let items = reader.items(work, bare: false), items.count == 1, items[0].name.entry != nil else { return nil }
    var item = items[0]
    item.isGuess = true
    return item
  }

  /// `Swings 10x10 24kg EMOM`: as many minutes as sets.
  private static func setsByTheMinute(_ line: ScribbleLine, _ reader: inout LineReader) -> [LineReading]? {
    guard line.tokens.count > 3, let place = line.tokens.lastIndex(where: { $0.text == "emom" }), place > 2,
      // A number behind it is that of its minutes, or a load.
      line.tokens[(place + 1)...].allSatisfy({ $0.text != "min" && $0.text != "x" && !$0.isSign(":") }),
      place + 1 == line.tokens.count || place + 2 < line.tokens.count,
      var item = itemAround(place..<place + 1, of: line, &reader),
      let minutes = item.commonCount,
      minutes > 1
    else { return nil }
    item.runs[0].count = 1
    let head = HeadDraft(kind: .emom, details: ["\(minutes)min"], isGuess: true)
    return [.group(HeadReading(groups: [head], title: nil)), .exercise(item), .groupEnd]
  }
}
