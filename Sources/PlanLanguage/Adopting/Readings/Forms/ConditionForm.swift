/// `*if you drop it do 5 burpees`, `Wenn es zu leicht ist: +5 kg`, `same as Monday but …`: what is done only then, or
/// is elsewhere; it goes into a note of the plan.

extension LineForm {
  static let condition = LineForm { line, reader in
    if Conditions.stop(line) { return [.unread(line.text)] }
    if reader.isInGroup, Conditions.interrupt(line) { return [.remark(line.text)] }
    // `w/ 500m run between each`
    if let end = Conditions.between(line), reader.lastExercise != nil || reader.isInGroup {
      let start = ["with", "mit", "w"].contains(line.tokens[0].text) ? 1 : 0
      if let items = reader.items(line.part(start..<end), bare: false), items.count == 1, items[0].remarks.isEmpty {
        return [.between(items[0], words: line.text)]
      }
    }
    return Conditions.begin(line) || Conditions.explain(line) || Conditions.refer(line) || WorkAround.isAlone(line)
      ? [.remark(line.text)] : nil
  }
}

enum Conditions {
  /// Whether the line says when something is done.
  static func begin(_ line: ScribbleLine) -> Bool {
    var cursor = TokenCursor(line)
    while cursor.accept(sign: "(") || cursor.accept(sign: "*") {}
    return cursor.accept("if", "wenn", "falls", "whenever", "unless", "sobald", "sollte")
      || cursor.accept(all: "every", "time") || cursor.accept(all: "each", "time")
      || cursor.accept(all: "any", "time") || cursor.accept(all: "jedes", "mal") || cursor.accept(all: "bei", "jedem")
      || cursor.accept(all: "only", "if") || cursor.accept(all: "nur", "wenn")
  }

  /// Whether the line says when to stop: `Stop if pain > 4/10`, `Bei Schmerzen aufhören`.
  static func stop(_ line: ScribbleLine) -> Bool {
    var cursor = TokenCursor(line)
    return cursor.accept("stop", "stopp", "aufhören") && cursor.accept("if", "when", "wenn", "bei", "falls")
      || cursor.accept(all: "bei", "schmerzen") || cursor.accept(all: "no", "pain") || cursor.accept(all: "pain", "max")
  }

  /// `every 2 min 5 burpees`, `alle 2 Min: 5 Burpees` within a group: what interrupts it by the clock.
  static func interrupt(_ line: ScribbleLine) -> Bool {
    var cursor = TokenCursor(line)
    while cursor.accept(sign: "(") || cursor.accept(sign: "*") || cursor.accept("do", "and") {}
    // `EMOM 3 push-ups`
    if cursor.accept("emom"), cursor.acceptWhole() != nil {
      return cursor.token.map { $0.isWord && ScribbleUnit($0.text) == nil } ?? false
    }
    guard cursor.accept("every", "alle", "each", "jede") else { return cursor.accept(all: "on", "the", "minute") }
    guard cursor.accept("minute", "min") || cursor.acceptTime() != nil else { return false }
    _ = cursor.accept(all: "on", "the", "minute")
    while cursor.accept(sign: ",") || cursor.accept(sign: ":") || cursor.accept("do", "stop", "and", "perform") {}
    guard cursor.acceptWhole() != nil, let next = cursor.token, next.isWord else { return false }
    return !["x", "rounds", "sets", "runden", "times", "sätze", "mal", "rds"].contains(next.text)
      && ScribbleUnit(next.text)?.isTime != true
  }

  /// The end of what comes between the exercises, if it is no rest: `500m run between each`, `200 m Lauf zwischen den
  /// Übungen`.
  static func between(_ line: ScribbleLine) -> Int? {
    let words = line.tokens.map { $0.text }
    guard let place = words.firstIndex(where: { ["between", "btw", "zwischen"].contains($0) }), place > 0,
      !words.contains(where: { ["rest", "pause", "break", "recovery", "off"].contains($0) })
    else { return nil }
    let ends = [
      "each", "every", "all", "exercises", "stations", "movements", "übungen", "stationen", "jeder", "rounds",
    ]
    return words[place...].dropFirst().prefix(3).contains { ends.contains($0) } ? place : nil
  }

  /// `min 1: 1 pull up, min 2: 2 pull ups, min 3: 3 ... until you can't`: what a death by something is.
  static func explain(_ line: ScribbleLine) -> Bool {
    let labels = line.tokens.indices.filter { TurnLabel.end(line, at: $0) != nil }
    let goesOn =
      line.tokens.contains { ["until", "bis", "etc", "usw"].contains($0.text) }
      || line.tokens.indices.dropFirst().contains { line.tokens[$0].isSign(".") && line.tokens[$0 - 1].isSign(".") }
    return labels.count > 1 && labels.first == 0 && goesOn
  }

  /// Whether the line begins by saying that it is like another one: `same as Monday`, `wie Montag`, `siehe oben`.
  static func refer(_ line: ScribbleLine) -> Bool {
    line.tokens.indices.prefix(3).contains { index in
      var cursor = TokenCursor(line, at: index)
      if cursor.accept(all: "same", "as") { return true }
      guard cursor.accept("like", "wie", "repeat", "see", "siehe", "wiederhole") else { return false }
      while cursor.accept("on", "am", "the", "last", "letzten", "letzte") {}
      return cursor.token.map { others.contains($0.text) || DayName.weekdays.contains($0.text) } ?? false
    }
  }

  private static let others: Set<String> = [
    "above", "oben", "yesterday", "gestern", "week", "woche", "before", "zuvor",
  ]
}
