/// The functions that expressions may call, in one table: the resolver, the reference and the editor's help use it.

import SessionModel

extension Plan {
  /// A function of values. Functions that read what was done are a `Reading`.
  enum Function: String, Hashable, Sendable, CaseIterable {
    case max, min, sum, round, floor, ceiling, e1rm
  }
}

/// A function or word that a plan may use in an expression, for the reference and for help.
public struct PlanFunction: Hashable, Sendable {
  /// The word before the parentheses.
  public var name: String
  /// How it is written: `round(load, 2.5kg)`.
  public var form: String
  /// Where it may be used.
  public var place: Place

  /// Where a function or word may be used.
  public enum Place: Hashable, Sendable {
    /// In every expression.
    case everywhere
    /// In `after …`, in `progress … when`, and where the running session computes a load.
    case rules
    /// Words that are used without parentheses.
    case word
  }

  /// Every function and word, those of all expressions first.
  public static let all: [PlanFunction] = [
    PlanFunction(name: "max", form: "max(squat), max(100kg, load)", place: .everywhere),
    PlanFunction(name: "min", form: "min(100kg, load)", place: .everywhere),
    PlanFunction(name: "sum", form: "sum(8, 5, 3)", place: .everywhere),
    PlanFunction(name: "round", form: "round(load, 2.5kg)", place: .everywhere),
    PlanFunction(name: "floor", form: "floor(load, 2.5kg)", place: .everywhere),
    PlanFunction(name: "ceiling", form: "ceiling(load, 2.5kg)", place: .everywhere),
    PlanFunction(name: "e1rm", form: "e1rm(100kg, 5), e1rm(100kg, 5, 8)", place: .everywhere),
    PlanFunction(name: "reps", form: "reps(last), reps(3), reps(all)", place: .rules),
    PlanFunction(name: "over", form: "over(last)", place: .rules),
    PlanFunction(name: "time", form: "time(last), time(all)", place: .rules),
    PlanFunction(name: "lifted", form: "lifted(1), lifted(last)", place: .everywhere),
    PlanFunction(name: "rpe", form: "rpe(last)", place: .rules),
    PlanFunction(name: "best", form: "best(lift), best(squat)", place: .everywhere),
    PlanFunction(name: "missed", form: "missed(last)", place: .rules),
    PlanFunction(name: "done", form: "done, done(1)", place: .rules),
    PlanFunction(name: "sets", form: "sets", place: .rules),
    PlanFunction(name: "week", form: "week", place: .word),
    PlanFunction(name: "day", form: "day", place: .word),
    PlanFunction(name: "session", form: "session", place: .word),
    PlanFunction(name: "cycle", form: "cycle", place: .word),
    PlanFunction(name: "weeks left", form: "weeks left", place: .word),
  ]
}

extension Plan.Function {
  /// Its value. Nil if the arguments do not fit; for their dimensions the resolver has reported this.
  func value(of arguments: [Plan.Quantity]) throws(ArithmeticError) -> Plan.Quantity? {
    guard let first = arguments.first else { return nil }
    switch self {
    case .max, .min:
      var chosen = first
      for other in arguments.dropFirst() {
        guard other.dimension == first.dimension else { throw .dimensions(first.dimension, other.dimension) }
        let isLess = try other.value.isLess(than: chosen.value)
        if isLess == (self == .min) { chosen = other }
      }
      return chosen
    case .sum:
      var sum = first
      for other in arguments.dropFirst() { sum = try sum.adding(other) }
      return sum
    case .round, .floor, .ceiling: return try stepped(first, arguments.dropFirst().first)
    case .e1rm:
      guard arguments.count >= 2, first.dimension == .mass else { return nil }
      let effort = arguments.count > 2 ? arguments[2].effortTenths : 100
      let max = RepMax.estimatedMax(
        load: Mass(grams: first.rounded), reps: Int(clamping: arguments[1].rounded), rpeTenths: Int(clamping: effort))
      return max.map { Plan.Quantity($0.grams, .mass) }
    }
  }

  /// To a whole number of steps; without a step, to a whole number of the usual unit.
  private func stepped(
    _ value: Plan.Quantity, _ step: Plan.Quantity?
  ) throws(ArithmeticError) -> Plan.Quantity {
    let step = step ?? Plan.Quantity(value.dimension.wholeStep, value.dimension)
    guard step.dimension == value.dimension else { throw .dimensions(value.dimension, step.dimension) }
    let steps = try value.value.divided(by: step.value)
    let count =
      switch self {
      case .floor: steps.floor
      case .ceiling: steps.ceiling
      case .round, .max, .min, .sum, .e1rm: steps.rounded
      }
    return Plan.Quantity(try step.value.multiplied(by: Rational(count)), value.dimension)
  }
}

extension Plan.Quantity {
  /// Accepts `8` and `rpe 8`.
  fileprivate var effortTenths: WideInt { dimension == .rpe ? rounded : rounded > 10 ? rounded : rounded &* 10 }
}

extension Plan.Dimension {
  /// One kilogram, second, metre, per cent …, in the smallest unit.
  fileprivate var wholeStep: WideInt {
    switch self {
    case .mass, .time, .length: 1000
    case .share, .rpe: 10
    case .number, .energy, .power, .heartRate, .cadence, .strokeRate, .pace, .rir: 1
    }
  }
}
