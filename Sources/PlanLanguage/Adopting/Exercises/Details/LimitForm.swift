/// `stay under 2:10`, `sub 90s`, `nicht schneller als 5:30/km`: a limit for the time, which no plan can say. It goes into a
/// note.

extension ScribbleLine {
  /// Whether it begins with such a limit.
  var saysLimit: Bool {
    var (cursor, context) = (TokenCursor(self), DetailContext(bareLoads: .kilogram))
    context.hasAmount = true
    return DetailForm.limit.read(&cursor, context) != nil
  }
}

extension DetailForm {
  static let limit = DetailForm { cursor, context in
    let start = cursor.index
    guard context.hasAmount || context.hasSets else { return nil }
    while cursor.accept(
      "stay", "keep", "keeping", "hold", "be", "go", "it", "them", "all", "each", "bleib", "bleibe", "halte", "alle")
    {}
    let isNot = cursor.accept("not", "no", "nicht", "nie", "never")
    let isCompared =
      cursor.accept("faster", "slower", "schneller", "langsamer") && cursor.accept("than", "als")
    guard isCompared || !isNot && cursor.accept("under", "below", "sub", "unter"),
      cursor.acceptTime() != nil
        || cursor.acceptNumber() != nil && cursor.acceptUnit(where: { $0 == .heartRate }) != nil
    else { return nil }
    if cursor.accept(sign: "/") || cursor.accept("per", "pro") {
      _ = cursor.acceptNumber()
      _ = cursor.acceptUnit { $0.isLength }
    }
    return DetailReading(.remark(cursor.line.text(of: start..<cursor.index)))
  }
}
