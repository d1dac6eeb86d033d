/// Reads the lines of a scribble in order and remembers what they are about.

struct LineReader {
  var exercises: ExerciseReader
  /// Whether the line is below the head of a group, where a name alone is an exercise.
  private(set) var isInGroup = false
  /// Whether the group gives the amount for each exercise, so that its lines are only names.
  private(set) var isOfBareNames = false
  /// Whether the group is a tabata or other intervals.
  private(set) var isOfIntervals = false
  /// Whether the group is a ladder, which gives the numbers.
  private var isOfRungs = false
  /// Whether there is a line directly below.
  private(set) var hasFollower = false
  /// Whether it is the last line of the text.
  private(set) var isLast = false
  /// The line below, also one behind a gap.
  private(set) var next: ScribbleLine?
  /// Whether that line is another day, or there is none: what a day says on its line is all of it.
  private(set) var isDayAlone = false
  /// Whether that line has sets, and no name for them.
  private(set) var hasSetsBelow = false
  /// Whether that line says how much to do of something that it names.
  private(set) var hasWorkBelow = false
  /// What the lines below the first one say in all.
  private(set) var below: AmountsBelow?
  /// Whether that line is a ladder of the names below it: `21-15-9`.
  private(set) var hasLadderBelow = false
  /// Whether that line has a bullet or a number.
  private(set) var hasListBelow = false
  /// The last of the rounds that the line above explains: `Rounds 1-3 jab only`.
  var explainedRounds: Int?
  /// The number of the next run below a week: each is on a day of its own.
  var numberedDay: Int?
  /// The words of the title of the day: what it trains may be said again before its exercises.
  private(set) var partsOfDay: Set<String> = []
  /// Whether the section that is open only says which sets these are.
  var isInSetLabel = false
  /// Whether a section without a keyword is open: a main set, the strength work.
  private(set) var isInPart = false
  /// The exercise right above: `hammer curls same`.
  private(set) var lastExercise: ExerciseReading?
  /// The one above it, if nothing is between them.
  private(set) var exerciseBefore: ExerciseReading?
  /// Whether anything has been read as part of a workout.
  private(set) var hasBegun = false
  /// Whether nothing but a title has been read.
  private(set) var isBelowTitle = false

  /// What the whole text says about each of its lines.
  let survey: TextSurvey

  init(_ library: ExerciseLibrary, _ survey: TextSurvey) {
    self.survey = survey
    exercises = ExerciseReader(library, bareLoads: survey.bareLoads)
    exercises.names.isGerman = survey.isGerman
    exercises.lengths = survey.lengths
    exercises.roads = survey.roads
    exercises.countsMinutes = survey.countsMinutes
    exercises.hasTrainingMax = survey.hasTrainingMax
    exercises.sport = survey.sport.flatMap { exercises.names.find($0) }
  }

  /// The readings of each line.
  mutating func read(_ text: ScribbleText) -> [[LineReading]] {
    text.lines.indices.map { index in
      hasFollower = text.lines.indices.contains(index + 1) && !text.lines[index + 1].isAfterBlank
      isLast = index == text.lines.count - 1
      next = isLast ? nil : text.lines[index + 1]
      isDayAlone = next.map { DayName.isSaid(by: $0, survey) } ?? true
      hasListBelow = hasFollower && text.lines[index + 1].marks.isBulleted
      hasSetsBelow = hasFollower && hasSets(text, at: index + 1)
      hasWorkBelow = hasFollower && !hasSetsBelow && exercises.saysWork(text.lines[index + 1])
      hasLadderBelow = hasSetsBelow && isLadder(text, at: index + 1)
      let line = text.lines[index]
      let mayBeTitle = !hasBegun && !isLast && line.tokens.count <= 12 && line.tokens.contains { $0.number != nil }
      below = mayBeTitle ? AmountsBelow(text, below: index, &self) : nil
      let readings = read(text.lines[index]).map { $0.withFeeling }
      remember(readings)
      return readings
    }
  }

  /// Whether a line has sets and no name for them, or says what the percentages of such a line are of.
  private func hasSets(_ text: ScribbleText, at index: Int) -> Bool {
    let isBase = TrainingMax.isSaid(by: text.lines[index])
    let next = isBase && index + 1 < text.lines.count && !text.lines[index + 1].isAfterBlank ? index + 1 : index
    return exercises.isWithoutName(text.lines[next])
  }

  /// Whether a line of falling numbers has names right below.
  private func isLadder(_ text: ScribbleText, at index: Int) -> Bool {
    guard index + 1 < text.lines.count, !text.lines[index + 1].isAfterBlank,
      let name = text.lines[index + 1].tokens.first, name.isWord
    else { return false }
    var cursor = TokenCursor(text.lines[index])
    return HeadForm.ladder.read(&cursor) != nil && cursor.isAtEnd
  }

