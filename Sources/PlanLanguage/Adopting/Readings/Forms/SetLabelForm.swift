/// `warm up sets`, `working sets` above `45 x 15`, `95 x 5`: sets of the exercise that the workout is about.

extension LineForm {
  static let setLabel = LineForm { line, reader in
    let words = HeadingText.of(line)
    guard reader.hasSetsBelow, line.tokens.allSatisfy({ $0.number == nil }), Shorthand.isSetLabel(words),
      let lift = reader.exercises.lift
    else { return nil }
    reader.isInSetLabel = true
    return [.section(title: words, SectionName.kind(line), level: 0), .name(lift.guessed)]
  }
}
