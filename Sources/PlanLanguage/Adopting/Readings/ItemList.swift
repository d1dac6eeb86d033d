/// Several exercises in one line: `Bench 5x5 80kg, Row 5x5 60kg`, `5 pull-ups + 10 push-ups`, `15min easy, 5x1km,
/// 10min`.

struct ItemList {
  /// Nil if any part of the line is not an exercise.
  private(set) var items: [ExerciseReading]?

  /// - Parameter bare: names without sets count, too.
  init(_ line: ScribbleLine, bare: Bool, reader: inout ExerciseReader) {
    items = ItemList.framed(line, bare: bare, &reader) ?? ItemList.plain(line, bare: bare, &reader)
  }

  /// What is said of a whole list, with its items; nil without such words.
  private static func framed(_ line: ScribbleLine, bare: Bool, _ reader: inout ExerciseReader) -> [ExerciseReading]?? {
    if let end = SumWords.endOfTotal(line), end < line.tokens.count {
      var items = ItemList(line.part(end..<line.tokens.count), bare: bare, reader: &reader).items
      items?[0].remarks.insert(line.trimmed(0..<end, isRemark: true), at: 0)
      items?[0].isGuess = true
      return .some(items)
    }
    if let several = RestsOfEach(line), let inner = ItemList(several.inner, bare: bare, reader: &reader).items,
      let rested = several.given(to: inner)
    {
      return .some(rested)
    }
    if let plain = withoutStraightInto(line) { return .some(ItemList(plain, bare: bare, reader: &reader).items) }
    if let around = WorkAround(line, reader), let inner = ItemList(around.inner, bare: bare, reader: &reader).items {
      return .some([around.before] + inner + [around.after])
    }
    return nil
  }

  /// `500 pull straight into 200 kick`
  private static func withoutStraightInto(_ line: ScribbleLine) -> ScribbleLine? {
    guard
      let place = line.tokens.indices.dropFirst().dropLast().first(where: {
        line.tokens[$0].text == "straight" && line.tokens[$0 + 1].text == "into"
      })
    else { return nil }
    var plain = line
    let joins = place > 1 && ["then", "and", "dann", "und"].contains(line.tokens[place - 1].text)
    plain.tokens.removeSubrange(place - (joins ? 1 : 0)...place)
    return plain
  }

  private static func plain(_ line: ScribbleLine, bare: Bool, _ reader: inout ExerciseReader) -> [ExerciseReading]? {
    let whole = item(line, bare: bare, &reader)
    let isSum = isSum(line, &reader)
    if let cuts = reader.cutsAtStrokes(line) {
      let swum = cuts.compactMap { item(line.part($0), bare: false, &reader) }
      return swum.count == cuts.count ? swum : whole.map { [$0] }
    }
    if let whole, whole.isPractice || whole.remarks.isEmpty && !isSum && !whole.isOfStretches { return [whole] }
    let cuts = line.cutsAtSigns
    var starts = starts(cuts, of: line, bare: bare, &reader).map { ($0, hasSign: true) }
    if starts.count == 1, cuts.isEmpty {
      let numbers = line.cutsAtNumbers
      let all = numbers.allSatisfy { begins(line.part($0), behind: nil, bare: false, &reader) }
      if numbers.count > 1, all { starts += numbers.dropFirst().map { ($0.lowerBound, hasSign: false) } }
    }
    if starts.count == 1 {
      return whole.flatMap { $0.isMostlyUnread ? nil : LastPart.stretches(of: $0, reader) ?? [$0] }
    }
    var found: [ExerciseReading] = []
    for (index, start) in starts.enumerated() {
      let next = index + 1 < starts.count ? starts[index + 1] : (line.tokens.count, hasSign: false)
      let part = line.part(start.0..<next.0 - (next.hasSign ? 1 : 0))
      guard let item = item(part, bare: bare || isSum, &reader) else { return nil }
      found += LastPart.stretches(of: item, reader) ?? [item]
    }
    return sharing(found, line)
  }

  /// `Lauf-ABC + 8x200m`: what is added to the drills of a sport is not their sets.
  static func isSum(_ line: ScribbleLine, _ reader: inout ExerciseReader) -> Bool {
    guard reader.sport != nil, let plus = line.tokens.firstIndex(where: { $0.isSign("+") && !$0.touches }) else {
      return false
    }
    // `2mi wu + drills + 4 strides`
    if line.tokens[..<plus].contains(where: { $0.number != nil }) {
      let parts = line.parts(between: "+").dropFirst()
      let first = LineParts(line.part(0..<plus), DetailContext(bareLoads: reader.bareLoads))
      return first.amountOfStrength == nil
        && parts.allSatisfy { part in
          reader.names.find(part.trimmed(part.tokens.indices)).map { !$0.isGuess } ?? false
            || reader.saysAmount(part) || part.isCountedName
        }
    }
    return line.tokens[..<plus].allSatisfy { $0.isWord } && reader.hasSets(line.part(plus + 1..<line.tokens.count))
  }

  private static func item(_ line: ScribbleLine, bare: Bool, _ reader: inout ExerciseReader) -> ExerciseReading? {
    if let reading = reader.read(line), reading.hasAmount || bare && reading.name.entry != nil { return reading }
    return nil
  }
}

extension ScribbleLine {
  /// `4x strides`
  fileprivate var isCountedName: Bool {
    tokens.count > 2 && tokens[0].number?.whole != nil && tokens[1].text == "x" && tokens[2].isWord
  }

  /// The parts between free-standing signs.
  fileprivate func parts(between sign: String) -> [ScribbleLine] {
    var (parts, start): ([ScribbleLine], Int) = ([], 0)
    for (index, token) in tokens.enumerated() where token.isSign(sign) && !token.touches {
      parts.append(part(start..<index))
      start = index + 1
    }
    return parts + [part(start..<tokens.count)]
  }
}

extension ExerciseReading {
  /// `Stretch hamstrings + hips 10 min`: what is stretched is no other exercise.
  fileprivate var isPractice: Bool { name.entry?.key == "stretching" && commonCount == 1 && !name.remark.isEmpty }
}
