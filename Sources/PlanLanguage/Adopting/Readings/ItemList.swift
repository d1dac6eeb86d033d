/// Several exercises in one line: `Bench 5x5 80kg, Row 5x5 60kg`, `5 pull-ups + 10 push-ups`, `15min easy, 5x1km,
/// 10min`.

import SessionModel

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
    if let cuts = reader.lengthsAndStrokes(line) {
      let swum = cuts.compactMap { item(line.part($0), bare: false, &reader) }
      return swum.count == cuts.count ? swum : whole.map { [$0] }
    }
    if let whole, whole.isPractice || whole.remarks.isEmpty && !isSum && !whole.isOfStretches { return [whole] }
    let cuts = cuts(line)
    var starts = starts(cuts, of: line, bare: bare, &reader).map { ($0, hasSign: true) }
    if starts.count == 1, cuts.isEmpty {
      let numbers = numberCuts(line)
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
    return restingBetween(sharingRest(sharingLoad(found, line), line), line)
  }

  /// `1', 2', 3', 2', 1' w/ 1' easy between`: the rest after the last of several stretches is that between all of them.
  private static func restingBetween(_ items: [ExerciseReading], _ line: ScribbleLine) -> [ExerciseReading] {
    let saysBetween = line.tokens.suffix(6).contains {
      ["between", "dazwischen", "zwischen", "dazw", "btw"].contains($0.text)
    }
    guard items.count > 2, saysBetween, let last = items.last, let rest = last.attribute(.rest),
      items.allSatisfy({ $0.name.isSame(as: last.name) && $0.commonCount == 1 }),
      items.dropLast().allSatisfy({ $0.lacksRest })
    else { return items }
    return items.enumerated().map { place, item in
      var item = item
      item.attributes.removeAll { $0.kind == .rest }
      if place < items.count - 1 { item.set(.rest, rest) }
      item.isGuess = true
      return item
    }
  }

  /// `Crunch 3x20, Beinheben 3x12, je 30 s Pause`: the rest of each of them.
  private static func sharingRest(_ items: [ExerciseReading], _ line: ScribbleLine) -> [ExerciseReading] {
    let isOfEach = line.tokens.indices.dropLast(2).contains { index in
      ["je", "jeweils"].contains(line.tokens[index].text) && line.tokens[index + 1].number != nil
        && line.tokens[(index + 2)...].prefix(3).contains { ["pause", "rest"].contains($0.text) }
    }
    guard isOfEach, let rest = items.last?.attribute(.rest), items.allSatisfy({ ($0.commonCount ?? 2) > 1 }) else {
      return items
    }
    return items.map { item in
      var item = item
      if item.lacksRest { (item.isGuess, _) = (true, item.set(.rest, rest)) }
      return item
    }
  }

  /// `1 power clean + 1 hang clean + 1 jerk @ 70%`: the load of the last one is that of the bar.
  private static func sharingLoad(_ items: [ExerciseReading], _ line: ScribbleLine) -> [ExerciseReading] {
    guard items.count > 1, let last = items.last, last.intensities.count == 1,
      line.tokens.count(where: { $0.isSign("+") }) == items.count - 1,
      items.dropLast().allSatisfy({ $0.intensities.isEmpty }),
      items.allSatisfy({
        $0.commonCount == 1 && $0.name.entry?.equipment == .barbell && $0.runs[0].amount.kind == .reps
      })
    else { return items }
    return items.map { item in
      var item = item
      (item.intensities, item.isGuess) = (last.intensities, true)
      return item
    }
  }

  /// `Lauf-ABC + 8x200m`: what is added to the drills of a sport is not their sets.
  private static func isSum(_ line: ScribbleLine, _ reader: inout ExerciseReader) -> Bool {
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

  private static func starts(
    _ cuts: [Range<Int>], of line: ScribbleLine, bare: Bool, _ reader: inout ExerciseReader
  ) -> [Int] {
    var starts = [0]
    var before = line.part(0..<(cuts.first.map { $0.lowerBound - 1 } ?? line.tokens.count))
    for cut in cuts {
      let part = line.part(cut)
      if joinsName(line, at: cut.lowerBound - 1, &reader) {
        before = line.part((starts.last ?? 0)..<cut.upperBound)
        continue
      }
      let isAdded = line.tokens[cut.lowerBound - 1].isSign("+") && isSum(line, &reader)
      if begins(part, behind: before, bare: bare || isAdded, &reader) { starts.append(cut.lowerBound) }
      // `…, then …` leaves nothing between the comma and the word.
      if !part.isEmpty { before = part }
    }
    return starts
  }

  /// Whether the sign or word is a part of a name: `clean & press`.
  private static func joinsName(_ line: ScribbleLine, at place: Int, _ reader: inout ExerciseReader) -> Bool {
    guard ["&", "and", "und"].contains(line.tokens[place].text), place > 0, line.tokens[place - 1].isWord else {
      return false
    }
    var start = place - 1
    while start > 0, line.tokens[start - 1].isWord, line.tokens[start - 1].text != "x", place - start < 4 { start -= 1 }
    var end = place + 1
    while end < line.tokens.count, line.tokens[end].isWord, end - place <= 3 {
      end += 1
      for first in start..<place where reader.names.find(line.text(of: first..<end)).map({ !$0.isGuess }) ?? false {
        return true
      }
    }
    return false
  }

  /// Whether an exercise begins here, not a remark about the one before.
  private static func begins(
    _ line: ScribbleLine, behind before: ScribbleLine?, bare: Bool, _ reader: inout ExerciseReader
  ) -> Bool {
    var probe = reader
    (probe.pending, probe.previous, probe.sport) = (nil, nil, nil)
    defer { reader.names = probe.names }
    if let before, reader.isRecovery(line, behind: before) { return false }
    let isOfSwim = reader.sport?.entry?.equipment == .swim
    if before != nil, line.isTimeAlone && (isOfSwim || line.isClockAlone) || line.saysTotal { return false }
    if before != nil, SumWords.begin(line.text) || Diary.isFeeling(line) { return false }
    if before != nil, reader.sport != nil, line.saysWhenInIt { return false }
    // `15 min einrollen, dabei 3x30 s hochdrehen`
    if before != nil, WithinWork.isSaid(by: line) { return false }
    // `4x500m row, all under 1:50`
    if before != nil, line.saysLimit { return false }
    // `100 swings, every break 5 burpees`
    if before != nil,
      [
        "every", "each", "if", "when", "wenn", "jede", "alle", "bei", "falls", "target", "goal", "ziel", "zielzeit",
        "aim",
        "aiming", "split", "pace", "schnitt", "stay", "keep", "under", "sub", "below", "unter", "halte", "bleib",
      ].contains(line.tokens.first?.text ?? "")
    {
      return false
    }
    if let before, reader.sport != nil, reader.isStretch(line, behind: before) {
      let sport = reader.sport?.entry?.equipment
      // What follows a press is not a stretch of a run.
      if probe.read(before)?.name.entry.map({ $0.isOfWay(sport) }) ?? true { return true }
    }
    guard let reading = probe.read(line), !Shorthand.isSetLabel(reading.name.text.unquoted) else { return false }
    guard reading.name.entry == nil else {
      return reading.hasAmount || bare && reading.remarks.allSatisfy { $0 == reading.name.remark }
    }
    // A name that the library does not have needs its own sets, or an amount like that of the one before.
    guard let before, reading.hasAmount else { return false }
    // `Heian Shodan 5x, Heian Nidan 5x`
    if line.endsWithTimes, before.endsWithTimes { return true }
    return reader.hasSets(line) || reader.startsWithAmount(line) && reader.startsWithAmount(before)
  }

  /// Words that end in a full stop within a sentence.
  private static let abbreviations: Set<String> = [
    "incl", "inkl", "ca", "approx", "evtl", "bzw", "dazw", "zw", "wdh", "sek", "min", "sec",
  ]

  /// The parts after commas, plus signs and words that join.
  private static func cuts(_ line: ScribbleLine) -> [Range<Int>] {
    var starts: [Int] = []
    var depth = 0
    for (index, token) in line.tokens.enumerated().dropFirst() where index + 1 < line.tokens.count {
      if token.isSign("(") { depth += 1 }
      if token.isSign(")") { depth -= 1 }
      guard depth <= 0 else { continue }
      let isFree = !token.touches && !line.tokens[index + 1].touches
      switch token.text {
      case "." where abbreviations.contains(line.tokens[index - 1].text): break
      case ",", ";", ".", "&", "|": starts.append(index + 1)
      case "+", "/", "-", ">": if isFree { starts.append(index + 1) }
      case "then", "and", "und", "dann", "danach", "plus", "into", "followed": starts.append(index + 1)
      default: break
      }
    }
    return starts.enumerated().map { place, start in
      start..<(place + 1 < starts.count ? starts[place + 1] - 1 : line.tokens.count)
    }
  }

  /// `50 push-ups 50 sit-ups 50 squats`: a number, a name, and so on.
  private static func numberCuts(_ line: ScribbleLine) -> [Range<Int>] {
    guard line.tokens.first?.number?.whole != nil else { return [] }
    let starts = line.tokens.indices.filter { index in
      line.tokens[index].number?.whole != nil && (index == 0 || line.tokens[index - 1].isWord)
        && index + 1 < line.tokens.count && line.tokens[index + 1].isWord && line.tokens[index + 1].text != "x"
    }
    return starts.enumerated().map { place, start in
      start..<(place + 1 < starts.count ? starts[place + 1] : line.tokens.count)
    }
  }
}

