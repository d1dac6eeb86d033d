/// Where the exercises in a line begin: what is between two of its signs may also be a remark about the one before.

import SessionModel

extension ItemList {
  static func starts(
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
  static func begins(
    _ line: ScribbleLine, behind before: ScribbleLine?, bare: Bool, _ reader: inout ExerciseReader
  ) -> Bool {
    var probe = reader
    (probe.pending, probe.previous, probe.sport) = (nil, nil, nil)
    defer { reader.names = probe.names }
    if let before, isRemark(line, behind: before, reader) { return false }
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

  /// Whether it is said of the exercise before it.
  private static func isRemark(_ line: ScribbleLine, behind before: ScribbleLine, _ reader: ExerciseReader) -> Bool {
    if reader.isRecovery(line, behind: before) { return true }
    let isOfSwim = reader.sport?.entry?.equipment == .swim
    if line.isTimeAlone && (isOfSwim || line.isClockAlone) || line.saysTotal { return true }
    if SumWords.begin(line.text) || Diary.isFeeling(line) { return true }
    if reader.sport != nil, line.saysWhenInIt { return true }
    // `15 min einrollen, dabei 3x30 s hochdrehen`; `4x500m row, all under 1:50`
    if WithinWork.isSaid(by: line) || line.saysLimit { return true }
    return remarkWords.contains(line.tokens.first?.text ?? "")
  }

  /// Words that begin a remark: `100 swings, every break 5 burpees`.
  private static let remarkWords: Set<String> = [
    "every", "each", "if", "when", "wenn", "jede", "alle", "bei", "falls", "target", "goal", "ziel", "zielzeit",
    "aim", "aiming", "split", "pace", "schnitt", "stay", "keep", "under", "sub", "below", "unter", "halte", "bleib",
  ]
}

extension ScribbleLine {
  /// `1:50` after `500 m row /`, `30 sec` after the sets of a swim: no work of its own.
  fileprivate var isTimeAlone: Bool {
    var cursor = TokenCursor(self)
    return cursor.acceptTime() != nil && cursor.isAtEnd
  }

  fileprivate var isClockAlone: Bool { tokens.count == 1 && tokens[0].isClock }

  /// `… 5x`, `… x5`
  fileprivate var endsWithTimes: Bool {
    guard tokens.count > 2 else { return false }
    let end = tokens.suffix(2).map { $0 }
    return end[1].text == "x" && end[0].number?.whole != nil || end[0].text == "x" && end[1].number?.whole != nil
  }

  /// `10 km inkl. Einlaufen`: how far all of it is.
  fileprivate var saysTotal: Bool {
    var cursor = TokenCursor(self)
    return cursor.acceptRange() != nil && cursor.acceptUnit(where: { $0.isLength || $0.isTime }) != nil
      && cursor.accept("inkl", "incl", "inklusive", "including", "total", "gesamt", "insgesamt")
  }
}

extension ExerciseEntry {
  /// Whether a stretch of this sport may follow it: a distance, a warm-up or a drill, but no lift and no plank.
  fileprivate func isOfWay(_ sport: Equipment?) -> Bool {
    equipment == sport || measure == .distance || ["general-warm-up", "cool-down", "foam-roll"].contains(key)
  }
}
