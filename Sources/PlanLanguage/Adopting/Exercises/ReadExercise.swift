/// Reads a line as an exercise: the forms take the sets and loads, and what is left is its name and its remarks.

struct ExerciseReader {
  var names: NameFinder
  let bareLoads: ScribbleUnit
  /// Whether the line is below the head of a group, where anything with a count is an exercise.
  var isInGroup = false
  /// Whether a ladder gives the numbers, so that a line may say what they count: `cal row`.
  var isInLadder = false
  /// The exercise whose name is on a line above.
  var pending: ScribbledName?
  /// The exercise on the line above: `then 5x10`.
  var previous: ScribbledName?
  /// The lift that the workout is about, or the last one that it names.
  var lift: ScribbledName?
  /// The lift that the title of the workout names, which all sets without a name are of.
  var titleLift: ScribbledName?
  /// Whether percentages are those of a training max that a line above gives.
  var hasTrainingMax = false
  /// Whether the label of a line says that its exercises are done with a band.
  var isOfBand = false
  /// What distances and times without a name are about.
  var sport: ScribbledName?
  /// The unit of a distance in the pool without one.
  var lengths = ScribbleUnit.metre
  /// The unit of a run's distance without one, in a text about runs alone.
  var roads: ScribbleUnit?
  /// Whether the numbers of runs and walks without a unit are minutes, as on the lines around.
  var countsMinutes = false
  /// Whether only a line above names it, in a text about more than one sport.
  var isSportFromAbove = false

  init(_ library: ExerciseLibrary, bareLoads: ScribbleUnit) {
    names = NameFinder(library)
    self.bareLoads = bareLoads
  }

  /// Nil for a line that is not about one exercise.
  mutating func read(_ line: ScribbleLine) -> ExerciseReading? {
    if isInLadder, let reading = caloriesOfRung(line) { return reading }
    if let reading = withPartOfIt(line) { return reading }
    if let line = plainlySaid(line), var reading = read(line) {
      reading.isGuess = true
      return reading
    }
    if line.saysTwoReps, !line.saysCluster { return nil }
    if let reading = withSetsInFront(line) { return reading }
    // The exercise decides what a bare number means, so a line is read for its name first.
    let isBelowName = line.tokens.first?.number != nil
    var parts = LineParts(line, context(swims ? .swim : isBelowName ? pending?.entry?.equipment : nil))
    guard let (found, words) = setOfPending(line, parts) ?? name(in: parts), line.tokens.count <= ExerciseReader.longest
    else { return nil }
    let name = movement(of: found, words, line) ?? found
    if let entry = name.entry {
      var context = context(of: entry, line)
      context.roads = words == nil && parts.isWayWithoutUnit ? roads : nil
      context.isWeighted =
        [words ?? "", name.text].contains { $0.lowercased().split { !$0.isLetter }.contains("weighted") }
      context.isBelowSets = words == nil && previous?.isSame(as: name) ?? false
      context.isNamedAbove = words == nil && (pending ?? titleLift)?.isSame(as: name) ?? false
      parts = LineParts(line, context)
    }
    // Rather a note than sets of the wrong exercise.
    let place = words.flatMap { parts.plain.firstIndex(of: $0) }
    let named = parts.plain.filter { !$0.isEmpty && known($0)?.entry != nil }
    if let place, parts.hasOtherName(than: place, among: named) { return nil }
    var reading = reading(named: name, parts, butFor: words)
    if let words, isCalories(words) { reading?.countCalories() }
    if words?.lowercased() == "rows", name.entry?.equipment == .rower, reading?.isOfGuessedLength ?? false,
      !line.tokens.contains(where: { ScribbleUnit($0.text)?.isLength ?? false }), let row = names.find("bent-over row")
    {
      return details(of: line, named: row.guessed, butFor: words)
    }
    if isInGroup, reading?.isRowOfWeights ?? false, let row = names.find("bent-over row") {
      reading?.name = row.guessed
    } else if let read = reading, read.isLiftedRow, let row = names.find(liftedRow(ofTwo: read.isOfTwo, line)) {
      reading?.name = row.guessed
    }
    return reading
  }

  private func liftedRow(ofTwo: Bool, _ line: ScribbleLine) -> String {
    if isOfBand || line.tokens.contains(where: { LabelOfTool.bands.contains($0.text) }) {
      return names.isGerman ? "Rudern mit Band" : "band row"
    }
    return names.isGerman
      ? ofTwo ? "Kurzhantelrudern" : "Langhantelrudern"
      : ofTwo ? "dumbbell row" : "barbell row"
  }

