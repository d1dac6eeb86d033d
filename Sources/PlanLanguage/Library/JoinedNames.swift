/// Unknown names that join two exercises: `lunge to curl`, `squat and press`, `Ausfallschritt mit Curl`.

extension ExerciseLibrary {
  /// The exercises that a name joins, or the one of them that trains muscles by sets; nil if it joins none.
  func joinedExercises(in name: FoldedName) -> [ExerciseEntry]? {
    for word in name.wordRanges where word.lowerBound > 0 && word.upperBound < name.count {
      let joint = name.dropFirst(word.lowerBound).prefix(word.count)
      let isWith = Self.with.contains { joint.is($0) }
      guard isWith || Self.joints.contains(where: { joint.is($0) }),
        let first = part(name.prefix(word.lowerBound)), let second = part(name.dropFirst(word.upperBound)),
        !isWith || second.isLift, first.key != second.key
      else { continue }
      let counted = [first, second].filter { !$0.isEndurance && $0.category != .mobility && $0.category != .warmUp }
      if !counted.isEmpty { return counted }
    }
    return nil
  }

  /// A part of such a name: alone, a *press* is overhead.
  private func part(_ name: FoldedName) -> ExerciseEntry? {
    if Self.plain.contains(where: { name.is($0) }) { return find(name, isParaphrased: false) }
    if ["row", "rudern"].contains(where: { name.is($0) }) { return entry(for: "barbell-row") }
    if let entry = find(name, isParaphrased: true) { return entry }
    if let core = name.beforePreposition, let entry = part(core) { return entry }
    return lastExercise(in: name)
  }

  private static let joints: [StaticString] = [
    "to", "into", "and", "plus", "then", "+", "&", "in", "zu", "zum", "zur", "und", "dann",
  ]

  private static let with: [StaticString] = ["with", "w", "mit"]

  /// General words that mean one exercise beside another one.
  private static let plain: [StaticString] = ["press", "curl"]
}

extension ExerciseEntry {
  /// Two exercises as one, which trains the muscles of both.
  init(_ first: ExerciseEntry, and second: ExerciseEntry) {
    let primary = first.primary + second.primary.filter { !first.primary.contains($0) }
    let secondary = first.secondary + second.secondary.filter { !first.secondary.contains($0) }
    self.init(
      key: first.key + "+" + second.key, english: first.english + " and " + second.english.lowercased(),
      german: first.german + " und " + second.german, category: first.category,
      equipment: first.equipment == second.equipment ? first.equipment : .other, primary: primary,
      secondary: secondary.filter { !primary.contains($0) })
  }

  /// Whether it trains the limbs or the trunk from outside, as what is added to another exercise does: a *rotation* may
  /// be only how it ends.
  fileprivate var isLift: Bool {
    switch category {
    case .chest, .back, .shoulders, .arms, .legs, .glutes, .olympic: measure == .reps
    case .core, .fullBody, .conditioning, .gymnastics, .mobility, .warmUp: false
    }
  }
}
