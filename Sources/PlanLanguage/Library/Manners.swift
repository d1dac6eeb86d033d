/// How an exercise is done without becoming another one: strictly, with speed, with a rope on the cable.

enum Manners {
  /// A handle for the cable, as a name says it at its beginning or its end.
  struct Attachment: Sendable {
    var words: StaticString
    var isRope: Bool
  }

  /// `slow push-up`, `back squat heavy`, `Bankdrücken flach`: the row of what is done in another manner.
  static func row(of name: FoldedName) -> Int? {
    for manner in any where manner.isFirst(in: name) {
      if let row = row(manner, name.dropFirst(manner.utf8CodeUnitCount)) { return row }
    }
    for manner in ofStrength where manner.isFirst(in: name) {
      if let row = row(manner, name.dropFirst(manner.utf8CodeUnitCount)), isStrength(row) { return row }
    }
    for manner in last where manner.isLast(in: name) {
      if let row = row(manner, name.prefix(name.count - manner.utf8CodeUnitCount)), isStrength(row) { return row }
    }
    return nil
  }

  /// What is left of a name without a manner; nil if it has none. How hard one runs is said apart from the name, so a
  /// manner at the end is for strength only.
  static func rest(of name: FoldedName) -> (name: FoldedName, isStrength: Bool)? {
    if let manner = any.first(where: { $0.isFirst(in: name) }) {
      let rest = name.dropFirst(manner.utf8CodeUnitCount)
      return isRow(rest) ? nil : (rest, false)
    }
    guard let manner = any.first(where: { $0.isLast(in: name) }) else { return nil }
    let rest = name.prefix(name.count - manner.utf8CodeUnitCount)
    return isRow(rest) ? nil : (rest, true)
  }

  /// Whether it is a name of the table; `row(of:)` knows what it is in a manner.
  private static func isRow(_ name: FoldedName) -> Bool {
    (ExerciseTable.builtIn.names.find(name) ?? ExerciseTable.builtIn.rowBehindEquipment(name)) != nil
  }

  private static func row(_ manner: StaticString, _ name: FoldedName) -> Int? {
    let table = ExerciseTable.builtIn
    guard let row = table.names.find(name) ?? table.rowBehindEquipment(name), let known = table.identity(at: row) else {
      return nil
    }
    let word = FoldedName(manner)
    if let other = others.first(where: { $0.keys.contains(known.key) && $0.isSaid(by: word) }) {
      return other.key.flatMap { table.names.find(FoldedName($0.utf8.span)) }
    }
    if flat.contains(where: { word.is($0) }), known.category == .shoulders { return rowOnFlatBench(name) }
    if deep.contains(where: { word.is($0) }), !known.isLowered { return nil }
    return row
  }

  /// A *press* is overhead, but a *flat press* is a bench press; a *flat shoulder press* is nothing.
  private static func rowOnFlatBench(_ name: FoldedName) -> Int? {
    for word in name.wordRanges where name.dropFirst(word.lowerBound).prefix(word.count).is("press") {
      let bench = name.prefix(word.lowerBound).followed(by: FoldedName("benchpress"))
      let said = bench.followed(by: name.dropFirst(word.upperBound))
      return ExerciseTable.builtIn.names.find(said) ?? ExerciseTable.builtIn.rowBehindEquipment(said)
    }
    return nil
  }

  private static func isStrength(_ row: Int) -> Bool {
    ExerciseTable.builtIn.identity(at: row)?.category.isEasy == false
  }

  /// The folded words that say how an exercise is done and leave its load and its reps comparable, which *eccentric* or
  /// *paused* do not.
  static let any: [StaticString] = [
    "strict", "competition", "touchandgo", "touchngo", "tng", "twoarm", "twohand", "doublearm", "slow",
    "controlled", "active", "gentle", "heavy", "light", "unbroken", "partner", "synchro", "synchronized",
    "synchronised", "contralateral", "ipsilateral", "strikte", "strikter", "strikt", "langsame", "langsamer",
    "langsames", "langsam", "kontrollierte", "kontrollierter", "kontrolliertes", "kontrolliert", "schwere", "schwerer",
    "schweres", "schwer", "leichte", "leichter", "leichtes", "leicht",
  ]

  static let ofStrength: [StaticString] = [
    "speed", "explosive", "explosiver", "explosives", "explosiv", "dynamiceffort", "maxeffort", "fast", "schnelle",
    "schnelles", "schnell", "flatbench", "flat", "flache", "flaches", "beltless", "raw", "conventional", "tiefe",
    "tiefer", "tiefes", "saubere", "sauberer", "sauberes", "sauber",
  ]

  private static let last = any + ofStrength + atEnd

  private static let atEnd: [StaticString] = [
    "mediumgrip", "normalergriff", "aufderflachbank", "flachbank", "flach", "tief", "beidarmig",
    "beidhaendig",
  ]

  private static let flat: [StaticString] = [
    "flatbench", "flat", "flache", "flaches", "aufderflachbank", "flachbank", "flach",
  ]

