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

  /// `bench press / row 3x10`
  private static let slashedLifts = OtherWords { phrase in
    guard !phrase.isHead, phrase.around == nil || phrase.around?.isGroup == false,
      let slash = phrase.tokens.firstIndex(where: { $0.kind == .slash }), slash > 0,
      let sets = phrase.tokens[slash...].firstIndex(where: { $0.kind == .number }), sets > slash + 1,
      (0..<sets).allSatisfy({ $0 == slash || phrase.kind($0) == .word }), phrase.whole(sets) != nil,
      phrase.kind(sets + 1) == .times, phrase.kind(sets + 2) == .number,
      !phrase.tokens[sets...].contains(where: { $0.kind == .comma || $0.kind == .slash })
    else { return nil }
    let lifts = [phrase.written(0, slash), phrase.written(slash + 1, sets)].compactMap { lift(named: $0) }
    guard lifts.count == 2 else { return nil }
    // A rest after both is that of the rounds.
    let rest = phrase.tokens[sets...].firstIndex { $0.keyword == .rest } ?? phrase.count
    let each = phrase.written(sets + 2, rest)
    let round = lifts.map { "\($0) \(each)" }.joined(separator: "; ")
    let head = "superset x\(phrase.text(sets))\(rest < phrase.count ? " " : "")\(phrase.written(rest, phrase.count))"
    let one = lifts.map { "\($0) \(phrase.written(sets, phrase.count))" }.joined(separator: "; ")
    return phrase.meanings(
      0, phrase.count, ("\(head) < \(round) >", .bothInTurn), ("choose < \(one) >", .oneOfBoth)
    ).covering(phrase)
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
