/// `RPE 8`, `@8`, `@ 7-8`, `rpe8`, `RIR 2`, `2 RIR`: how hard it should feel.

extension DetailForm {
  static let effort = DetailForm { cursor, context in
    let start = cursor.index
    let isSaid = cursor.accept(sign: "@") || cursor.accept("at", "bei")
    for word in ["rpe", "rir"] {
      if cursor.accept(word), let range = cursor.acceptEffort() {
        return DetailReading(.intensities(["\(word) \(range)"]))
      }
      cursor.index = isSaid ? start + 1 : start
      if let range = cursor.acceptEffort(), cursor.accept(word) {
        return DetailReading(.intensities(["\(word) \(range)"]))
      }
      cursor.index = isSaid ? start + 1 : start
    }
    // Nobody loads a bar with 8 kg: it is an RPE.
    if cursor.line.tokens[start].isSign("@"), let range = cursor.acceptEffort(), cursor.endsEffort {
      return DetailReading(.intensities(["rpe \(range)"]), isGuess: true)
    }
    return nil
  }
}

extension TokenCursor {
  fileprivate mutating func acceptEffort() -> String? {
    guard let (low, high) = acceptRange(), low.thousandths <= 10_000, high?.thousandths ?? 0 <= 10_000 else {
      return nil
    }
    return low.text + (high.map { "-" + $0.text } ?? "")
  }

  /// Whether nothing follows that would make it a load, a time or sets.
  fileprivate var endsEffort: Bool {
    guard let token else { return true }
    if token.isWord { return token.text != "x" && ScribbleUnit(token.text) == nil }
    return !token.isSign("%") && !token.isSign("/") && !token.isSign("#") && !token.isSign("-")
  }
}
