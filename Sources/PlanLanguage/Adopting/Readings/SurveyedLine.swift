/// What one line says of the whole text.

extension TextSurvey {
  /// `run 3 min, walk 90s`, and no distance but that of a title: `Couch to 5k`.
  static func countsMinutes(_ text: ScribbleText) -> Bool {
    var lines = 0
    for (place, line) in text.lines.enumerated() {
      let units = line.tokens.indices.dropFirst().filter { line.tokens[$0 - 1].number != nil }
      if place > 0, units.contains(where: { ScribbleUnit(line.tokens[$0].text)?.isLength ?? false }) { return false }
      let isTimed = units.contains { ScribbleUnit(line.tokens[$0].text)?.isTime ?? false }
      let isOnFoot = line.tokens.contains {
        ["run", "walk", "jog", "laufen", "gehen", "joggen", "traben"].contains($0.text)
      }
      if isTimed, isOnFoot { lines += 1 }
    }
    return lines > 1
  }

  /// `85% TM`, `TM 62.5kg`, `TMs: SQ 315`; a treadmill has neither.
  static func saysTrainingMax(_ line: ScribbleLine) -> Bool {
    line.tokens.indices.contains { index in
      let text = line.tokens[index].text
      let isMax = text == "training" && index + 1 < line.tokens.count && line.tokens[index + 1].text == "max"
      guard ["tm", "tms", "trainingsmax"].contains(text) || isMax else { return false }
      let hasSign = index + 1 < line.tokens.count && [":", "="].contains(line.tokens[index + 1].text)
      if hasSign || text != "tm",
        line.tokens[index...].contains(where: { $0.number.map { $0.thousandths >= 20_000 } ?? false })
      {
        return true
      }
      if index > 0, ["%", "of", "vom"].contains(line.tokens[index - 1].text) { return true }
      return line.tokens[index...].contains { ScribbleUnit($0.text)?.isMass ?? false }
    }
  }

  /// `@ 4:00/km`, `7:30/mi`: nobody swims or rows by the kilometre.
  static func saysPaceOfRun(_ line: ScribbleLine) -> Bool {
    line.tokens.indices.dropLast(2).contains { index in
      line.tokens[index].isClock && line.tokens[index + 1].isSign("/")
        && [.kilometre, .mile].contains(ScribbleUnit(line.tokens[index + 2].text))
    }
  }

  /// The sport of a week that names another one only now and then.
  static func mainSport(_ counts: [String: Int]) -> String? {
    guard let most = counts.values.max(), most >= 2 else { return nil }
    let main = counts.filter { $0.value * 2 > most }
    return main.count == 1 ? main.first?.key : nil
  }

  /// `SLR 3x10`: a few reps, which no sport of distances has.
  static func isOfReps(_ line: ScribbleLine) -> Bool {
    line.tokens.indices.dropFirst().dropLast().contains { index in
      guard line.tokens[index].text == "x", let reps = line.tokens[index + 1].number?.whole, reps <= 24,
        line.tokens[index - 1].number != nil
      else { return false }
      let next = index + 2 < line.tokens.count ? line.tokens[index + 2] : nil
      return next.map { ScribbleUnit($0.text).map { $0 == .reps } ?? !$0.touches } ?? true
    }
  }

  static func hasPartsOfBody(_ text: ScribbleText) -> Bool {
    let parts = text.lines.indices.filter { DayName.isMuscle(text.lines[$0]) }
    return parts.count > 1 && zip(parts, parts.dropFirst()).allSatisfy { $1 == $0 + 1 && !text.lines[$1].isAfterBlank }
      && parts.contains { DayName.smallMuscles.contains(text.lines[$0].tokens[0].text) }
  }
}

extension Sport {
  /// Whether it is a drill of runners, whose name says nothing of the lengths below it.
  static func isDrill(_ entry: ExerciseEntry?) -> Bool {
    ["a-skip", "running-abc", "strides"].contains { $0 == entry?.key }
  }
}
