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
      .name, .rest, .noRest, .timed, .setsOfAll, .then, .remark, .unread:
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
    let places = remarks.indices.filter { Feeling.words[remarks[$0].lowercased()] != nil }
    guard places.count == 1, let feeling = Feeling.words[remarks[places[0]].lowercased()],
      attribute(.rest) == nil || feeling == "hard" || feeling == "all out"
    else { return }
    intensities = [feeling]
    remarks.remove(at: places[0])
  }
}

private enum Feeling {
  /// What a plan calls it.
  static let words: [String: String] = [
    "easy": "easy", "ez": "easy", "locker": "easy", "easily": "easy", "steady": "steady", "hard": "hard",
    "hart": "hard", "all out": "all out", "all-out": "all out",
  ]
}
