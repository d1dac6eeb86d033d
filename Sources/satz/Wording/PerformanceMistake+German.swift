/// What is wrong with the text after `done`, in German.

extension PerformanceMistake {
  var german: String {
    switch self {
    case .notUnderstood(let word): "„\(word)“ sagt nicht, was geschafft ist"
    case .loadWithoutUnit(let number):
      "\(number) was? Schreib @ \(number)kg" + (isRPE(number) ? " oder @ rpe \(number)" : "")
    case .severalSets(let reps, let said, let unit):
      "\(said)? Ist die zweite Zahl die Last, schreib \(said)\(unit.rawValue); done beendet immer nur einen Satz: done \(reps)"
    case .implausible(let number): "„\(number)“ kann nicht stimmen"
    case .effortOutside(let said, let isRIR):
      "„\(said)“ kann nicht stimmen: " + (isRIR ? "rir geht von 0 bis 9" : "rpe geht von 1 bis 10")
    }
  }
}
