/// What a simulated session asks for, lift by lift.

import PlanLanguage
import SessionModel

/// The sets of one exercise in a session.
package struct SimulatedLift {
  package var exercise: Exercise
  package var label: String?
  package var works: [Work]
  /// The sets before them that are written with them: `warmup 5 @ 40%`.
  package var warmups: [Work] = []
  /// The lighter sets after them.
  package var drops: [Work] = []
  /// Whether it is an exercise of a `warmup < … >`.
  package var isWarmup = false
  package var isMissed: Bool
  /// The block of its first set.
  package var block: Int
  /// The groups around it that are named, from the outside: warm-ups and cool-downs, AMRAPs, ladders, work for time.
  package var groups: [Block]
}

extension SimulatedSession {
  /// In the order of the session, without the exercises of a `warmup < … >`.
  package var lifts: [SimulatedLift] { allLifts.filter { !$0.isWarmup } }

  /// In the order of the session.
  package var allLifts: [SimulatedLift] {
    var lifts: [SimulatedLift] = []
    var groups: [Int: [Block]] = [:]
    for block in compiled.session?.blocks ?? [] { block.add(around: [], to: &groups) }
    var warmups: [Work] = []
    for set in log {
      let around = groups[set.occurrence.block] ?? []
      let isOfWarmup = around.contains { $0.isWarmup }
      switch set.work.role {
      case .warmup where !isOfWarmup:
        if warmups.last?.exercise != set.work.exercise { warmups = [] }
        warmups.append(set.work)
      case .drop:
        if let last = lifts.lastIndex(where: { $0.exercise == set.work.exercise }) {
          lifts[last].drops.append(set.work)
        }
      case .work, .warmup:
        lifts.add(set, around: around, isWarmup: isOfWarmup)
        if let last = lifts.indices.last, warmups.first?.exercise == set.work.exercise {
          lifts[last].warmups += warmups
          warmups = []
        }
      }
    }
    return lifts
  }
}

extension [SimulatedLift] {
  fileprivate mutating func add(_ set: LoggedSet, around: [Block], isWarmup: Bool) {
    let same = indices.last { index in
      self[index].exercise == set.work.exercise && self[index].label == set.work.label
        && self[index].groups.map { $0.id } == around.map { $0.id }
    }
    if let same, set.work.set > 1 || self[same].works.last?.set == set.work.set {
      self[same].works.append(set.work)
      self[same].isMissed = self[same].isMissed || set.isShort
    } else {
      append(
        SimulatedLift(
          exercise: set.work.exercise, label: set.work.label, works: [set.work], isWarmup: isWarmup,
          isMissed: set.isShort, block: set.occurrence.block, groups: around))
    }
  }
}

extension Block {
  fileprivate var isWarmup: Bool { if case .group(let group) = content { group.part == .warmup } else { false } }

  /// What is around each of its steps, by their ids.
  fileprivate func add(around outer: [Block], to groups: inout [Int: [Block]]) {
    switch content {
    case .step: groups[id] = outer
    case .group(let group):
      let around = group.isNamedOnPaper ? outer + [self] : outer
      for block in group.blocks { block.add(around: around, to: &groups) }
    }
  }
}

extension Block.Group {
  /// Rounds are counted by their sets; how long an AMRAP is, and whether a ladder ends, nothing else says. The sets of a
  /// warm-up and a cool-down are not among those of the work.
  fileprivate var isNamedOnPaper: Bool {
    switch form {
    case .window, .forTime, .ladder: true
    case .exercise, .sequence, .rounds, .intervals, .choice, .freeOrder: part != nil
    }
  }
}
