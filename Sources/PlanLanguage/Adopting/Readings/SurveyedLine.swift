/// What one line says of the whole text.

extension TextSurvey {
  /// `85% TM`, `TM 62.5kg`; a treadmill has neither.
  static func saysTrainingMax(_ line: ScribbleLine) -> Bool {
    line.tokens.indices.contains { index in
      guard line.tokens[index].text == "tm" else { return false }
      if index > 0, ["%", "of", "vom"].contains(line.tokens[index - 1].text) { return true }
      return line.tokens[index...].contains { ScribbleUnit($0.text)?.isMass ?? false }
    }
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
  static func isDrill(_ entry: ExerciseEntry?) -> Bool { entry?.key == "a-skip" || entry?.key == "strides" }
}
