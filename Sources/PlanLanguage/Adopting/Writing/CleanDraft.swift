/// Keeps only what checks clean: everything else becomes a note with the words of its line.

struct CleanDraft {
  private let text: ScribbleText
  private let library: ExerciseLibrary

  init(_ text: ScribbleText, library: ExerciseLibrary) { (self.text, self.library) = (text, library) }

  func cleaned(_ workout: WorkoutDraft) -> WorkoutDraft {
    var workout = workout
    workout.items = workout.items.flatMap { cleaned($0) }
    return workout
  }

  /// Each item is checked alone and once more with its group, so the time grows linearly with the text.
  private func cleaned(_ item: DraftItem) -> [DraftItem] {
    guard case .group(var group) = item.content else { return [isClean(item) ? item : plain(item) ?? note(item)] }
    guard !group.items.isEmpty else { return [note(item)] }
    if !item.hasWork, group.isOfTurns || item.lacksPartOfHead {
      return [note(item)] + group.items.filter { !Set($0.lines).isSubset(of: item.lines) }
    }
    if isClean(item) { return [item] }
    group.items = group.items.flatMap { cleaned($0) }
    var whole = item
    whole.content = .group(group)
    if isClean(whole) { return [whole] }
    return (item.lines.isEmpty ? [] : [note(item)]) + group.items
  }

  /// An exercise with its amount alone, and with all words of its lines in its note; nil if it is not clean either.
  private func plain(_ item: DraftItem) -> DraftItem? {
    guard case .exercise(var exercise) = item.content, exercise.hasAmount else { return nil }
    for index in exercise.runs.indices { exercise.runs[index].intensity = nil }
    (exercise.intensities, exercise.attributes, exercise.remarks) = ([], [], [words(of: item)])
    let plain = DraftItem(content: .exercise(exercise), lines: item.lines)
    return isClean(plain) ? plain : nil
  }

  private func words(of item: DraftItem) -> String { item.lines.map { text.lines[$0].text }.joined(separator: " · ") }

  private func note(_ item: DraftItem) -> DraftItem {
    if case .note = item.content { return item }
    return DraftItem(content: .note(words(of: item)), lines: item.lines, isOfItsOwn: item.hasWork)
  }

  private func isClean(_ item: DraftItem) -> Bool {
    let names = PlanWriter.unknown(in: [WorkoutDraft(items: [item])]).map { "exercise " + $0 }
    // Alone, nothing would use it.
    let use = if case .value = item.content { ["squat 1 @ 50% of tm"] } else { [String]() }
    let plan = names + ["workout \"A\" <"] + item.planLines + use + [">"]
    return checkPlain(Array(plan.joined(separator: "\n").utf8), library: library).diagnostics
      .allSatisfy { $0.isAnsweredByAdopting }
  }
}
