/// Finds the exercise that a folded name means: one of the table, or one with what changes it, said anywhere in the
/// name: `cable one-arm lateral raise`, `Bizepscurls sitzend`.

/// What a name of the built-in library means.
enum NamedExercise {
  case row(Int)
  case variant(NameVariant)

  /// Nil for a name that is unknown or means several exercises.
  init?(_ name: FoldedName) {
    guard var found = NameReading.meaning(of: name) else { return nil }
    // A variant is the same under its key, with which it is logged.
    for _ in 0..<3 {
      guard case .variant(let variant) = found else { break }
      guard let again = NameReading.meaning(of: FoldedName(variant.key.utf8.span)) else { return nil }
      if case .variant(let same) = again, same.key == variant.key { break }
      found = again
    }
    self = found
  }

  var equipment: Equipment? {
    switch self {
    case .row(let row): ExerciseTable.builtIn.identity(at: row)?.equipment
    case .variant(let variant): variant.equipment
    }
  }

  fileprivate var category: ExerciseCategory? {
    switch self {
    case .row(let row): ExerciseTable.builtIn.identity(at: row)?.category
    case .variant(let variant): variant.known.category
    }
  }
}

/// One way to read a name: a known exercise, and the changes that its other words say.
private struct NameReading {
  var row: Int
  /// As indices in `NameChange.all`, ascending.
  var changes: [Int]
  /// The words that name the known exercise.
  var core: FoldedName

  /// The most changes that a name can have. Four make no exercise that anybody does.
  private static let mostChanges = 3

  static func meaning(of name: FoldedName) -> NamedExercise? {
    if let row = rowWithoutChanges(name) { return .row(row) }
    guard AmbiguousNames.keys(for: name) == nil else { return nil }
    if let found = withChanges(name) ?? withAttachment(name) { return found }
    guard let rest = Manners.rest(of: name), let found = meaning(of: rest.name) else { return nil }
    return rest.isStrength && found.category?.isEasy != false ? nil : found
  }

  /// The exercise itself, also with the equipment that it uses anyway, and however it is done.
  private static func rowWithoutChanges(_ name: FoldedName) -> Int? {
    ExerciseTable.builtIn.names.find(name) ?? ExerciseTable.builtIn.rowBehindEquipment(name)
      ?? Manners.row(of: name)
  }

  private static func withChanges(_ name: FoldedName) -> NamedExercise? {
    guard name.wordRanges.starts.nonzeroBitCount > 1 else { return nil }
    let (isConnected, namesEquipment) = (name.hasConnection, name.namesEquipment)
    for most in 1...mostChanges {
      var best: (meaning: NamedExercise, rank: Int)?
      for reading in readings(of: name, atMost: most, from: 0, isConnected) {
        guard let meaning = reading.meaning(namesEquipment) else { continue }
        let rank = reading.rank(of: meaning, in: name)
        if best.map({ rank < $0.rank }) ?? true { best = (meaning, rank) }
      }
      if let best, case .row = best.meaning { return best.meaning }
      if most == 1, let row = rowOfReordered(name) { return .row(row) }
      if let best { return best.meaning }
    }
    return nil
  }

  /// `lunges walking`: the exercise that has these words in another order, unless several have.
  private static func rowOfReordered(_ name: FoldedName) -> Int? {
    let rows = Set(name.reordered.compactMap { ExerciseTable.builtIn.names.find($0) })
    return rows.count == 1 ? rows.first : nil
  }

  private static func readings(
    of name: FoldedName, atMost most: Int, from first: Int, _ isConnected: Bool
  ) -> [NameReading] {
    if let row = rowWithoutChanges(name) { return [NameReading(row: row, changes: [], core: name)] }
    guard most > 0, AmbiguousNames.keys(for: name) == nil else { return [] }
    var readings: [NameReading] = []
    for index in first..<max(first, NameChange.all.count) {
      let change = NameChange.all[index]
      guard let range = change.range(in: name, isConnected) else { continue }
      let rest = name.prefix(range.lowerBound).followed(by: name.dropFirst(range.upperBound))
      if range.lowerBound > 0, let row = rowOfEquipment(change, rest, isLast: range.upperBound == name.count) {
        readings.append(NameReading(row: row, changes: [], core: FoldedName("")))
      }
      for var reading in Self.readings(of: rest, atMost: most - 1, from: index + 1, isConnected)
      where !reading.changes.contains(where: { NameChange.all[$0].word == change.word }) {
        reading.changes.insert(index, at: 0)
        readings.append(reading)
      }
    }
    return readings
  }

