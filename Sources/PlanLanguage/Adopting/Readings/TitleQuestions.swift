/// When a line with numbers is a title: the name of a programme, or how far or how long all of the lines below it are.

extension LineReader {
  /// Whether the first line names the program and not an exercise: `SL 5x5 A`.
  func isTitle(_ line: ScribbleLine, _ item: ExerciseReading) -> Bool {
    guard !hasBegun, !isLast, !line.marks.isListed, item.intensities.isEmpty else { return false }
    // `Home gym, 30 min:`
    guard !line.endsWithColon else { return item.commonCount == 1 && item.runs[0].amount.kind == .time && hasFollower }
    if hasFollower, item.name.text.utf8.count <= 6 { return true }
    // `BUILD BIGGER ARMS IN 20 MINUTES`, `15 minute lunch break circuit`, `45 min full body`
    return item.commonCount == 1 && item.runs[0].amount.kind == .time && item.attributes.isEmpty
      && (!hasFollower || hasListBelow && !line.marks.isListed
        || line.tokens.contains { LineReader.wordsOfSessions.contains($0.text) })
  }

  private static let wordsOfWarmUps: Set<String> = [
    "warm", "up", "warmup", "warm-up", "wu", "easy", "jog", "locker", "ein", "einlaufen", "einschwimmen", "einfahren",
    "jogging", "walk", "swim", "choice", "slow", "free", "run", "of",
  ]

  private static let wordsOfSessions: Set<String> = [
    "workout", "circuit", "session", "routine", "full", "body", "hiit", "training", "ganzkörper", "zirkel", "einheit",
    "flow", "mobility", "mobilität", "programm", "program", "plan", "wod", "class", "express", "blast", "burn",
    "ganzkörpertraining", "übungen",
    "zirkeltraining", "upper", "lower",
  ]

  /// Whether the first line is the title of a programme, in which a distance is its goal: `Couch to 5k w1d1`.
  func isProgramme(_ line: ScribbleLine, _ item: ExerciseReading) -> Bool {
    guard !hasBegun, !isLast, !line.marks.isListed, item.name.isGuess || line.tokens[0].text == "couch",
      item.commonCount == 1, let amount = line.tokens.firstIndex(where: { $0.number != nil })
    else { return false }
    // `10k plan week 4`
    guard amount > 0 else {
      return line.tokens.contains { ["plan", "programme", "program", "prep", "challenge"].contains($0.text) }
    }
    let goal = line.tokens[amount - 1].text
    let isDated = line.tokens.dropFirst(amount).contains { token in
      ["plan", "programme", "program", "training", "prep", "week", "day", "woche", "tag", "challenge", "wk"].contains(
        token.text)
        || token.text.hasPrefix("w") && token.text.hasSuffix("d")
    }
    return ["to", "zum", "bis"].contains(goal) && amount > 1 || isDated
  }

  /// Whether the first line is how far a swim is in all: `Schwimmen 2000m` above its sets.
  func isTotalOfSwim(_ line: ScribbleLine, _ item: ExerciseReading) -> Bool {
    guard !hasBegun, hasWorkBelow, line.tokens.count <= (DayName.isShort(line.tokens[0].text) ? 6 : 4),
      item.name.entry?.equipment == .swim, item.commonCount == 1,
      item.intensities.isEmpty, item.attributes.isEmpty, let metres = item.runs.first?.amount.text
    else { return false }
    return metres.hasSuffix("km") || metres.hasSuffix("m") && Int(metres.dropLast()).map { $0 >= 1000 } ?? false
  }

  /// Whether the first line says how far or how long all of the lines below it are: `Schwimmen Mi - 2200m`, `GA1 Rolle,
  /// 90 min`.
  func isTotalOfLines(_ line: ScribbleLine, _ item: ExerciseReading) -> Bool {
    // `10' warm up` begins the work.
    if line.tokens.first.map({ $0.number != nil || $0.isClock }) ?? false,
      line.tokens.allSatisfy({ !$0.isWord || ScribbleUnit($0.text) != nil || Self.wordsOfWarmUps.contains($0.text) })
    {
      return false
    }
    if let next, WithinWork.isSaid(by: next) || WithinWork.isOfPart(next) { return false }
    guard let below, !line.marks.isListed, item.commonCount == 1, item.intensities.isEmpty, item.attributes.isEmpty,
      line.tokens.count <= 12
    else { return false }
    // `Schwimmen 60 min` above its lengths
    if item.name.entry?.equipment == .swim, item.runs[0].amount.kind == .time, below.linesOfMetres >= 2 { return true }
    return below.areSummed(in: item.runs[0].amount)
  }

  /// Whether a line is how long all of the parts in the list below it are.
  func isTotalOfList(_ line: ScribbleLine, _ item: ExerciseReading) -> Bool {
    hasListBelow && hasWorkBelow && !line.marks.isBulleted && exercises.sport != nil && item.commonCount == 1
      && item.runs.allSatisfy { $0.amount.kind == .time || $0.amount.kind == .length } && item.intensities.isEmpty
  }
}
