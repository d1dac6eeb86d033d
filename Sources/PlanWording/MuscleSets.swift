/// How many sets each muscle gets in a session: a set counts fully for the main muscles and half for the helping ones.
/// Endurance is not counted, because its intervals are not sets.

import PlanLanguage
import SessionModel

package struct MuscleSets {
  /// In halves of a set, the most first.
  package private(set) var halves: [(muscle: Muscle, count: Int)] = []

  package init(_ works: [Work], in library: ExerciseLibrary = .builtIn) {
    var counts: [Muscle: Int] = [:]
    var entries: [String: ExerciseEntry?] = [:]
    for work in works where work.role != .warmup {
      let key = work.exercise.key
      if entries[key] == nil { entries[key] = .some(library.entry(for: key)) }
      guard case .some(.some(let entry)) = entries[key], !entry.isEndurance else { continue }
      for muscle in entry.primary { counts[muscle, default: 0] += 2 }
      for muscle in entry.secondary { counts[muscle, default: 0] += 1 }
    }
    halves = Muscle.allCases.compactMap { muscle in counts[muscle].map { (muscle, $0) } }
    halves.sort { $0.count > $1.count }
  }

  /// `chest 6, triceps 4.5`; the six with the most.
  package func text(_ language: Language) -> String {
    let formatter = UnitFormatter(language: language)
    return halves.prefix(6).map { "\($0.muscle.said(in: language)) \(formatter.decimal(WideInt($0.count), per: 2))" }
      .joined(separator: ", ")
  }
}
