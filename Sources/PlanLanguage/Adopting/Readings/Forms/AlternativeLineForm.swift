/// `alt: 3 x 20' UT2`, `oder 45 min Rad`, `or 5k row`: something else instead of the work above, which is not added to it.

extension LineForm {
  static let alternativeLine = LineForm { line, reader in
    guard reader.hasBegun, AlternativeLine.isSaid(by: line), line.tokens.contains(where: { $0.number != nil }) else {
      return nil
    }
    return [.unread(line.text)]
  }
}

private enum AlternativeLine {
  static func isSaid(by line: ScribbleLine) -> Bool {
    var cursor = TokenCursor(line)
    _ = cursor.accept(sign: "(")
    if cursor.accept("or", "oder", "alternatively", "ersatzweise", "stattdessen", "instead") { return true }
    // `Option B: row 20 min`
    if cursor.accept("option", "variante"), let mark = cursor.token, !["a", "1"].contains(mark.text) {
      cursor.index += 1
      return cursor.accept(sign: ":") || cursor.accept(sign: "-") || cursor.accept(sign: ")")
    }
    // `alt DB curls` take turns.
    return cursor.accept("alt", "alternative", "alternativ", "alternativen", "ersatz", "plan-b")
      && (cursor.accept(sign: ":") || cursor.accept(sign: "-") || cursor.accept(sign: "."))
  }
}
