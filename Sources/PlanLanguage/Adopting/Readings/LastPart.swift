/// `18 km bei 5:45, letzte 3 km in 5:10`: a way whose end is faster is two stretches.

struct LastPart {
  /// Both of them; nil unless one remark says how far or how long the end is, and how fast.
  static func stretches(of item: ExerciseReading, _ reader: ExerciseReader) -> [ExerciseReading]? {
    guard item.commonCount == 1, item.runs[0].amount.lower == nil, item.attribute(.rest) == nil,
      let place = item.remarks.firstIndex(where: { begins($0) })
    else { return nil }
    let line = ScribbleLine(Array(item.remarks[place].unicodeScalars), [], isAfterBlank: false)
    var cursor = TokenCursor(line)
    _ = cursor.accept("with", "mit", "the", "die") || cursor.accept(sign: ",")
    cursor.index += 1
    guard let part = cursor.acceptNumber(), let (whole, unit) = amount(item) else { return nil }
    let own = cursor.acceptUnit { $0.isTime || $0.isLength }
    guard own == nil || own == unit, part.thousandths > 0, part.thousandths < whole.thousandths,
      let first = ScribbleAmount(ScribbleNumber(thousandths: whole.thousandths - part.thousandths), nil, unit),
      let second = ScribbleAmount(part, nil, unit)
    else { return nil }
    // Its pace is that of its own way.
    let behind = line.text(of: cursor.index..<line.tokens.count)
    let said = ScribbleLine(Array((second.text + " " + behind).unicodeScalars), [], isAfterBlank: false)
    var last = reader.details(of: said, named: item.name.guessed)
    guard last.remarks.isEmpty, last.commonCount == 1, last.runs[0].amount.text == second.text,
      !last.intensities.isEmpty || last.attribute(.label) != nil
    else { return nil }
    var before = item
    before.remarks.remove(at: place)
    (before.runs, before.isGuess, last.isGuess) = ([SetRun(amount: first)], true, true)
    return [before, last]
  }

  private static func begins(_ remark: String) -> Bool {
    let words = remark.lowercased().split(separator: " ").prefix(2)
    return words.contains { ["last", "letzte", "letzten", "final"].contains($0) }
      && words.allSatisfy {
        ["last", "letzte", "letzten", "final", "with", "mit", "the", "die"].contains($0)
          || $0.unicodeScalars.first?.isDigit ?? false
      }
  }

  /// The number and the unit of a way.
  private static func amount(_ item: ExerciseReading) -> (ScribbleNumber, ScribbleUnit)? {
    let tokens = ScribbleLexer.tokens(of: Array(item.runs[0].amount.text.unicodeScalars))
    guard tokens.count == 2, let number = tokens[0].number, let unit = ScribbleUnit(tokens[1].text),
      unit.isTime || unit.isLength
    else { return nil }
    return (number, unit)
  }
}
