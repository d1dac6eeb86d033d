/// Lines about an exercise that is named above them, or counted in another way than its name says.

extension ExerciseReader {
  /// `Set 3: 170 lbs x 6 [Failure]`: a set of the exercise above, whatever else the line says.
  func setOfPending(_ line: ScribbleLine, _ parts: LineParts) -> (ScribbledName, words: String?)? {
    guard line.marks.isOfSet, let pending, parts.hasSets || parts.hasAmount else { return nil }
    return (pending, nil)
  }

  /// `OHP day (3x5 week)`: the lift that the title of a workout names.
  mutating func lift(inTitle title: String) -> ScribbledName? {
    let words = title.split(separator: " ").prefix(4)
    for count in stride(from: words.count, to: 0, by: -1) {
      guard let name = names.find(words.prefix(count).joined(separator: " ")) else { continue }
      return name.entry?.measure == .reps && name.entry?.equipment == .barbell ? name : nil
    }
    return nil
  }

  /// `15 Echo bike calories`: the name before the word that says what is counted.
  mutating func caloriesOf(_ words: String) -> ScribbledName? {
    guard isCalories(words), let space = words.lastIndex(of: " ") else { return nil }
    return names.find(String(words[..<space]))?.guessed
  }

  func isCalories(_ words: String) -> Bool {
    words.split(separator: " ").count > 1
      && words.split(separator: " ").last.flatMap { ScribbleUnit($0.lowercased()) } == .calorie
  }

  /// `bike 90' z2 w/ 3x10' @ 90% ftp`: sets within the work that the line begins with. A plan cannot nest them, so
  /// they stay a note.
  mutating func withPartOfIt(_ line: ScribbleLine) -> ExerciseReading? {
    guard sport != nil, let place = line.tokens.dropFirst(2).firstIndex(where: { Self.within.contains($0.text) }) else {
      return nil
    }
    let context = DetailContext(
      bareLoads: bareLoads, measure: sport?.entry?.measure, equipment: sport?.entry?.equipment)
    let before = LineParts(line.part(0..<place), context)
    let behind = line.part(place + 1..<line.tokens.count)
    guard before.hasLengthOrTime, !before.hasSets, hasSets(behind), var reading = read(line.part(0..<place)) else {
      return nil
    }
    reading.remarks.append(LineParts.trimmed(line, place..<line.tokens.count, isRemark: true))
    reading.isGuess = true
    return reading
  }

  private static let within: Set<String> = [
    "with", "mit", "w", "incl", "including", "inkl", "inklusive", "davon", "darin", "dabei",
  ]
}

extension ScribbleLine {
  /// `70%x1+1`: a set of two movements, which a plan says otherwise.
  var saysTwoReps: Bool {
    tokens.indices.dropFirst(2).dropLast().contains { index in
      tokens[index].isSign("+") && tokens[index].touches && tokens[index + 1].touches
        && tokens[index + 1].number != nil && tokens[index - 1].number != nil && tokens[index - 2].text == "x"
    }
  }
}

extension ExerciseReading {
  /// Its numbers are those of calories.
  mutating func countCalories() {
    for index in runs.indices where runs[index].amount.kind == .reps {
      runs[index].amount.kind = .energy
      runs[index].amount.text += "cal"
      if let lower = runs[index].amount.lower { runs[index].amount.lower = lower + "cal" }
    }
    isGuess = true
  }
}
