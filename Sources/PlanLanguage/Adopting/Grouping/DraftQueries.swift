/// What the composer asks of drafts, and how readings of one exercise become one.

extension DraftItem {
  static func bare(_ name: ScribbledName, line: Int) -> DraftItem {
    var exercise = ExerciseReading(name: name, isGuess: name.isGuess)
    if let side = Shorthand.side(name.remark) {
      exercise.set(.side, side)
    } else if !name.remark.isEmpty {
      exercise.remarks = [name.remark]
    }
    return DraftItem(content: .exercise(exercise), lines: [line], isGuess: name.isGuess)
  }
}

extension DraftItem {
  /// Whether it is one exercise of several sets that are counted.
  var isOfSets: Bool {
    guard case .exercise(let exercise) = content else { return false }
    return exercise.runs.reduce(0, { $0 + $1.count }) > 1 && exercise.runs.allSatisfy { $0.amount.kind != .length }
  }

  /// Whether it is one stretch of a sport, as fast as it says.
  var isInterval: Bool {
    guard case .exercise(let exercise) = content, exercise.name.entry?.measure == .distance, exercise.commonCount == 1
    else { return false }
    return exercise.attribute(.cadence) != nil || !exercise.intensities.isEmpty
  }

  /// The last of its lines that is not only a note.
  var lastLineOfWork: Int {
    let own = isNote ? 0 : lines.max() ?? 0
    guard case .group(let group) = content else { return own }
    return group.items.reduce(own) { max($0, $1.lastLineOfWork) }
  }

  func isExercise(_ name: ScribbledName) -> Bool {
    if case .exercise(let exercise) = content { exercise.name.isSame(as: name) } else { false }
  }

  var isGroup: Bool { if case .group = content { true } else { false } }
  var isNote: Bool { if case .note = content { true } else { false } }

  var lacksRest: Bool {
    if case .exercise(let exercise) = content { exercise.lacksRest } else { false }
  }
}

extension ExerciseReading {
  /// Whether a rest on a line below can be that of its sets: what starts by the clock has one already.
  var lacksRest: Bool { attribute(.rest) == nil && attribute(.every) == nil }

  /// Whether there are sets to rest between.
  var canRest: Bool { runs.isEmpty || runs.reduce(0) { $0 + $1.count } > 1 || runs[0].amount.kind == .reps }

  /// Whether it is one stretch and then several, with a rest that is only between those: `10k, then 4x1k w/ 400m jog`.
  var isOfStretches: Bool {
    runs.count > 1 && attribute(.rest) != nil && name.entry?.measure == .distance
      && runs.contains { $0.count == 1 } && runs.contains { $0.count > 1 }
  }

  /// Adds loads and attributes that it lacks; false if it has one of them already.
  mutating func take(_ more: ExerciseReading) -> Bool {
    let hasLoads = !intensities.isEmpty || runs.contains { $0.intensity != nil }
    guard more.intensities.isEmpty || !hasLoads, more.attributes.allSatisfy({ attribute($0.kind) == nil }) else {
      return false
    }
    if !more.intensities.isEmpty { intensities = more.intensities }
    for attribute in more.attributes { set(attribute.kind, attribute.text) }
    remarks += more.remarks
    remarksOfRest.formUnion(more.remarksOfRest)
    return true
  }
}

extension GroupDraft {
  /// Whether the group means the work above it if it is empty: `3 rounds`, `for time` at the end.
  var takesWhatIsAbove: Bool {
    guard case .of(let head) = self.head else { return false }
    return [.rounds, .circuit, .forTime, .amrap].contains(head.kind)
  }

  /// The number of rounds, if the head says nothing else.
  var timesAlone: Int? {
    guard case .of(let head) = self.head, head.kind == .rounds, head.details.isEmpty else { return nil }
    return head.times
  }

  var restsBetweenRounds: Bool {
    guard case .of(let head) = self.head else { return false }
    return [.rounds, .circuit, .superset].contains(head.kind)
  }

  /// Whether it says in which order its exercises are done, so that it means nothing without any.
  var isOfTurns: Bool {
    guard case .of(let head) = self.head else { return false }
    return [.superset, .complex, .ladder, .circuit].contains(head.kind)
  }

  var isEmom: Bool { if case .of(let head) = self.head { head.kind == .emom } else { false } }
  var isForTime: Bool { if case .of(let head) = self.head { head.kind == .forTime } else { false } }
  var isLabelled: Bool { label != nil }
  var label: String? { if case .labelled(let letter) = head { letter } else { nil } }

  /// The minutes that are numbered or named take turns.
  mutating func alternate(named: Bool) {
    guard case .of(var head) = self.head else { return }
    head.alternates = !head.details.contains("alternate") && (head.kind == .emom || named && head.kind == .every)
    self.head = .of(head)
  }
}

extension DraftItem {
  /// Whether numbers in the head of a group are only in a note: `7s on 3s off x6, 5 sets`.
  var lacksPartOfHead: Bool {
    guard case .group(let group) = content, case .of = group.head else { return false }
    return group.items.contains { item in
      guard case .note(let words) = item.content, Set(item.lines).isSubset(of: lines) else { return false }
      return words.unicodeScalars.contains { $0.isDigit }
    }
  }

  var isSupersetWithoutTimes: Bool {
    guard case .group(let group) = content, case .of(let head) = group.head else { return false }
    return head.kind == .superset && head.times == nil
  }
}

extension ExerciseReading {
  /// More sets of the same exercise.
  mutating func append(_ more: ExerciseReading) {
    for index in runs.indices where intensities.count == 1 { runs[index].intensity = intensities[0] }
    var others = more.runs
    for index in others.indices where more.intensities.count == 1 { others[index].intensity = more.intensities[0] }
    runs += others
    intensities = []
    remarks += more.remarks.filter { !remarks.contains($0) }
  }
}
