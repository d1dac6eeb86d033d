/// Puts the readings of the lines together: which items belong to which group, and which groups to which workout.

struct Composer {
  var workouts: [WorkoutDraft] = []
  var workout = WorkoutDraft()
  /// The groups that are open, the innermost last.
  var open: [(group: GroupDraft, lines: [Int], isGuess: Bool)] = []
  private var week: (text: String, line: Int)?
  /// Whether the title of a workout contains the week.
  private var weekIsNamed = false
  /// A name whose sets are on the lines below.
  var pending: (name: ScribbledName, line: Int)?
  /// Whether its sets have come.
  var pendingHasSets = false
  var isMerging = false
  /// The number of items above the last gap.
  var blockStart = 0
  /// The number of items above the gap before the last head of a group.
  var headBlockStart = 0
  /// What the line says.
  private(set) var words = ""
  /// The rest of all exercises that follow.
  var restOfAll: String?
  /// What the line with the training max of the workout says.
  var trainingMaxWords = ""
  /// The number of sets of each exercise that follows.
  private var setsOfAll: Int?
  /// Whether the line begins with the number of a set: `Set 3 - 10 reps`.
  var isOfSet = false
  /// The heads of tables whose rows are still to come.
  private var columns: [(text: String, line: Int)] = []

  static func workouts(_ text: ScribbleText, _ readings: [[LineReading]]) -> [WorkoutDraft] {
    var composer = Composer()
    for (index, line) in text.lines.enumerated() {
      if line.isAfterBlank, !composer.isPending(before: readings[index]) { composer.passBlank() }
      composer.passMinute(line, readings[index])
      composer.isOfSet = line.marks.isOfSet
      composer.words = line.text
      for reading in readings[index] { composer.add(reading, label: line.marks.label, line: index) }
    }
    composer.endWorkout()
    composer.endWeek()
    return composer.workouts
  }

  private mutating func add(_ reading: LineReading, label: LineMarks.Label?, line: Int) {
    switch reading {
    case .exercise(let exercise): add(exercise, label: label, line: line)
    case .name(let name): add(name, label: label, line: line)
    case .rest(let time, let scope, let isGuess): addRest(time, scope, words, isGuess: isGuess, line: line)
    case .setsOfAll(let sets, let text):
      setsOfAll = sets
      append(DraftItem(content: .note(text), lines: [line]))
    case .timed: timeAbove()
    case .between(let exercise, let words): insertBetween(exercise, words, line: line)
    case .noRest(let text): joinAbove(text, line: line)
    case .trainingMax(let load): addTrainingMax(load, words, line: line)
    case .loads(let loads, let words): addLoads(loads, words, line: line)
    case .remark(let text): append(DraftItem(content: .note(text), lines: [line]))
    case .unread(let text): append(DraftItem(content: .note(text), lines: [line], isOfItsOwn: true))
    case .more(let more, let words): addMore(more, words, line: line)
    case .stillness(let text):
      endPending()
      append(DraftItem(content: .stillness(text), lines: [line]))
    case .columns(let text): columns.append((text, line))
    case .turnOfRest: addTurnOfRest(line: line)
    case .sectionEnd:
      endGroups(withinForTime: false)
      endSection()
    case .turn(let items): addTurn(items, line: line)
    case .superset(let items): addSuperset(items, line: line)
    case .part(let title, let items): addPart(title, items, line: line)
    case .group(let head): openGroups(head, line: line)
    case .groupEnd: endGroups(of: line)
    case .then: endGroups(withinForTime: true)
    case .week(let text):
      endWorkout()
      endWeek()
      (week, weekIsNamed) = ((text, line), false)
    case .workout(let title, let level): begin(title, level: level, isDay: true, line: line)
    case .heading(let title, let level, let isAfterBlank): heading(title, level, isAfterBlank, line)
    case .section(let title, let kind, _): openSection(title, kind, line: line)
    }
  }

  // MARK: Workouts

