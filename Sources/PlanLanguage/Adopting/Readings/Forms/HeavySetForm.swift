/// `Build to a heavy single snatch in 15 min`, `Bench: work up to 3RM`, `Find 3RM back squat`, `1RM deadlift`, `Front
/// squat 3RM, then 3x3`: a set whose load is found there.

extension LineForm {
  static let heavySet = LineForm { line, reader in
    if let build = HeavySet.build(line, &reader) { return build }
    let (front, start) = HeavySet.front(of: line, &reader)
    var cursor = TokenCursor(line, at: start)
    let timeToFind = front == nil ? cursor.acceptTimeToFind() : nil
    let isSaid = cursor.acceptFinding()
    let isHeavy = cursor.accept("heavy", "max", "maximum", "schwere", "schwerer")
    guard let reps = cursor.acceptHeavyReps(orBare: isSaid && isHeavy),
      isSaid || isHeavy || line.tokens[start].number != nil
    else { return nil }
    // `heavy single rpe8`
    let isEffort = front != nil && !cursor.isAtEnd
    let effort = !isEffort ? nil : DetailForm.effort.read(&cursor, DetailContext(bareLoads: .kilogram))?.detail
    while cursor.accept("of", "in", "the", "for", "a", "set") || cursor.accept(sign: ":") || cursor.accept(sign: "-")
      || front == nil && cursor.accept(sign: ",")
    {}
    var end = cursor.index
    while end < line.tokens.count, line.tokens[end].isWord,
      !["in", "for", "within", "then"].contains(line.tokens[end].text)
    {
      end += 1
    }
    let behind = end > cursor.index ? reader.exercises.names.find(line.text(of: cursor.index..<end)) : front
    guard let name = behind else { return nil }
    var reading = HeavySet.reading(of: name, reps)
    if case .intensities(let efforts)? = effort { reading.intensities = efforts }
    // `…, then 3x5 @ 90%`
    var next = cursor.index
    while next < line.tokens.count, line.tokens[next].isMark || line.tokens[next].text == "then" { next += 1 }
    let more = line.part(next..<line.tokens.count)
    // `heavy single @8, then 4x4 @ 85% of that`: its effort is given, so these are sets of one exercise.
    if isHeavy, !isSaid, effort != nil, !more.isEmpty { return nil }
    if behind == front, next > cursor.index, !more.isEmpty, reader.exercises.isWithoutName(more) {
      reading.remarks = [line.text(of: 0..<cursor.index)]
      return [.exercise(reading), .exercise(reader.exercises.details(of: more, named: name.guessed))]
    }
    return HeavySet.readings(of: reading, within: timeToFind ?? HeavySet.timeAtEnd(of: line, from: end), line)
  }
}

enum HeavySet {
  /// `Snatch 1RM build, ~15 min`, `Squat 3RM test`, `Clean build to a heavy single, 15 min`: what is found is named first.
  fileprivate static func build(_ line: ScribbleLine, _ reader: inout LineReader) -> [LineReading]? {
    guard let (maximum, end) = maximum(in: line), maximum > 1, end < line.tokens.count,
      ["build", "test", "attempt", "attempts", "buildup", "build-up", "finden", "testen", "versuch"]
        .contains(line.tokens[end].text),
      let reps = line.tokens[maximum - 1].number?.whole, reps <= 20,
      let name = reader.exercises.names.find(line.trimmed(0..<maximum - 1))
    else { return nil }
    return readings(of: reading(of: name, reps), within: timeAtEnd(of: line, from: end + 1), line)
  }

  /// A set whose load is asked for.
  fileprivate static func reading(of name: ScribbledName, _ reps: Int) -> ExerciseReading {
    var reading = ExerciseReading(name: name.guessed, isGuess: true)
    reading.runs = [SetRun(amount: ScribbleAmount(kind: .reps, text: "\(reps)"))]
    reading.intensities = ["ask"]
    return reading
  }

  /// For load if there is a time for it.
  fileprivate static func readings(
    of reading: ExerciseReading, within time: String?, _ line: ScribbleLine
  ) -> [LineReading] {
    if let time {
      let head = HeadDraft(kind: .forLoad, details: [time], isGuess: true)
      return [.group(HeadReading(groups: [head], title: nil)), .exercise(reading), .groupEnd]
    }
    var reading = reading
    reading.remarks = [line.text]
    return [.exercise(reading)]
  }

