/// Gives each note the place at which it was written: a plan says the notes of a block before its first item, so a note
/// between exercises becomes that of the exercise above it, or of what is below it after a gap.

extension WorkoutDraft {
  /// - Parameter lastLine: the last line of the text that is not a note.
  func withNotesInPlace(of text: ScribbleText, lastLine: Int) -> WorkoutDraft {
    var workout = self
    workout.items = PlacedNotes(text: text, lastLine: lastLine).placed(items, isOfGroup: false)
    return workout
  }
}

private struct PlacedNotes {
  let text: ScribbleText
  let lastLine: Int
  /// In bytes; nobody reads more beside an exercise.
  private static let longest = 400

  func placed(_ items: [DraftItem], isOfGroup: Bool) -> [DraftItem] {
    let end = (items.lastIndex { $0.hasWork } ?? -1) + 1
    var placed: [DraftItem] = []
    // Notes after a gap, which belong to what comes next.
    var waiting: [DraftItem] = []
    for (index, item) in items.enumerated() {
      if item.isOfItsOwn {
        placed.append(item)
        continue
      }
      if item.isNote, !isSum(item), index < end, placed.contains(where: { $0.hasWork }) {
        let isBelow = !isAfterGap(item) && waiting.isEmpty
        if !isBelow || !add(item, to: &placed[placed.count - 1]) { waiting.append(item) }
      } else if item.isNote, !isSum(item), index >= end, !isOfGroup, isOfWork(item), !isAfterGap(item),
        let last = placed.indices.last, add(item, to: &placed[last])
      {
        continue
      } else {
        placed.append(placedWithin(item))
        guard item.hasWork else { continue }
        // Those without a place stay before it.
        for note in waiting {
          // A group would say it after its own work.
          let isBefore = item.isGroup || !add(note, to: &placed[placed.count - 1])
          if isBefore { placed.insert(note, at: placed.count - 1) }
        }
        waiting = []
      }
    }
    return placed
  }

  private func placedWithin(_ item: DraftItem) -> DraftItem {
    guard case .group(var group) = item.content else { return item }
    group.items = placed(group.items, isOfGroup: !group.isSection)
    var item = item
    item.content = .group(group)
    return item
  }

  private func isAfterGap(_ note: DraftItem) -> Bool { note.lines.first.map { text.lines[$0].isAfterBlank } ?? false }

  /// At the end of a text, a note without a number is a greeting or about all of it.
  private func isOfWork(_ note: DraftItem) -> Bool {
    guard case .note(let words) = note.content else { return false }
    return words.unicodeScalars.contains { $0.isDigit } || note.lines.allSatisfy { $0 < lastLine }
  }

  /// `Total: 1900m` is about all of it.
  private func isSum(_ note: DraftItem) -> Bool {
    if case .note(let words) = note.content { SumWords.begin(words) } else { false }
  }

  /// False if it is not a note, or has no place there.
  private func add(_ note: DraftItem, to item: inout DraftItem) -> Bool {
    guard case .note(let words) = note.content else { return false }
    switch item.content {
    case .exercise(var exercise):
      guard exercise.remarks.reduce(words.utf8.count, { $0 + $1.utf8.count }) <= PlacedNotes.longest else {
        return false
      }
      exercise.remarks.append(words)
      item.content = .exercise(exercise)
      item.noteLines += note.lines
    case .group(var group):
      // The group's own block, or that of the only group in it.
      let work = group.items.indices.filter { group.items[$0].hasWork }
      guard let last = work.last else { return false }
      let isAround = work.count == 1 && group.items[last].isGroup
      if isAround || group.isSection, add(note, to: &group.items[last]) {
        item.content = .group(group)
        return true
      }
      group.items.append(note)
      item.content = .group(group)
    case .rest, .note, .stillness, .value: return false
    }
    return true
  }
}
