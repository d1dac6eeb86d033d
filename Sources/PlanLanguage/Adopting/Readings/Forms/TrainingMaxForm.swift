/// `TM 180`, `Training max: 180 kg`: what the percentages below it are of.

extension LineForm {
  static let trainingMax = LineForm { line, reader in
    // `Press TM 60kg`
    if let place = line.tokens.firstIndex(where: { $0.text == "tm" }), place > 0,
      TrainingMax.isSaid(by: line.part(place..<line.tokens.count)),
      let name = reader.exercises.names.find(line.trimmed(0..<place)), name.entry?.measure == .reps
    {
      reader.exercises.hasTrainingMax = true
      return [.name(name), .remark(line.part(place..<line.tokens.count).text)]
    }
    // `Week 3, TMs: SQ 140 BP 100`
    let saysSeveral =
      TextSurvey.saysTrainingMax(line) && line.tokens.contains { ["tms", "tm"].contains($0.text) }
      && line.tokens.allSatisfy { $0.text != "x" && $0.text != "%" } && line.tokens.contains { $0.isSign(":") }
    if let load = TrainingMax.load(of: line, bare: reader.survey.bareLoads) {
      reader.exercises.hasTrainingMax = true
      return [.trainingMax(load)]
    }
    guard TrainingMax.isSaid(by: line) || saysSeveral else { return nil }
    reader.exercises.hasTrainingMax = true
    return [.remark(line.text)]
  }
}

enum TrainingMax {
  /// The load of a line that says nothing else.
  static func load(of line: ScribbleLine, bare: ScribbleUnit) -> String? {
    guard isSaid(by: line), let place = line.tokens.firstIndex(where: { $0.number != nil }),
      let number = line.tokens[place].number, number.thousandths >= 10_000
    else { return nil }
    var cursor = TokenCursor(line, at: place + 1)
    return number.text + (cursor.acceptUnit { $0.isMass } ?? bare).rawValue
  }

  static func isSaid(by line: ScribbleLine) -> Bool {
    var cursor = TokenCursor(line)
    guard cursor.accept("tm", "trainingsmax", "trainingmax") || cursor.accept(all: "training", "max") else {
      return false
    }
    while cursor.accept(sign: ":") || cursor.accept(sign: "=") || cursor.accept("is", "at") {}
    guard cursor.acceptNumber() != nil else { return false }
    _ = cursor.acceptUnit { $0.isMass }
    return cursor.isAtEnd
  }

  /// `Wendler week 3 DL (TM 180)`
  static func isWithin(_ title: String) -> Bool {
    let tokens = ScribbleLexer.tokens(of: Array(title.unicodeScalars))
    return tokens.indices.dropLast().contains { tokens[$0].text == "tm" && tokens[$0 + 1].number != nil }
  }
}

extension ExerciseReading {
  /// Its percentages are those of the training max.
  mutating func takePercentOfTrainingMax() {
    func of(_ load: String) -> String { load.hasSuffix("%") ? load + " of tm" : load }
    intensities = intensities.map { of($0) }
    for index in runs.indices { runs[index].intensity = runs[index].intensity.map { of($0) } }
  }
}
