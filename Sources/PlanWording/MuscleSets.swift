/// How many sets each muscle gets in a session: a set counts fully for the main muscles and half for the helping ones.
/// Endurance is not counted, because its intervals are not sets, and neither are stretches and poses. Short holds, such
/// as hangs of seven seconds, are sets together. An unknown variation of an exercise trains its muscles.

import PlanLanguage
import SessionModel

package struct MuscleSets {
  /// In halves of a set, the most first.
  package private(set) var halves: [(muscle: Muscle, count: Int)] = []
  /// Whether short holds count as fewer sets than they are.
  package private(set) var joinsHolds = false

  package init(_ works: [Work], in library: ExerciseLibrary = .builtIn) {
    var counts: [Muscle: Int] = [:]
    var entries: [String: ExerciseEntry?] = [:]
    var held: [String: (length: WideInt, sets: Int)] = [:]
    func add(_ sets: Int, of entry: ExerciseEntry) {
      for muscle in entry.primary { counts[muscle, default: 0] += 2 * sets }
      for muscle in entry.secondary { counts[muscle, default: 0] += sets }
    }
    for work in works where work.role != .warmup {
      let key = work.exercise.key
      if entries[key] == nil {
        entries[key] = .some(library.entry(for: key) ?? library.baseExercise(of: work.exercise.name))
      }
      guard case .some(.some(let entry)) = entries[key], !entry.isEndurance, entry.category != .mobility else {
        continue
      }
      if let length = work.lengthOfShortHold {
        held[key, default: (0, 0)].length += length
        held[key, default: (0, 0)].sets += 1
      } else {
        add(1, of: entry)
      }
    }
    for (key, holds) in held {
      guard case .some(.some(let entry)) = entries[key] else { continue }
      let sets = Int(clamping: max(1, (holds.length + Self.hold / 2) / Self.hold))
      if sets < holds.sets { joinsHolds = true }
      add(sets, of: entry)
    }
    halves = Muscle.allCases.compactMap { muscle in counts[muscle].map { (muscle, $0) } }
    halves.sort { $0.count > $1.count }
  }

  /// How long short holds are together that count as a set, in milliseconds.
  private static let hold: WideInt = 30_000

  /// `chest 6, triceps 4.5`; the six with the most.
  package func text(_ language: Language) -> String {
    let formatter = UnitFormatter(language: language)
    return halves.prefix(6).map { "\($0.muscle.said(in: language)) \(formatter.decimal(WideInt($0.count), per: 2))" }
      .joined(separator: ", ")
  }
}

extension Work {
  /// In milliseconds; nil for anything else.
  fileprivate var lengthOfShortHold: WideInt? {
    guard case .time(let amount) = target else { return nil }
    let length = amount.max ?? amount.min
    return (1..<15_000).contains(length) ? length : nil
  }
}
