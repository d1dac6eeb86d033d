/// How high, how fast and how steep: what an athlete sets up before a set, as values for today.

import SessionModel

extension SessionBuilder {
  /// One of the options by the athlete's level; nil if it comes to nothing.
  mutating func height(_ options: [Plan.Height], at span: Span) -> Height? {
    guard !options.isEmpty else { return nil }
    let option = options[min(level, options.count - 1)]
    guard let millimetres = number(option.value, at: span), millimetres > 0 else { return nil }
    return Height(millimetres: millimetres, isInInches: option.isInInches)
  }

  /// Nil if it comes to nothing.
  mutating func cadence(_ cadence: Plan.Cadence, at span: Span) -> Cadence? {
    // `at most 20spm` begins at nothing.
    guard let perMinute = number(cadence.perMinute, at: span), perMinute > 0 || cadence.upTo != nil else { return nil }
    return Cadence(
      perMinute: perMinute, upTo: cadence.upTo.flatMap { number($0, at: span) },
      rampTo: cadence.rampTo.flatMap { number($0, at: span) }, unit: cadence.unit)
  }

  /// An incline may be below zero.
  mutating func setting(_ setting: Plan.MachineSetting, at span: Span) -> MachineSetting? {
    guard let from = number(setting.from, at: span) else { return nil }
    let upTo = setting.upTo.flatMap { number($0, at: span) }
    return MachineSetting(tenths: setting.inTenths(from), upTo: upTo.map(setting.inTenths))
  }
}

extension Plan.MachineSetting {
  /// A number that no machine has ends before it would overflow.
  fileprivate func inTenths(_ number: WideInt) -> WideInt {
    let most = WideInt.max / tenths
    return min(max(number, -most), most) * tenths
  }
}
