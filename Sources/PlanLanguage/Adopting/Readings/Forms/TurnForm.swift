/// `Min 1: 12 cal row`, `odd: 12 swings`: one minute of an EMOM.

extension LineForm {
  static let turn = LineForm { line, reader in
    guard reader.isInGroup else { return nil }
    return TurnLabel.turns(of: line, &reader)
  }
}
