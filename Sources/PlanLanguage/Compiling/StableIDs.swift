/// Numbers the blocks of a session whose shape follows its sets: each by the item that it comes from, so that it keeps
/// its number when others come in or are left out.

import SessionModel

struct StableIDs {
  /// What a block is. Blocks of different kinds are numbered independently: a set more or less does not move the rests.
  enum Kind: Int {
    case group, work, warmup, drop, rest, other
  }

  /// The place of the item in the plan; -1 outside of all items.
  var item = -1
  private var taken: [Int: Int] = [:]

  /// The blocks that the athlete adds are numbered from here on.
  static let firstAdded = 1 << 30
  private static let kindsOfItem = 10
  /// More blocks of one kind than any item has.
  private static let blocksOfKind = 10_000

  mutating func next(_ kind: Kind) -> Int {
    let base = ((item + 1) &* Self.kindsOfItem &+ kind.rawValue) &* Self.blocksOfKind
    taken[base, default: 0] += 1
    return base &+ taken[base, default: 0]
  }
}

extension StableIDs.Kind {
  static func of(_ step: Step) -> StableIDs.Kind {
    switch step {
    case .work(let work): of(work.role)
    case .rest: .rest
    case .countdown, .breath, .sit: .other
    }
  }

  static func of(_ role: Role) -> StableIDs.Kind {
    switch role {
    case .work: .work
    case .warmup: .warmup
    case .drop: .drop
    }
  }
}

extension Plan {
  /// Whether sets that are done may change which blocks a session has.
  var isShapedBySets: Bool {
    rulesVersion >= .eleventh && (shapeReadsSets || hasSetRules)
  }
}
