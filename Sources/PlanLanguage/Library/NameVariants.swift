/// Names that are made of a known exercise and what changes it: `kettlebell bench press`, `Katze-Kuh im Sitzen`.

/// What changes an exercise so much that its loads no longer compare: other equipment, one leg or arm, another posture.
/// The result is an exercise of its own, which trains and counts what the known one does.
struct NameVariant {
  /// The row of the known exercise.
  var base: Int
  var change: Change

  struct Change {
    /// The beginning of its key and of its English name: `kettlebell`.
    var word: String
    /// How its German name begins (`Kettlebell-`) or ends (` einbeinig`).
    var german: German
    /// Nil keeps the equipment of the known exercise.
    var equipment: Equipment?
    /// The folded words that may precede the known name.
    var prefixes: [StaticString]
    /// The folded words that may follow the known name.
    var endings: [StaticString] = []
    var scope = Scope.lifts
  }

  /// Which exercises a change makes sense for.
  enum Scope {
    /// What is done for reps, and carries.
    case lifts
    /// Stretches and warming up, too.
    case postures
    /// Not rows and presses, which have other names lying down: a supine row is an inverted row.
    case lying
    /// What is done with one's own weight.
    case unloaded
    /// What is done for reps is held for a time.
    case holds
  }

  enum German {
    case before(String)
    case after(String)
  }

  /// The words of the known exercise, as they were written.
  private let known: FoldedName

  /// The variant that a name means; nil if it does not begin with a change, or nothing is left to change.
  init?(_ name: FoldedName) {
    for change in NameVariant.changes {
      for prefix in change.prefixes where name.starts(with: prefix) && name.startsWord(at: prefix.utf8CodeUnitCount) {
        guard let variant = NameVariant(name.dropFirst(prefix.utf8CodeUnitCount), change) else { continue }
        self = variant
        return
      }
    }
    return nil
  }

  /// The variant that a name means which ends with a change: `Katze-Kuh im Sitzen`, `nordic curl negative`.
  init?(endingWithChange name: FoldedName) {
    for change in NameVariant.changes {
      for ending in change.endings where name.ends(with: ending) {
        let count = name.count - ending.utf8CodeUnitCount
        guard count > 0, name.startsWord(at: count), let variant = NameVariant(name.prefix(count), change) else {
          continue
        }
        self = variant
        return
      }
    }
    return nil
  }

  private init?(_ known: FoldedName, _ change: Change) {
    guard let row = ExerciseTable.builtIn.names.find(known), let entry = ExerciseTable.builtIn.entry(at: row),
      entry.allows(change)
    else { return nil }
    self.base = row
    self.change = change
    self.known = known
    if change.scope.isPosture, entry.hasPosture, self.row == nil { return nil }
  }

  /// The row that the table has for it under another name: `kettlebell bent-over row` is its *kettlebell row*.
  var row: Int? {
    guard let base = ExerciseTable.builtIn.entry(at: base) else { return nil }
    let (names, word) = (ExerciseTable.builtIn.names, change.word.hyphenated + "-")
    if change.equipment != nil { return names.find(FoldedName((word + base.keyWithoutEquipment).utf8.span)) }
    return names.find(FoldedName((word + base.key).utf8.span))
      ?? names.find(FoldedName(change.word.utf8.span).followed(by: known))
  }

  /// Its entry, made from that of the known exercise.
  var entry: ExerciseEntry? {
    guard let base = ExerciseTable.builtIn.entry(at: base) else { return nil }
    var entry = base
    entry.key = change.word.hyphenated + "-" + base.key
    entry.english = (change.word + " " + base.english.lowercased()).capitalizedFirst
    switch change.german {
    case .before(let word): entry.german = word + base.german
    case .after(let words): entry.german = base.german + words
    }
    entry.equipment = change.equipment ?? base.equipment
    if change.scope == .holds { entry.measure = .time }
    entry.aliases = []
    return entry
  }

  /// `long pause bench`, `2-count pause squat`
  private static let pauses: [StaticString] = [
    "paused", "pause", "longpaused", "longpause", "2countpaused", "2countpause", "3countpaused", "3countpause",
    "twocountpaused", "twocountpause", "threecountpaused", "threecountpause", "2secondpause", "3secondpause",
    "twosecondpause", "threesecondpause",
  ]

