/// What is said about a number that is probably a slip of the finger.

import PlanWording

/// As it is asked about: at the prompt, or by a command that waits for the answer on the same line.
struct DoubtQuestion: Hashable, Sendable, Worded {
  var number: DoubtfulNumber
  var isOnOneLine = false

  var english: String {
    number.english + (number.isLogged ? ". Log it as it is? " : ". Is that meant? ")
      + (isOnOneLine ? "[y/N] " : "yes or no")
  }

  var german: String {
    number.german + (number.isLogged ? ". So eintragen? " : ". Ist das so gemeint? ")
      + (isOnOneLine ? "[j/N] " : "ja oder nein")
  }
}

extension DoubtfulNumber {
  /// Whether it is a result, and not what is still to come.
  fileprivate var isLogged: Bool {
    switch self {
    case .load, .reps, .speed, .sets: true
    case .rest, .longer: false
    }
  }
}

extension DoubtfulNumber: Worded {
  var english: String {
    switch self {
    case .load(let load, let exercise, let usual?): "\(load) for \(exercise), where \(usual) is usual"
    case .load(let load, let exercise, nil): "\(load) for \(exercise) is more than anybody has done"
    case .reps(let reps, let exercise, let usual?): "\(reps) reps of \(exercise), where \(usual) are usual"
    case .reps(let reps, let exercise, nil): "\(reps) reps of \(exercise) in a set are more than anybody does"
    case .speed(let way, let time, let exercise): "\(way) in \(time) for \(exercise) is faster than anybody has been"
    case .sets(let count): "\(count) sets in a session are more than anybody does"
    case .rest(let length): "\(length) of rest is longer than most sessions"
    case .longer(let length): "\(length) more is longer than most sessions"
    }
  }

  var german: String {
    switch self {
    case .load(let load, let exercise, let usual?): "\(load) bei \(exercise), wo \(usual) üblich sind"
    case .load(let load, let exercise, nil): "\(load) bei \(exercise) hat noch niemand geschafft"
    case .reps(let reps, let exercise, let usual?): "\(reps) Wiederholungen bei \(exercise), wo \(usual) üblich sind"
    case .reps(let reps, let exercise, nil): "\(reps) Wiederholungen bei \(exercise) in einem Satz macht niemand"
    case .speed(let way, let time, let exercise): "\(way) in \(time) bei \(exercise) hat noch niemand geschafft"
    case .sets(let count): "\(count) Sätze in einer Session macht niemand"
    case .rest(let length): "\(length) Pause: So lange dauert kaum eine Session"
    case .longer(let length): "\(length) länger: So lange dauert kaum eine Session"
    }
  }
}
