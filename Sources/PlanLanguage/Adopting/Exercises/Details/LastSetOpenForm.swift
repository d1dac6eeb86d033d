/// `last set AMRAP`, `letzter Satz bis zum Versagen`: the last set is open.

extension DetailForm {
  static let lastSetOpen = DetailForm { cursor, context in
    let start = cursor.index
    if cursor.accept("last", "final", "letzter", "letzten"), cursor.accept("set", "satz") {
      _ = cursor.accept("is", "as", "an", "=", "auf") || cursor.accept(sign: ":")
      if DetailForm.toFailure.read(&cursor, context) != nil { return DetailReading(.lastSetOpen) }
    }
    cursor.index = start
    if cursor.accept("amrap"), cursor.accept("last", "final"), cursor.accept("set") {
      return DetailReading(.lastSetOpen)
    }
    return nil
  }
}
