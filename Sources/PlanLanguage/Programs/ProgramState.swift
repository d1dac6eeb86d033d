/// What a program keeps from earlier sessions: its states, and the place of the next session in its weeks.

import SessionModel

/// The values that rules have changed; all others have their first value. The store keeps them as changes with reasons.
public struct ProgramState: Hashable, Codable, Sendable {
  /// By their keys: `tier1(squat).load`, `bench-press.misses`.
  public var values: [String: StateValue]
  /// The state after changes, by their keys; empty for a program that has not been trained.
  public init(values: [String: StateValue] = [:]) { self.values = values }
}

/// An exact quantity: a fraction in the smallest unit of its dimension.
public struct StateValue: Hashable, Codable, Sendable {
  /// Its dimension.
  public var dimension: Plan.Dimension
  /// In the smallest unit of the dimension (grams, milliseconds, …), before the division.
  public var numerator: WideInt
  /// Above zero.
  public var denominator: WideInt

  /// The fraction of `numerator` over `denominator` in the smallest unit of the dimension.
  public init(dimension: Plan.Dimension, numerator: WideInt, denominator: WideInt = 1) {
    self.dimension = dimension
    self.numerator = numerator
    self.denominator = denominator
  }

  init(_ quantity: Plan.Quantity) {
    self.init(
      dimension: quantity.dimension, numerator: quantity.value.numerator, denominator: quantity.value.denominator)
  }

  /// Nil for a denominator of zero, which no plan can produce.
  var quantity: Plan.Quantity? {
    (try? Rational(numerator, over: denominator)).map { Plan.Quantity($0, dimension) }
  }

  /// To the nearest whole smallest unit.
  public var rounded: WideInt { quantity?.rounded ?? 0 }
}

/// The place of a session in its program.
public struct Turn: Hashable, Codable, Sendable {
  /// The number of turns before it, including workouts that were empty in their week.
  public var index: Int
  /// From 1, and again from 1 in each cycle.
  public var week: Int
  /// The day of the week's training, from 1.
  public var day: Int
  /// The number of sessions trained, including this one.
  public var session: Int
  /// From 1.
  public var cycle: Int
  /// The weeks of its program after this one; nil if the program does not end.
  public var weeksLeft: Int?

  /// A turn; by default the first of a program.
  public init(index: Int = 0, week: Int = 1, day: Int = 1, session: Int = 1, cycle: Int = 1, weeksLeft: Int? = nil) {
    self.index = index
    self.week = week
    self.day = day
    self.session = session
    self.cycle = cycle
    self.weeksLeft = weeksLeft
  }
}

extension Plan.Program {
  /// - Parameters:
  ///   - index: turns before it.
  ///   - session: sessions trained, including this one.
  public func turn(_ index: Int, session: Int) -> Turn {
    let week = weekFromStart(of: index)
    let length = cycle.map { Int(clamping: max(1, $0)) }
    return Turn(
      index: index, week: (length.map { week % $0 } ?? week) + 1, day: max(0, index) % turnsAWeek + 1, session: session,
      cycle: (length.map { week / $0 } ?? 0) + 1, weeksLeft: weeks.map { max(0, Int(clamping: $0) - 1 - week) })
  }

  /// The week of a turn since the start of the program, from 0.
  func weekFromStart(of turn: Int) -> Int { max(0, turn) / turnsAWeek }
}
