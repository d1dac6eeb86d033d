/// What kind of thing a detail is.

extension DetailReading {
  var isSets: Bool {
    switch detail {
    case .sets, .intervals: true
    case .amount, .intensities, .attribute, .lastSetOpen, .lastSetOf, .times, .drop, .remark: false
    }
  }
}

extension DetailReading {
  /// Whether it says an amount that can be done more than once.
  var isAmount: Bool { if case .amount = detail { true } else { false } }

  /// Whether it is sets with loads of their own.
  var isLoadedSets: Bool {
    if case .sets(let runs) = detail { runs.contains { $0.intensity != nil } } else { false }
  }

  /// Whether it is several sets of reps.
  var isCountedSets: Bool {
    guard case .sets(let runs) = detail else { return false }
    return runs.reduce(0) { $0 + $1.count } > 1 && runs.allSatisfy { $0.amount.kind == .reps || $0.amount.kind == .max }
  }

  /// The number of its sets; nil for anything else.
  var setCount: Int? {
    if case .sets(let runs) = detail { runs.reduce(0) { $0 + $1.count } } else { nil }
  }

  /// The distance of one set.
  var stretch: (metres: Int, isInMiles: Bool)? {
    switch detail {
    case .sets(let runs): runs.last?.amount.stretch
    case .amount(let amount): amount.stretch
    case .intervals(let run, _): run.amount.stretch
    case .intensities, .attribute, .lastSetOpen, .lastSetOf, .times, .drop, .remark: nil
    }
  }
}

extension ScribbleAmount {
  /// Nobody does as many reps.
  private static let leastMetres = 50

  var isMeasured: Bool {
    switch kind {
    case .time, .length: true
    case .reps: Int(text).map { $0 >= ScribbleAmount.leastMetres } ?? false
    case .energy, .max: false
    }
  }
}