  /// `cal bike`, `row (cal)`: the numbers of the ladder are calories.
  private mutating func caloriesOfRung(_ line: ScribbleLine) -> ExerciseReading? {
    let words = line.tokens.indices.filter { line.tokens[$0].isWord }
    guard words.count == line.tokens.count(where: { !$0.isMark }), words.count > 1, let first = words.first,
      let last = words.last
    else { return nil }
    let isFirst = ScribbleUnit(line.tokens[first].text) == .calorie
    guard isFirst || ScribbleUnit(line.tokens[last].text) == .calorie else { return nil }
    let range = isFirst ? words[1]..<last + 1 : first..<words[words.count - 2] + 1
    guard let name = names.find(line.trimmed(range)) else { return nil }
    var reading = ExerciseReading(name: name, isGuess: name.isGuess)
    reading.runs = [SetRun(amount: ScribbleAmount(kind: .energy, text: "cal"))]
    return reading
  }

  /// What the forms have to know about an exercise in this line.
  private func context(of entry: ExerciseEntry, _ line: ScribbleLine) -> DetailContext {
    var context = context(entry.equipment, entry.measure)
    // `Vierfüßlerstand, Arm und Bein strecken, 2x10` is counted.
    if entry.measure == .time, line.saysMovement { context.measure = .reps }
    // `50 sandbag lunges` are counted.
    if entry.measure == .distance, entry.key.hasSuffix("lunge") { context.measure = .reps }
    let ofRounds = ["shadow-boxing", "heavy-bag", "sparring", "jump-rope", "pad-work"]
    context.countsMinutes = context.countsMinutes || ofRounds.contains(entry.key)
    return context
  }

  /// What the forms have to know about an exercise.
  private func context(_ equipment: Equipment?, _ measure: Measure? = nil) -> DetailContext {
    var context = DetailContext(bareLoads: bareLoads, measure: measure, equipment: equipment)
    context.lengths = lengths
    context.countsMinutes = countsMinutes
    context.isInMiles = roads == .mile
    context.hasTrainingMax = hasTrainingMax
    return context
  }

  /// Whether lengths and times without a name are about swimming.
  var swims: Bool { sport?.entry?.equipment == .swim }

  /// In tokens; nobody writes more about one exercise.
  private static let longest = 120

  func isLeadIn(_ words: String) -> Bool {
    words.lowercased().split(separator: " ").allSatisfy { Shorthand.leadIns.contains(String($0)) }
  }

  func withoutLeadIns(_ words: String) -> String {
    words.split(separator: " ").drop { Shorthand.leadIns.contains($0.lowercased()) }.joined(separator: " ")
  }

  /// What a part of a line says of an exercise that is named elsewhere.
  func details(of line: ScribbleLine, named name: ScribbledName) -> ExerciseReading {
    var context = context(name.entry?.equipment, name.entry?.measure)
    (context.hasName, context.hasSets, context.isBehindDetail) = (true, true, true)
    let empty = ExerciseReading(name: name, isGuess: true)
    return reading(named: name, LineParts(line, context), butFor: nil) ?? empty
  }

  /// The same of the whole line with that name: several rows are none of the machine.
  private func details(of line: ScribbleLine, named name: ScribbledName, butFor words: String?) -> ExerciseReading? {
    reading(named: name, LineParts(line, context(name.entry?.equipment, name.entry?.measure)), butFor: words)
  }

  /// The exercise of a name, also of one that the library does not have, with what a part of the line says of it.
  mutating func reading(of line: ScribbleLine, named words: String) -> ExerciseReading? {
    guard let name = known(words) ?? (isLikeAName(words) ? names.unknown(words) : nil) else { return nil }
    var reading = details(of: line, named: name)
    reading.isGuess = true
    return reading
  }

  /// What a line says only about the exercise above it: `80 kg`, `rest 3 min`, `RPE 8`.
  func more(_ line: ScribbleLine) -> ExerciseReading? {
    guard let name = pending ?? previous, line.tokens.count <= 12 else { return nil }
    var context = DetailContext(bareLoads: bareLoads, measure: name.entry?.measure, equipment: name.entry?.equipment)
    context.hasName = line.tokens.first?.isSign("@") ?? false
    let parts = LineParts(line, context)
    guard parts.isWithoutWords, !parts.hasAmount, !parts.details.isEmpty else { return nil }
    return reading(named: name, parts, butFor: nil)
  }

