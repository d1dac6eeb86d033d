/// `max double unders in remaining time`, `in der restlichen Zeit`: what is left of the interval, which goes into a note.

extension DetailForm {
  static let remainingTime = DetailForm { cursor, _ in
    let start = cursor.index
    guard start > 0, cursor.accept("in", "for", "with") else { return nil }
    _ = cursor.accept("the", "der")
    if cursor.accept("remaining", "restlichen", "verbleibenden", "rest"), cursor.accept("time", "zeit") {
      return DetailReading(.remark(cursor.line.text(of: start..<cursor.index)), isGuess: true)
    }
    return nil
  }
}
