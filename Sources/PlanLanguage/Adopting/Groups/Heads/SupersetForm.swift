/// `Superset:`, `SS`, `Supersatz x3`, `tri-set`, `3 giant sets:`: what follows is done in turn.

extension HeadForm {
  static let superset = HeadForm { cursor in
    if let times = cursor.acceptGiantSets() { return HeadPart(kind: .superset, times: times) }
    guard
      cursor.accept("superset", "supersets", "ss", "supersatz", "super-set", "triset", "tri-set", "giantset")
        || cursor.accept(all: "giant", "set") || cursor.accept(all: "super", "set")
    else { return nil }
    let times = cursor.acceptHeadTimes()
    // `Superset 2:`, `Supersatz 1 (4 Runden)`: which one it is.
    let start = cursor.index
    if times == nil, cursor.acceptWhole() != nil, !cursor.isAtEnd, !cursor.accept(sign: ":"),
      !(cursor.token?.isSign("(") ?? false)
    {
      cursor.index = start
    }
    // `Superset A:`, `Superset B (3 rounds)`
    if times == nil, cursor.index == start, cursor.token?.isWord ?? false, cursor.token?.text.utf8.count == 1,
      cursor[1].map({ $0.isMark }) ?? true
    {
      cursor.index += 1
      _ = cursor.accept(sign: ":")
    }
    return HeadPart(kind: .superset, times: times)
  }
}

extension TokenCursor {
  /// `3 giant sets`, `4 supersets of`
  fileprivate mutating func acceptGiantSets() -> Int? {
    let start = index
    guard let times = acceptWhole(), (2...10).contains(times),
      accept("supersets", "trisets", "tri-sets", "giantsets", "supersätze")
        || (accept("giant", "super", "tri") && accept("sets"))
    else {
      index = start
      return nil
    }
    _ = accept("of")
    return times
  }

  /// `10 x` before what is repeated.
  mutating func acceptTimesInFront() -> Int? {
    let start = index
    if let times = acceptWhole(), accept("x") { return times }
    index = start
    return nil
  }

  /// `x3`, `3x`.
  mutating func acceptHeadTimes() -> Int? {
    let start = index
    if accept("x"), let times = acceptWhole() { return times }
    index = start
    if let times = acceptWhole(), accept("x"), token?.number == nil { return times }
    index = start
    return nil
  }
}
