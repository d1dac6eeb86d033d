/// A load before its reps, and two lifts with a slash: `squat 60kgx5, 70kgx5`, `bench press / row 3x10`.

import SessionModel

extension OtherWords {
  static let loadedSets = [loadsTimesReps, slashedLifts, shareOfIncline]

  /// `squat 60kgx5, 70kgx5, 80kgx3`
  private static let loadsTimesReps = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd else { return nil }
    var (place, sets) = (first, [String]())
    while phrase.kind(place) == .number, let set = phrase.loadTimesReps(place) {
      sets.append(set)
      place += 2
      guard [.comma, .slash].contains(phrase.kind(place)) else { break }
      place += 1
    }
    guard !sets.isEmpty, phrase.isAtEndOfSets(place) else { return nil }
    return phrase.meaning(first, place, sets.joined(separator: ", ")).covering(phrase)
  }

  /// `bench press / row 3x10`, `bench press 3x10 / row 3x10`
  private static let slashedLifts = OtherWords { phrase in
    guard !phrase.isHead, phrase.around == nil || phrase.around?.isGroup == false,
      let slash = phrase.tokens.firstIndex(where: { $0.kind == .slash }), slash > 0,
      let second = phrase.setsOfLift(slash + 1, phrase.count), !phrase.namesOneLift(slash, second.from),
      let one = lift(named: phrase.written(0, phrase.firstSets(0, slash))),
      let two = lift(named: phrase.written(slash + 1, second.from))
    else { return nil }
    let first = phrase.setsOfLift(0, slash)
    guard first?.count ?? second.count == second.count, first != nil || phrase.firstSets(0, slash) == slash else {
      return nil
    }
    // A rest after both is that of the rounds.
    let rest = phrase.tokens[second.from...].firstIndex { $0.keyword == .rest } ?? phrase.count
    let behind = rest < phrase.count ? " " + phrase.written(rest, phrase.count) : ""
    let each = phrase.written(second.from + 2, rest)
    let round = "\(one) \(first.map { phrase.written($0.from + 2, slash) } ?? each); \(two) \(each)"
    let whole = phrase.written(second.from, phrase.count)
    let either = "\(one) \(first.map { phrase.written($0.from, slash) } ?? whole); \(two) \(whole)"
    var meant = phrase.meanings(
      0, phrase.count, ("superset x\(second.count)\(behind) < \(round) >", .bothInTurn),
      ("choose < \(either) >", .oneOfBoth)
    ).covering(phrase)
    if first == nil { meant.hints.append(.writeFor("\(one) or \(two)", meaning: .levels)) }
    return meant
  }

  /// Its name as it was written; a `row` beside another lift is none on the machine. Nil if nobody knows it.
  private static func lift(named name: String) -> String? {
    guard let entry = ExerciseLibrary.builtIn.find(name) else { return nil }
    guard entry.equipment == .rower, let bar = ExerciseLibrary.builtIn.entry(for: "barbell-row") else { return name }
    return name.lowercased().hasPrefix("ruder") ? bar.german : bar.english.lowercased()
  }

  /// `treadmill walk 20min 12% incline`, `Laufband 20min 12% Steigung`
  private static let shareOfIncline = OtherWords { phrase in
    guard !phrase.isHead,
      let word = phrase.places.first(where: {
        $0 > 1 && (phrase[$0].keyword == .incline || phrase.isWord($0, "steigung", "grade", "gradient"))
      }), phrase[word - 1].unit == .percent, phrase.isAtEndOfSets(word + 1)
    else { return nil }
    let isRange = [.minus, .dash].contains(phrase.kind(word - 2)) && phrase.kind(word - 3) == .number
    let number = isRange ? word - 3 : word - 1
    let isJoined = phrase.kind(number - 1) == .at || phrase.kind(number - 1) == .comma
    let from = isJoined || phrase.isWord(number - 1, "at", "with", "bei", "mit") ? number - 1 : number
    guard from > 0 else { return nil }
    let space = phrase.kind(from) == .comma ? " " : ""
    return phrase.meaning(from, word + 1, "\(space)incline \(phrase.joined(number, word))").covering(phrase)
  }
}

extension Phrase {
  /// Where the first number is between two places; the second one if there is none.
  fileprivate func firstSets(_ from: Int, _ to: Int) -> Int { (from..<to).first { kind($0) == .number } ?? to }

  /// Where `3x10` begins behind a name between two places, and how many sets these are; nil if there is more than one.
  fileprivate func setsOfLift(_ from: Int, _ to: Int) -> (from: Int, count: Int)? {
    let sets = firstSets(from, to)
    guard sets > from, sets + 2 < to, (from..<sets).allSatisfy({ kind($0) == .word }), let count = whole(sets),
      kind(sets + 1) == .times, kind(sets + 2) == .number,
      (sets..<to).allSatisfy({ kind($0) != .comma && kind($0) != .slash })
    else { return nil }
    return (sets, count)
  }

  /// `Squat / Kniebeuge`: one lift in two languages.
  fileprivate func namesOneLift(_ slash: Int, _ end: Int) -> Bool {
    let names = [written(0, firstSets(0, slash)), written(slash + 1, end)]
    let keys = names.compactMap { ExerciseLibrary.builtIn.find($0)?.key }
    return keys.count == 2 && keys[0] == keys[1]
  }

  /// `5 @ 60kg` for the `60kgx5` that begins here.
  fileprivate func loadTimesReps(_ index: Int) -> String? {
    guard self[index].unit == .none, touches(index + 1), kind(index + 1) == .word else { return nil }
    let parts = text(index + 1).split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let reps = Int(parts[1]), reps > 0,
      let unit = ["kg": "kg", "lb": "lb", "lbs": "lb"][parts[0]]
    else { return nil }
    return "\(reps) @ \(text(index))\(unit)"
  }
}
