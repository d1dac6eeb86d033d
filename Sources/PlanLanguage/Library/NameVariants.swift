/// Names that are made of a known exercise and what changes it: `kettlebell bench press`, `single-leg hack squat`.

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
  }

  enum German {
    case before(String)
    case after(String)
  }

  /// The variant that a name means; nil if it does not begin with a change, or nothing is left to change.
  init?(_ name: FoldedName) {
    for change in NameVariant.changes {
      for prefix in change.prefixes where name.starts(with: prefix) && name.startsWord(at: prefix.utf8CodeUnitCount) {
        guard let row = ExerciseTable.builtIn.names.find(name.dropFirst(prefix.utf8CodeUnitCount)),
          let base = ExerciseTable.builtIn.entry(at: row), base.allows(change)
        else { continue }
        (self.base, self.change) = (row, change)
        return
      }
    }
    return nil
  }

  /// The row that the table has for it under another name: `kettlebell bent-over row` is its *kettlebell row*.
  var row: Int? {
    guard let base = ExerciseTable.builtIn.entry(at: base) else { return nil }
    let key = change.word.hyphenated + "-" + (change.equipment == nil ? base.key : base.keyWithoutEquipment)
    return ExerciseTable.builtIn.names.find(FoldedName(key.utf8.span))
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
    .init(word: "band", german: .before("Band-"), equipment: .band, prefixes: ["banded", "band", "resistanceband"]),
    .init(word: "trap bar", german: .before("Trapbar-"), equipment: .barbell, prefixes: ["trapbar", "hexbar"]),
    .init(word: "landmine", german: .before("Landmine-"), equipment: .barbell, prefixes: ["landmine"]),
    .init(
      word: "smith machine", german: .before("Multipressen-"), equipment: .machine,
      prefixes: ["smithmachine", "smith", "multipressen"]),
    .init(
      word: "single-leg", german: .after(" einbeinig"), equipment: nil,
      prefixes: ["singleleg", "oneleg", "einbeinige", "einbeiniger", "einbeiniges"]),
    .init(
      word: "single-arm", german: .after(" einarmig"), equipment: nil,
      prefixes: ["singlearm", "onearm", "einarmige", "einarmiger", "einarmiges"]),
    .init(word: "seated", german: .after(" im Sitzen"), equipment: nil, prefixes: ["seated"]),
    .init(word: "standing", german: .after(" im Stehen"), equipment: nil, prefixes: ["standing"]),
    .init(word: "half-kneeling", german: .after(" im Halbkniestand"), equipment: nil, prefixes: ["halfkneeling"]),
    .init(word: "kneeling", german: .after(" im Knien"), equipment: nil, prefixes: ["tallkneeling", "kneeling"]),
    .init(word: "alternating", german: .after(" im Wechsel"), equipment: nil, prefixes: ["alternating", "alternate"]),
    .init(word: "deficit", german: .before("Defizit-"), equipment: nil, prefixes: ["deficit", "defizit"]),
    .init(word: "paused", german: .after(" mit Pause"), equipment: nil, prefixes: pauses),
    .init(word: "tempo", german: .after(" im Tempo"), equipment: nil, prefixes: ["tempo"]),
    .init(word: "reverse band", german: .after(" mit Bandentlastung"), equipment: nil, prefixes: ["reverseband"]),
    .init(word: "cambered bar", german: .after(" mit Bogenstange"), equipment: nil, prefixes: ["camberedbar"]),
    .init(word: "safety bar", german: .after(" mit Safety-Bar"), equipment: nil, prefixes: ["safetybar", "ssb"]),
  ]
}

extension ExerciseEntry {
  /// Whether the changed exercise makes sense: nobody runs with a barbell, and a machine is not a kettlebell.
  fileprivate func allows(_ change: NameVariant.Change) -> Bool {
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
