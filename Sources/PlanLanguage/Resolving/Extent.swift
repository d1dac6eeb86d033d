/// How large a part of a plan is, as far as that is known before there is an athlete.

import SessionModel

struct Extent {
  /// Work, rests and countdowns, saturating.
  var steps: WideInt = 0

  static func + (one: Extent, two: Extent) -> Extent {
    Extent(steps: saturating(one.steps.addingReportingOverflow(two.steps)))
  }

  func times(_ count: WideInt) -> Extent {
    Extent(steps: saturating(steps.multipliedReportingOverflow(by: max(0, count))))
  }
}

/// The result of an operation on numbers that are not negative, or the largest number.
private func saturating(_ result: (partialValue: WideInt, overflow: Bool)) -> WideInt {
  result.overflow ? WideInt.max : result.partialValue
}
