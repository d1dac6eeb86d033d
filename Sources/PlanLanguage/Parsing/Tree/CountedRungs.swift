/// How many rungs two numbers with a dash between them are: `10-1` counts through, `21-9` may be only two.

import SessionModel

enum CountedRungs {
  /// One for each number if one end is 1 or they are next to each other; nil if nobody knows.
  static func count(from first: WideInt, to last: WideInt) -> WideInt? {
    if abs(last - first) <= 1 { return 2 }
    return min(first, last) == 1 ? max(first, last) : nil
  }
}

extension PlanTree {
  /// The ends of a ladder of two numbers with a dash between them, not a comma.
  func dashed(_ rungs: Nodes<Expression>) -> (first: Expression, last: Expression)? {
    guard rungs.count == 2, let first = self[rungs].first, let last = self[rungs].last,
      !bytes(Span(start: first.span.end, end: last.span.start)).contains(UInt8(ascii: ","))
    else { return nil }
    return (first, last)
  }
}