  /// Whether a line gives sets and loads without a name, and an exercise is above it.
  func isAboutExerciseAbove(_ line: ScribbleLine) -> Bool {
    (exercises.pending ?? exercises.previous) != nil && exercises.sport == nil && exercises.isWithoutName(line)
  }

  private mutating func read(_ line: ScribbleLine) -> [LineReading] {
    if line.isAfterBlank {
      isInGroup = isInGroup && !hasItems
      // The sets of a name may come after a gap.
      if !isNameAbove || !exercises.startsWithSets(line) { (exercises.pending, exercises.previous) = (nil, nil) }
    }
    let leavesList = isInGroup && hasItems && isBelowBullet && line.followsList
    if leavesList { leaveGroup() }
    isBelowBullet = line.marks.isBulleted
    exercises.isInGroup = isInGroup
    exercises.isInLadder = isInGroup && isOfRungs
    // Another day may be about another sport.
    let isDay = DayName.end(line, survey) != nil
    let above = isDay ? survey.sport.flatMap { exercises.names.find($0) } : exercises.sport
    let named = Sport.named(in: line).flatMap { exercises.names.find($0) }
    exercises.sport = named ?? above ?? Sport.implied(by: line).flatMap { exercises.names.find($0) }
    exercises.isSportFromAbove = named == nil && above != nil && survey.sport == nil
    let endsLabel = isInSetLabel && line.isAfterBlank
    isInSetLabel = isInSetLabel && !endsLabel
    let day = line.dayOfRow.map { [LineReading.workout(title: $0, level: 0)] } ?? []
    let own = choice(line) ?? reading(of: line)
    let readings = (leavesList ? [.then] : []) + (endsLabel ? [.sectionEnd] : []) + day + own + restOfTitle(own)
    exercises.sport = isOfSport(readings) ? named ?? above : above
    return readings
  }

  /// Whether the lines of the list are alternatives, of which a plan cannot say that one is enough.
  private var isChoice = false

  private mutating func choice(_ line: ScribbleLine) -> [LineReading]? {
    guard isChoice, line.marks.isListed else {
      isChoice = Choice.isSaid(by: line)
      return nil
    }
    return [.unread(line.original)]
  }

  /// `Upper - 60s rests`: the rest of all that is below the title.
  private func restOfTitle(_ readings: [LineReading]) -> [LineReading] {
    switch readings.last {
    case .workout(let title, _), .heading(let title, _, _):
      RestOfDay.atEnd(of: title).map { [.rest($0, .ofAll, isGuess: true)] } ?? []
    case nil, .week, .section, .group, .groupEnd, .turn, .part, .superset, .exercise, .more, .stillness, .turnOfRest,
      .columns, .sectionEnd, .name, .rest, .noRest, .trainingMax, .loads, .between, .timed, .setsOfAll, .then, .remark,
      .unread:
      []
    }
  }

  mutating func reading(of line: ScribbleLine) -> [LineReading] {
    guard line.tokens.count <= LineReader.longest else { return [.remark(line.text)] }
    for form in LineForm.all {
      if let readings = form.read(line, &self) { return readings }
    }
    let words = line.text.isEmpty ? line.original : line.text
    let isWork =
      exercises.namesWork(line) || exercises.hasSets(line) || exercises.saysWorkOfItsOwn(line)
      || line.marks.isBulleted && exercises.saysWork(line)
    return [isWork ? .unread(words) : .remark(words)]
  }

  /// Whether what a line names goes on below it: the row of a workout with other exercises is only its own.
  private func isOfSport(_ readings: [LineReading]) -> Bool {
    var exercises = 0
    var hasSport = false
    for reading in readings {
      guard case .exercise(let exercise) = reading else { continue }
      exercises += 1
      hasSport = hasSport || exercise.name.entry?.measure == .distance
    }
    return exercises == 0 || hasSport
  }

  /// In tokens; forms need not read longer lines.
  private static let longest = 400

  private var hasItems = false
  /// Whether the last line was in a list.
  private var isBelowBullet = false
  /// Whether the last line was nothing but a name.
  private var isNameAbove = false

