/// Several exercises in one line: `Bench 5x5 80kg, Row 5x5 60kg`.

extension LineForm {
  static let items = LineForm { line, reader in
    guard let items = reader.items(line, bare: false), items.count > 1 else { return nil }
    return items.map { .exercise($0) }
  }
}
