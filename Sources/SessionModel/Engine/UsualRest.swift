/// How long people rest where the plan says nothing, and how long a set takes at least: for estimates and for the
/// athlete of a rehearsal.

enum UsualRest {
  /// Nil if the sets follow each other at once: drops, and work by time or without a load by distance.
  ///
  /// Rough figures of what coaches give: three minutes between heavy sets on a bar, half of that between all others, a
  /// minute between warm-up sets, and a moment where each rep is held.
  static func between(_ last: Work, _ next: Work) -> Rest? {
    guard next.role != .drop, last.isLifted, next.isLifted else { return nil }
    return Rest(length: .seconds(seconds(after: last)))
  }

  private static func seconds(after set: Work) -> WideInt {
    if set.role == .warmup { return 60 }
    if set.hold != nil, !set.isLoaded { return 30 }
    guard let reps = set.fewestReps else { return 90 }
    guard set.isOnBar else { return reps <= 5 && set.isLoaded ? 120 : 90 }
    switch set.hardness {
    case .light: return 90
    case .heavy where reps <= 6: return 180
    case .heavy, .usual: return reps <= 3 ? 180 : reps <= 6 ? 150 : reps <= 10 ? 120 : 90
    }
  }

  /// Between two exercises, and whether it takes the place of an open rest. Nil if they follow each other at once, and
  /// where the plan says how long it is.
  static func change(from last: Block, to next: Block) -> (length: Milliseconds, before: Int, isOpen: Bool)? {
    guard let done = last.lastSet, let (id, first) = next.firstSet, first.role != .drop, done.set.isLifted,
      first.isLifted
    else { return nil }
    func after(_ seconds: WideInt) -> (length: Milliseconds, before: Int, isOpen: Bool) {
      (.seconds(seconds), id, done.isOpen)
    }
    if done.set.exercise.key == first.exercise.key { return after(seconds(after: done.set)) }
    // Loading the bar, and the lighter sets before the first one, which nobody writes.
    if first.isOnBar, first.role == .work { return after(first.hardness == .light ? 120 : 240) }
    guard done.set.isTraining || first.isTraining else { return nil }
    return after(first.isOnBar ? 90 : 60)
  }

  /// Milliseconds of a heavy single, with all that the lifter does at the bar.
  static let leastOfHeavySet: WideInt = 20_000

  /// A send-off is set so that the swimmer can make it: the swim takes at most 85 % of it.
  static func swum(of sendOff: Milliseconds) -> Milliseconds { Milliseconds(max(sendOff.count, 0) * 85 / 100) }
}

/// The usual rests and the heavy sets of a session, by the ids of the blocks of its sets.
struct UsualRests {
  /// Before a set without a rest before it.
  private(set) var before: [Int: Milliseconds] = [:]
  /// What an open rest before a set takes.
  private(set) var open: [Int: Milliseconds] = [:]
  /// Before another try at a load, in a group that goes round until its time is up.
  private(set) var beforeNextTry: [Int: Milliseconds] = [:]
  private(set) var heavy: Set<Int> = []

  init(_ blocks: [Block]) { add(blocks, isInComplex: false, isInCourse: true) }

  private mutating func add(_ blocks: [Block], isInComplex: Bool, isInCourse: Bool) {
    var last: Block?
    for block in blocks {
      if isInCourse, let change = last.flatMap({ UsualRest.change(from: $0, to: block) }) {
        note(change.length, before: change.before, isOpen: change.isOpen)
      }
      last = block
      guard case .group(let group) = block.content else { continue }
      if group.form == .exercise, !isInComplex { addSets(of: group) }
      if group.goal == .load { addTries(of: group) }
      add(
        group.blocks, isInComplex: group.isComplex, isInCourse: isInCourse && group.form == .sequence)
    }
  }

  private mutating func note(_ length: Milliseconds, before set: Int, isOpen: Bool) {
    if isOpen { open[set] = length } else { before[set] = length }
  }

  /// The last set of a round is followed by the first one of the next.
  private mutating func addTries(of group: Block.Group) {
    guard case .window = group.form, let done = group.blocks.last?.lastSet, let first = group.blocks.first?.firstSet,
      let rest = UsualRest.between(done.set, first.set)
    else { return }
    if done.isOpen { open[first.id] = rest.length } else { beforeNextTry[first.id] = rest.length }
  }

