/// Pairs the sets of a session with those that another app has of it now: a set that is gone shifts all after it, and
/// changes none of them.

import SessionModel

/// What happened to a set, by its number on each side, counted from 0.
enum AlignedSet: Hashable {
  case same(Int, Int)
  case changed(Int, Int)
  case removed(Int)
  case added(Int)
}

enum AlignedSets {
  /// More pairs than this are not weighed against each other; the sets are then compared by their numbers.
  static let mostPairs = 4_000_000

  /// The cheapest way from one list to the other, in order. Sets of one exercise become each other rather than one of
  /// another exercise, and rather those that differ in less.
  static func align(_ old: [StoredSet], _ new: [StoredSet]) -> [AlignedSet] {
    let (old, new) = (old.map(\.compared), new.map(\.compared))
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count
    let (olds, news) = (old.count - prefix - suffix, new.count - prefix - suffix)
    let middle = steps(Array(old[prefix..<prefix + olds]), Array(new[prefix..<prefix + news]), from: prefix)
    let after = (0..<suffix).map { AlignedSet.same(prefix + olds + $0, prefix + news + $0) }
    return (0..<prefix).map { .same($0, $0) } + middle + after
  }

  private static func steps(_ old: [StoredSet], _ new: [StoredSet], from first: Int) -> [AlignedSet] {
    func step(_ a: Int, _ b: Int) -> AlignedSet {
      old[a] == new[b] ? .same(first + a, first + b) : .changed(first + a, first + b)
    }
    let both = min(old.count, new.count)
    let isSmall = old.count <= mostPairs / max(1, new.count)
    if both == 0 || !isSmall {
      return (0..<both).map { step($0, $0) } + (both..<old.count).map { .removed(first + $0) }
        + (both..<new.count).map { .added(first + $0) }
    }
    let costs = costs(old, new)
    var steps: [AlignedSet] = []
    var (a, b) = (0, 0)
    while a < old.count || b < new.count {
      if a < old.count, b < new.count, costs[a][b] == costs[a + 1][b + 1] + change(old[a], new[b]) {
        steps.append(step(a, b))
        (a, b) = (a + 1, b + 1)
      } else if a < old.count, costs[a][b] == costs[a + 1][b] + one {
        steps.append(.removed(first + a))
        a += 1
      } else {
        steps.append(.added(first + b))
        b += 1
      }
    }
    return steps
  }

  /// Of what is left of both lists from each pair on.
  private static func costs(_ old: [StoredSet], _ new: [StoredSet]) -> [[Int]] {
    var costs = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for a in old.indices.reversed() { costs[a][new.count] = costs[a + 1][new.count] + one }
    for b in new.indices.reversed() { costs[old.count][b] = costs[old.count][b + 1] + one }
    for a in old.indices.reversed() {
      for b in new.indices.reversed() {
        costs[a][b] = min(
          costs[a + 1][b + 1] + change(old[a], new[b]), costs[a + 1][b] + one, costs[a][b + 1] + one)
      }
    }
    return costs
  }

  /// What a set that is gone or new costs.
  private static let one = 10

  private static func change(_ old: StoredSet, _ new: StoredSet) -> Int {
    if old == new { return 0 }
    let differs = [
      old.reps != new.reps, old.load != new.load, old.ms != new.ms, old.mm != new.mm, old.role != new.role,
    ]
    return (old.exercise.key == new.exercise.key ? one : one + 4) + differs.count { $0 }
  }
}

extension StoredSet {
  /// Without what a set has only from those around it or from the time of its import.
  fileprivate var compared: StoredSet {
    var set = withoutUnits
    (set.set, set.of) = (0, 0)
    set.exercise = Exercise(key: exercise.key, name: exercise.key)
    return set
  }
}
