/// Reads the lines of a scribble one after another, and remembers what they are about.

struct LineReader {
  var exercises: ExerciseReader
  /// Whether the line is below the head of a group, where a name alone is an exercise.
  private(set) var isInGroup = false
  /// Whether a line stands directly below.
  private(set) var hasFollower = false
  /// Whether that line has sets, and no name for them.
  private(set) var hasSetsBelow = false
  /// Whether anything has been read as part of a workout.
  private(set) var hasBegun = false

  init(_ library: ExerciseLibrary, bareLoads: ScribbleUnit) {
    exercises = ExerciseReader(library, bareLoads: bareLoads)
  }

  /// The readings of each line.
  mutating func read(_ text: ScribbleText) -> [[LineReading]] {
    text.lines.indices.map { index in
      hasFollower = text.lines.indices.contains(index + 1) && !text.lines[index + 1].isAfterBlank
      hasSetsBelow = hasFollower && exercises.isWithoutName(text.lines[index + 1])
      let readings = read(text.lines[index])
      remember(readings)
      return readings
    }
  }

  private mutating func read(_ line: ScribbleLine) -> [LineReading] {
    if line.isAfterBlank {
      isInGroup = isInGroup && !hasItems
      (exercises.pending, exercises.previous) = (nil, nil)
    }
    exercises.isInGroup = isInGroup
    exercises.sport = Sport.named(in: line).flatMap { exercises.names.find($0) } ?? exercises.sport
    guard line.tokens.count <= LineReader.longest else { return [.remark(line.text)] }
    for form in LineForm.all {
      if let readings = form.read(line, &self) { return readings }
    }
    return [.remark(line.text)]
  }

  /// In tokens; a longer line is nothing that forms have to read.
  private static let longest = 400

  private var hasItems = false

  private mutating func remember(_ readings: [LineReading]) {
    for reading in readings {
      switch reading {
      case .group:
        (isInGroup, hasItems, hasBegun) = (true, false, true)
        exercises.pending = nil
      case .groupEnd, .workout, .heading, .section: (isInGroup, hasBegun) = (false, true)
      case .name(let name):
        (hasItems, hasBegun) = (true, true)
        exercises.pending = isInGroup ? nil : name
      case .exercise(let exercise):
        (hasItems, hasBegun) = (true, true)
        if exercises.pending?.isSame(as: exercise.name) == false { exercises.pending = nil }
        exercises.previous = exercise.name
      case .turn, .superset, .rest: (hasItems, hasBegun) = (true, true)
      case .week, .then, .remark: break
      }
    }
  }

  // MARK: What forms ask

  mutating func isExercise(_ words: String) -> Bool { exercises.names.find(words) != nil }

  /// The exercises of a part of a line that holds nothing else: `5 pull-ups, 10 push-ups, 15 squats`.
  mutating func items(_ line: ScribbleLine, bare: Bool) -> [ExerciseReading]? {
    ItemList(line, bare: bare, reader: &exercises).items
  }

  /// The same, with whatever is no exercise as a remark.
  mutating func readings(behindHead line: ScribbleLine) -> [LineReading] {
    if line.isEmpty { return [] }
    if let turns = TurnLabel.turns(of: line, &self) { return turns + [.groupEnd] }
    if let items = items(line, bare: true) { return items.map { .exercise($0) } + [.groupEnd] }
    let text = LineParts.trimmed(line, line.tokens.indices)
    return text.isEmpty ? [] : [.remark(text)]
  }
}

/// The sport that a line speaks of, by the English name of its exercise.
enum Sport {
  static func named(in line: ScribbleLine) -> String? {
    for token in line.tokens where token.isWord { if let name = sports[token.text] { return name } }
    return nil
  }

  private static let sports: [String: String] = [
    "swim": "swim", "swimming": "swim", "pool": "swim", "schwimmen": "swim", "freestyle": "swim", "kraul": "swim",
    "run": "run", "running": "run", "runs": "run", "track": "run", "jog": "run", "lauf": "run", "laufen": "run",
    "joggen": "run", "intervals": "run", "interval": "run", "strides": "run", "tempolauf": "run", "intervalle": "run",
    "bike": "bike", "ride": "bike", "cycling": "bike", "ftp": "bike", "rad": "bike", "trainer": "bike", "rolle": "bike",
    "row": "row", "erg": "row", "rowing": "row", "rudern": "row",
  ]
}
