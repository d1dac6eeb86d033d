/// `12 push press (Rx 95/65)`: the loads as prescribed.

extension DetailForm {
  static let rx = DetailForm { cursor, context in
    guard context.hasName, cursor.accept("rx") else { return nil }
    _ = cursor.accept(sign: ":") || cursor.accept(sign: "-") || cursor.accept(sign: "=")
    guard let token = cursor.token, token.number != nil,
      let reading = DetailForm.levels.read(&cursor, context) ?? DetailForm.load.read(&cursor, context)
    else { return nil }
    return reading
  }
}