  private mutating func begin(_ title: String, level: Int, isDay: Bool, line: Int) {
    endPending()
    endGroups(withinForTime: false)
    endSection()
    // The rows of one date are one day.
    if isDay, workout.isDay, workout.title == title, title.unicodeScalars.first?.isDigit ?? false { return }
    // A greeting before the first title stays with the workout, and the name of a program with its first day.
    let above = workout.isDay || workout.hasWork ? nil : workout.title
    if workout.hasWork || workout.isDay {
      let notes = workout.takeNotesAboveRest()
      endWorkout()
      workout.items = notes
    }
    workout.title = (above.map { $0 + ", " } ?? "") + title
    workout.ownTitle = title
    workout.level = level
    workout.isDay = isDay
    workout.lines.append(line)
    if let week {
      workout.title = week.text + ", " + (workout.title ?? "")
      workout.lines.append(week.line)
      weekIsNamed = true
    }
  }

  private mutating func heading(_ title: String, _ level: Int, _ isAfterBlank: Bool, _ line: Int) {
    let isOfPart = level > workout.level || level == 0 && (workout.isDay || !isAfterBlank)
    if workout.title != nil && isOfPart || workout.hasWork && level == 0 && !isAfterBlank {
      openSection(title, .part, line: line)
    } else {
      begin(title, level: level, isDay: false, line: line)
    }
  }

  /// A week without workouts is a note.
  private mutating func endWeek() {
    guard let week, !weekIsNamed else { return }
    workouts.append(WorkoutDraft(items: [DraftItem(content: .note(week.text), lines: [week.line])]))
    weekIsNamed = true
  }

  private mutating func endWorkout() {
    endPending()
    endGroups(withinForTime: false)
    endSection()
    restAtEnd()
    placeTrainingMax()
    let heads = columns
    columns = []
    for head in heads { workout.items.append(DraftItem(content: .note(head.text), lines: [head.line])) }
    if let week, workout.title == nil, !workout.items.isEmpty {
      workout.title = week.text
      workout.lines.append(week.line)
      weekIsNamed = true
    }
    if !workout.hasWork, let rest = workout.restBetween {
      workout.items.append(DraftItem(content: .rest(rest), lines: workout.lines))
      workout.restBetween = nil
    }
    // A day without work is a day of rest.
    if let title = workout.title, workout.items.isEmpty {
      workout.items.append(DraftItem(content: .note(title), lines: workout.lines))
    }
    if !workout.items.isEmpty { workouts.append(workout) }
    workout = WorkoutDraft()
    restOfAll = nil
    setsOfAll = nil
  }

  // MARK: The items of the innermost group

  /// The items of the innermost open group, or else of the workout.
  var items: [DraftItem] { open.last?.group.items ?? workout.items }

  /// Changes them in place.
  mutating func changeItems<Result>(_ change: (inout [DraftItem]) -> Result) -> Result {
    if let last = open.indices.last { return change(&open[last].group.items) }
    return change(&workout.items)
  }

  mutating func append(_ item: DraftItem) {
    var item = item
    if let setsOfAll, open.allSatisfy({ $0.group.isSection }), case .exercise(var exercise) = item.content,
      exercise.repeatAmount(setsOfAll)
    {
      (item.content, item.isGuess) = (.exercise(exercise), true)
    }
    if let restOfAll, item.isOfSets || item.isInterval, item.lacksRest, case .exercise(var exercise) = item.content {
      exercise.set(.rest, restOfAll)
      (item.content, item.isGuess) = (.exercise(exercise), true)
    }
    if let restOfAll, item.isSupersetWithoutRest, item.takeRest(restOfAll) { item.isGuess = true }
    if !columns.isEmpty, case .exercise = item.content {
      item.lines = columns.map { $0.line } + item.lines
      columns = []
    }
    changeItems { $0.append(item) }
  }

  mutating func popLast() -> DraftItem? { changeItems { $0.popLast() } }
}
