/// `Cindy (5 pull-ups, 10 push-ups, 15 squats)`, `"Cindy": 5 pull-ups, …` after the head of a group: the name of the work,
/// and the work itself.

struct NamedList {
  let name: String
  let items: [ExerciseReading]
  /// The rest after each round, as a plan writes it in the head.
  let details: [String]

  /// Nil for anything else than a name and at least two exercises.
  init?(_ line: ScribbleLine, _ reader: inout LineReader) {
    guard let sign = line.tokens.prefix(8).firstIndex(where: { $0.isSign("(") || $0.isSign(":") }), sign > 0,
      line.tokens[..<sign].allSatisfy({ $0.isWord || $0.isSign("\"") }),
      line.tokens[..<sign].contains(where: { $0.isWord })
    else { return nil }
    let isOpen = line.tokens[sign].isSign("(")
    let end = isOpen ? line.tokens.lastIndex { $0.isSign(")") } ?? line.tokens.count : line.tokens.count
    let behind = line.part(min(end + 1, line.tokens.count)..<line.tokens.count)
    guard sign + 1 < end, case let words = HeadingText.of(line, 0..<sign), !reader.isExercise(words),
      let items = reader.items(line.part(sign + 1..<end), bare: true), items.count > 1
    else { return nil }
    // `… ) @ 70kg, rest 2 min`
    let more = reader.exercises.details(of: behind, named: items[0].name)
    guard behind.isEmpty || more.remarks.isEmpty && more.runs.isEmpty && more.intensities.count <= 1 else { return nil }
    details = more.attribute(.rest).map { ["rest " + $0] } ?? []
    name = words
    self.items = items.map { item in
      var item = item
      let isLoaded = [.barbell, .dumbbell, .kettlebell].contains { $0 == item.name.entry?.equipment }
      if isLoaded, item.allIntensities.isEmpty { item.intensities = more.intensities }
      return item
    }
  }
}
