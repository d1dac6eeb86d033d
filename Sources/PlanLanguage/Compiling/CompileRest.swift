/// Rests and countdowns.

import SessionModel

extension SessionBuilder {
  /// - Parameter exercise: what it follows, if that is known: a recovery by distance goes more slowly than it.
  mutating func rest(
    _ length: Plan.RestLength, after exercise: Plan.ExerciseID? = nil, notes: [String] = [], at span: Span
  ) {
    let notes = notes.isEmpty ? nil : notes
    switch length {
    case .unstated, .none: break
    case .open: step(.rest(Rest(length: nil, notes: notes)), at: span)
    case .covering(let way, let most, let unit):
      guard let way = number(way, at: span) else { return }
      let upTo = most.flatMap { number($0, at: span) }.map { Length(millimetres: $0) }
      let exercise = exercise.map { plan.exercises[Int($0.index)].exercise }
      let recovery = Recovery(distance: Length(millimetres: way), upTo: upTo, unit: unit, after: exercise)
      step(.rest(Rest(length: nil, recovery: recovery, notes: notes)), at: span)
    case .lasting(let low, let high):
      guard let least = number(low, at: span) else { return }
      step(
        .rest(
          Rest(
            length: Milliseconds(least), upTo: high.flatMap { number($0, at: span) }.map { Milliseconds($0) },
            notes: notes)),
        at: span)
    }
  }

  /// 3-2-1 before timed work, unless the clock runs already.
  mutating func countdown(in context: ItemContext, at span: Span) {
    guard !context.hasClock, athlete.countdownSeconds > 0 else { return }
    step(.countdown(seconds: athlete.countdownSeconds), at: span)
  }
}
