/// Which sets are asked for their load although the plan gives none: those that a later load of the exercise depends
/// on.

import SessionModel

extension Session {
  /// Leaves the loads of these exercises blank where the plan says nothing about them: `squat 1 @ rpe 8, 4x4 @ 80% of
  /// lifted(1)`.
  mutating func askForLoads(of exercises: Set<String>) {
    guard !exercises.isEmpty else { return }
    changeWorks { _, work in
      if work.role == .work, work.load == .unstated, exercises.contains(work.exercise.key) {
        work.load = .asked(suggestion: nil)
      }
    }
  }
}

extension Plan {
  /// Whether it depends on what was lifted before in the session.
  func readsLoads(_ intensity: Intensity?) -> Bool {
    switch intensity {
    case .mass(_, let low, let high, _), .share(let low, let high):
      readsLoads(low) || high.map { readsLoads($0) } == true
    case .shareAnd(let share, let plus): readsLoads(share) || readsLoads(plus)
    case .bodyweight(let plus, _): readsLoads(plus)
    case .byLevel(let first, let count):
      alternatives[Int(first)..<Int(first + count)].contains { readsLoads($0) }
    case .asked, .rpe, .rir, .pace, .power, .zone, .heartRate, .felt, .ramp, nil: false
    }
  }

  private func readsLoads(_ value: Value) -> Bool {
    guard case .computed(let id) = value.content else { return false }
    var seen: Set<LetID> = []
    var pending = [id]
    while let next = pending.popLast() {
      let node = expressions[Int(next.index)].node
      switch node {
      case .reference(.performed(.lifted)), .reference(.performed(.best)): return true
      case .named(let name): if seen.insert(name).inserted { pending.append(lets[Int(name.index)].value) }
      case .constant, .load, .reference, .negated, .binary, .function, .picked, .invalid: pending += node.operands
      }
    }
    return false
  }
}
