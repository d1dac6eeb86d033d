/// What was planned of a session and not done: sets that were skipped or never begun. How far one got against a clock is its
/// score, but what was skipped there was left out, too.

import SessionModel

/// How many of the sets of an exercise were left out.
struct SetsLeftOut: Hashable {
  var exercise: Exercise
  var sets: Int
  /// Of how many; nil if none of them was done.
  var planned: Int?
}

extension Engine {
  /// In the order of the plan.
  var setsLeftOut: [SetsLeftOut] {
    let againstClock = Set(session.blocks.flatMap { $0.worksAgainstClock(isInside: false) })
    let toDo = session.blocks.reduce(into: Set<Int>()) { $0.formUnion($1.worksToDo) }
    let skipped = skippedSets.filter { againstClock.contains($0.occurrence.block) && $0.work.role == .work }
    var planned: [(exercise: Exercise, sets: Int, skipped: Int)] = []
    func count(_ exercise: Exercise, sets: Int, skipped: Int) {
      let place = planned.firstIndex { $0.exercise.key == exercise.key } ?? planned.count
      if place == planned.count { planned.append((exercise, 0, 0)) }
      planned[place].sets += sets
      planned[place].skipped += skipped
    }
    var seen: Set<Occurrence> = []
    for step in session.course() {
      guard case .work(let work) = step.step, toDo.contains(step.occurrence.block) else { continue }
      guard seen.insert(step.occurrence).inserted else { continue }
      count(work.exercise, sets: 1, skipped: 0)
    }
    for set in skipped { count(set.work.exercise, sets: 0, skipped: 1) }
    let order = session.exercises
    planned.sort { (order.firstIndex(of: $0.exercise) ?? .max) < (order.firstIndex(of: $1.exercise) ?? .max) }
    return planned.compactMap { exercise, sets, skipped in
      let done = log.filter { $0.work.exercise.key == exercise.key && $0.work.role == .work }
      let counted = Set(done.map(\.occurrence)).count { toDo.contains($0.block) }
      let left = max(0, sets - counted) + skipped
      guard left > 0 else { return nil }
      let held = done.count { againstClock.contains($0.occurrence.block) }
      return SetsLeftOut(
        exercise: exercise, sets: left, planned: done.isEmpty ? nil : max(sets, counted) + skipped + held)
    }
  }
}

extension Block {
  /// The works that count as sets of the plan: without warm-ups, drops, optional work, what a choice leaves open, and work
  /// against a clock. A total is done in as many sets as it takes.
  fileprivate var worksToDo: [Int] {
    switch content {
    case .step(.work(let work)):
      if case .total = work.target { return [] }
      return work.role == .work && work.isOptional != true ? [id] : []
    case .step(.rest), .step(.countdown), .step(.breath), .step(.sit): return []
    case .group(let group):
      switch group.form {
      case .exercise, .sequence, .rounds, .ladder, .freeOrder: return group.blocks.flatMap(\.worksToDo)
      case .choice, .intervals, .window, .forTime: return []
      }
    }
  }

  fileprivate func worksAgainstClock(isInside: Bool) -> [Int] {
    switch content {
    case .step(.work): return isInside ? [id] : []
    case .step(.rest), .step(.countdown), .step(.breath), .step(.sit): return []
    case .group(let group):
      let isClock =
        switch group.form {
        case .intervals, .window, .forTime: true
        case .exercise, .sequence, .rounds, .ladder, .freeOrder, .choice: false
        }
      return group.blocks.flatMap { $0.worksAgainstClock(isInside: isInside || isClock) }
    }
  }
}
