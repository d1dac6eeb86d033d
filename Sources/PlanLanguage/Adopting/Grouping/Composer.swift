/// Puts what the lines say together: which items belong to which group, and which groups to which workout.

struct Composer {
  private(set) var workouts: [WorkoutDraft] = []
  private var workout = WorkoutDraft()
  /// The groups that are open, the innermost last.
  private var open: [(group: GroupDraft, lines: [Int], isGuess: Bool)] = []
  private var week: (text: String, line: Int)?
  /// A name whose sets are on the lines below.
  private var pending: (name: ScribbledName, line: Int)?
  private var isMerging = false
  /// The number of items above the last gap.
  private var blockStart = 0

  /// In groups; nobody scribbles deeper ones.
  private static let deepest = 4

  static func workouts(_ text: ScribbleText, _ readings: [[LineReading]]) -> [WorkoutDraft] {
    var composer = Composer()
    for (index, line) in text.lines.enumerated() {
      if line.isAfterBlank { composer.passBlank() }
      for reading in readings[index] { composer.add(reading, label: line.marks.label, line: index) }
    }
    composer.endWorkout()
    return composer.workouts
  }

  private mutating func add(_ reading: LineReading, label: LineMarks.Label?, line: Int) {
    switch reading {
    case .exercise(let exercise): add(exercise, label: label, line: line)
    case .name(let name): add(name, label: label, line: line)
    case .rest(let time, let scope, let isGuess): addRest(time, scope, isGuess: isGuess, line: line)
    case .remark(let text): append(DraftItem(content: .note(text), lines: [line]))
    case .turn(let items): addTurn(items, line: line)
    case .superset(let items): addSuperset(items, line: line)
    case .group(let head): openGroups(head, line: line)
    case .groupEnd: endGroups(of: line)
    case .then: endGroups(withinForTime: true)
    case .week(let text):
      endWorkout()
      week = (text, line)
    case .workout(let title, let level): begin(title, level: level, isDay: true, line: line)
    case .heading(let title, let level, let isAfterBlank): heading(title, level, isAfterBlank, line)
    case .section(let title, let isWarmup, _): openSection(title, isWarmup: isWarmup, line: line)
    }
  }

  // MARK: Workouts

  private mutating func begin(_ title: String, level: Int, isDay: Bool, line: Int) {
    endPending()
    endGroups(withinForTime: false)
    endSection()
    // A greeting before the first title stays with the workout, and the name of a program with its first day.
    let above = workout.isDay || workout.hasWork ? nil : workout.title
    if workout.hasWork || workout.isDay { endWorkout() }
    workout.title = (above.map { $0 + ", " } ?? "") + title
    workout.level = level
    workout.isDay = isDay
    workout.lines.append(line)
    if let week {
      workout.title = week.text + ", " + (workout.title ?? "")
      workout.lines.append(week.line)
    }
  }

  private mutating func heading(_ title: String, _ level: Int, _ isAfterBlank: Bool, _ line: Int) {
    let isOfPart = level > workout.level || level == 0 && (workout.isDay || !isAfterBlank)
    if workout.title != nil && isOfPart || workout.hasWork && level == 0 && !isAfterBlank {
      openSection(title, isWarmup: false, line: line)
    } else {
      begin(title, level: level, isDay: false, line: line)
    }
  }

  private mutating func endWorkout() {
    endPending()
    endGroups(withinForTime: false)
    endSection()
    if let week, workout.title == nil, !workout.items.isEmpty {
      workout.title = week.text
      workout.lines.append(week.line)
    }
    // A day without work is a day of rest.
    if let title = workout.title, workout.items.isEmpty {
      workout.items.append(DraftItem(content: .note(title), lines: workout.lines))
    }
    if !workout.items.isEmpty { workouts.append(workout) }
    workout = WorkoutDraft()
  }

  // MARK: Groups

  private mutating func passBlank() {
    endPending()
    defer { blockStart = (open.last?.group.items ?? workout.items).count }
    if let last = open.last, last.group.items.isEmpty || last.group.isLabelled { return }
    endGroups(withinForTime: false)
  }

  private mutating func openSection(_ title: String, isWarmup: Bool, line: Int) {
    endPending()
    endGroups(withinForTime: false)
    endSection()
    open.append((GroupDraft(head: isWarmup ? .warmup : .part, title: isWarmup ? nil : title), [line], false))
  }

  private mutating func openGroups(_ head: HeadReading, line: Int) {
    endPending()
    let isNested =
      open.last.map { ($0.group.items.isEmpty || $0.group.isForTime) && open.count < Composer.deepest } ?? false
    if !isNested { endGroups(withinForTime: false) }
    for (place, group) in head.groups.enumerated() {
      open.append((GroupDraft(head: .of(group), title: place == 0 ? head.title : nil), [line], group.isGuess))
    }
  }

  /// Closes the groups up to a section, or up to a workout for time, which goes on behind `Then:`.
  private mutating func endGroups(withinForTime: Bool) {
    endPending()
    while let last = open.last, !last.group.isSection, !(withinForTime && last.group.isForTime) { endGroup() }
  }

  /// Closes the groups whose head stands on a line.
  private mutating func endGroups(of line: Int) {
    endPending()
    while let last = open.last, !last.group.isSection, last.lines.contains(line) { endGroup() }
  }

  private mutating func endSection() { while !open.isEmpty { endGroup() } }

  private mutating func endGroup() {
    guard let (group, lines, isGuess) = open.popLast() else { return }
    for item in SettledGroup(group, lines: lines, isGuess: isGuess).items { append(item) }
  }