  private mutating func remember(_ readings: [LineReading]) {
    isNameAbove = if case .name? = readings.last { true } else { false }
    for reading in readings {
      rememberExercise(reading)
      rememberSection(reading)
      switch reading {
      case .group(let head):
        (isInGroup, hasItems, hasBegun) = (true, false, true)
        isOfRungs = head.groups.last?.kind == .ladder
        isOfIntervals = head.groups.contains { $0.kind == .tabata }
        isOfBareNames = head.groups.contains { $0.kind == .tabata || $0.kind == .ladder || $0.station != nil }
        exercises.pending = nil
      case .workout(let title, _), .heading(let title, _, _):
        (isInGroup, hasBegun, isBelowTitle) = (false, true, true)
        partsOfDay = Set(ScribbleLexer.tokens(of: Array(title.unicodeScalars)).map { $0.text })
        exercises.lift = exercises.lift(inTitle: title)
        exercises.titleLift = exercises.lift
        exercises.hasTrainingMax = exercises.hasTrainingMax || TrainingMax.isWithin(title)
      case .groupEnd, .section, .sectionEnd: (isInGroup, hasBegun) = (false, true)
      case .name(let name):
        (hasItems, hasBegun) = (true, true)
        exercises.pending = isInGroup || Sport.isDrill(name.entry) ? nil : name
        if isInGroup { exercises.previous = name }
        if name.entry?.measure == .reps { exercises.lift = name }
      case .exercise(let exercise):
        (hasItems, hasBegun, isBelowTitle) = (true, true, false)
        if exercises.pending?.isSame(as: exercise.name) == false { exercises.pending = nil }
        exercises.previous = exercise.name.plain
        if exercise.name.entry?.measure == .reps { exercises.lift = exercise.name }
      case .turn, .turnOfRest, .superset, .part, .rest, .stillness: (hasItems, hasBegun) = (true, true)
      case .week: numberedDay = 1
      case .noRest, .trainingMax, .loads, .between, .timed, .setsOfAll, .then, .remark, .unread, .more, .columns: break
      }
    }
  }

  private mutating func rememberSection(_ reading: LineReading) {
    switch reading {
    case .section(_, let kind, _): isInPart = kind == .part
    case .workout, .sectionEnd, .week: isInPart = false
    case .heading, .group, .groupEnd, .turn, .part, .superset, .exercise, .more, .stillness, .turnOfRest, .columns,
      .name,
      .rest, .noRest, .trainingMax, .loads, .between, .timed, .setsOfAll, .then, .remark, .unread:
      break
    }
  }

  private mutating func rememberExercise(_ reading: LineReading) {
    switch reading {
    case .exercise(let exercise): (exerciseBefore, lastExercise) = (lastExercise, exercise)
    case .workout, .heading, .week, .section, .group, .turn, .part, .superset, .name, .stillness: lastExercise = nil
    case .groupEnd, .more, .turnOfRest, .columns, .sectionEnd, .rest, .noRest, .trainingMax, .loads, .between, .timed,
      .setsOfAll, .then,
      .remark,
      .unread:
      break
    }
  }

  // MARK: What forms ask

  /// Whether the first line of a text says in what, where or when it is done, so that its numbers are not work: `Swim
  /// (50m pool)`, `Sat ride - 2h total`, `5/3/1 BBB Monday`.
  func isTitleWithNumbers(_ line: ScribbleLine) -> Bool {
    !hasBegun && !isLast && !line.marks.isListed && !line.endsWithColon
      && (hasFollower || TitleWithNumbers.isDated(line) || TitleWithNumbers.isOfPool(line))
      && TitleWithNumbers.isSaid(by: line)
  }

  /// What is on the line is not of the group above it.
  mutating func leaveGroup() { (isInGroup, exercises.isInGroup, exercises.isInLadder) = (false, false, false) }

  mutating func isExercise(_ words: String) -> Bool { exercises.names.find(words) != nil }

  /// The exercises of a part of a line that holds nothing else: `5 pull-ups, 10 push-ups, 15 squats`.
  mutating func items(_ line: ScribbleLine, bare: Bool) -> [ExerciseReading]? {
    ItemList(line, bare: bare, reader: &exercises).items
  }

  /// The same, with whatever is not an exercise as a remark.
  mutating func readings(behindHead line: ScribbleLine) -> [LineReading] {
    if line.isEmpty { return [] }
    if let turns = TurnLabel.turns(of: line, &self) { return turns + [.groupEnd] }
    if let rest = LineForm.rest.read(line, &self) { return rest }
    let wasInGroup = exercises.isInGroup
    exercises.isInGroup = true
    defer { exercises.isInGroup = wasInGroup }
    if let items = items(line, bare: true) { return items.map { .exercise($0) } + [.groupEnd] }
    let text = line.trimmed(line.tokens.indices, isRemark: true)
    let isName = exercises.names.find(text) == nil && exercises.isLikeAName(text)
    if isName, !hasFollower, text.split(separator: " ").count <= 3 {
      return [.name(exercises.names.unknown(text)), .groupEnd]
    }
    return text.isEmpty ? [] : [.remark(text)]
  }
}

extension ScribbleLine {
  /// `then 100 band pull-aparts` below a list.
  fileprivate var followsList: Bool {
    !marks.isListed && ["then", "dann", "danach", "afterwards", "finally"].contains(tokens.first?.text ?? "")
  }
}
