/// How large a part of a plan is, as far as that is known before there is an athlete.

struct Extent {
  /// Work, rests and countdowns, saturating.
  var steps = 0

  static func + (one: Extent, two: Extent) -> Extent {
    Extent(steps: saturating(one.steps.addingReportingOverflow(two.steps)))
  }

  func times(_ count: Int) -> Extent {
    Extent(steps: saturating(steps.multipliedReportingOverflow(by: max(0, count))))
  }
}

/// The result of an operation on numbers that are not negative, or the largest number.
private func saturating(_ result: (partialValue: Int, overflow: Bool)) -> Int {
  result.overflow ? Int.max : result.partialValue
}
