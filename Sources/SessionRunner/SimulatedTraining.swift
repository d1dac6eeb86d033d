/// What is done of each simulated set: everything prescribed, except on days when a lift is missed.

import PlanLanguage
import SessionModel

/// The virtual athlete of a simulation.
public struct SimulatedTraining: Sendable {
  private let misses: [String: Set<Int>]
  private let repsOver: Int
  private let blankLoad: Mass
  /// The session in which each exercise was last seen, and the number of such sessions.
  private var days: [String: (session: Int, count: Int)] = [:]

  /// - Parameters:
  ///   - misses: the days, from 1, on which the last set of an exercise falls one short, by its key.
  ///   - repsOver: how many reps the last set has above its minimum; 0 … 100.
  ///   - blankLoad: what is lifted if the plan asks for a load but suggests none.
  public init(misses: [String: Set<Int>] = [:], repsOver: Int = 0, blankLoad: Mass = Mass(grams: 20_000)) {
    (self.misses, self.repsOver, self.blankLoad) = (misses, repsOver, blankLoad)
  }

  mutating func performance(of work: Work, in turn: Turn) -> Performance {
    var done = Performance.prescribed(by: work)
    if case .asked(let suggestion) = work.load { done.load = suggestion ?? blankLoad }
    guard work.role == .work else { return done }
    let key = work.exercise.key
    if days[key]?.session != turn.session { days[key] = (turn.session, (days[key]?.count ?? 0) + 1) }
    guard work.set == work.of else { return done }
    if misses[key]?.contains(days[key]?.count ?? 0) == true { return done.short }
    if case .reps(let amount) = work.target, amount.max == nil { done.reps = amount.min + repsOver }
    return done
  }
}

extension Performance {
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