  private mutating func addSets(of group: Block.Group) {
    var (last, isOpen): (Work?, Bool) = (nil, false)
    for block in group.blocks {
      guard case .step(.work(let work)) = block.content else {
        isOpen = block.isOpenRest
        if !isOpen { last = nil }
        continue
      }
      if let last, group.isUnbroken != true, let rest = UsualRest.between(last, work) {
        note(rest.length ?? .zero, before: block.id, isOpen: isOpen)
      }
      if work.isHeavySet { heavy.insert(block.id) }
      (last, isOpen) = (work, false)
    }
  }
}

extension Block {
  /// A rest that the athlete ends, and not a way to cover.
  var isOpenRest: Bool {
    guard case .step(.rest(let rest)) = content else { return false }
    return rest.length == nil && rest.upTo == nil && rest.recovery == nil
  }

  /// The first set of straight sets that begin it, with the id of its block.
  fileprivate var firstSet: (id: Int, set: Work)? {
    guard case .group(let group) = content, let first = group.blocks.first else { return nil }
    if group.form == .sequence { return first.firstSet }
    guard group.form == .exercise, case .step(.work(let work)) = first.content else { return nil }
    return (first.id, work)
  }

  /// The last set of straight sets that end it, and whether an open rest comes after it.
  fileprivate var lastSet: (set: Work, isOpen: Bool)? {
    guard case .group(let group) = content, let last = group.blocks.last else { return nil }
    if group.form == .sequence { return last.lastSet }
    guard group.form == .exercise else { return nil }
    let isOpen = last.isOpenRest
    guard case .step(.work(let work))? = (isOpen ? group.blocks.dropLast().last : last)?.content else { return nil }
    return (work, isOpen)
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

  fileprivate enum Hardness { case light, usual, heavy }

  /// How hard it is for its reps, as far as the plan says.
  fileprivate var hardness: Hardness {
    if case .share(let permille, let upTo, _) = load {
      return (upTo ?? permille) < 700 ? .light : permille >= 850 ? .heavy : .usual
    }
    switch effort {
    case .rpe(let tenths, let upTo): return (upTo ?? tenths) < 65 ? .light : tenths >= 85 ? .heavy : .usual
    case .rir(let reps, let upTo): return reps > 3 ? .light : (upTo ?? reps) <= 1 ? .heavy : .usual
    case .felt(let word):
      switch word {
      case .easy: return .light
      case .steady: return .usual
      case .hard, .allOut: return .heavy
      }
    case .pace, .power, .zone, .heartRate, .share, nil: return .usual
    }
  }

  fileprivate var isLoaded: Bool { load != .unstated || effort != nil }

  /// Whether it is more than some reps between other things, as in a warm-up.
  fileprivate var isTraining: Bool { isLoaded || of > 1 || isOnBar }

  /// The minimum of its reps; nil for anything else.
  fileprivate var fewestReps: WideInt? {
    switch target {
    case .reps(let amount): amount.min == 0 ? Work.toFailure : amount.min
    case .cluster(let parts, _): parts.reduce(0) { min($0 + $1.min, 10_000) }
    case .time, .distance, .energy, .breaths, .repsWithin, .energyWithin, .distanceWithin, .total, .rung, .open: nil
    }
  }

  /// A lift of the whole body with a barbell: many reps without a load are done without it.
  fileprivate var isOnBar: Bool {
    let words = exercise.key.split(separator: "-")
    guard words.contains(where: { Self.lifts.contains(String($0)) }),
      !words.contains(where: { Self.withoutBar.contains(String($0)) })
    else { return false }
    return isLoaded || fewestReps.map { $0 <= 6 } ?? false
  }

  private static let lifts: Set<String> = [
    "squat", "deadlift", "bench", "press", "clean", "snatch", "jerk", "thruster", "morning", "rack",
  ]

  /// Words of the keys of exercises that are done with something else, or with less.
  private static let withoutBar: Set<String> = [
    "air", "arm", "arnold", "ball", "band", "bird", "bodyweight", "bulgarian", "burpee", "cable", "calf", "cossack",
    "dip", "dumbbell", "goblet", "jump", "kettlebell", "landmine", "leg", "machine", "pallof", "pistol", "plate",
    "sandbag", "single", "sissy", "sit", "split", "svend", "triceps", "up", "wall", "wrist",
  ]

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