  /// `chest press with band` is *band chest press*; `Abduktoren Kabel` is *Abduktoren am Kabel*.
  private static func rowOfEquipment(_ change: NameChange, _ rest: FoldedName, isLast: Bool) -> Int? {
    guard let equipment = change.equipment, change.isNamedLikeEquipment else { return nil }
    for word in equipment.words {
      if let row = ExerciseTable.builtIn.names.find(FoldedName(word).followed(by: rest)),
        ExerciseTable.builtIn.identity(at: row)?.equipment == equipment
      {
        return row
      }
    }
    guard isLast else { return nil }
    for word in equipment.words {
      let name = rest.followed(by: FoldedName(word))
      if let row = ExerciseTable.builtIn.names.find(name) ?? rowOfReordered(name),
        ExerciseTable.builtIn.identity(at: row)?.equipment == equipment
      {
        return row
      }
    }
    for phrase in change.phrases where phrase.isAtEnd {
      if let row = ExerciseTable.builtIn.names.find(rest.followed(by: FoldedName(phrase.words))) { return row }
    }
    return nil
  }

  /// What the reading means: the table may have the exercise with some of its changes, or with all.
  private func meaning(_ namesEquipment: Bool) -> NamedExercise? {
    let table = ExerciseTable.builtIn
    guard var known = table.identity(at: self.row) else { return nil }
    var (row, rest) = (self.row, changes.map { NameChange.all[$0] })
    var index = 0
    while index < rest.count {
      if known.has(rest[index]) {
        rest.remove(at: index)
        index = 0
      } else if let (found, identity) = table.row(of: known, with: rest[index], core, namesEquipment) {
        (row, known) = (found, identity)
        rest.remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    if rest.isEmpty { return .row(row) }
    return NameVariant(row, known, rest).map { .variant($0) }
  }

  /// Lower is likelier: an exercise of the table, then one with fewer changes, then one whose change comes first.
  private func rank(of meaning: NamedExercise, in name: FoldedName) -> Int {
    guard case .variant(let variant) = meaning else { return 0 }
    let isFirst = changes.count == 1 && NameChange.all[changes[0]].isFirst(in: name)
    return variant.changes.count * 2 + (isFirst ? 0 : 1)
  }

  /// `triceps pushdown with rope`: a handle makes no other exercise, unless the table has one with a rope.
  private static func withAttachment(_ name: FoldedName) -> NamedExercise? {
    for attachment in Manners.attachments {
      let length = attachment.words.utf8CodeUnitCount
      let rest: FoldedName
      if name.ends(with: attachment.words), name.count > length, name.startsWord(at: name.count - length) {
        rest = name.prefix(name.count - length)
      } else if name.starts(with: attachment.words), name.startsWord(at: length) {
        rest = name.dropFirst(length)
      } else {
        continue
      }
      guard let meaning = Self.meaning(of: rest) else { continue }
      if attachment.isRope, case .row(let row) = meaning, let named = ExerciseTable.builtIn.rowWithRope(row) {
        return .row(named)
      }
      if meaning.equipment == .cable { return meaning }
    }
    return nil
  }
}

extension ExerciseIdentity {
  /// Whether a change says what the exercise is anyway: a held one is held.
  fileprivate func has(_ change: NameChange) -> Bool {
    change.word == "hold" && measure == .time || change.isNamedLikeEquipment && change.equipment == equipment
      || change.isPosture && key.split(separator: "-").contains { $0 == change.keyWord }
  }
}

extension ExerciseTable {
  /// The row that the table has for an exercise with one more change: `kettlebell bent-over row` is its *kettlebell
  /// row*.
  fileprivate func row(
    of known: ExerciseIdentity, with change: NameChange, _ core: FoldedName, _ namesEquipment: Bool
  ) -> (Int, ExerciseIdentity)? {
    for (key, isWhole) in keys(of: known, with: change) {
      guard let row = names.find(FoldedName(key.utf8.span)), let found = identity(at: row) else { continue }
      if change.equipment == .barbell, core.saysOneSide(lackedBy: found.key) { continue }
      if change.equipment != nil, !isWhole, core.namesEquipment { continue }
      let isSame = isWhole ? change.equipment != nil || !namesEquipment : false
      if isSame || change.keepsAnyEquipment || found.equipment == change.equipment ?? known.equipment {
        return (row, found)
      }
    }
    return nil
  }

  /// The keys that it may have, and whether they have all words of the known one.
  private func keys(of known: ExerciseIdentity, with change: NameChange) -> [(String, Bool)] {
    let (word, plain) = (change.keyWord, known.keyWithoutEquipment)
    if change.isLast { return [(known.key + "-" + word, true), ("isometric-" + known.key, true)] }
    var keys = [(word + "-" + known.key, true), (word + "-" + plain, plain == known.key)]
    if let other = known.key(with: change) { keys.append((other, false)) }
    if change.word == "smith machine" { keys.append(("smith-" + plain, false)) }
    if change.word == "machine" { keys.append((plain + "-machine", false)) }
    if change.equipment == nil, plain != known.key {
      keys.append((known.equipment.rawValue + "-" + word + "-" + plain, true))
    }
    return keys
  }

  fileprivate func rowWithRope(_ row: Int) -> Int? {
    guard let known = identity(at: row) else { return nil }
    for word in ["rope-", "cable-"] {
      for key in [known.key, known.keyWithoutEquipment] {
        let row = names.find(FoldedName((word + key).utf8.span))
        if let row, identity(at: row)?.equipment == .cable { return row }
      }
    }
    return nil
  }
}

extension NameChange {
  /// Whether it is said with the word for the equipment: a Smith machine is a machine of its own.
  fileprivate var isNamedLikeEquipment: Bool { equipment.map { $0.rawValue.hasPrefix(keyWord) } ?? false }

  /// Whether the table may have the changed exercise with other equipment: a *weighted sit-up* takes a plate.
  fileprivate var keepsAnyEquipment: Bool {
    ["weighted", "assisted", "suspension", "swiss ball", "BOSU", "plate", "bodyweight"].contains(word)
  }

  /// Where a name says it. Words that say how others belong together leave only the beginning and the end.
  fileprivate func range(in name: FoldedName, _ isConnected: Bool) -> Range<Int>? {
    for phrase in phrases {
      let length = phrase.words.utf8CodeUnitCount
      guard length < name.count else { continue }
      if !phrase.isAtEnd {
        for word in name.wordRanges where word.lowerBound == 0 || !isConnected {
          let end = word.lowerBound + length
          if name.has(phrase.words, at: word.lowerBound), end == name.count || name.startsWord(at: end) {
            return word.lowerBound..<end
          }
        }
      }
      let start = name.count - length
      if name.startsWord(at: start), name.has(phrase.words, at: start) { return start..<name.count }
    }
    return nil
  }

  fileprivate func isFirst(in name: FoldedName) -> Bool {
    phrases.contains { phrase in
      !phrase.isAtEnd && name.starts(with: phrase.words) && name.startsWord(at: phrase.words.utf8CodeUnitCount)
    }
  }
}

extension FoldedName {
  /// Whether it has these letters at an index.
  fileprivate func has(_ word: StaticString, at start: Int) -> Bool {
    guard start + word.utf8CodeUnitCount <= count else { return false }
    return word.withUTF8Buffer { letters in
      for index in letters.indices where letters[index] != self[start + index] { return false }
      return true
    }
  }

  /// Whether a word of it is a kind of equipment, such as *barbell*.
  fileprivate var namesEquipment: Bool {
    NameChange.all.contains { change in
      change.isPlainEquipment
        && change.phrases.contains { phrase in wordRanges.contains { has(phrase.words, at: $0.lowerBound) } }
    }
  }

  /// Whether it begins with *single-arm* or *single-leg*, which the key of another exercise does not say.
  fileprivate func saysOneSide(lackedBy key: String) -> Bool {
    let arm: [StaticString] = ["singlearm", "onearm", "einarmige"]
    let leg: [StaticString] = ["singleleg", "oneleg", "einbeinige"]
    return arm.contains { starts(with: $0) } && !key.utf8Contains("-arm")
      || leg.contains { starts(with: $0) } && !key.utf8Contains("-leg")
  }
}

extension String {
  fileprivate func utf8Contains(_ word: String) -> Bool {
    let (letters, sought) = (Array(utf8), Array(word.utf8))
    guard sought.count <= letters.count else { return false }
    return (0...(letters.count - sought.count)).contains { letters[$0...].starts(with: sought) }
  }
}
