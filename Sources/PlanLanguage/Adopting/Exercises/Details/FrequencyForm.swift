/// `3x täglich`, `twice daily`, `3 times a day`, `2 mal pro Woche`: how often all of it is done, which goes into a note of
/// the plan.

extension DetailForm {
  static let frequency = DetailForm { cursor, _ in
    let start = cursor.index
    let isCounted = cursor.accept("twice", "once", "zweimal", "dreimal", "einmal")
    guard isCounted || cursor.acceptRange() != nil && cursor.accept("x", "times", "mal"),
      cursor.accept("täglich", "daily", "wöchentlich", "weekly")
        || cursor.accept("a", "per", "am", "pro", "die", "in")
          && (cursor.accept("der") || true) && cursor.accept("day", "tag", "week", "woche")
    else { return nil }
    return DetailReading(.remark(cursor.line.text(of: start..<cursor.index)))
  }
}
