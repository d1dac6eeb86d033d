/// `5 miles easy`, `2 km locker`, `4x30s all out`: how a run, a ride or a swim should feel, for which plans have words.

extension LineReading {
  /// The same, with the feeling as an intensity: only when the line is read, so that it does not change what is on it.
  var withFeeling: LineReading {
    switch self {
    case .exercise(let exercise): .exercise(exercise.withFeeling)
    case .turn(let items): .turn(items.map { $0.withFeeling })
    case .part(let title, let items): .part(title: title, items.map { $0.withFeeling })
    case .superset(let items): .superset(items.map { $0.withFeeling })
    case .workout, .heading, .week, .section, .group, .groupEnd, .more, .stillness, .turnOfRest, .columns, .sectionEnd,
      .name, .rest, .noRest, .trainingMax, .loads, .between, .timed, .setsOfAll, .then, .remark, .unread:
      self
    }
  }
}

extension ExerciseReading {
  fileprivate var withFeeling: ExerciseReading {
    var reading = self
    reading.settleFeeling()
    return reading
  }

  /// Makes the one remark that is such a word the intensity of all sets. Beside a rest, an easy part is the rest.
  private mutating func settleFeeling() {
    guard name.entry?.measure == .distance || name.entry?.isEndurance ?? false, hasAmount, intensities.isEmpty,
      attribute(.effort) == nil,
      runs.allSatisfy({ $0.intensity == nil })
    else { return }
    let places = remarks.indices.filter { Feeling.said(by: remarks[$0]) != nil }
    guard places.count == 1, let feeling = Feeling.said(by: remarks[places[0]]),
      attribute(.rest) == nil || feeling == "hard" || feeling == "all out"
    else { return }
    intensities = [feeling]
    remarks.remove(at: places[0])
  }
}

private enum Feeling {
  /// What a remark of such a word says, perhaps with that on which it is done: `locker aufs Rad`.
  static func said(by remark: String) -> String? {
    let parts = remark.lowercased().split(separator: " ").map { String($0) }
    guard let first = parts.first, parts.count <= 5 else { return nil }
    return words[remark.lowercased()] ?? (parts.dropFirst().allSatisfy { tools.contains($0) } ? words[first] : nil)
  }

  private static let tools: Set<String> = [
    "auf", "aufs", "dem", "der", "das", "rad", "on", "the", "bike", "ergo", "rolle", "laufband", "treadmill", "trainer",
    "rower", "erg", "fahrrad",
  ]

  /// What a plan calls it.
  static let words: [String: String] = [
    "easy": "easy", "ez": "easy", "e": "easy", "easily": "easy", "locker": "easy", "lockeres": "easy",
    "lockerer": "easy", "ruhig": "easy", "ruhiges": "easy", "ruhiger": "easy", "steady": "steady", "hard": "hard",
    "hart": "hard", "all out": "all out", "all-out": "all out",
  ]
}
