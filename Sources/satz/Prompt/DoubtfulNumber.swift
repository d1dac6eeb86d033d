/// Numbers that are probably a slip of the finger, `900kg` for 90: they are asked about before they are logged.

import PlanWording
import SessionModel
import TrainingStore

enum DoubtfulNumber: Hashable, Sendable {
  /// With what would be usual; nil if that is unknown, and nobody has ever done as much.
  case load(String, of: String, usual: String?)
  case reps(Int, of: String, usual: Int?)
  /// A distance in a time.
  case speed(String, in: String, of: String)
  /// In one session.
  case sets(Int)
  /// How long to rest, and how much longer the running phase is to be.
  case rest(String)
  case longer(String)
}

/// What is usual for the athlete, from the plan, the profile and the log.
struct UsualNumbers {
  var athlete: Athlete
  var store: TrainingStore?
  var formatter: UnitFormatter
  /// What was done in the running session.
  var log: [LoggedSet] = []

  /// A load this many times the usual one, and this much more, is hardly meant.
  private static let (mostTimesLoad, leastMoreLoad) = (WideInt(3), Mass.kilograms(40))
  /// With a digit too many or too few, a load is about ten times as large or as small, whatever was to be changed in it.
  private static let timesOfADigit = WideInt(8)
  private static let (mostTimesReps, leastMoreReps) = (5, 50)

  /// The number of a result that is to be asked about; nil if all of them could be.
  ///
  /// - Parameter isPlanned: whether the work is what the plan asks for, and not what was done.
  func doubt(_ done: Performance, of work: Work, isPlanned: Bool = true) -> DoubtfulNumber? {
    let name = formatter.exercise(work.exercise)
    let records = (try? store?.records(of: work.exercise.key)) ?? []
    let before = log.filter { $0.work.exercise.key == work.exercise.key }
    func best(_ kind: RecordKind) -> Int? { records.filter { $0.kind == kind }.map(\.value).max() }
    if let load = done.load {
      let known = [
        isPlanned ? work.load.most : nil, athlete.maxes[work.exercise.key],
        best(.load).map { Mass(grams: WideInt($0)) },
        before.compactMap(\.load).max(),
      ].compactMap(\.self).max().flatMap { $0 > .zero ? $0 : nil }
      let least = usualLeast(of: work, isPlanned: isPlanned, before: before)
      let isTooMuch = Self.isDoubtful(load, beside: known)
      let isTooLittle = least.map { load > .zero && load.grams * Self.timesOfADigit <= $0.grams } ?? false
      if isTooMuch || isTooLittle {
        let formatter = formatter.writing(done.units)
        return .load(formatter.mass(load), of: name, usual: (isTooMuch ? known : least).map(formatter.mass))
      }
    }
    if let time = done.time, let way = done.distance, FastestEver.isBeaten(by: time, over: way, of: work.exercise.key) {
      return .speed(formatter.writing(done.units).distance(way), in: formatter.length(time), of: name)
    }
    if let reps = done.summed.reps {
      let known = [
        isPlanned ? work.target.mostReps : nil, best(.reps), before.compactMap { $0.performance.reps }.max(),
      ]
      .compactMap(\.self).max().flatMap { $0 > 0 ? $0 : nil }
      if Self.isDoubtful(reps, beside: known) { return .reps(reps, of: name, usual: known) }
    }
    return nil
  }

  /// What a load is compared with that may lack a digit: the prescribed one, or else the lightest of this session. The
  /// heaviest of all tells little, because a warm-up with the empty bar may be a tenth of it.
  private func usualLeast(of work: Work, isPlanned: Bool, before: [LoggedSet]) -> Mass? {
    if isPlanned, let planned = work.load.least { return planned }
    return before.compactMap(\.load).filter { $0 > .zero }.min()
  }

  /// A rest, or more of a phase, that is longer than most sessions; nil if the command has none.
  func doubt(about command: Command) -> DoubtfulNumber? {
    switch command {
    case .changeRests(let change):
      Self.tooLong(max(change.length, change.upTo ?? .zero)).map { .rest(formatter.length($0)) }
    case .add(let blocks): Self.tooLong(blocks.longestRest).map { .rest(formatter.length($0)) }
    case .extend(let shift): Self.tooLong(shift).map { .longer(formatter.length($0)) }
    case .start, .done, .part, .correct, .acknowledge, .skip, .skipExercise, .miss, .back, .redo, .pause, .resume,
      .undo,
      .note, .heartRate, .remove, .replace, .bringForward, .choose, .revise, .reshape, .finish, .abort:
      nil
    }
  }

  private static func tooLong(_ time: Milliseconds) -> Milliseconds? { time > BeyondAnybody.rest ? time : nil }

  private static func isDoubtful(_ load: Mass, beside known: Mass?) -> Bool {
    guard let known else { return load > BeyondAnybody.load }
    if load.grams >= known.grams * timesOfADigit { return true }
    if load > BeyondAnybody.load, load.grams > known.grams * 6 / 5 { return true }
    return load.grams >= known.grams * mostTimesLoad && load.grams >= known.grams + leastMoreLoad.grams
  }

  private static func isDoubtful(_ reps: Int, beside known: Int?) -> Bool {
    guard let known = known.map({ min($0, 1_000_000) }) else { return reps > BeyondAnybody.reps }
    if reps > BeyondAnybody.reps, reps > known * 6 / 5 { return true }
    return reps >= known * mostTimesReps && reps >= known + leastMoreReps
  }
}

extension Load {
  /// Of one implement, at the upper end of a range; nil if the plan does not say.
  fileprivate var most: Mass? {
    switch self {
    case .mass(_, let each, let upTo): upTo ?? each
    case .asked(let suggestion): suggestion
    case .unstated, .bodyweight, .share: nil
    }
  }

  /// The same at the lower end.
  fileprivate var least: Mass? {
    switch self {
    case .mass(_, let each, _): each
    case .asked(let suggestion): suggestion
    case .unstated, .bodyweight, .share: nil
    }
  }
}

extension [Block] {
  fileprivate var longestRest: Milliseconds { map(\.longestRest).max() ?? .zero }
}

extension Block {
  fileprivate var longestRest: Milliseconds {
    switch content {
    case .step(.rest(let rest)): rest.upTo ?? rest.length ?? .zero
    case .step: .zero
    case .group(let group): group.blocks.longestRest
    }
  }
}

extension Target {
  /// The number of reps that is asked for; nil if it is open, or none.
  fileprivate var mostReps: Int? {
    switch self {
    case .reps(let amount), .repsWithin(let amount, _): amount.max.map { Int(clamping: $0) }
    case .total(let count, of: nil): Int(clamping: count)
    case .cluster(let parts, _):
      parts.contains { $0.max == nil } ? nil : Int(clamping: parts.reduce(0) { min($0 + ($1.max ?? 0), 1_000_000) })
    case .time, .distance, .energy, .breaths, .energyWithin, .distanceWithin, .total, .rung, .open: nil
    }
  }
}