  /// The name before the words of the set or on a line above, and where those words begin.
  fileprivate static func front(of line: ScribbleLine, _ reader: inout LineReader) -> (ScribbledName?, start: Int) {
    // `Bench: work up to 3RM`
    if let colon = line.tokens.prefix(6).firstIndex(where: { $0.isSign(":") }),
      let name = reader.exercises.names.find(line.text(of: 0..<colon))
    {
      return (name, colon + 1)
    }
    // `Squat work up to 5RM`
    if let verb = line.tokens.prefix(6).firstIndex(where: { $0.text == "work" || $0.text == "build" }), verb > 0,
      let name = reader.exercises.names.find(line.trimmed(0..<verb))
    {
      return (name, verb)
    }
    // `Front squat 3RM then 3x3`, `back squat, 20 rep max`, but not `Front squat 3RM 100kg`
    if let (maximum, end) = maximum(in: line), maximum > 1,
      end == line.tokens.count && line.tokens[end - 1].text == "max"
        || end < line.tokens.count && (line.tokens[end].isMark || line.tokens[end].text == "then"),
      let name = reader.exercises.names.find(line.trimmed(0..<maximum - 1))
    {
      return (name, maximum - 1)
    }
    // `Build to a heavy 3` below the name
    return (reader.lastExercise == nil ? reader.exercises.pending : nil, 0)
  }

  /// What is done to a maximum.
  static let verbs: Set<String> = ["find", "establish", "build", "work", "test", "hit", "reach", "finde"]

  /// `in 15 min` at the end of a line: how long there is for finding the load.
  fileprivate static func timeAtEnd(of line: ScribbleLine, from start: Int) -> String? {
    var cursor = TokenCursor(line, at: start)
    // The word may be read as one before the name.
    if ["in", "within"].contains(cursor[-1]?.text ?? "") { cursor.index -= 1 }
    var isSaid = cursor.accept("in", "within")
    while cursor.accept(sign: ",") || cursor.accept(sign: "~") || cursor.accept(sign: "-") || cursor.accept(sign: "(")
      || cursor.accept("ca", "about", "approx", "around", "etwa", "max")
    {
      isSaid = true
      if cursor[-1]?.text == "ca" { _ = cursor.accept(sign: ".") }
    }
    guard isSaid, let time = cursor.acceptTime(letter: .minute), time.seconds >= 60, !time.text.contains("-") else {
      return nil
    }
    while cursor.accept(sign: ")") {}
    return cursor.isAtEnd || cursor.accept(sign: ".") && cursor.isAtEnd ? time.withUnit : nil
  }

  /// The `RM` of `3RM`, or the `rep max` of `20 rep max`, and where it ends.
  private static func maximum(in line: ScribbleLine) -> (start: Int, end: Int)? {
    for index in line.tokens.indices.prefix(6) where index > 0 && line.tokens[index - 1].number != nil {
      if line.tokens[index].text == "rm" { return (index, index + 1) }
      if line.tokens[index].text == "rep", index + 1 < line.tokens.count, line.tokens[index + 1].text == "max" {
        return (index, index + 2)
      }
    }
    return nil
  }
}

extension TokenCursor {
  /// `build up to a`, `find your`
  fileprivate mutating func acceptFinding() -> Bool {
    let isSaid =
      accept(all: "build", "up", "to") || accept(all: "work", "up", "to") || accept(all: "build", "to")
      || accept(all: "work", "to") || accept(all: "up", "to")
      || accept("find", "establish", "max", "test", "finde")
    while isSaid, accept("a", "an", "your", "the", "todays", "today's") {}
    return isSaid
  }

  /// `20 minutes to …`, `In 15 min:`, `20-30 Minutes …`: how long it may take; nil for a range, which no plan has there.
  fileprivate mutating func acceptTimeToFind() -> String? {
    let start = index
    _ = accept("in", "within", "take")
    guard let time = acceptTime(letter: .minute) else {
      index = start
      return nil
    }
    while accept("to") || accept(sign: ":") || accept(sign: "-") || accept(sign: ",") {}
    guard HeavySet.verbs.contains(token?.text ?? "") else {
      index = start
      return nil
    }
    return time.withUnit.contains("-") ? nil : time.withUnit
  }

  /// `single`, `3RM`, `1 rep max`, `set of 3`; the `3` of `build to a heavy 3`.
  fileprivate mutating func acceptHeavyReps(orBare: Bool) -> Int? {
    if accept("single") { return 1 }
    if accept("double") { return 2 }
    if accept("triple") { return 3 }
    if accept(all: "set", "of"), let reps = acceptWhole() { return reps }
    let start = index
    guard let reps = acceptWhole(), reps <= 20 else { return nil }
    if accept("rm") || accept(all: "rep", "max") || accept(all: "-", "rep", "max") { return reps }
    if orBare, accept("reps") || token.map({ $0.isMark || ["in", "for", "within"].contains($0.text) }) ?? true {
      return reps
    }
    index = start
    return nil
  }
}
