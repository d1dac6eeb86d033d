/// How large a part of a plan is, as far as that is known before there is an athlete.

struct Extent {
  /// Work, rests and countdowns, saturating.
  var steps = 0
  /// Milliseconds of work whose length the plan says, saturating.
  var work = 0
  /// The work of the longest item of a block.
  var longest = 0

  static func + (one: Extent, two: Extent) -> Extent {
    Extent(
      steps: saturating(one.steps.addingReportingOverflow(two.steps)),
      work: saturating(one.work.addingReportingOverflow(two.work)), longest: max(one.longest, two.work))
  }

  func times(_ count: Int) -> Extent {
    Extent(
      steps: saturating(steps.multipliedReportingOverflow(by: max(0, count))),
      work: saturating(work.multipliedReportingOverflow(by: max(0, count))), longest: longest)
  }
}

/// The result of an operation on numbers that are not negative, or the largest number.
private func saturating(_ result: (partialValue: Int, overflow: Bool)) -> Int {
  result.overflow ? Int.max : result.partialValue
}
