/// The rest of all exercises of a day, of those of one tier, and one at the end of a day, where nobody rests.

extension Composer {
  /// Gives a rest to all exercises and supersets of the workout that have none; false if there are none.
  mutating func restDay(_ time: String, _ line: Int, andDaysBefore: Bool) -> Bool {
    var hasRested = false
    if andDaysBefore {
      for place in workouts.indices where workouts[place].items.restAll(time, line, isFirst: !hasRested) {
        hasRested = true
      }
    }
    for place in open.indices where open[place].group.items.restAll(time, line, isFirst: !hasRested) {
      hasRested = true
    }
    return workout.items.restAll(time, line, isFirst: !hasRested) || hasRested
  }

  /// Gives it to the lifts of `T1`; false if there are none.
  mutating func restTier(_ tier: String, _ time: String, _ line: Int) -> Bool {
    changeItems { items in
      var hasRested = false
      for index in items.indices {
        guard case .exercise(let exercise) = items[index].content, exercise.remarks.contains(tier),
          items[index].takeRest(time)
        else { continue }
        if !hasRested { items[index].lines.append(line) }
        hasRested = true
      }
      return hasRested
    }
  }

  /// A rest behind the last sets of a workout is that of all of its sets.
  mutating func restAtEnd() {
    guard let last = workout.items.last, case .rest(let time?) = last.content, let line = last.lines.first,
      workout.items.contains(where: { $0.isOfSets && $0.lacksRest })
    else { return }
    workout.items.removeLast()
    if !workout.items.restAll(time, line, isFirst: true) { workout.items.append(last) }
  }
}

extension [DraftItem] {
  /// Gives a rest to all exercises that have none, also to those of the parts of a workout; false if there are none.
  fileprivate mutating func restAll(_ time: String, _ line: Int, isFirst: Bool) -> Bool {
    var hasRested = false
    for index in indices.suffix(Composer.largestBlock) {
      if case .group(var group) = self[index].content, group.isPart {
        guard group.items.restAll(time, line, isFirst: isFirst && !hasRested) else { continue }
        self[index].content = .group(group)
        hasRested = true
        continue
      }
      guard self[index].takeRest(time) else { continue }
      if isFirst, !hasRested { self[index].lines.append(line) }
      hasRested = true
    }
    return hasRested
  }
}

extension DraftItem {
  /// Gives a rest to an exercise or a superset that has none; false for anything else.
  mutating func takeRest(_ time: String) -> Bool {
    if case .exercise(var exercise) = content, exercise.lacksRest, exercise.canRest {
      exercise.set(.rest, time)
      content = .exercise(exercise)
      return true
    }
    guard isSupersetWithoutRest, case .group(var group) = content, case .of(var head) = group.head else { return false }
    head.details.append("rest " + time)
    group.head = .of(head)
    content = .group(group)
    return true
  }

  /// Whether it is a superset that is done more than once, without a rest of its own.
  var isSupersetWithoutRest: Bool {
    guard case .group(let group) = content, case .of(let head) = group.head, head.kind == .superset, head.times != nil,
      !head.details.contains(where: { $0.hasPrefix("rest") })
    else { return false }
    return !group.items.contains { item in
      switch item.content {
      case .rest: true
      case .exercise(let exercise): !exercise.lacksRest
      case .note, .stillness, .value, .group: false
      }
    }
  }
}

extension GroupDraft {
  fileprivate var isPart: Bool {
    switch head {
    case .part: true
    case .of, .warmup, .cooldown, .turn, .labelled: false
    }
  }
}
