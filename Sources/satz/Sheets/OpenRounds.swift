/// Groups whose rounds nobody can count beforehand: sums of a plan have one of them.

import SessionModel

extension Block {
  /// Whether nobody knows how often something in it is done: an AMRAP, a ladder without an end.
  var hasOpenRounds: Bool {
    guard case .group(let group) = content else { return false }
    switch group.form {
    case .window: return group.blocks.contains { $0.hasWork }
    case .ladder(_, step: .some): return true
    case .intervals where group.isDeathBy: return false
    case .exercise, .sequence, .rounds, .intervals, .forTime, .ladder, .choice, .freeOrder:
      return group.blocks.contains { $0.hasOpenRounds }
    }
  }

  private var hasWork: Bool {
    switch content {
    case .step(.work): true
    case .step: false
    case .group(let group): group.blocks.contains { $0.hasWork }
    }
  }
}