  /// A name with how its sides take turns.
  mutating func turned(_ words: String) -> ScribbledName? {
    known(words).flatMap { ["im Wechsel", "alternating", "abwechselnd"].contains($0.remark) ? $0 : nil }
  }

  /// The exercise, without the words that people put before its name.
  mutating func known(_ words: String) -> ScribbledName? {
    // A plan says turns apart from a name, also where the library has it with them.
    if let name = behindTurns(words[...]) ?? names.find(words) { return name }
    // `After that some planks`
    if let space = words.firstIndex(of: " "), words.lowercased().hasPrefix("after that ") {
      let rest = words[words.index(after: space)...].drop { $0 != " " }.dropFirst()
      return known(String(rest))?.guessed
    }
    if let name = beside(ExerciseReader.purposes, words) ?? withPhase(words) { return name }
    // `danach ohne Pause Pushdowns`
    for phrase in ["ohne pause ", "without rest ", "no rest "] where words.lowercased().hasPrefix(phrase) {
      return known(String(words.dropFirst(phrase.count)))?.guessed
    }
    var rest = words[...]
    // `4 strides after`
    if let space = rest.lastIndex(of: " "), Shorthand.leadOuts.contains(rest[space...].dropFirst().lowercased()) {
      rest = rest[..<space]
      if let name = names.find(String(rest)) { return name.guessed }
    }
    return takingTurns(rest) ?? behindLeadIns(rest)
  }

  /// `warm-up walk`, `Aufwärmen Crosstrainer`
  private mutating func withPhase(_ words: String) -> ScribbledName? {
    guard let space = words.firstIndex(of: " "), case let part = String(words[..<space]),
      ["warm-up", "warmup", "cool-down", "cooldown", "aufwärmen", "einwärmen", "abwärmen"].contains(part.lowercased()),
      var name = names.find(words[space...].trimmingSpace()), name.remark.isEmpty, name.entry?.isEndurance ?? false
    else { return nil }
    (name.remark, name.isGuess) = (part, true)
    return name
  }

  /// `Lunges alternating`, `Ausfallschritte im Wechsel`
  private mutating func takingTurns(_ words: Substring) -> ScribbledName? {
    for ending in [" im Wechsel", " alternating", " abwechselnd"] where words.hasSuffix(ending) {
      if var name = names.find(String(words.dropLast(ending.count))), name.remark.isEmpty {
        name.remark = String(ending.dropFirst())
        return name.guessed
      }
    }
    return nil
  }

  /// `Abwechselnde Ausfallschritte`
  private mutating func behindTurns(_ words: Substring) -> ScribbledName? {
    guard let space = words.firstIndex(of: " "),
      ["abwechselnde", "wechselnde", "wechselseitige"].contains(words[..<space].lowercased()),
      var name = names.find(words[space...].trimmingSpace()), name.remark.isEmpty
    else { return nil }
    name.remark = "abwechselnd"
    return name.guessed
  }

  private mutating func behindLeadIns(_ words: Substring) -> ScribbledName? {
    var rest = words
    for _ in 0..<8 {
      let word = rest.prefix { $0 != " " }
      guard Shorthand.leadIns.contains(word.lowercased()), word.endIndex < rest.endIndex else { return nil }
      rest = rest[word.endIndex...].drop { $0 == " " }
      if let name = names.find(String(rest)) { return name.guessed }
    }
    return nil
  }

  func isLikeAName(_ words: String) -> Bool {
    let parts = words.lowercased().split(separator: " ")
    // `campus 5 x ladder`
    let isCounted = parts.dropLast().dropFirst().contains { $0 == "x" } && parts.contains { Int($0) != nil }
    return parts.count <= 6 && !isCounted && !parts.allSatisfy { $0 == "deload" || DayName.isShort(String($0)) }
      && !Shorthand.isEffort(words) && !Shorthand.isSetLabel(withoutLeadIns(words))
      && parts.contains { $0 != "x" && $0.unicodeScalars.contains { $0.isOfWord && !$0.isDigit } }
      && !parts.contains { Shorthand.sentenceWords.contains(String($0)) || $0.hasSuffix(".") || $0.hasSuffix(",") }
  }
}
