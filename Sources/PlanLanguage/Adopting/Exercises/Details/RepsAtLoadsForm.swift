/// `5 at 70, 5 at 80 kg`, `5 mit 60, 5 mit 70 und 3 mit 80 kg`: reps and loads in words; the last load says the unit.

extension DetailForm {
  static let repsAtLoads = DetailForm { cursor, context in
    guard context.measure == .reps || context.measure == nil, context.takesLoads, cursor[-1]?.text != "x" else {
      return nil
    }
    var sets: [LoadedReps] = []
    var end = cursor.index
    while let set = cursor.acceptRepsAtLoad() {
      sets.append(set)
      end = cursor.index
      let isBehindComma = cursor.accept(sign: ",") || cursor.accept(sign: ";")
      guard cursor.accept("and", "und", "then", "dann") || isBehindComma else { break }
    }
    cursor.index = end
    // Without a unit, small numbers are efforts.
    guard sets.count > 1, sets.contains(where: { $0.isInWords }), cursor.endsPart,
      let unit = sets.last?.unit ?? (sets.allSatisfy { $0.load.thousandths >= 20_000 } ? context.bareLoads : nil)
    else { return nil }
    let runs = sets.map {
      SetRun(
        amount: ScribbleAmount(kind: .reps, text: "\($0.reps)"), intensity: $0.load.text + ($0.unit ?? unit).rawValue)
    }
    return DetailReading(.sets(runs), isGuess: true)
  }
}

/// `5 at 70`
private struct LoadedReps {
  var reps: Int
  var load: ScribbleNumber
  var unit: ScribbleUnit?
  /// Whether it has a word where others write `@`.
  var isInWords: Bool
}

extension TokenCursor {
  fileprivate mutating func acceptRepsAtLoad() -> LoadedReps? {
    guard let reps = acceptWhole(), (1...30).contains(reps) else { return nil }
    _ = acceptUnit { $0 == .reps }
    let isInWords = accept("at", "mit", "bei", "with")
    guard isInWords || accept(sign: "@"), let load = acceptNumber(), load.thousandths > 0 else { return nil }
    let unit = acceptUnit { $0.isMass || $0 == .percent }
    return LoadedReps(reps: reps, load: load, unit: unit, isInWords: isInWords)
  }
}
