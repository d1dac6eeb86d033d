/// What our exercises are in FIT: which exercise of its profile, and which sport.

import SessionModel

package struct FITNames: Sendable {
  private var exercises: [String: FITExercise] = [:]
  private var sports: [String: FITSport] = [:]

  /// `key` gives the key that our library has for English words, nil if it does not know them.
  package init(key: (String) -> String?) {
    // The shortest name is the plainest one, and an exercise itself comes before its category.
    let names = FITExercise.names.sorted {
      ($0.key.name == nil ? 1 : 0, $0.value.utf8.count, $0.value) < (
        $1.key.name == nil ? 1 : 0, $1.value.utf8.count, $1.value
      )
    }
    for (exercise, words) in names {
      if let key = key(words), exercises[key] == nil { exercises[key] = exercise }
    }
    for sport in FITSport.all {
      if let words = FITSport.name(sport.sport, sport.subSport), let key = key(words), sports[key] == nil {
        sports[key] = sport
      }
    }
  }

  func exercise(of key: String) -> FITExercise? { exercises[key] }

  /// Of an exercise over distances.
  func sport(of key: String) -> FITSport { sports[key] ?? FITSport(sport: 0, subSport: 0) }

  /// Of a session of sets.
  func sport(of kind: Session.Kind) -> FITSport {
    switch kind {
    case .workout: FITSport(sport: 10, subSport: 20)
    case .breathing: FITSport(sport: 10, subSport: 62)
    case .meditation: FITSport(sport: 10, subSport: 0)
    }
  }
}
