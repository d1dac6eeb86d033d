/// What is wrong with the text after `done`, in English.

import PlanWording

extension PerformanceMistake: Worded {
  var english: String {
    switch self {
    case .notUnderstood(let word): "“\(word)” does not say what was done"
    case .loadWithoutUnit(let number):
      "\(number) what? Write @ \(number)kg" + (isRPE(number) ? " or @ rpe \(number)" : "")
    case .severalSets(let reps, let said, let unit):
      "\(said)? If the second number is the load, write \(said)\(unit.rawValue); done ends one set at a time: done \(reps)"
    case .implausible(let number): "“\(number)” cannot be right"
    case .effortOutside(let said, let isRIR):
      "“\(said)” cannot be right: " + (isRIR ? "rir goes from 0 to 9" : "rpe goes from 1 to 10")
    }
  }
}
