/// How long people rest between sets where the plan says nothing, and how long a set takes at least: for estimates and
/// for the athlete of a rehearsal.

enum UsualRest {
  /// Nil if the sets follow each other at once: drops, and work by time or without a load by distance.
  static func between(_ last: Work, _ next: Work) -> Rest? {
    guard next.role != .drop, last.isLifted, next.isLifted else { return nil }
    return Rest(length: .seconds(last.role == .warmup ? 60 : 90))
  }

  /// Milliseconds of a heavy single, with all that the lifter does at the bar.
  static let leastOfHeavySet: WideInt = 20_000

  /// Who sets a send-off means the swimmer to make it: the swim takes at most 85 % of it.
  static func swum(of sendOff: Milliseconds) -> Milliseconds { Milliseconds(max(sendOff.count, 0) * 85 / 100) }
}

/// The usual rests and the heavy sets of a session, by the ids of the blocks of its sets.
struct UsualRests {
  private(set) var before: [Int: Milliseconds] = [:]
  private(set) var heavy: Set<Int> = []

  init(_ blocks: [Block]) { add(blocks, isInComplex: false) }

  private mutating func add(_ blocks: [Block], isInComplex: Bool) {
    for block in blocks {
      guard case .group(let group) = block.content else { continue }
      if group.form == .exercise, !isInComplex { addSets(of: group) }
      add(group.blocks, isInComplex: group.isComplex)
    }
  }

  private mutating func addSets(of group: Block.Group) {
    var last: Work?
    for block in group.blocks {
      guard case .step(.work(let work)) = block.content else {
        last = nil
        continue
      }
      if let last, group.isUnbroken != true, let rest = UsualRest.between(last, work) { before[block.id] = rest.length }
      if work.isHeavySet { heavy.insert(block.id) }
      last = work
    }
  }
}

extension Block.Group {
  var isComplex: Bool { if case .rounds(_, style: .complex) = form { true } else { false } }
}

extension Block {
  /// A distance to swim at one's own pace, alone or as the set of an exercise.
  var isSwumWithoutPace: Bool {
    switch content {
    case .step(.work(let work)): work.isSwumWithoutPace
    case .step: false
    case .group(let group): group.form == .exercise && group.blocks.contains { $0.isSwumWithoutPace }
    }
  }
}

extension Work {
  var isSwumWithoutPace: Bool {
    guard case .distance = target, UsualPace.isSwum(exercise) else { return false }
    if case .pace = meanEffort { return false }
    return true
  }

  /// Few reps, or a short way, with a load.
  var isHeavySet: Bool {
    guard load != .unstated, role != .drop else { return false }
    switch target {
    case .reps(let amount): return (1...3).contains(amount.min)
    case .distance: return isCarried
    case .time, .energy, .breaths, .repsWithin, .energyWithin, .distanceWithin, .total, .cluster, .rung, .open:
      return false
    }
  }

  /// Whether people rest between sets of this kind.
  fileprivate var isLifted: Bool {
    switch target {
    case .reps, .cluster: true
    case .distance: isCarried
    case .time, .energy, .breaths, .repsWithin, .energyWithin, .distanceWithin, .total, .rung, .open: false
    }
  }

  /// A way with a load that is over in a minute: a yoke, a keg, a sled; not a march.
  private var isCarried: Bool {
    guard case .distance(let way) = target, load != .unstated else { return false }
    return way.min > 0 && way.min <= 60_000
  }
}
