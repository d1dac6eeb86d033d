/// `downward dog 5 breaths`, `10 Atemzüge`: a hold, which goes into a note of the plan.

extension DetailForm {
  static let breaths = DetailForm { cursor, context in
    let start = cursor.index
    _ = cursor.accept("for")
    if let (low, high) = cursor.acceptRange(), let word = cursor.token?.text,
      cursor.accept("breaths", "breath", "atemzüge", "atemzügen")
    {
      return DetailReading(.remark(low.text + (high.map { "-" + $0.text } ?? "") + " " + word), isGuess: true)
    }
    cursor.index = start
    return nil
  }
}