  /// Of a cable, it says where the pulley is.
  private static let deep: [StaticString] = ["tiefe", "tiefer", "tiefes", "tief"]

  /// What some exercises are in such a manner: another one, or, without a key, nothing that is known.
  private struct Other {
    var manners: [StaticString]
    var keys: [String]
    var key: String?

    func isSaid(by word: FoldedName) -> Bool { manners.contains { word.is($0) } }
  }

  private static let others: [Other] = {
    let slow: [StaticString] = ["slow", "langsame", "langsam"]
    let controlled: [StaticString] = ["controlled", "kontrollierte", "kontrolliert"]
    let explosive: [StaticString] = ["explosive", "explosiver", "explosiv"]
    return [
      Other(manners: flat, keys: ["cable-fly"], key: "lying-cable-fly"),
      Other(manners: explosive, keys: ["push-up"], key: "plyo-push-up"),
      Other(manners: explosive, keys: ["pull-up"], key: "explosive-pull-up"),
      Other(manners: deep, keys: ["push-up"], key: "deficit-push-up"),
      Other(manners: deep, keys: ["handstand-push-up"], key: "deficit-handstand-push-up"),
      Other(manners: deep, keys: ["split-squat"], key: "atg-split-squat"),
      Other(manners: slow, keys: ["squat"], key: "tempo-squat"),
      Other(manners: ["langsamer"], keys: ["run"], key: "easy-run"),
      Other(manners: ["active"], keys: ["dead-hang"], key: "active-hang"),
      Other(manners: ["speed"], keys: ["bounding"], key: "single-leg-bound"),
      Other(manners: ["doublearm"], keys: ["backstroke-swim"], key: "double-arm-backstroke"),
      Other(manners: ["strict"], keys: ["snatch-press"], key: "strict-snatch-press"),
      Other(manners: ["twohand"], keys: ["shrimp-squat"], key: "advanced-shrimp-squat"),
      Other(manners: controlled, keys: ["hip-circle"], key: "hip-car"),
      Other(manners: controlled, keys: ["neck-rotation"], key: "neck-car"),
      Other(manners: controlled, keys: ["wrist-circle"], key: "wrist-car"),
      Other(manners: controlled, keys: ["ankle-circle"], key: "ankle-car"),
      // On the machine, nobody rows strictly or with two arms.
      Other(manners: ["strict", "twoarm", "twohand", "doublearm", "heavy"], keys: ["row"], key: nil),
    ]
  }()

  static let attachments: [Attachment] =
    ([
      "vbarattachment", "ropeattachment", "barattachment", "withstraightbar", "singlehandle", "straightbar",
      "ropehandle", "ezbarattachment", "ezattachment", "mitstange", "mitvgriff", "withrope", "withvbar", "withbar",
      "mitseil", "amseil", "vgriff",
      "stange", "rope", "seil", "vbar", "bar",
    ] as [StaticString])
    .map { Attachment(words: $0, isRope: $0.says("rope") || $0.says("seil")) }
}

extension StaticString {
  fileprivate func isFirst(in name: FoldedName) -> Bool {
    name.starts(with: self) && name.startsWord(at: utf8CodeUnitCount)
  }

  fileprivate func isLast(in name: FoldedName) -> Bool {
    name.count > utf8CodeUnitCount && name.ends(with: self) && name.startsWord(at: name.count - utf8CodeUnitCount)
  }

  fileprivate func says(_ word: StaticString) -> Bool {
    let (name, length) = (FoldedName(self), word.utf8CodeUnitCount)
    guard name.count >= length else { return false }
    return (0...(name.count - length)).contains { name.dropFirst($0).starts(with: word) }
  }
}

extension ExerciseIdentity {
  /// Whether the body is lowered in it, so that it can be done deep.
  fileprivate var isLowered: Bool { category == .legs || category == .glutes || equipment == .bodyweight }
}

extension ExerciseTable {
  /// `barbell curl`: an exercise may be named with the equipment that it uses anyway.
  func rowBehindEquipment(_ name: FoldedName) -> Int? {
    for equipment in Equipment.allCases {
      for word in equipment.words where name.starts(with: word) {
        let row = names.find(name.dropFirst(word.utf8CodeUnitCount))
        if let row, identity(at: row)?.equipment == equipment { return row }
      }
    }
    return nil
  }
}

extension Equipment {
  /// The folded words that may precede an exercise that uses this equipment anyway.
  var words: [StaticString] {
    switch self {
    case .barbell: ["barbell", "langhantel"]
    case .dumbbell: ["dumbbell", "kurzhantel"]
    case .kettlebell: ["kettlebell"]
    case .machine: ["machine", "maschinen"]
    case .cable: ["cable", "kabelzug", "kabel"]
    case .bodyweight: ["bodyweight", "eigengewichts", "eigengewicht", "koerpergewichts"]
    case .band: ["band", "resistanceband"]
    case .rings: ["ring"]
    case .sled: ["sled"]
    case .sandbag: ["sandbag"]
    case .medicineBall: ["medicineball", "medball", "medizinball"]
    case .rower, .bike, .ski, .run, .swim, .other: []
    }
  }
}
