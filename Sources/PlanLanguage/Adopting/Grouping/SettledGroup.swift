/// A group that is complete: a superset takes over the number of sets that its exercises share.

struct SettledGroup {
  private(set) var items: [DraftItem]

  init(_ group: GroupDraft, lines: [Int], isGuess: Bool) {
    var group = group
    switch group.head {
    case .labelled:
      // A letter for one exercise only is a number in front.
      guard group.items.count(where: { $0.hasWork }) > 1 else {
        items = group.items
        return
      }
      group.head = .of(HeadDraft(kind: .superset, details: []))
    case .of, .warmup, .part, .turn: break
    }
    if case .of(var head) = group.head, head.kind == .superset {
      SettledGroup.shareSets(&group, &head)
      group.head = .of(head)
    }
    // A head without anything below it.
    guard !group.items.isEmpty || !lines.isEmpty else {
      items = []
      return
    }
    items = [DraftItem(content: .group(group), lines: lines, isGuess: isGuess)]
  }

  /// `3x10` and `3x12` are `superset x3` of 10 and 12; the rest of the last one is that of the round.
  private static func shareSets(_ group: inout GroupDraft, _ head: inout HeadDraft) {
    let exercises = group.items.compactMap { item -> ExerciseReading? in
      if case .exercise(let exercise) = item.content { exercise } else { nil }
    }
    guard let count = exercises.first?.commonCount, count > 1, head.times == nil || head.times == count,
      exercises.allSatisfy({ $0.commonCount == count })
    else { return }
    head.times = count
    for index in group.items.indices {
      guard case .exercise(var exercise) = group.items[index].content else { continue }
      exercise.runs[0].count = 1
      group.items[index].content = .exercise(exercise)
    }
    guard let last = group.items.indices.last, case .exercise(var exercise) = group.items[last].content,
      let rest = exercise.attribute(.rest)
    else { return }
    exercise.attributes.removeAll { $0.kind == .rest }
    group.items[last].content = .exercise(exercise)
    group.items.append(DraftItem(content: .rest(rest), lines: group.items[last].lines))
  }
}
