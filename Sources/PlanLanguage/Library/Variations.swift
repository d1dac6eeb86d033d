/// Unknown names that are variations of a known exercise by their words: `push-up with reach`, `vertical leg press`.

extension ExerciseLibrary {
  /// The exercise that an unknown name is a variation of: what its part before *with*, *on* and the like ends or begins
  /// with, or what all of it ends with. It trains the same muscles; its loads do not compare. Nil for a known name, if no
  /// exercise is among the words, and for endurance, which trains no muscle by sets.
  public func baseExercise(of name: String) -> ExerciseEntry? {
    guard find(name) == nil else { return nil }
    let plain = FoldedName(name.utf8.prefix { $0 != UInt8(ascii: "(") }).withoutMachine
    // A stretch is of a muscle, whatever else is in its name.
    guard !plain.isTooLong, !Self.stretches.contains(where: { plain.ends(with: $0) }) else { return nil }
    let core = plain.beforePreposition
    let base =
      lastExercise(in: core ?? plain) ?? firstExercise(in: core ?? plain)
      ?? (core == nil ? nil : lastExercise(in: plain))
    return base.flatMap { $0.isEndurance ? nil : $0 }
  }

  /// The longest exercise that the words end with, or a German compound: `Sumo-Kniebeugen`, `Hindukniebeuge`.
  private func lastExercise(in name: FoldedName) -> ExerciseEntry? {
    for word in name.wordRanges {
      let said = name.dropFirst(word.lowerBound)
      if let entry = base(said, isAfterOthers: word.lowerBound > 0) { return entry }
    }
    guard name.count > Self.shortestCompound else { return nil }
    return (1...name.count - Self.shortestCompound).lazy.compactMap { letter in
      name.startsWord(at: letter) ? nil : find(name.dropFirst(letter), isParaphrased: false)
    }.first
  }

  /// The longest exercise that the words begin with; a short word may mean anything there.
  private func firstExercise(in name: FoldedName) -> ExerciseEntry? {
    name.wordRanges.map { $0.lowerBound }.reversed().lazy.map { name.prefix($0) }
      .filter { $0.count >= Self.shortestBeginning || Array($0.wordRanges).count > 1 }
      .compactMap { base($0, isAfterOthers: false) }.first
  }

  private func base(_ name: FoldedName, isAfterOthers: Bool) -> ExerciseEntry? {
    if Self.tooGeneral.contains(where: { name.is($0) }) || name.startsWithParticle { return nil }
    if isAfterOthers, Self.rows.contains(where: { name.is($0) }) { return entry(for: "barbell-row") }
    guard let entry = find(name, isParaphrased: true) else { return nil }
    // A *tree*, a *punch* or a *roll* may be of anything.
    let isLift: Bool =
      switch entry.category {
      case .mobility, .warmUp, .conditioning: entry.isEndurance
      case .chest, .back, .shoulders, .arms, .legs, .glutes, .core, .fullBody, .olympic, .gymnastics: true
      }
    return isLift || Array(name.wordRanges).count > 1 ? entry : nil
  }

  private static let shortestCompound = 8
  private static let shortestBeginning = 8

  /// Alone they are short for one exercise of many: a *press* is overhead, but a *… press* may be of the chest or legs.
  private static let tooGeneral: [StaticString] = [
    "press", "curl", "swing", "slam", "hang", "march", "bench", "halo", "landing", "abduction", "adduction", "calf",
    "pull", "beuge", "beugen",
  ]
  private static let stretches: [StaticString] = ["stretch", "stretching", "dehnen", "dehnung", "mobility", "massage"]
  /// Alone they are the sport, behind other words the lift.
  private static let rows: [StaticString] = ["row", "rudern"]
}

extension FoldedName {
  fileprivate init(_ name: Substring.UTF8View) {
    let letters = Array(name)
    self.init(letters.span)
  }

  /// The words before the first *with*, *on* and the like; nil without any.
  fileprivate var beforePreposition: FoldedName? {
    for word in wordRanges where word.lowerBound > 0 {
      let rest = prefix(word.upperBound).dropFirst(word.lowerBound)
      if Self.prepositions.contains(where: { rest.is($0) }) { return prefix(word.lowerBound) }
    }
    return nil
  }

  /// Without a *machine* at the end: a `wrist curl machine` is no curl machine.
  fileprivate var withoutMachine: FoldedName {
    for machine in ["machine", "maschine"] as [StaticString] where ends(with: machine) {
      let start = count - machine.utf8CodeUnitCount
      if start > 0, startsWord(at: start) { return prefix(start) }
    }
    return self
  }

  /// `up press` of a *step-up press* is no press-up.
  fileprivate var startsWithParticle: Bool {
    ["up", "down", "in", "out"].contains { starts(with: $0) && startsWord(at: $0.utf8CodeUnitCount) }
  }

  fileprivate func `is`(_ word: StaticString) -> Bool { count == word.utf8CodeUnitCount && starts(with: word) }

  private static let prepositions: [StaticString] = [
    "with", "on", "to", "from", "in", "into", "at", "and", "over", "for", "against", "off", "plus", "w", "by",
    "via", "using",
    // German; “in” is among the English ones.
    "mit", "auf", "am", "an", "zu", "zum", "zur", "im", "ueber", "aus", "und", "vor", "hinter", "bis", "gegen", "von",
    "vom", "durch",
  ]
}
