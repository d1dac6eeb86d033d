/// Exercises that the table lacks, made of a known one and what changes it: `kettlebell bench press`, `seated incline
/// hammer curl`.

/// A known exercise with its changes. It is an exercise of its own, which trains and counts what the known one does.
struct NameVariant {
  /// The row of the known exercise.
  var base: Int
  var known: ExerciseIdentity
  /// In the order of `NameChange.all`; never empty.
  var changes: [NameChange]

  /// Nil if the changes contradict each other, or make no sense for this exercise.
  init?(_ base: Int, _ known: ExerciseIdentity, _ changes: [NameChange]) {
    guard !changes.isEmpty, known.allows(changes), !NameVariant.contradict(changes) else { return nil }
    (self.base, self.known, self.changes) = (base, known, changes)
  }

  /// The exercise with this key: exactly one change and a known key. The table may have got a row for it since it was
  /// logged.
  init?(key: String) {
    let table = ExerciseTable.builtIn
    for change in NameChange.all where !change.isLast && key.hasPrefix(change.keyWord) {
      let behind = key.dropFirst(change.keyWord.count)
      guard behind.first == "-" else { continue }
      let rest = String(behind.dropFirst())
      if let row = table.names.find(FoldedName(rest.utf8.span)), let known = table.identity(at: row), known.key == rest,
        let variant = NameVariant(row, known, [change])
      {
        self = variant
        return
      }
    }
    return nil
  }

  var key: String {
    let first = changes.filter { !$0.isLast }.map { $0.keyWord + "-" }.joined()
    return first + known.key + changes.filter { $0.isLast }.map { "-" + $0.keyWord }.joined()
  }

  var equipment: Equipment { changes.compactMap { $0.equipment }.first ?? known.equipment }

  var identity: ExerciseIdentity {
    var identity = known
    identity.key = key
    identity.english = english
    identity.equipment = equipment
    if isHeld { identity.measure = .time }
    return identity
  }

  /// Its entry, made from that of the known exercise.
  var entry: ExerciseEntry? {
    guard var entry = ExerciseTable.builtIn.entry(at: base) else { return nil }
    entry.key = key
    entry.english = english
    for change in changes {
      switch change.german {
      case .before(let word): entry.german = word + entry.german
      case .after(let words): entry.german += words
      }
    }
    entry.equipment = equipment
    if isHeld { entry.measure = .time }
    entry.aliases = []
    return entry
  }

  private var english: String {
    let first = changes.filter { !$0.isLast }.map { $0.word + " " }.joined()
    return (first + known.english.lowercased() + changes.filter { $0.isLast }.map { " " + $0.word }.joined())
      .capitalizedFirst
  }

  private var isHeld: Bool { changes.contains { $0.word == "hold" } }

  /// Nobody sits and stands, and one set has one kind of equipment.
  private static func contradict(_ changes: [NameChange]) -> Bool {
    let words = changes.map { $0.word }
    return changes.filter { $0.equipment != nil }.count > 1
      || exclusive.contains { group in words.filter { group.contains($0) }.count > 1 }
  }

  private static let exclusive: [[String]] = [
    ["seated", "standing", "kneeling", "half-kneeling", "lying", "prone", "supine", "side-lying", "quadruped"],
    ["incline", "decline"],
    ["wide-grip", "close-grip", "snatch-grip"], ["reverse-grip", "overhand", "neutral-grip", "mixed-grip"],
    ["wide-stance", "narrow-stance"],
  ]
}

extension ExerciseIdentity {
  /// Whether the changed exercise makes sense: nobody runs with a barbell, and a machine is not a kettlebell.
  fileprivate func allows(_ changes: [NameChange]) -> Bool {
    let words = key.split(separator: "-").map(String.init)
    if category == .mobility || category == .warmUp {
      return changes.count == 1 && changes.allSatisfy { takesInStretch($0, words) }
    }
    let isCounted =
      measure == .reps || measure == .distance && category == .fullBody
      || measure == .time && changes.allSatisfy { Self.ofHolds.contains($0.word) }
    guard isCounted, !category.isEasy, !key.hasPrefix("double-") || changes.allSatisfy({ $0.equipment != nil }) else {
      return false
    }
    return changes.allSatisfy { change in
      guard suits(change.scope) else { return false }
      // What a machine has one stand or lie for is another exercise without it.
      if equipment == .machine, change.isPosture, change.word != "seated" { return false }
      guard change.equipment == nil else { return change.equipment != equipment || !change.isPlainEquipment }
      return !key.hasWords(change.keyWord) && !words.contains { change.contradicts($0) }
    }
  }

  /// What makes supple or warms up is done in another posture or with help. Nobody hugs the knees *walking* and
  /// *standing*, or lies while running in *place*.
  private func takesInStretch(_ change: NameChange, _ words: [String]) -> Bool {
    guard change.isPosture || ["supported", "assisted"].contains(change.word), !key.hasPrefix(change.word) else {
      return false
    }
    return !change.isPosture || !words.contains { Self.postures.contains($0) }
  }

