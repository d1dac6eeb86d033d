/// Lines about an exercise that is named above them, or counted in another way than its name says.

extension ExerciseReader {
  /// `Set 3: 170 lbs x 6 [Failure]`: a set of the exercise above, whatever else the line says.
  func setOfPending(_ line: ScribbleLine, _ parts: LineParts) -> (ScribbledName, words: String?)? {
    guard line.marks.isOfSet, let above = pending ?? previous, parts.hasSets || parts.hasAmount else { return nil }
    return (above, nil)
  }

  /// `OHP day (3x5 week)`: the lift that the title of a workout names.
  mutating func lift(inTitle title: String) -> ScribbledName? {
    let words = title.split(separator: " ").prefix(8)
    for start in words.indices {
      for end in stride(from: min(start + 4, words.endIndex), to: start, by: -1) {
        let part = words[start..<end].joined(separator: " ")
        // `Wendler week 3 DL (TM 180)`
        guard let name = names.find(part), start == 0 || !name.isGuess || part.utf8.count <= 3 else { continue }
        if name.entry?.measure == .reps, name.entry?.equipment == .barbell { return name }
        if start == 0 { return nil }
      }
    }
    return nil
  }

  /// Whether a line that no form reads begins with the name of an exercise, and is not a sentence: `Dips until bored`.
  mutating func namesWork(_ line: ScribbleLine) -> Bool {
    guard line.tokens.count <= 20, !HeadingText.isSentence(line),
      let start = line.tokens.firstIndex(where: {
        $0.isWord && !Shorthand.leadIns.contains($0.text) && ScribbleUnit($0.text) == nil
      }),
      line.tokens[..<start].allSatisfy({ !$0.isSign("(") })
    else { return false }
    let end = line.tokens[start...].firstIndex { !$0.isWord } ?? line.tokens.count
    return stride(from: min(end, start + 4), to: start, by: -1).contains { end in
      names.find(line.text(of: start..<end)).map { !$0.isGuess } ?? false
    }
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
    let places = line.tokens.indices.dropFirst(2).filter { place in
      // Without a sport, the work around it has to be named.
      if sport == nil { return WithinWork.isSaid(by: line.part(place..<line.tokens.count)) }
      return Self.within.contains(line.tokens[place].text) || line.beginsPartOfIt(at: place)
        || WithinWork.isSaid(by: line.part(place..<line.tokens.count))
    }
    for place in places.prefix(4) { if let reading = withPartOfIt(line, at: place) { return reading } }
    return nil
  }

  private mutating func withPartOfIt(_ line: ScribbleLine, at place: Int) -> ExerciseReading? {
    let context = DetailContext(
      bareLoads: bareLoads, measure: sport?.entry?.measure, equipment: sport?.entry?.equipment)
    let before = LineParts(line.part(0..<place), context)
    let behind = line.part(place + 1..<line.tokens.count)
    let isPart =
      hasSets(behind) || line.beginsPartOfIt(at: place) || behind.beginsPartOfIt(at: 0) || behind.beginsWithStrides
      || behind.beginsWithPartAtPace || line.tokens[place].isSign("(") && behind.splitsItUp
    guard before.hasLengthOrTime, !before.hasSets, isPart, var reading = read(line.part(0..<place)),
      sport != nil || reading.name.entry?.measure == .distance || reading.name.entry?.isEndurance ?? false
    else { return nil }
    reading.remarks.append(line.trimmed(place..<line.tokens.count, isRemark: true))
    reading.isGuess = reading.isGuess || hasSets(behind)
    return reading
  }

  private static let within: Set<String> = [
    "with", "mit", "w", "(", "incl", "including", "inkl", "inklusive", "davon", "darin", "dabei",
  ]
}

extension ScribbleLine {
  /// Whether it says how one moves, so that its numbers are no seconds of a hold.
  var saysMovement: Bool {
    tokens.contains {
      [
        "strecken", "heben", "anheben", "diagonal", "extend", "extending", "reach", "raise", "lift", "taps", "tap",
        "wdh",
        "reps", "kreisen", "beugen", "alternating", "abwechselnd",
      ].contains($0.text)
    }
  }

  /// `last 5 @ 4:45/km`, `letzte 5km`, `2x20' @ 250W in hour 2`: a part of the way before it.
  fileprivate func beginsPartOfIt(at place: Int) -> Bool {
    guard place + 1 < tokens.count else { return false }
    // `die letzten 6`
    if ["the", "die", "den", "der"].contains(tokens[place].text) { return beginsPartOfIt(at: place + 1) }
    if ["last", "first", "letzte", "letzten", "final", "erste", "ersten"].contains(tokens[place].text) {
      return tokens[place + 1].number != nil
    }
    return tokens[place].isSign(",") && part(place..<tokens.count).saysWhenInIt
  }

  /// `in hour 2`, `in the last hour`, `in der zweiten Stunde`
  var saysWhenInIt: Bool {
    tokens.indices.dropLast().contains { index in
      tokens[index].text == "in"
        && tokens[index + 1..<min(index + 4, tokens.count)].contains { ["hour", "stunde"].contains($0.text) }
        && tokens[index + 1].isWord
    }
  }

  /// `(6' @ SR18, 6' @ SR20)`: at least two parts, each with its amount.
  fileprivate var splitsItUp: Bool {
    guard let close = tokens.firstIndex(where: { $0.isSign(")") }) else { return false }
    let parts = tokens[..<close].split { [",", ";", "/", "then", "dann", "+"].contains($0.text) }
    return parts.count > 1
      && parts.allSatisfy { words in
        var cursor = TokenCursor(part(words.startIndex..<words.endIndex))
        guard cursor.acceptRange() != nil else { return false }
        return cursor.acceptUnit { $0.isTime || $0.isLength } != nil
      }
  }

  /// `4 at marathon pace`, `3 km im Renntempo`
  fileprivate var beginsWithPartAtPace: Bool {
    guard let first = tokens.first, first.number != nil else { return false }
    return tokens.dropFirst().prefix(2).contains { ["at", "@", "im", "in"].contains($0.text) }
      && !tokens.contains { ["rest", "jog", "recovery", "pause"].contains($0.text) }
  }

  /// `5 Steigerungen à 80 m`
  fileprivate var beginsWithStrides: Bool {
    tokens.count > 1 && tokens[0].number?.whole != nil
      && ["strides", "steigerungen", "steigerungsläufe", "sprints", "bergsprints", "pickups"].contains(tokens[1].text)
  }

  /// `70%x1+1`, `75% 2+1`: a set of two movements, which a plan says otherwise.
  var saysTwoReps: Bool {
    tokens.indices.dropFirst(2).dropLast().contains { index in
      tokens[index].isSign("+") && tokens[index].touches && tokens[index + 1].touches
        && tokens[index + 1].number != nil && tokens[index - 1].number != nil
        && (["x", "%"].contains(tokens[index - 2].text) || ScribbleUnit(tokens[index - 2].text)?.isMass ?? false)
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
