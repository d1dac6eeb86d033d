/// Paces, powers, zones and heart rates for one athlete.

import SessionModel

extension SessionBuilder {
  /// On a bike, a percentage is of the threshold power.
  mutating func shareOfFTP(
    _ low: Plan.Value, upTo high: Plan.Value?, of exercise: Plan.ExerciseID, at span: Span
  ) -> Effort? {
    guard let ends = ends(low, high, of: exercise, at: span) else { return nil }
    guard let ftp = athlete.ftpWatts else {
      note(.ftp)
      return .share(permille: ends.low, upTo: ends.high, of: "ftp")
    }
    func watts(_ permille: WideInt) -> WideInt {
      (try? Rational(permille).multiplied(by: Rational(WideInt(ftp))).divided(by: Rational(1000)).rounded) ?? 0
    }
    return .power(watts: watts(ends.low), upTo: ends.high.map(watts))
  }

  /// An effort in its own unit, or as a share of a value that the profile lacks.
  mutating func effort(
    _ low: Plan.Value, _ high: Plan.Value?, of exercise: Plan.ExerciseID, at span: Span,
    as make: (WideInt, WideInt?) -> Effort
  ) -> Effort? {
    if let ends = ends(low, high, of: exercise, at: span) { return make(ends.low, ends.high) }
    guard case .computed(let id) = low.content, case .unknown(let unknown) = evaluate(id, lift: exercise),
      let sum = unknown.sum, sum.base == Rational(0)
    else { return nil }
    let (share, name) = missing(sum, of: exercise)
    var most: WideInt?
    if case .computed(let id) = high?.content, case .unknown(let upper) = evaluate(id, lift: exercise) {
      most = upper.sum.flatMap { try? $0.share.multiplied(by: Rational(1000)).rounded }
    }
    return share.map { .share(permille: $0, upTo: most, of: name) }
  }
}