  private static let changes: [Change] = [
    .init(
      word: "double kettlebell", german: .before("Doppel-Kettlebell-"), equipment: .kettlebell,
      prefixes: ["doublekettlebell", "twokettlebell"]),
    .init(word: "kettlebell", german: .before("Kettlebell-"), equipment: .kettlebell, prefixes: ["kettlebell"]),
    .init(word: "barbell", german: .before("Langhantel-"), equipment: .barbell, prefixes: ["barbell", "langhantel"]),
    .init(
      word: "dumbbell", german: .before("Kurzhantel-"), equipment: .dumbbell, prefixes: ["dumbbell", "kurzhantel"]),
    .init(
      word: "medicine ball", german: .before("Medizinball-"), equipment: .medicineBall,
      prefixes: ["medicineball", "medball", "medizinball"]),
    .init(word: "sandbag", german: .before("Sandsack-"), equipment: .sandbag, prefixes: ["sandbag", "sandsack"]),
    .init(word: "plate", german: .before("Hantelscheiben-"), equipment: .other, prefixes: ["plate", "hantelscheiben"]),
    .init(
      word: "band", german: .before("Band-"), equipment: .band,
      prefixes: ["banded", "band", "resistanceband", "theraband"]),
    .init(word: "trap bar", german: .before("Trapbar-"), equipment: .barbell, prefixes: ["trapbar", "hexbar"]),
    .init(word: "landmine", german: .before("Landmine-"), equipment: .barbell, prefixes: ["landmine"]),
    .init(
      word: "smith machine", german: .before("Multipressen-"), equipment: .machine,
      prefixes: ["smithmachine", "smith", "multipressen"]),
    .init(
      word: "single-leg", german: .after(" einbeinig"), equipment: nil,
      prefixes: ["singleleg", "oneleg", "einbeinige", "einbeiniger", "einbeiniges"],
      endings: ["einbeinig", "singleleg", "oneleg", "ononeleg", "aufeinembein"]),
    .init(
      word: "single-arm", german: .after(" einarmig"), equipment: nil,
      prefixes: ["singlearm", "onearm", "einarmige", "einarmiger", "einarmiges"],
      endings: ["einarmig", "singlearm", "onearm"]),
    .init(
      word: "seated", german: .after(" im Sitzen"), equipment: nil,
      prefixes: ["seated", "sitting", "sitzende", "sitzender", "sitzendes"],
      endings: ["imsitzen", "sitzend", "aufdemstuhl", "onachair", "seated"], scope: .postures),
    .init(
      word: "standing", german: .after(" im Stehen"), equipment: nil,
      prefixes: ["standing", "stehende", "stehender", "stehendes"],
      endings: ["imstehen", "imstand", "stehend", "standing"], scope: .postures),
    .init(
      word: "half-kneeling", german: .after(" im Halbkniestand"), equipment: nil, prefixes: ["halfkneeling"],
      endings: ["imhalbkniestand", "halfkneeling"], scope: .postures),
    .init(
      word: "kneeling", german: .after(" im Knien"), equipment: nil, prefixes: ["tallkneeling", "kneeling"],
      endings: ["imknien", "imkniestand", "kniend", "kneeling"], scope: .postures),
    .init(
      word: "quadruped", german: .after(" im Vierfüßlerstand"), equipment: nil, prefixes: ["quadruped"],
      endings: ["imvierfuesslerstand", "imvierfuessler", "onallfour", "quadruped"], scope: .postures),
    .init(
      word: "supine", german: .after(" in Rückenlage"), equipment: nil, prefixes: ["supine"],
      endings: ["inrueckenlage", "rueckenlage", "supine"], scope: .lying),
    .init(
      word: "prone", german: .after(" in Bauchlage"), equipment: nil, prefixes: ["prone"],
      endings: ["inbauchlage", "bauchlage", "prone"], scope: .lying),
    .init(
      word: "side-lying", german: .after(" in Seitlage"), equipment: nil, prefixes: ["sidelying"],
      endings: ["inseitlage", "inseitenlage", "seitlage", "seitenlage", "sidelying"], scope: .lying),
    .init(
      word: "supported", german: .after(" mit Abstützen"), equipment: nil, prefixes: ["supported"],
      endings: ["amstuhl", "withchair", "atchair", "atachair", "holdingchair", "withsupport", "withchairsupport"],
      scope: .unloaded),
    .init(
      word: "assisted", german: .after(" mit Hilfe"), equipment: nil,
      prefixes: ["assisted", "unterstuetzte", "unterstuetzter", "unterstuetztes"], scope: .unloaded),
    .init(
      word: "negative", german: .after(" negativ"), equipment: nil,
      prefixes: [
        "negative", "eccentric", "negativer", "negatives", "exzentrische", "exzentrischer", "exzentrisches",
      ], endings: ["negative", "negativ", "eccentric", "exzentrisch"]),
    .init(
      word: "isometric", german: .after(" halten"), equipment: nil,
      prefixes: ["isometric", "iso", "isometrische", "isometrischer", "isometrisches"],
      endings: ["hold", "isohold", "isometrichold", "isometric", "isometrisch", "halten"], scope: .holds),
    .init(
      word: "alternating", german: .after(" im Wechsel"), equipment: nil, prefixes: ["alternating", "alternate"]),
    .init(word: "deficit", german: .before("Defizit-"), equipment: nil, prefixes: ["deficit", "defizit"]),
    .init(word: "paused", german: .after(" mit Pause"), equipment: nil, prefixes: pauses),
    .init(word: "tempo", german: .after(" im Tempo"), equipment: nil, prefixes: ["tempo"]),
    .init(word: "reverse band", german: .after(" mit Bandentlastung"), equipment: nil, prefixes: ["reverseband"]),
    .init(word: "cambered bar", german: .after(" mit Bogenstange"), equipment: nil, prefixes: ["camberedbar"]),
    .init(word: "safety bar", german: .after(" mit Safety-Bar"), equipment: nil, prefixes: ["safetybar", "ssb"]),
  ]
}

