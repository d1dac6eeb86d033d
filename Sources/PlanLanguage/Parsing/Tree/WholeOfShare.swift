/// What percentages are of: `75%, 85%, 95% of tm`.

extension PlanTree {
  /// What a percentage is of, if it says so.
  func wholeOfShare(_ intensity: Intensity) -> Expression? {
    switch intensity.kind {
    case .value(let value):
      let low = if case .range(let ends) = value.kind { self[ends].left } else { value }
      guard case .share(let operands) = low.kind else { return nil }
      return self[operands].right
    case .ramp(let ends): return wholeOfShare(self[ends].to)
    case .alternatives(let options): return self[options].last.flatMap { wholeOfShare($0.intensity) }
    case .each, .effort, .ask, .missing: return nil
    }
  }

  /// An `of` at the end of a list applies to all of it.
  func sharedWhole(_ list: some BidirectionalCollection<Intensity>) -> Expression? {
    guard list.count > 1, let last = list.last else { return nil }
    return wholeOfShare(last)
  }

  /// The same where each entry has its own: `5 @ 75%, 3 @ 85%, 1+ @ 95% of tm`. A share of what was lifted is only that
  /// set's: `1 @ 90%, 3x5 @ 80% of lifted(1)`.
  func sharedWhole(ofEach entries: some BidirectionalCollection<SetEntry>) -> Expression? {
    guard entries.count > 1, let last = entries.last?.intensity, let whole = wholeOfShare(self[last])
    else { return nil }
    if case .call(let call) = whole.kind, string(self[call].name).lowercased() != "max" { return nil }
    return whole
  }
}
