/// Puts the readings of exercises into the groups: sets below their name, labelled turns, and supersets on one line.

extension Composer {
  mutating func add(_ exercise: ExerciseReading, label: LineMarks.Label?, line: Int) {
    if let pending, exercise.name.isSame(as: pending.name) || exercise.isLiftedRow(of: pending.name) {
      return addBelow(pending, exercise, line)
    }
    if isOfSet, items.last?.isExercise(exercise.name) ?? false, merge(exercise, line) { return }
    endPending()
    isMerging = false
    if isBuyOut(exercise) { endGroups(withinForTime: true) }
    if takesNameAbove(exercise, line) { return }
    follow(label, line)
    append(DraftItem(content: .exercise(exercise), lines: [line], isGuess: exercise.isGuess))
  }

  /// Whether it is the work before the rounds that are open once more: `1 mile run`, 10 rounds, `1 mile run`.
  private func isBuyOut(_ exercise: ExerciseReading) -> Bool {
    guard let last = open.last, case .of(let head) = last.group.head, head.kind == .rounds, head.times != nil,
      last.group.items.contains(where: { $0.hasWork })
    else { return false }
    let around = open.count > 1 ? open[open.count - 2].group.items : workout.items
    guard case .exercise(let before)? = around.last?.content else { return false }
    return before.commonCount == 1 && before.text == exercise.text
  }

  /// Sets below the name of their exercise; those without anything else are one item.
  private mutating func addBelow(_ pending: (name: ScribbledName, line: Int), _ exercise: ExerciseReading, _ line: Int)
  {
    let isPlain =
      exercise.attributes.isEmpty
      && exercise.remarks.allSatisfy { Shorthand.isEffort($0) || $0 == pending.name.remark }
    pendingHasSets = true
    if isMerging, isPlain, merge(exercise, line) { return }
    append(DraftItem(content: .exercise(exercise), lines: [pending.line, line], isGuess: exercise.isGuess))
    isMerging = isPlain
  }

  /// The sets right below a name in a group, which is the same item.
  private mutating func takesNameAbove(_ exercise: ExerciseReading, _ line: Int) -> Bool {
    guard let last = items.last, case .exercise(let name) = last.content, !name.hasAmount, exercise.hasAmount,
      name.attributes.isEmpty, name.intensities.isEmpty, name.name.isSame(as: exercise.name),
      last.lines.last == line - 1
    else { return false }
    _ = popLast()
    append(
      DraftItem(
        content: .exercise(exercise), lines: last.lines + [line], isGuess: last.isGuess || exercise.isGuess))
    return true
  }

  private mutating func merge(_ more: ExerciseReading, _ line: Int) -> Bool {
    guard var item = popLast() else { return false }
    // A note is between the sets.
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

  mutating func add(_ name: ScribbledName, label: LineMarks.Label?, line: Int) {
    endPending()
    follow(label, line)
    if open.contains(where: { !$0.group.isSection && !$0.group.isLabelled }) {
      append(.bare(name, line: line))
    } else {
      pending = (name, line)
      (pendingHasSets, isMerging) = (false, false)
    }
  }

  /// Whether these are the first sets of the name above a gap.
  func isPending(before readings: [LineReading]) -> Bool {
    guard let pending, !pendingHasSets, case .exercise(let exercise)? = readings.first else { return false }
    return exercise.name.isSame(as: pending.name)
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

  mutating func addTurnOfRest(line: Int) {
    endPending()
    if let last = open.indices.last { open[last].group.alternate(named: true) }
    append(DraftItem(content: .rest(nil), lines: [line]))
  }

  /// `A - 5 cleans`, `B - 10 burpees` below the head of an EMOM are its minutes, and work without a mark comes after it.
  mutating func passMinute(_ line: ScribbleLine, _ readings: [LineReading]) {
    let isMarked = line.marks.number != nil || line.marks.label.map { $0.number == nil } ?? false
    if isMarked { return alternateMinutes() }
    guard readings.containWork || readings.containRest, line.marks.label == nil, let last = open.last,
      last.group.hasMarkedMinutes
    else { return }
    endGroups(withinForTime: true)
  }

  /// `1.`, `2.` below the head of an EMOM are its minutes.
  mutating func alternateMinutes() {
    guard let last = open.indices.last else { return }
    open[last].group.alternate(named: false)
    open[last].group.hasMarkedMinutes = open[last].group.isEmom
  }

  /// Loads and rests below an exercise belong to it, as far as it has none.
  mutating func addMore(_ more: ExerciseReading, _ words: String, line: Int) {
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

  mutating func addTurn(_ items: [ExerciseReading], line: Int) {
    endPending()
    if let last = open.indices.last { open[last].group.alternate(named: true) }
    let drafts = items.map { DraftItem(content: .exercise($0), lines: [line], isGuess: $0.isGuess) }
    if drafts.count == 1 { return append(drafts[0]) }
    append(DraftItem(content: .group(GroupDraft(head: .turn, items: drafts)), lines: [line]))
  }

  mutating func addSuperset(_ items: [ExerciseReading], line: Int) {
    endPending()
    follow(nil, line)
    var group = GroupDraft(head: .of(HeadDraft(kind: .superset, details: [])))
    group.items = items.map { DraftItem(content: .exercise($0), lines: [line], isGuess: $0.isGuess) }
    for item in SettledGroup(group, lines: [line], isGuess: false).items { append(item) }
  }

  /// A labelled part within the group that is open.
  mutating func addPart(_ title: String, _ items: [ExerciseReading], line: Int) {
    endPending()
    let drafts = items.map { DraftItem(content: .exercise($0), lines: [line], isGuess: $0.isGuess) }
    append(DraftItem(content: .group(GroupDraft(head: .part, title: title, items: drafts)), lines: [line]))
  }
}
