/// `start weights: squat 60, bench 40, row 40`, `Startgewichte: Kniebeuge 60 kg, Bankdrücken 40 kg`: the loads of the exercises
/// above, and never their reps. Maxima stay a note.

extension LineForm {
  static let loadsOfAbove = LineForm { line, reader in
    guard let colon = LoadsOfAbove.colon(line) else { return nil }
    guard LoadsOfAbove.areOfToday(line.part(0..<colon)), reader.hasBegun,
      let loads = LoadsOfAbove.loads(line.part(colon + 1..<line.tokens.count), &reader)
    else { return [.unread(line.text)] }
    return [.loads(loads, words: line.text)]
  }
}

private enum LoadsOfAbove {
  /// The colon behind what the numbers are.
  static func colon(_ line: ScribbleLine) -> Int? {
    guard let colon = line.tokens.prefix(6).firstIndex(where: { $0.isSign(":") }), colon > 0,
      colon + 2 < line.tokens.count,
      line.tokens[..<colon].allSatisfy({ words.contains($0.text) || $0.isSign("-") || $0.number?.whole == 1 }),
      line.tokens[..<colon].contains(where: { kinds.contains($0.text) || maxima.contains($0.text) }),
      line.tokens[(colon + 1)...].allSatisfy({ $0.text != "x" })
    else { return nil }
    return colon
  }

  static func areOfToday(_ line: ScribbleLine) -> Bool { !line.tokens.contains { maxima.contains($0.text) } }

  static func loads(_ line: ScribbleLine, _ reader: inout LineReader) -> [ExerciseReading]? {
    var loads: [ExerciseReading] = []
    for part in line.tokens.split(whereSeparator: { [",", ";", "/", "|"].contains($0.text) }) {
      var cursor = TokenCursor(line.part(part.startIndex..<part.endIndex))
      while cursor.token?.isWord ?? false { cursor.index += 1 }
      let end = cursor.index
      while cursor.accept(sign: ":") || cursor.accept(sign: "=") || cursor.accept(sign: "@") {}
      guard end > 0, let name = reader.exercises.known(cursor.line.text(of: 0..<end)), let load = cursor.acceptNumber(),
        load.thousandths >= 2000
      else { return nil }
      let unit = cursor.acceptUnit { $0.isMass } ?? reader.survey.bareLoads
      guard cursor.isAtEnd || cursor.accept(sign: ".") && cursor.isAtEnd else { return nil }
      var reading = ExerciseReading(name: name.guessed, isGuess: true)
      reading.intensities = [load.text + unit.rawValue]
      loads.append(reading)
    }
    return loads.isEmpty ? nil : loads
  }

  private static let kinds: Set<String> = [
    "weights", "weight", "loads", "load", "gewichte", "gewicht", "startgewichte", "arbeitsgewichte", "lasten",
  ]
  private static let maxima: Set<String> = [
    "maxes", "maxs", "max", "maxima", "rm", "1rm", "1rms", "rms", "prs", "pr", "pbs", "bests", "bestwerte", "maximal",
    "maximalwerte", "e1rm",
  ]
  private static let words: Set<String> = kinds.union(maxima).union([
    "start", "starting", "start-", "starting-", "working", "work", "current", "today", "today's", "heute", "aktuell",
    "aktuelle",
    "my", "meine", "new", "neue", "first", "week", "for", "this", "diese", "woche", "opening", "initial", "training",
  ])
}
