/// How many sets each muscle got: a set counts fully for the main muscles of an exercise and half for the helping ones.

import PlanLanguage
import TrainingStore

struct MuscleTally: Hashable {
  /// Halves of a set.
  private(set) var halves: [Muscle: Int] = [:]
  /// Sets of exercises that the library does not have: those that count as variations of one that it has, and those that
  /// count for no muscle.
  private(set) var (variedSets, unplacedSets) = (0, 0)

  /// The intervals of endurance are not sets, nor is a stretch or a pose.
  mutating func count(_ sets: Int, of exercise: String, in entries: LoggedEntries) {
    let base = entries.base(of: exercise)
    if base != nil { variedSets += sets }
    guard let entry = entries[exercise] ?? base else {
      unplacedSets += sets
      return
    }
    if entry.isEndurance || entry.category == .mobility || sets == 0 { return }
    for muscle in entry.primary { halves[muscle, default: 0] += 2 * sets }
    for muscle in entry.secondary { halves[muscle, default: 0] += sets }
  }

  mutating func add(_ other: MuscleTally) {
    halves.merge(other.halves, uniquingKeysWith: +)
    variedSets += other.variedSets
    unplacedSets += other.unplacedSets
  }

  /// The most first, and in the order of the body where they are equal.
  var sorted: [(muscle: Muscle, halves: Int)] {
    Muscle.allCases.compactMap { muscle in halves[muscle].map { (muscle, $0) } }.sorted { $0.halves > $1.halves }
  }
}

extension MuscleTally {
  init(_ days: some Sequence<ExerciseDay>, _ entries: LoggedEntries) {
    for day in days { count(day.sets, of: day.exercise, in: entries) }
  }
}