  private mutating func append(_ item: DraftItem) {
    if open.isEmpty { workout.items.append(item) } else { open[open.count - 1].group.items.append(item) }
  }

  // MARK: Items

  private mutating func add(_ exercise: ExerciseReading, label: LineMarks.Label?, line: Int) {
    if let pending, exercise.name.isSame(as: pending.name) { return addBelow(pending, exercise, line) }
    endPending()
    isMerging = false
    follow(label, line)
    append(DraftItem(content: .exercise(exercise), lines: [line], isGuess: exercise.isGuess))
  }

  /// Sets below the name of their exercise; those without anything else are one item.
  private mutating func addBelow(_ pending: (name: ScribbledName, line: Int), _ exercise: ExerciseReading, _ line: Int)
  {
    let isPlain = exercise.attributes.isEmpty && exercise.remarks.isEmpty
    if isMerging, isPlain, merge(exercise, line) { return }
    append(DraftItem(content: .exercise(exercise), lines: [pending.line, line], isGuess: exercise.isGuess))
    isMerging = isPlain
  }

  private mutating func merge(_ more: ExerciseReading, _ line: Int) -> Bool {
    guard var item = popLast(), case .exercise(var exercise) = item.content else { return false }
    exercise.append(more)
    item.content = .exercise(exercise)
    item.lines.append(line)
    item.isGuess = item.isGuess || more.isGuess
    append(item)
    return true
  }

  private mutating func popLast() -> DraftItem? {
    open.isEmpty ? workout.items.popLast() : open[open.count - 1].group.items.popLast()
  }

  private mutating func add(_ name: ScribbledName, label: LineMarks.Label?, line: Int) {
    endPending()
    follow(label, line)
    if open.contains(where: { !$0.group.isSection && !$0.group.isLabelled }) {
      append(.bare(name, line: line))
    } else {
      pending = (name, line)
      isMerging = false
    }
  }

  /// A name with nothing below it stands for itself.
  private mutating func endPending() {
    guard let (name, line) = pending else { return }
    pending = nil
    let items = open.last?.group.items ?? workout.items
    if items.last?.lines.contains(line) != true { append(.bare(name, line: line)) }
  }

  /// Opens a group for `A1`, or goes on with it for `A2`.
  private mutating func follow(_ label: LineMarks.Label?, _ line: Int) {
    if let letter = open.last?.group.label, letter != label?.letter { endGroup() }
    guard let label, label.number != nil, open.last?.group.label == nil, open.allSatisfy({ $0.group.isSection }) else {
      return
    }
    open.append((GroupDraft(head: .labelled(label.letter)), [], false))
  }

  private mutating func addTurn(_ items: [ExerciseReading], line: Int) {
    endPending()
    if let last = open.indices.last { open[last].group.alternate() }
    let drafts = items.map { DraftItem(content: .exercise($0), lines: [line], isGuess: $0.isGuess) }
    if drafts.count == 1 { return append(drafts[0]) }
    append(DraftItem(content: .group(GroupDraft(head: .turn, items: drafts)), lines: [line]))
  }

  private mutating func addSuperset(_ items: [ExerciseReading], line: Int) {
    endPending()
    follow(nil, line)
    var group = GroupDraft(head: .of(HeadDraft(kind: .superset, details: [])))
    group.items = items.map { DraftItem(content: .exercise($0), lines: [line], isGuess: $0.isGuess) }
    for item in SettledGroup(group, lines: [line], isGuess: false).items { append(item) }
  }

  private mutating func addRest(_ time: String?, _ scope: RestScope, isGuess: Bool, line: Int) {
    endPending()
    if scope == .betweenSets, let time, restEach(time, line) { return }
    append(DraftItem(content: .rest(time), lines: [line], isGuess: isGuess))
  }

  /// Gives a rest to the exercises above that have none; false if there are none.
  private mutating func restEach(_ time: String, _ line: Int) -> Bool {
    var items = open.last?.group.items ?? workout.items
    var isFirst = true
    for index in items.indices.dropFirst(blockStart < items.count ? blockStart : 0) {
      guard case .exercise(var exercise) = items[index].content, exercise.attribute(.rest) == nil else { continue }
      exercise.set(.rest, time)
      items[index].content = .exercise(exercise)
      if isFirst { items[index].lines.append(line) }
      isFirst = false
    }
    if open.isEmpty { workout.items = items } else { open[open.count - 1].group.items = items }
    return !isFirst
  }
}

extension DraftItem {
  fileprivate static func bare(_ name: ScribbledName, line: Int) -> DraftItem {
    DraftItem(
      content: .exercise(ExerciseReading(name: name, isGuess: name.isGuess)), lines: [line], isGuess: name.isGuess)
  }
}

extension GroupDraft {
  fileprivate var isForTime: Bool { if case .of(let head) = self.head { head.kind == .forTime } else { false } }
  fileprivate var isLabelled: Bool { label != nil }
  fileprivate var label: String? { if case .labelled(let letter) = head { letter } else { nil } }

  fileprivate mutating func alternate() {
    guard case .of(var head) = self.head else { return }
    head.alternates = head.kind == .emom
    self.head = .of(head)
  }
}

extension ExerciseReading {
  /// More sets of the same exercise.
  fileprivate mutating func append(_ more: ExerciseReading) {
    for index in runs.indices where intensities.count == 1 { runs[index].intensity = intensities[0] }
    var others = more.runs
    for index in others.indices where more.intensities.count == 1 { others[index].intensity = more.intensities[0] }
    runs += others
    intensities = []
  }
}
