/// Puts the readings of the lines together: which items belong to which group, and which groups to which workout.

struct Composer {
  private(set) var workouts: [WorkoutDraft] = []
  var workout = WorkoutDraft()
  /// The groups that are open, the innermost last.
  var open: [(group: GroupDraft, lines: [Int], isGuess: Bool)] = []
  private var week: (text: String, line: Int)?
  /// Whether the title of a workout contains the week.
  private var weekIsNamed = false
  /// A name whose sets are on the lines below.
  private var pending: (name: ScribbledName, line: Int)?
  /// Whether its sets have come.
  private var pendingHasSets = false
  private var isMerging = false
  /// The number of items above the last gap.
  var blockStart = 0
  /// The number of items above the gap before the last head of a group.
  private var headBlockStart = 0
  /// The heads of tables whose rows are still to come.
  private var columns: [(text: String, line: Int)] = []

  /// In groups; nobody nests them deeper.
  private static let deepest = 4

  static func workouts(_ text: ScribbleText, _ readings: [[LineReading]]) -> [WorkoutDraft] {
    var composer = Composer()
    for (index, line) in text.lines.enumerated() {
      if line.isAfterBlank { composer.passBlank() }
      if line.marks.number != nil { composer.alternateMinutes() }
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
    case .rest(let time, let scope, let isGuess): addRest(time, scope, isGuess: isGuess, line: line)
    case .remark(let text): append(DraftItem(content: .note(text), lines: [line]))
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
    let heads = columns
    columns = []
    for head in heads { workout.items.append(DraftItem(content: .note(head.text), lines: [head.line])) }
    if let week, workout.title == nil, !workout.items.isEmpty {
      workout.title = week.text
      workout.lines.append(week.line)
      weekIsNamed = true
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

  private mutating func openSection(_ title: String, _ kind: SectionKind, line: Int) {
    endPending()
    endGroups(withinForTime: false)
    endSection()
    let group =
      switch kind {
      case .warmup: GroupDraft(head: .warmup)
      case .cooldown: GroupDraft(head: .cooldown)
      case .part: GroupDraft(head: .part, title: title)
      }
    open.append((group, [line], false))
    blockStart = 0
  }

  /// `40 min cap` below the exercises of a workout for time is its cap.
  private mutating func capsOpenGroup(_ head: HeadReading, line: Int) -> Bool {
    guard head.groups.count == 1, head.groups[0].kind == .forTime, let cap = head.groups[0].details.first,
      let place = open.lastIndex(where: { $0.group.isForTime }), case .of(var draft) = open[place].group.head,
      draft.details.isEmpty
    else { return false }
    draft.details = [cap]
    open[place].group.head = .of(draft)
    open[place].lines.append(line)
    return true
  }

  /// The same where a gap separates them.
  private mutating func capsGroupAbove(_ head: HeadReading, line: Int) -> Bool {
    var items = open.last?.group.items ?? workout.items
    guard head.groups.count == 1, head.groups[0].kind == .forTime, let cap = head.groups[0].details.first,
      head.title == nil, let place = items.indices.last, case .group(var above) = items[place].content,
      case .of(var draft) = above.head, draft.kind == .forTime, draft.details.isEmpty
    else { return false }
    draft.details = [cap]
    above.head = .of(draft)
    items[place].content = .group(above)
    items[place].lines.append(line)
    if open.isEmpty { workout.items = items } else { open[open.count - 1].group.items = items }
    return true
  }

  private mutating func openGroups(_ head: HeadReading, line: Int) {
    endPending()
    if capsOpenGroup(head, line: line) || capsGroupAbove(head, line: line) || isRound(head, line: line) { return }
    let isNested =
      open.last.map { ($0.group.items.isEmpty || $0.group.isForTime) && open.count < Composer.deepest } ?? false
    if !isNested { endGroups(withinForTime: false) }
    if !isNested { headBlockStart = blockStart }
    for (place, group) in head.groups.enumerated() {
      open.append((GroupDraft(head: .of(group), title: place == 0 ? head.title : nil), [line], group.isGuess))
    }
  }

  /// Closes the groups up to a section, or up to a workout for time, which goes on after `Then:`.
  private mutating func endGroups(withinForTime: Bool) {
    endPending()
    while let last = open.last, !last.group.isSection, !(withinForTime && last.group.isForTime) { endGroup() }
  }

  /// Closes the groups whose head is on a line.
  private mutating func endGroups(of line: Int) {
    endPending()
    while let last = open.last, !last.group.isSection, last.lines.contains(line) { endGroup() }
  }

  private mutating func endSection() { while !open.isEmpty { endGroup() } }

  private mutating func endGroup() {
    guard let last = open.popLast() else { return }
    var (group, isGuess) = (last.group, last.isGuess)
    var tookBlock = false
    if group.items.isEmpty, let times = group.timesAlone, giveTimes(times, to: last.lines) { return }
    if group.items.isEmpty, group.takesWhatIsAbove, let above = takeBlockAbove() {
      (group.items, isGuess, tookBlock) = (above, true, true)
    }
    for item in SettledGroup(group, lines: last.lines, isGuess: isGuess).items { append(item) }
    // What is written below is a block of its own.
    if tookBlock { blockStart = (open.last?.group.items ?? workout.items).count }
  }

  /// `3 rounds each` below several supersets without a number: each of them gets it. False if anything else is above.
  private mutating func giveTimes(_ times: Int, to lines: [Int]) -> Bool {
    var items = open.last?.group.items ?? workout.items
    let start = min(headBlockStart, items.count)
    let above = items.indices[start...]
    guard above.count > 1, above.allSatisfy({ items[$0].isSupersetWithoutTimes }) else { return false }
    for index in above {
      guard case .group(var group) = items[index].content, case .of(var head) = group.head else { continue }
      head.times = times
      group.head = .of(head)
      items[index].content = .group(group)
    }
    if let last = above.last { items[last].lines += lines }
    if open.isEmpty { workout.items = items } else { open[open.count - 1].group.items = items }
    return true
  }

  /// The work above a head with nothing below it, as in `21-15-9 …` and then `for time`; nil if there is none.
  private mutating func takeBlockAbove() -> [DraftItem]? {
    let items = open.last?.group.items ?? workout.items
    let start = min(headBlockStart, items.count)
    guard items[start...].contains(where: { $0.hasWork }) else { return nil }
    if open.isEmpty {
      workout.items.removeSubrange(start...)
    } else {
      open[open.count - 1].group.items.removeSubrange(start...)
    }
    return Array(items[start...])
  }

  mutating func append(_ item: DraftItem) {
    var item = item
    if !columns.isEmpty, case .exercise = item.content {
      item.lines = columns.map { $0.line } + item.lines
      columns = []
    }
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
    let isPlain = exercise.attributes.isEmpty && exercise.remarks.allSatisfy { Shorthand.isEffort($0) }
    pendingHasSets = true
    if isMerging, isPlain, merge(exercise, line) { return }
    append(DraftItem(content: .exercise(exercise), lines: [pending.line, line], isGuess: exercise.isGuess))
    isMerging = isPlain
  }

  private mutating func merge(_ more: ExerciseReading, _ line: Int) -> Bool {
    guard var item = popLast() else { return false }
    // A note stands between the sets.
    guard case .exercise(var exercise) = item.content else {
      append(item)
      return false
    }
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
      (pendingHasSets, isMerging) = (false, false)
    }
  }

  /// A name with nothing below it stands for itself.
  mutating func endPending() {
    guard let (name, line) = pending else { return }
    pending = nil
    if !pendingHasSets { append(.bare(name, line: line)) }
  }

  /// Opens a group for `A1`, or goes on with it for `A2`.
  private mutating func follow(_ label: LineMarks.Label?, _ line: Int) {
    if let letter = open.last?.group.label, letter != label?.letter { endGroup() }
    guard let label, label.number != nil, open.last?.group.label == nil, open.allSatisfy({ $0.group.isSection }) else {
      return
    }
    open.append((GroupDraft(head: .labelled(label.letter)), [], false))
  }

  private mutating func addTurnOfRest(line: Int) {
    endPending()
    if let last = open.indices.last { open[last].group.alternate(named: true) }
    append(DraftItem(content: .rest(nil), lines: [line]))
  }

  /// `1.`, `2.` below the head of an EMOM are its minutes.
  private mutating func alternateMinutes() {
    if let last = open.indices.last { open[last].group.alternate(named: false) }
  }

  /// Loads and rests below an exercise belong to it, as far as it has none.
  private mutating func addMore(_ more: ExerciseReading, _ words: String, line: Int) {
    guard var item = popLast() else { return append(.bare(more.name, line: line)) }
    guard case .exercise(var exercise) = item.content, exercise.name.isSame(as: more.name), exercise.take(more) else {
      append(item)
      return append(DraftItem(content: .note(words), lines: [line]))
    }
    item.content = .exercise(exercise)
    item.lines.append(line)
    item.isGuess = item.isGuess || more.isGuess
    append(item)
  }

  private mutating func addTurn(_ items: [ExerciseReading], line: Int) {
    endPending()
    if let last = open.indices.last { open[last].group.alternate(named: true) }
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
}
