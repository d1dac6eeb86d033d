/// How long a session took that is entered with `log add`: what its text says of its sets and of its rests.

import PlanLanguage
import SessionModel

extension DoneAsSaid {
  /// Nil where that is a guess: without a written rest, nobody knows how long it was between sets of reps or holds. Stretches
  /// without one follow each other. Sets get the times that follow from it.
  mutating func timeAsSaid(_ session: Session, _ library: ExerciseLibrary) -> Milliseconds? {
    let unknown = sets.contains { set in
      if case .distance = set.work.target { set.performance.time == nil } else { false }
    }
    if unknown || session.blocks.contains(where: { $0.hasUnsaidRest(library) }) { return nil }
    let areMeasured = sets.allSatisfy { $0.performance.time != nil && $0.performance.reps == nil }
    guard !sets.isEmpty, areMeasured || session.blocks.contains(where: \.hasRest) else { return nil }
    var (at, before) = (Milliseconds.zero, Instant(milliseconds: 0))
    for index in sets.indices {
      let set = sets[index]
      at = at + max(.zero, set.began - before)
      before = set.ended
      sets[index].began = Instant(milliseconds: at.count)
      at = at + (set.performance.time ?? set.ended - set.began)
      sets[index].ended = Instant(milliseconds: at.count)
    }
    return at
  }
}

extension Block {
  /// Whether a rest of it is as long as the text says.
  fileprivate var hasRest: Bool {
    switch content {
    case .step(.rest(let rest)): rest.length != nil
    case .step(.work), .step(.countdown), .step(.breath), .step(.sit): false
    case .group(let group): group.blocks.contains(where: \.hasRest)
    }
  }

  /// Whether sets of one exercise follow each other with a rest of which nothing is said; those of a run have none.
  fileprivate func hasUnsaidRest(_ library: ExerciseLibrary) -> Bool {
    guard case .group(let group) = content else { return false }
    guard group.form == .exercise else { return group.blocks.contains { $0.hasUnsaidRest(library) } }
    var last: Work?
    for block in group.blocks {
      switch block.content {
      case .step(.rest(let rest)) where rest.length == nil && rest.recovery == nil: return true
      case .step(.rest), .step(.countdown): last = nil
      case .step(.work(let work)):
        if let last, last.role != .drop, work.role != .drop, !last.isStretch(library) { return true }
        last = work
      case .group: if block.hasUnsaidRest(library) { return true }
      case .step(.breath), .step(.sit): break
      }
    }
    return false
  }
}

extension Work {
  /// Whether it is run, ridden, rowed or swum for a distance or a time.
  fileprivate func isStretch(_ library: ExerciseLibrary) -> Bool {
    switch target {
    case .distance: true
    case .time: library.entry(for: exercise.key)?.isEndurance == true
    case .energy, .reps, .repsWithin, .distanceWithin, .energyWithin, .total, .cluster, .rung, .breaths, .open: false
    }
  }
}