extension ScribbleLine {
  /// `1:50` after `500 m row /`, `30 sec` after the sets of a swim: no work of its own.
  fileprivate var isTimeAlone: Bool {
    var cursor = TokenCursor(self)
    return cursor.acceptTime() != nil && cursor.isAtEnd
  }

  /// `4x strides`
  fileprivate var isCountedName: Bool {
    tokens.count > 2 && tokens[0].number?.whole != nil && tokens[1].text == "x" && tokens[2].isWord
  }

  /// `… 5x`, `… x5`
  fileprivate var endsWithTimes: Bool {
    guard tokens.count > 2 else { return false }
    let end = tokens.suffix(2).map { $0 }
    return end[1].text == "x" && end[0].number?.whole != nil || end[0].text == "x" && end[1].number?.whole != nil
  }

  fileprivate var isClockAlone: Bool { tokens.count == 1 && tokens[0].isClock }

  /// `10 km inkl. Einlaufen`: how far all of it is.
  fileprivate var saysTotal: Bool {
    var cursor = TokenCursor(self)
    return cursor.acceptRange() != nil && cursor.acceptUnit(where: { $0.isLength || $0.isTime }) != nil
      && cursor.accept("inkl", "incl", "inklusive", "including", "total", "gesamt", "insgesamt")
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

extension ExerciseReader {
  /// `w/u 300 free 200 IM 100 kick` of a swim: each length with its stroke; nil for any other line.
  func lengthsAndStrokes(_ line: ScribbleLine) -> [Range<Int>]? {
    guard sport?.entry?.equipment == .swim else { return nil }
    let numbers = line.tokens.indices.filter { line.tokens[$0].number != nil || line.tokens[$0].isClock }
    guard numbers.count > 1, numbers[0] <= 2, line.tokens[..<numbers[0]].allSatisfy({ $0.isWord || $0.isMark }),
      numbers.allSatisfy({ index in
        guard let metres = line.tokens[index].number?.whole, metres.isMultiple(of: 25),
          let word = line.tokens[(index + 1)...].first(where: { ScribbleUnit($0.text)?.isLength != true }),
          word.isWord
        else { return false }
        return Sport.isStroke(word.text)
      }),
      line.tokens.indices.allSatisfy({ !line.tokens[$0].isMark || numbers.contains($0 + 1) })
    else { return nil }
    return numbers.enumerated().map { place, start in
      (place == 0 ? 0 : start)..<(place + 1 < numbers.count ? numbers[place + 1] : line.tokens.count)
    }
  }

  func hasSets(_ line: ScribbleLine) -> Bool {
    LineParts(line, DetailContext(bareLoads: bareLoads)).details.contains { $0.isSets }
  }

  func startsWithSets(_ line: ScribbleLine) -> Bool {
    let parts = LineParts(line, DetailContext(bareLoads: bareLoads))
    return parts.startsWithDetail && parts.details[0].isSets
  }

  func startsWithAmount(_ line: ScribbleLine) -> Bool {
    LineParts(line, DetailContext(bareLoads: bareLoads)).startsWithAmount
  }
}

extension ExerciseReading {
  /// `Stretch hamstrings + hips 10 min`: what is stretched is no other exercise.
  fileprivate var isPractice: Bool { name.entry?.key == "stretching" && commonCount == 1 && !name.remark.isEmpty }
}

extension ExerciseEntry {
  /// Whether a stretch of this sport may follow it: a distance, a warm-up or a drill, but no lift and no plank.
  fileprivate func isOfWay(_ sport: Equipment?) -> Bool {
    equipment == sport || measure == .distance || ["general-warm-up", "cool-down", "foam-roll"].contains(key)
  }
}
