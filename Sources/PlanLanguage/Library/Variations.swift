/// Unknown names that are variations of a known exercise by their words: `push-up with reach`, `vertical leg press`.

extension ExerciseLibrary {
  /// The exercise that an unknown name is a variation of: what its part before *with*, *on* and the like ends or begins
  /// with, or what all of it ends with. It trains the same muscles; its loads do not compare. A name that joins two
  /// exercises is a variation of both together. Nil for a known name, if no exercise is among the words, and for
  /// endurance, which trains no muscle by sets.
  public func baseExercise(of name: String) -> ExerciseEntry? {
    let bases = baseExercises(of: name)
    guard let first = bases.first, let second = bases.dropFirst().first else { return bases.first }
    return ExerciseEntry(first, and: second)
  }

  /// The same, one by one: none, one or two.
  func baseExercises(of name: String) -> [ExerciseEntry] {
    guard find(name) == nil else { return [] }
    let plain = FoldedName(name.utf8.prefix { $0 != UInt8(ascii: "(") }).withoutMachine
    // A stretch is of a muscle, whatever else is in its name.
    guard !plain.isTooLong, !Self.stretches.contains(where: { plain.ends(with: $0) }) else { return [] }
    if let joined = joinedExercises(in: plain) { return joined }
    let core = plain.beforePreposition
    let base =
      lastExercise(in: core ?? plain) ?? firstExercise(in: core ?? plain)
      ?? (core == nil ? nil : lastExercise(in: plain, before: plain.saysPlace ? core?.count : nil))
    guard let base, !base.isEndurance, !(plain.isProne && base.isOfFront) else { return [] }
    return [base]
  }

  /// The longest exercise that the words end with, or a German compound: `Sumo-Kniebeugen`, `Hindukniebeuge`.
  ///
  /// - Parameter limit: it begins before this letter.
  func lastExercise(in name: FoldedName, before limit: Int? = nil) -> ExerciseEntry? {
    for word in name.wordRanges where word.lowerBound < limit ?? name.count {
      let said = name.dropFirst(word.lowerBound)
      if said.is("dip"), name.isOfTrunk { continue }
      if let entry = base(said, isAfterOthers: word.lowerBound > 0) { return entry }
    }
    guard name.count > Self.shortestCompound else { return nil }
    return (1...name.count - Self.shortestCompound).lazy.compactMap { letter in
      name.startsWord(at: letter) || letter >= limit ?? name.count
        ? nil : find(name.dropFirst(letter), isParaphrased: false)
    }.first
  }

  /// The longest exercise that the words begin with; a short word may mean anything there. The last word says what is
  /// done: a *pull-down press* is no pull-down.
  private func firstExercise(in name: FoldedName) -> ExerciseEntry? {
    if let last = Array(name.wordRanges).last {
      let word = name.dropFirst(last.lowerBound)
      if Self.heads.contains(where: { word.is($0) }) { return nil }
      // A *calf stretch raise* is a calf raise.
      for inner in name.wordRanges where name.prefix(inner.upperBound).dropFirst(inner.lowerBound).is("stretch") {
        let rest = name.prefix(inner.lowerBound).followed(by: name.dropFirst(inner.upperBound))
        if let entry = find(rest, isParaphrased: false) { return entry }
      }
    }
    return name.wordRanges.map { $0.lowerBound }.reversed().lazy.map { name.prefix($0) }
      .filter { $0.saysWhatItIs }
      .compactMap { base($0, isAfterOthers: false) }.first
  }

  func base(_ name: FoldedName, isAfterOthers: Bool) -> ExerciseEntry? {
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

  /// Last words that another exercise before them does not change: what is done is theirs.
  private static let heads: [StaticString] = ["press", "curl", "row", "rudern", "pull", "swing", "fly"]

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
  var beforePreposition: FoldedName? {
    preposition.map { prefix($0.lowerBound) }
  }

  private var preposition: Range<Int>? {
    wordRanges.first { word in
      let said = prefix(word.upperBound).dropFirst(word.lowerBound)
      return word.lowerBound > 0 && Self.prepositions.contains { said.is($0) }
    }
  }

  /// Whether what is behind its preposition is only where something is done: nobody dips for *knee raises on the dip bars*.
  fileprivate var saysPlace: Bool {
    guard let word = preposition else { return false }
    let said = prefix(word.upperBound).dropFirst(word.lowerBound)
    return ["on", "at", "from", "off", "am", "an", "auf", "aus", "von", "vom"].contains { said.is($0) }
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

  /// Whether the words at the beginning of a name are enough: a short word may mean anything.
  fileprivate var saysWhatItIs: Bool {
    count >= 8 || Array(wordRanges).count > 1
      || ["lunge", "squat", "plank", "crunch", "burpee", "planke"].contains { self.is($0) }
  }

  /// Whether one lies on the belly in it.
  fileprivate var isProne: Bool {
    ["prone", "bauchlage", "sphinx", "cobra", "kobra", "superman"].contains { hasWord($0) }
  }

  /// Whether a *dip* is of the hips, and not on bars.
  fileprivate var isOfTrunk: Bool { ["plank", "bridge", "hip", "side"].contains { hasWord($0) } }

  private static let prepositions: [StaticString] = [
    "with", "on", "to", "from", "in", "into", "at", "and", "over", "for", "against", "off", "plus", "w", "by",
    "via", "using",
    // German; “in” is among the English ones.
    "mit", "auf", "am", "an", "zu", "zum", "zur", "im", "ueber", "aus", "und", "vor", "hinter", "bis", "gegen", "von",
    "vom", "durch",
  ]
}

extension ExerciseEntry {
  /// Whether it trains the front of the trunk or of the shoulders, which one does not raise off the floor face down.
  fileprivate var isOfFront: Bool { primary.first.map { [.abs, .hipFlexors, .frontDelts].contains($0) } ?? false }
}
