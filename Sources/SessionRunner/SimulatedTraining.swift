/// What is done of each simulated set: everything prescribed, except where the history says otherwise.

import PlanLanguage
import SessionModel

/// The virtual athlete of a simulation.
public struct SimulatedTraining: Sendable {
  let history: SimulatedHistory
  private let repsOver: Int
  private let blankLoad: Mass?
  private var days: [String: Day] = [:]

  /// The last session in which an exercise was seen, how many such sessions there were, and its sets in the last one.
  private struct Day {
    var session = 0
    var count = 0
    var sets = 0
  }

  /// - Parameters:
  ///   - history: what happened otherwise than prescribed.
  ///   - repsOver: how many reps each open set has above its minimum; 0 … 100.
  ///   - blankLoad: what is lifted if the plan asks for a load but suggests none; nil leaves it unknown.
  public init(
    _ history: SimulatedHistory = SimulatedHistory(), repsOver: Int = 0, blankLoad: Mass? = nil
  ) {
    (self.history, self.repsOver, self.blankLoad) = (history, repsOver, blankLoad)
  }

  mutating func performance(of work: Work, in turn: Turn) -> Performance? {
    var done = Performance.prescribed(by: work)
    if case .asked(let suggestion) = work.load { done.load = suggestion ?? blankLoad }
    guard work.role == .work else { return done }
    let key = work.exercise.key
    var day = days[key] ?? Day()
    if day.session != turn.session { day = Day(session: turn.session, count: day.count + 1) }
    day.sets += 1
    days[key] = day
    if work.set == work.of, history.misses[key]?.contains(day.count) == true {
      done = done.short
    } else {
      done.add(repsOver, inOpenEndsOf: work.target)
    }
    switch history.result(exercise: key, day: day.count, set: day.sets) {
    case .done(let result): return done.overridden(by: result)
    case .skipped: return nil
    case nil: return done
    }
  }
}

extension Performance {
  /// So many more reps where the athlete decides how many: in a set with an open end, or in such parts of a cluster.
  fileprivate mutating func add(_ more: Int, inOpenEndsOf target: Target) {
    switch target {
    case .reps(let amount), .repsWithin(let amount, _):
      if amount.max == nil { reps = (reps ?? 0) + more }
    case .cluster(let amounts, _):
      guard let done = parts, done.count == amounts.count else {
        reps = reps.map { $0 + more * amounts.count { $0.max == nil } }
        return
      }
      parts = zip(done, amounts).map { $1.max == nil ? $0 + more : $0 }
    case .time, .distance, .energy, .breaths, .energyWithin, .distanceWithin, .total, .rung, .open: break
    }
  }

  /// One less than prescribed.
  fileprivate var short: Performance {
    var short = self
    short.reps = reps.map { max(0, $0 - 1) }
    short.time = time.map { Milliseconds(max(0, $0.count - 1000)) }
    short.distance = distance.map { Length(millimetres: max(0, $0.millimetres - 1000)) }
    short.energy = energy.map { Energy(kilocalories: max(0, $0.kilocalories - 1)) }
    return short
  }
}
