/// `Bench press 3x8 @ 80kg, rest 90s`: one exercise.

extension LineForm {
  static let exercise = LineForm { line, reader in
    if reader.hasSetsBelow, let name = LabelBeforeName.name(line, &reader) { return [.name(name.guessed)] }
    guard let item = reader.exercises.read(line), !item.isMostlyUnread else { return nil }
    // `5 pull-ups every 2 min` within a workout for time interrupts it.
    if reader.isInGroup, item.attribute(.every) != nil, item.runs.reduce(0, { $0 + $1.count }) < 2 {
      return [.remark(line.text)]
    }
    // `Squat 5/3/1` above `65% x 5` is a name.
    if reader.hasSetsBelow, item.isWave, item.name.entry != nil { return [.name(item.name.guessed)] }
    // So is `Barbell row (5x10)` above `125 x 10`.
    if reader.hasSetsBelow, item.name.entry != nil, item.intensities.isEmpty, item.hasAmount,
      line.tokens.last?.isSign(")") ?? false,
      let open = line.tokens.firstIndex(where: { $0.isSign("(") }), line.tokens[..<open].allSatisfy({ $0.isWord }),
      reader.exercises.isWithoutName(line.part(open + 1..<line.tokens.count - 1))
    {
      return [.name(item.name.guessed)]
    }
    if item.name.entry == nil, reader.isTitle(line, item) {
      return [.heading(HeadingText.of(line), level: 0, isAfterBlank: true)]
    }
    if reader.isProgramme(line, item) || reader.isTotalOfSwim(line, item) || reader.isTotalOfLines(line, item) {
      return [.heading(HeadingText.of(line), level: 0, isAfterBlank: true)]
    }
    let isKnown = item.name.entry != nil && item.hasDetails
    return item.hasAmount || isKnown ? [.exercise(item)] : nil
  }
}
