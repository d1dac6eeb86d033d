/// The size of a part of a plan, as far as it is known without an athlete.

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

/// The result of an operation on non-negative numbers, or the largest number on overflow.
private func saturating(_ result: (partialValue: WideInt, overflow: Bool)) -> WideInt {
  result.overflow ? WideInt.max : result.partialValue
}
