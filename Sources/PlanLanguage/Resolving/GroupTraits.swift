/// What the forms of groups have in common.

import SessionModel

extension Plan.GroupForm {
  /// The length of its clock, or of one of its rounds.
  var clock: Plan.Value? {
    switch self {
    case .window(let length): length
    case .intervals(let lengths, _): lengths.first
    case .forTime(let cap): cap
    case .sequence, .warmup, .cooldown, .rounds, .lasting, .tabata, .ladder, .choice, .freeOrder: nil
    }
  }

  /// Whether `xN` counts its rounds; on other groups it repeats the whole.
  var countsRounds: Bool {
    switch self {
    case .rounds, .lasting, .tabata, .intervals: true
    case .sequence, .warmup, .cooldown, .window, .forTime, .ladder, .choice, .freeOrder: false
    }
  }

  /// Whether a `rest` in its head comes after each round; for other groups it is a default for the items.
  var restsAfterRounds: Bool {
    switch self {
    case .rounds, .lasting, .tabata, .window, .ladder: true
    case .sequence, .warmup, .cooldown, .intervals, .forTime, .choice, .freeOrder: false
    }
  }

  /// Whether it is still seen where its rounds start at intervals: a superset in each of them, or a rung of a ladder.
  var isKeptInIntervals: Bool {
    switch self {
    case .rounds(_, style: .superset), .rounds(_, style: .complex), .ladder: true
    case .sequence, .warmup, .cooldown, .rounds, .lasting, .intervals, .tabata, .window, .forTime, .choice, .freeOrder:
      false
    }
  }

  /// The same, done once.
  var once: Plan.GroupForm {
    switch self {
    case .rounds(_, let style): .rounds(.one, style: style)
    case .sequence, .warmup, .cooldown, .lasting, .intervals, .tabata, .window, .forTime, .ladder, .choice, .freeOrder:
      self
    }
  }

  /// Whether what is inside has its loads from it.
  var givesLoad: Bool {
    guard case .ladder(_, let rungs) = self else { return false }
    return switch rungs.measure {
    case .mass, .share: true
    case .reps, .time, .distance, .energy, .power, .heartRate: false
    }
  }

  /// Whether the athlete picks from its items.
  var offersItems: Bool {
    switch self {
    case .choice, .freeOrder: true
    case .sequence, .warmup, .cooldown, .rounds, .lasting, .intervals, .tabata, .window, .forTime, .ladder: false
    }
  }

  /// Whether its time ends everything inside.
  var endsByItself: Bool {
    switch self {
    case .window, .intervals, .forTime(cap: .some): true
    case .sequence, .warmup, .cooldown, .rounds, .lasting, .tabata, .forTime(cap: nil), .ladder, .choice, .freeOrder:
      false
    }
  }
}

extension GroupForm {
  /// Whether it is a part of the session with a name.
  var isOnePart: Bool { self == .warmup || self == .cooldown }
}

extension GroupForm {
  /// Whether the athlete may leave its last rounds out: `superset x3-5`. What a clock or a breath leads has a number.
  var canEndEarly: Bool {
    switch self {
    case .sequence, .superset, .circuit, .rounds, .complex: true
    case .warmup, .cooldown, .choose, .anyOrder, .ladder, .every, .emom, .amrap, .forTime, .tabata, .breathing,
      .meditation:
      false
    }
  }
}
