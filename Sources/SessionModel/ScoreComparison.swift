/// Which of two scores is better, and by how much.

extension Score {
  /// Scores of the same discipline can be compared.
  public enum Discipline: Hashable, Sendable {
    /// One for each kind of score, and of a sitting one for each posture.
    case forTime, amrap, intervals, deathBy, ramp, tabata, load, reps, distance, calories, sitting, reflecting, walking,
      scanning, hold
  }

  /// What the score is of.
  public var discipline: Discipline {
    switch self {
    case .time, .capped: .forTime
    case .rounds: .amrap
    case .intervals: .intervals
    case .deathBy: .deathBy
    case .stage: .ramp
    case .tabata: .tabata
    case .load: .load
    case .reps: .reps
    case .distance: .distance
    case .calories: .calories
    case .sitting(_, .sit): .sitting
    case .sitting(_, .reflect): .reflecting
    case .sitting(_, .walk): .walking
    case .sitting(_, .scan): .scanning
    case .hold: .hold
    }
  }

  /// How much better a score is than another.
  public enum Margin: Hashable, Sendable {
    /// Faster, or longer for a sitting and a hold; whole seconds.
    case time(Milliseconds)
    /// Whole rounds of an `amrap`.
    case rounds(Int)
    /// Reps, also those of a round that was begun.
    case reps(Int)
    /// Intervals that were held.
    case intervals(Int)
    /// In the unit of the better one.
    case load(Mass, in: Units? = nil)
    /// In the unit of the better one.
    case distance(Length, in: LengthUnit? = nil)
    /// Kilocalories.
    case calories(Int)
    /// The difference of the last stages of a ramp test.
    case watts(Int)
    /// Done before the cap, which ended the other one.
    case finished
  }

  /// How much better it is than another score of its discipline; nil if it is not. Times count in whole seconds, as
  /// they are shown.
  public func margin(over other: Score) -> Margin? {
    if let margin = marginOfSum(over: other) { return margin }
    switch (self, other) {
    case (.time(let time), .time(let other)): return Self.margin(other, over: time)
    case (.time, .capped): return .finished
    case (.capped(let reps), .capped(let other)): return reps > other ? .reps(reps - other) : nil
    case (.rounds(let rounds, let extra), .rounds(let other, let otherExtra)),
      (.deathBy(let rounds, let extra), .deathBy(let other, let otherExtra)):
      if rounds == other { return extra > otherExtra ? .reps(extra - otherExtra) : nil }
      return rounds > other ? .rounds(rounds - other) : nil
    case (.intervals(let held, _), .intervals(let other, _)): return held > other ? .intervals(held - other) : nil
    case (.stage(let watts, let into), .stage(let other, let otherInto)):
      if watts == other { return Self.margin(into, over: otherInto) }
      return watts > other ? .watts(watts - other) : nil
    case (.tabata(let least, let sum), .tabata(let other, let otherSum)):
      if least == other { return sum > otherSum ? .reps(sum - otherSum) : nil }
      return least > other ? .reps(least - other) : nil
    case (.sitting(let time, let posture), .sitting(let other, let otherPosture)):
      return posture == otherPosture ? Self.margin(time, over: other) : nil
    case (.hold(let time), .hold(let other)): return Self.margin(time, over: other)
    case (.time, _), (.capped, _), (.rounds, _), (.intervals, _), (.deathBy, _), (.stage, _), (.tabata, _), (.load, _),
      (.reps, _), (.distance, _), (.calories, _), (.sitting, _), (.hold, _):
      return nil
    }
  }

  /// Of what is simply more: the best load, and all sums.
  private func marginOfSum(over other: Score) -> Margin? {
    switch self {
    case .load(let load, let unit):
      guard case .load(let other, _) = other, load > other else { return nil }
      return .load(Mass(grams: load.grams - other.grams), in: unit)
    case .reps(let reps):
      guard case .reps(let other) = other, reps > other else { return nil }
      return .reps(reps - other)
    case .distance(let way, let unit):
      guard case .distance(let other, _) = other, way > other else { return nil }
      return .distance(Length(millimetres: way.millimetres - other.millimetres), in: unit)
    case .calories(let calories):
      guard case .calories(let other) = other, calories > other else { return nil }
      return .calories(calories - other)
    case .time, .capped, .rounds, .intervals, .deathBy, .stage, .tabata, .sitting, .hold: return nil
    }
  }

  private static func margin(_ time: Milliseconds, over other: Milliseconds) -> Margin? {
    let seconds = time.count / 1000 - other.count / 1000
    return seconds > 0 ? .time(.seconds(seconds)) : nil
  }
}
