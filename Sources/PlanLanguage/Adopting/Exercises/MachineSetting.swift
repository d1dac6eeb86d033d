/// What is set on a machine: `(seat 4)`, `pin 35`.

extension TokenCursor {
  /// What is set on a machine of weights.
  static let settings: Set<String> = ["pin", "seat", "sitz", "hole"]

  /// The end of `(seat 4)` or `pin 35`, a setting of a machine.
  var endOfSetting: Int? {
    if let word = token?.text, TokenCursor.settings.contains(word), self[1]?.number?.whole != nil, index > 0,
      ScribbleUnit(self[2]?.text ?? "") == nil, self[2]?.text != "x"
    {
      return index + 2
    }
    guard token?.isSign("(") ?? false,
      ["seat", "sitz", "level", "stufe", "pin", "hole", "setting", "position", "pos"].contains(self[1]?.text ?? "")
    else { return nil }
    return line.tokens[index...].firstIndex { $0.isSign(")") }.map { $0 + 1 }
  }
}
