/// How an exercise is done without becoming another one: strictly, with speed, with a rope on the cable.

enum Manners {
  /// A handle for the cable, as a name says it at its beginning or its end.
  struct Attachment: Sendable {
    var words: StaticString
    var isRope: Bool
  }

  /// `slow push-up`, `Bankdrücken flach`: the row of what is done in another manner.
  static func row(of name: FoldedName) -> Int? {
    for manner in any where manner.isFirst(in: name) {
      if let row = row(name.dropFirst(manner.utf8CodeUnitCount)) { return row }
    }
    for manner in ofStrength where manner.isFirst(in: name) {
      if let row = row(name.dropFirst(manner.utf8CodeUnitCount)), isStrength(row) { return row }
    }
    for manner in atEnd where name.ends(with: manner) && name.count > manner.utf8CodeUnitCount {
      let start = name.count - manner.utf8CodeUnitCount
      guard name.startsWord(at: start) else { continue }
      if let row = ExerciseTable.builtIn.names.find(name.prefix(start)), isStrength(row) { return row }
    }
    return nil
  }

  /// What follows a manner; nil if the name begins with none.
  static func rest(after name: FoldedName) -> FoldedName? {
    any.first { $0.isFirst(in: name) }.map { name.dropFirst($0.utf8CodeUnitCount) }
  }

  private static func row(_ name: FoldedName) -> Int? {
    ExerciseTable.builtIn.names.find(name) ?? ExerciseTable.builtIn.rowBehindEquipment(name)
  }

  private static func isStrength(_ row: Int) -> Bool {
    ExerciseTable.builtIn.identity(at: row)?.category.isEasy == false
  }

  /// The folded words that say how an exercise is done and leave its load and its reps comparable, which *eccentric* or
  /// *paused* do not.
  private static let any: [StaticString] = [
    "strict", "competition", "touchandgo", "touchngo", "tng", "twoarm", "twohand", "doublearm", "slow",
    "controlled", "active", "gentle", "heavy", "light", "unbroken", "partner", "synchro", "synchronized",
    "synchronised", "contralateral", "ipsilateral", "strikte", "langsame", "kontrollierte", "schwere", "leichte",
  ]

  private static let ofStrength: [StaticString] = [
    "speed", "explosive", "dynamiceffort", "maxeffort", "flatbench", "flat", "beltless", "raw", "conventional", "tiefe",
    "saubere",
  ]

  private static let atEnd: [StaticString] = [
    "mediumgrip", "normalergriff", "aufderflachbank", "flachbank", "flach", "tief", "beidarmig",
    "beidhaendig",
  ]

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

  fileprivate func says(_ word: StaticString) -> Bool {
    let (name, length) = (FoldedName(self), word.utf8CodeUnitCount)
    guard name.count >= length else { return false }
    return (0...(name.count - length)).contains { name.dropFirst($0).starts(with: word) }
  }
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
