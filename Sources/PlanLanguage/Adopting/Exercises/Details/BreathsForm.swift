/// `downward dog 5 breaths`, `10 Atemzüge`: a hold, as long as so many breaths.

extension DetailForm {
  static let breaths = DetailForm { cursor, context in
    _ = cursor.accept("for", "hold", "halten")
    if let (low, high) = cursor.acceptRange(), let word = cursor.token?.text,
      cursor.accept("breaths", "breath", "atemzüge", "atemzügen")
    {
      // After sets it says how long each of them is held.
      if low.whole != nil, high == nil, !context.hasSets, !cursor.saysBetween {
        return DetailReading(.amount(ScribbleAmount(kind: .time, text: low.text + " breaths")), isGuess: true)
      }
      return DetailReading(.remark(low.text + (high.map { "-" + $0.text } ?? "") + " " + word), isGuess: true)
    }
    return nil
  }
}

extension TokenCursor {
  /// `10 breaths between rounds` is a rest.
  fileprivate var saysBetween: Bool {
    ["between", "rest", "recovery", "zwischen", "pause"].contains(token?.text ?? "")
  }
}
