/// Quantities that nobody means: they show that a line was misread, so that its words had better stay a note.

import SessionModel

extension ExerciseReading {
  /// Whether its reps are none of a rower: `5 row` of a complex.
  var isRowOfWeights: Bool {
    guard let entry = name.entry, entry.equipment == .rower, entry.measure == .distance, !runs.isEmpty else {
      return false
    }
    return intensities.isEmpty && commonCount == 1 && runs[0].amount.kind == .reps
      && (Int(runs[0].amount.text) ?? 99) <= 20
  }

  /// Whether it is one distance, which may be a number of reps: `50 rows`.
  var isOfGuessedLength: Bool { commonCount == 1 && runs[0].amount.kind == .length }

  /// `row 3x8 60kg`: some sets of a few reps, or one with a load, are a lift, and not the rowing machine.
  var isLiftedRow: Bool {
    guard name.entry?.equipment == .rower, let run = runs.first, run.amount.kind == .reps,
      (Int(run.amount.text.prefix { $0.isNumber }) ?? 100) < 100
    else { return false }
    return runs.count > 1 || run.count > 1 || hasLoad
  }

  /// `Rudern` above `50kg x 12`: the name is that of the machine, and the sets are those of a bar.
  func isLiftedRow(of above: ScribbledName) -> Bool {
    above.entry?.equipment == .rower && ["barbell-row", "dumbbell-row", "bent-over-row"].contains(name.entry?.key)
  }

  /// Whether most of a long line is left over, so that nothing of it is sure: a whole session in one sentence.
  var isMostlyUnread: Bool {
    let tokens = remarks.flatMap { ScribbleLexer.tokens(of: Array($0.unicodeScalars)) }
    return tokens.count > 30 && tokens.count(where: { $0.number != nil || $0.isClock }) > 6
  }

  /// Whether it has two implements, as dumbbells are.
  var isOfTwo: Bool { allIntensities.contains { $0.hasPrefix("2x") } }

  private var hasLoad: Bool { allIntensities.contains { $0.hasSuffix("kg") || $0.hasSuffix("lb") || $0 == "ask" } }

  /// Whether its amounts fit its exercise: nobody presses for 3 km, and nobody swims 12 reps.
  var isPlausible: Bool {
    // `4x4s on the wall` is four sets of four.
    if runs.contains(where: { $0.amount.isMost }) { return false }
    guard let entry = name.entry else {
      return runs.allSatisfy { $0.amount.kind != .time || !["1s", "2s", "3s", "4s"].contains($0.amount.text) }
    }
    // The 2 of `Vo2` is no rep.
    let kinds = runs.map { $0.amount.kind }
    if entry.measure == .distance, kinds.contains(.reps), kinds.contains(.time) { return false }
    // `Cool down: 2 easy laps`
    if ["general-warm-up", "cool-down"].contains(entry.key), runs.contains(where: { $0.amount.kind == .reps }) {
      return false
    }
    // `bouldering 4x4s` is four times four problems.
    if ["climbing", "boulder-circuit", "limit-bouldering", "board-climbing"].contains(entry.key),
      runs.contains(where: { ["1s", "2s", "3s", "4s"].contains($0.amount.text) })
    {
      return false
    }
    // Nobody rows a way with a load.
    if [.rower, .swim, .ski].contains(entry.equipment), hasLoad, runs.contains(where: { $0.amount.kind == .length }) {
      return false
    }
    return runs.allSatisfy { run in
      switch run.amount.kind {
      // `run 5` without a unit may be anything.
      case .reps where ["run", "walk", "jog"].contains(entry.key) && run.count == 1: false
      case .length: entry.measure != .reps || !run.amount.text.hasSuffix("km") && !run.amount.text.hasSuffix("mi")
      case .reps: entry.equipment != .swim || entry.measure != .distance
      case .time, .energy, .max: true
      }
    }
  }
}
