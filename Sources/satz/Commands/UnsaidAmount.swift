/// What a plan may leave open, and a record of what was done may not: nobody has answered it.

import PlanLanguage
import PlanWording
import SessionModel

enum UnsaidAmount {
  /// `max`, `5+`.
  case open(Exercise)
  /// `8-12`.
  case range(Work)
  /// `3-5x8`, or a set that may be left out.
  case sets(Exercise)
  /// `80-90kg`.
  case loads(Work)
  /// `@ rpe 8` of a known max, `@ 75%` of an unknown one: what it comes to, nobody has lifted.
  case load(Work)
  /// The rounds of an `amrap`, an `emom max` or a ladder without an end.
  case rounds
  /// `choose`.
  case choice

  /// The first one; nil if the session says all of it.
  static func first(in blocks: [Block], _ library: ExerciseLibrary) -> UnsaidAmount? {
    for block in blocks {
      switch block.content {
      case .group(let group): if let found = first(in: group, library) { return found }
      case .step(.work(let work)): if let found = of(work, library) { return found }
      case .step: break
      }
    }
    return nil
  }

  private static func first(in group: Block.Group, _ library: ExerciseLibrary) -> UnsaidAmount? {
    switch group.form {
    case .window, .ladder(_, step: .some): return .rounds
    case .intervals where group.endsWithMiss == true: return .rounds
    case .choice: return .choice
    case .exercise, .sequence, .rounds, .intervals, .forTime, .ladder, .freeOrder: break
    }
    return group.leastRounds == nil ? first(in: group.blocks, library) : .rounds
  }

  private static func of(_ work: Work, _ library: ExerciseLibrary) -> UnsaidAmount? {
    if work.target.isOpenEnded { return .open(work.exercise) }
    if work.target.isRange { return .range(work) }
    if work.isOptional == true { return .sets(work.exercise) }
    if work.load.isOpen, !work.followsFromSets { return .load(work) }
    // How hard it was says of a lift with how much, so the load is missing whether or not its max is known.
    if work.load == .unstated, work.effort?.isPerceived == true, case .reps = work.target,
      library.entry(for: work.exercise.key)?.equipment.isLoaded == true
    {
      return .load(work)
    }
    if case .mass(_, let each, let upper?) = work.load, upper != each { return .loads(work) }
    return nil
  }

  func text(_ formatter: UnitFormatter) -> LogText {
    switch self {
    case .open(let exercise): .openSets(formatter.exercise(exercise))
    case .range(let work):
      .rangeOfSet(
        exercise: formatter.exercise(work.exercise), formatter.writing(work).target(work.target),
        fitting: "\(work.exercise.key) \(work.target.middle.exampleOfResult)")
    case .sets(let exercise): .rangeOfSets(exercise: formatter.exercise(exercise))
    case .loads(let work):
      .rangeOfLoads(exercise: formatter.exercise(work.exercise), formatter.writing(work).load(work.load))
    case .load(let work):
      .openLoad(
        exercise: formatter.exercise(work.exercise),
        fitting: "\(work.exercise.key) \(work.target.middle.exampleOfResult) @ \(formatter.units.exampleOfLoad)")
    case .rounds: .openRounds
    case .choice: .openChoice
    }
  }
}

extension Target {
  fileprivate var isOpenEnded: Bool {
    switch self {
    case .reps(let amount), .time(let amount), .distance(let amount), .energy(let amount): amount.max == nil
    case .cluster(let parts, _): parts.contains { $0.max == nil }
    // How long they took is not known.
    case .repsWithin, .energyWithin, .distanceWithin, .breaths, .open: true
    case .total, .rung: false
    }
  }

  fileprivate var isRange: Bool {
    switch self {
    case .reps(let amount), .time(let amount), .distance(let amount), .energy(let amount): amount.max != amount.min
    case .cluster(let parts, _): parts.contains { $0.max != $0.min }
    case .repsWithin, .energyWithin, .distanceWithin, .breaths, .open, .total, .rung: false
    }
  }

  /// One number between the ends of a range.
  fileprivate var middle: Target {
    switch self {
    case .reps(let amount): .reps(amount.middle)
    case .time(let amount): .time(amount.middle)
    case .distance(let amount): .distance(amount.middle)
    case .energy(let amount): .energy(amount.middle)
    case .cluster(let parts, let pause): .cluster(parts.map(\.middle), pause: pause)
    case .repsWithin, .energyWithin, .distanceWithin, .breaths, .open, .total, .rung: self
    }
  }
}

extension Work {
  /// Whether its load is a share of what was lifted before it, which is known by then.
  fileprivate var followsFromSets: Bool {
    switch loadFrom?.source {
    case .set, .lastSet, .bestSet, .best: true
    case .profile, nil: false
    }
  }
}

extension Equipment {
  /// Whether it has a load of its own that a set is done with.
  fileprivate var isLoaded: Bool {
    switch self {
    case .barbell, .dumbbell, .kettlebell, .machine, .cable: true
    case .bodyweight, .band, .rings, .rower, .bike, .ski, .run, .swim, .sled, .sandbag, .medicineBall, .other: false
    }
  }
}

extension Units {
  fileprivate var exampleOfLoad: String {
    switch self {
    case .kilograms: "60kg"
    case .pounds: "135lb"
    }
  }
}

extension Amount {
  fileprivate var middle: Amount { .exactly(min + (max.map { ($0 - min) / 2 } ?? 0)) }
}