  private static let postures = [
    "standing", "seated", "sitting", "lying", "supine", "prone", "kneeling", "quadruped", "walking", "hanging", "place",
  ]

  private func suits(_ scope: NameChange.Scope) -> Bool {
    switch scope {
    case .all: true
    case .none, .stretch: false
    case .ofOneself: equipment != .cable && category != .chest && category != .back
    case .free: equipment.isFree
    case .bar: [.barbell, .dumbbell, .bodyweight].contains(equipment)
    case .barbell: equipment == .barbell
    case .pressedBar: [.barbell, .dumbbell].contains(equipment) && category.isUpper
    case .bodyweight: equipment == .bodyweight
    case .ring, .weighted: equipment == .bodyweight || equipment == .rings
    case .unloaded: [.barbell, .dumbbell, .kettlebell].contains(equipment) && category.isLower
    case .upper, .grip: category.isUpper || category == .fullBody || category == .gymnastics
    case .lower: category.isLower || key.hasWords("deadlift") || key.hasWords("squat")
    case .leg: category != .arms
    case .bench: category.isUpper || category == .core
    case .trunkAndLegs: category.isUpper || category == .core || category.isLower
    case .backAndArms: category.isUpper && category != .chest
    case .shoulders: category == .shoulders
    case .upright: !Self.liesDown.contains { key.hasWords($0) }
    case .lunge: key.hasWords("lunge") || key.hasWords("split-squat")
    case .squat: key.hasWords("squat")
    case .ofBody: ["push-up", "row", "bridge", "plank"].contains { key.hasWords($0) } && equipment == .bodyweight
    case .hanging: ["deadlift", "pull-up", "chin-up"].contains { key.hasWords($0) }
    }
  }

  /// What may change an exercise that is held.
  private static let ofHolds = [
    "weighted", "swiss ball", "BOSU", "suspension", "ring", "single-leg", "single-arm", "wide-grip", "close-grip",
    "mixed-grip", "neutral-grip",
  ]

  private static let liesDown = [
    "bench-press", "floor-press", "skull-crusher", "hip-thrust", "bridge", "dumbbell-fly",
  ]
}

extension NameChange {
  /// Whether a word of the key of an exercise says another posture: nobody does a seated row standing.
  fileprivate func contradicts(_ word: String) -> Bool {
    switch word {
    case "seated", "standing", "kneeling", "hanging":
      ["seated", "standing", "kneeling", "half-kneeling", "incline", "decline"].contains(self.word)
    case "lying", "prone": ["seated", "standing", "kneeling", "half-kneeling"].contains(self.word)
    case "incline", "decline": ["incline", "decline", "standing", "kneeling", "half-kneeling"].contains(self.word)
    case "overhead", "shoulder", "upright", "deadlift", "lunge": ["lying", "prone", "side-lying"].contains(self.word)
    default: false
    }
  }
}

extension ExerciseCategory {
  /// Whether its exercises are not loaded further.
  var isEasy: Bool {
    switch self {
    case .conditioning, .mobility, .warmUp: true
    case .chest, .back, .shoulders, .arms, .legs, .glutes, .core, .fullBody, .olympic, .gymnastics: false
    }
  }

  fileprivate var isUpper: Bool { [.chest, .back, .shoulders, .arms].contains(self) }

  fileprivate var isLower: Bool { self == .legs || self == .glutes }
}

extension Equipment {
  /// Whether other equipment could take its place.
  fileprivate var isFree: Bool {
    switch self {
    case .barbell, .dumbbell, .kettlebell, .sandbag, .medicineBall, .bodyweight: true
    case .machine, .cable, .band, .rings, .rower, .bike, .ski, .run, .swim, .sled, .other: false
    }
  }
}

extension ExerciseIdentity {
  /// `row` for `barbell-row`.
  var keyWithoutEquipment: String {
    let word = equipment.rawValue + "-"
    return key.hasPrefix(word) ? String(key.dropFirst(word.count)) : key
  }

  /// `incline-cable-fly` for `incline-dumbbell-fly` on the cable; nil if it does not say its equipment within.
  func key(with change: NameChange) -> String? {
    guard change.equipment != nil else { return nil }
    var words = key.split(separator: "-").map(String.init)
    guard let place = words.firstIndex(of: equipment.rawValue), place > 0 else { return nil }
    words[place] = change.keyWord
    return words.joined(separator: "-")
  }
}

extension String {
  /// Whether a key has these words, one after the other.
  fileprivate func hasWords(_ words: String) -> Bool {
    let (key, sought) = (split(separator: "-"), words.split(separator: "-"))
    guard sought.count <= key.count else { return false }
    return (0...(key.count - sought.count)).contains { key[$0..<($0 + sought.count)].elementsEqual(sought) }
  }
}
