/// What is said about a number that is probably a slip of the finger.

import PlanWording

/// As it is asked about: at the prompt, or by a command that waits for the answer on the same line.
struct DoubtQuestion: Hashable, Sendable, Worded {
  var number: DoubtfulNumber
  var isOnOneLine = false

  var english: String { "\(number.english). Log it as it is? " + (isOnOneLine ? "[y/N] " : "yes or no") }
  var german: String { "\(number.german). So eintragen? " + (isOnOneLine ? "[j/N] " : "ja oder nein") }
}

extension DoubtfulNumber: Worded {
  var english: String {
    switch self {
    case .load(let load, let exercise, let usual?): "\(load) for \(exercise), where \(usual) is usual"
    case .load(let load, let exercise, nil): "\(load) for \(exercise) is more than anybody has done"
    case .reps(let reps, let exercise, let usual?): "\(reps) reps of \(exercise), where \(usual) are usual"
    case .reps(let reps, let exercise, nil): "\(reps) reps of \(exercise) in a set are more than anybody does"
    case .sets(let count): "\(count) sets in a session are more than anybody does"
    }
  }

  var german: String {
    switch self {
    case .load(let load, let exercise, let usual?): "\(load) bei \(exercise), wo \(usual) üblich sind"
    case .load(let load, let exercise, nil): "\(load) bei \(exercise) hat noch niemand geschafft"
    case .reps(let reps, let exercise, let usual?): "\(reps) Wiederholungen bei \(exercise), wo \(usual) üblich sind"
    case .reps(let reps, let exercise, nil): "\(reps) Wiederholungen bei \(exercise) in einem Satz macht niemand"
    case .sets(let count): "\(count) Sätze in einer Session macht niemand"
    }
  }
}
