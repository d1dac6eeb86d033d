/// A group that is complete: a superset takes over the number of sets that its exercises share.

struct SettledGroup {
  private(set) var items: [DraftItem]

  init(_ group: GroupDraft, lines: [Int], isGuess: Bool) {
    var group = group
    if let rest = group.restBetweenItems {
      items = SettledGroup.oneByOne(group, rest, lines)
      return
    }
    switch group.head {
    case .labelled:
      // A letter for a single exercise is only a number for it.
      guard group.items.count(where: { $0.hasWork }) > 1 else {
        items = group.items
        return
      }
      group.head = .of(HeadDraft(kind: .superset, details: []))
    case .of, .warmup, .cooldown, .part, .turn: break
    }
    if case .of(var head) = group.head {
      if head.kind == .superset, let split = SettledGroup.withoutOthers(group, head, lines, isGuess) {
        items = split
        return
      }
      if head.kind == .superset { SettledGroup.shareSets(&group, &head) }
      if head.kind == .tabata, let rounds = SettledGroup.roundsAround(&group, &head) {
        items = [DraftItem(content: .group(rounds), lines: lines, isGuess: true)]
        return
      }
      if head.kind == .every, let sets = SettledGroup.setsOfInterval(group, head) {
        items = [DraftItem(content: .exercise(sets.exercise), lines: lines + sets.lines, isGuess: true)]
        return
      }
      if let station = head.station { SettledGroup.give(station, to: &group) }
      group.head = .of(head)
    }
    // A head without anything below it.
    guard !group.items.isEmpty || !lines.isEmpty else {
      items = []
      return
    }
    items = [DraftItem(content: .group(group), lines: lines, isGuess: isGuess)]
  }

  /// `superset:` above two exercises of four sets and one of three: what is done less or more often comes after it.
  private static func withoutOthers(
    _ group: GroupDraft, _ head: HeadDraft, _ lines: [Int], _ isGuess: Bool
  ) -> [DraftItem]? {
    guard head.times == nil, let count = group.items.first?.setsInTurn, count > 1,
      let end = group.items.firstIndex(where: { $0.hasWork && $0.setsInTurn != count }), end > 1,
      group.items[end].setsInTurn != nil
    else { return nil }
    var first = group
    first.items = Array(group.items[..<end])
    return SettledGroup(first, lines: lines, isGuess: true).items + group.items[end...]
  }

  /// A group for each exercise, and the rest between them.
  private static func oneByOne(_ group: GroupDraft, _ rest: String, _ lines: [Int]) -> [DraftItem] {
    var group = group
    let work = group.items.filter { $0.hasWork }
    // `tabata x 3` with three stations is one of each.
    if case .of(var head) = group.head, head.times == work.count {
      head.times = nil
      group.head = .of(head)
    }
    let groups = work.enumerated().flatMap { place, item in
      let single = GroupDraft(head: group.head, title: place == 0 ? group.title : nil, items: [item])
      let alone = DraftItem(content: .group(single), lines: place == 0 ? lines : [], isGuess: true)
      return place == 0 ? [alone] : [DraftItem(content: .rest(rest), lines: []), alone]
    }
    return group.items.filter { !$0.hasWork } + groups
  }

  /// *4 rounds* of a tabata are as many intervals of each of its exercises, and a list of them has one each. With a
  /// rest between the rounds, they are rounds around it.
  private static func roundsAround(_ group: inout GroupDraft, _ head: inout HeadDraft) -> GroupDraft? {
    let stations = group.items.count { $0.hasWork }
    guard stations > 1, !head.details.isEmpty else { return nil }
    head.isGuess = true
    guard let times = head.times, head.timesAreRounds else {
      head.times = head.times ?? stations
      return nil
    }
    guard let last = group.items.last, case .rest(let rest?) = last.content else {
      head.times = times * stations
      return nil
    }
    head.times = stations
    group.items.removeLast()
    group.head = .of(head)
    let tabata = DraftItem(content: .group(group), lines: last.lines)
    let rounds = HeadDraft(kind: .rounds, times: times, details: ["rest " + rest])
    return GroupDraft(head: .of(rounds), items: [tabata])
  }

  /// `Every 2:00 x 5` above one exercise with five different sets: one of them each time.
  private static func setsOfInterval(
    _ group: GroupDraft, _ head: HeadDraft
  ) -> (exercise: ExerciseReading, lines: [Int])? {
    guard group.items.count == 1, group.title == nil, case .exercise(var exercise) = group.items[0].content,
      exercise.runs.count > 1, let interval = head.details.first, head.details.count == 1,
      head.times == exercise.runs.reduce(0, { $0 + $1.count }), exercise.attribute(.every) == nil
    else { return nil }
    exercise.set(.every, interval)
    return (exercise, group.items[0].lines)
  }

  /// Gives each exercise as many reps as possible within the time of a station.
  private static func give(_ station: String, to group: inout GroupDraft) {
    for index in group.items.indices {
      guard case .exercise(var exercise) = group.items[index].content, exercise.runs.isEmpty else { continue }
      let isHeld = exercise.name.entry?.measure == .time
      exercise.runs = [
        isHeld
          ? SetRun(amount: ScribbleAmount(kind: .time, text: station))
          : SetRun(amount: ScribbleAmount(kind: .max, text: "max in " + station))
      ]
      group.items[index].content = .exercise(exercise)
      group.items[index].isGuess = true
    }
  }

  /// `3x10` and `3x12` are `superset x3` of 10 and 12; the rest of the last one becomes that of the round.
  private static func shareSets(_ group: inout GroupDraft, _ head: inout HeadDraft) {
    let exercises = group.items.compactMap { item -> ExerciseReading? in
      if case .exercise(let exercise) = item.content { exercise } else { nil }
    }
    // `dips 3x10 SS lateral raises`: those without an amount are done as often.
    let counted = exercises.filter { $0.hasAmount }
    guard let count = counted.first?.commonCount, count > 1, head.times == nil || head.times == count,
      counted.allSatisfy({ $0.commonCount == count })
    else { return }
    head.times = count
    for index in group.items.indices {
      guard case .exercise(var exercise) = group.items[index].content, exercise.hasAmount else { continue }
      exercise.runs[0].count = 1
      group.items[index].content = .exercise(exercise)
    }
    guard let last = group.items.indices.last, case .exercise(var exercise) = group.items[last].content,
      let rest = exercise.attribute(.rest)
    else { return }
    exercise.attributes.removeAll { $0.kind == .rest }
    group.items[last].content = .exercise(exercise)
    group.items.append(DraftItem(content: .rest(rest == "open" ? nil : rest), lines: group.items[last].lines))
  }
}

extension DraftItem {
  /// How often an exercise is done, if it is said once for all of its sets.
  var setsInTurn: Int? {
    guard case .exercise(let exercise) = content else { return nil }
    return exercise.commonCount
  }
}