extension NameVariant.Scope {
  fileprivate var isPosture: Bool {
    switch self {
    case .postures, .lying: true
    case .lifts, .unloaded, .holds: false
    }
  }
}

extension ExerciseEntry {
  /// Whether its name says already how one stands, sits or lies: nobody hugs the knees *walking* and *standing*, or
  /// lies while running in *place*.
  fileprivate var hasPosture: Bool {
    let postures: Set<Substring> = [
      "standing", "seated", "sitting", "lying", "supine", "prone", "kneeling", "quadruped", "walking", "hanging",
      "place",
    ]
    return key.split(separator: "-").contains { postures.contains($0) }
  }

  /// Whether the changed exercise makes sense: nobody runs with a barbell, and a machine is not a kettlebell.
  fileprivate func allows(_ change: NameVariant.Change) -> Bool {
    switch change.scope {
    case .postures, .lying:
      if category == .mobility || category == .warmUp { return !key.hasPrefix(change.word.hyphenated) }
      // What else is done on all fours has names of its own, such as *bird dog*.
      if change.word == "quadruped" { return false }
      // What a machine has one sit or stand for is another exercise without it.
      if equipment == .machine, change.word != "seated" { return false }
      if change.scope == .lying, equipment == .cable || category == .chest || category == .back { return false }
    case .unloaded:
      if category == .mobility || category == .warmUp { return !key.hasPrefix(change.word.hyphenated) }
      guard equipment == .bodyweight || equipment == .rings else { return false }
    case .holds: guard measure == .reps else { return false }
    case .lifts: break
    }
    guard measure == .reps || measure == .distance && category == .fullBody else { return false }
    switch category {
    case .conditioning, .mobility, .warmUp: return false
    case .chest, .back, .shoulders, .arms, .legs, .glutes, .core, .fullBody, .olympic, .gymnastics: break
    }
    guard let new = change.equipment else { return !key.hasPrefix(change.word.hyphenated) && !key.hasPrefix("double-") }
    switch equipment {
    case .barbell, .dumbbell, .kettlebell, .sandbag, .medicineBall, .bodyweight: return new != equipment
    case .machine, .cable, .band, .rings, .rower, .bike, .ski, .run, .swim, .sled, .other: return false
    }
  }

  /// `row` for `barbell-row`.
  fileprivate var keyWithoutEquipment: String {
    let word = equipment.rawValue + "-"
    return key.hasPrefix(word) ? String(key.dropFirst(word.count)) : key
  }
}

extension String {
  fileprivate var hyphenated: String { split(separator: " ").joined(separator: "-") }
}
