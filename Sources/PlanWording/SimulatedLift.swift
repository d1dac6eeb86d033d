/// What a simulated session asks for, lift by lift.

import PlanLanguage
import SessionModel

/// The sets of one exercise in a session.
package struct SimulatedLift {
  package var exercise: Exercise
  package var label: String?
  package var works: [Work]
  package var isMissed: Bool
  /// The block of its first set.
  package var block: Int
  /// The groups around it that are named, from the outside: warm-ups and cool-downs, AMRAPs and work for time.
  package var groups: [Block]
}

extension SimulatedSession {
  /// In the order of the session; warm-ups and drops are left out.
  package var lifts: [SimulatedLift] {
    var lifts: [SimulatedLift] = []
    var groups: [Int: [Block]] = [:]
    for block in compiled.session?.blocks ?? [] { block.add(around: [], to: &groups) }
    for set in log where set.work.role == .work {
      let around = groups[set.occurrence.block] ?? []
      if let last = lifts.indices.last(where: { index in
        lifts[index].exercise == set.work.exercise && lifts[index].label == set.work.label
          && lifts[index].groups.map { $0.id } == around.map { $0.id }
      }), set.work.set > 1 || lifts[last].works.last?.set == set.work.set {
        lifts[last].works.append(set.work)
        lifts[last].isMissed = lifts[last].isMissed || set.isShort
      } else {
        lifts.append(
          SimulatedLift(
            exercise: set.work.exercise, label: set.work.label, works: [set.work], isMissed: set.isShort,
            block: set.occurrence.block, groups: around))
      }
    }
    return lifts
  }
}

extension Block {
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
  /// Rounds are counted by their sets; how long an AMRAP is, nothing else says. The sets of a cool-down are not among
  /// those of the work.
  fileprivate var isNamedOnPaper: Bool {
    switch form {
    case .window, .forTime: true
    case .exercise, .sequence, .rounds, .intervals, .ladder, .choice, .freeOrder: part != nil
    }
  }
}
