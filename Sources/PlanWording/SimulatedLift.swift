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
}

extension SimulatedSession {
  /// In the order of the session; warm-ups and drops are left out.
  package var lifts: [SimulatedLift] {
    var lifts: [SimulatedLift] = []
    for set in log where set.work.role == .work {
      if let last = lifts.indices.last(where: {
        lifts[$0].exercise == set.work.exercise && lifts[$0].label == set.work.label
      }), set.work.set > 1 || lifts[last].works.last?.set == set.work.set {
        lifts[last].works.append(set.work)
        lifts[last].isMissed = lifts[last].isMissed || set.isShort
      } else {
        lifts.append(
          SimulatedLift(
            exercise: set.work.exercise, label: set.work.label, works: [set.work], isMissed: set.isShort,
            block: set.occurrence.block))
      }
    }
    return lifts
  }
}
