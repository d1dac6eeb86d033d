/// `superset these ^^`, `^^ als Supersatz`, `superset the above` below sets of the same number: they are done in turn.

extension LineForm {
  static let supersetAbove = LineForm { line, _ in
    let words = line.tokens.filter { $0.isWord }.map { $0.text }
    guard words.contains(where: { names.contains($0) }),
      words.allSatisfy({ names.contains($0) || fillers.contains($0) }),
      line.tokens.allSatisfy({ $0.number == nil && !$0.isClock }), !line.endsWithColon,
      line.original.contains("^") || line.original.contains("↑") || words.contains(where: { places.contains($0) })
    else { return nil }
    return [.noRest(line.text)]
  }

  private static let names: Set<String> = [
    "superset", "supersets", "supersetted", "ss", "supersatz", "supersätze", "super-set",
  ]

  /// Words that say where the exercises are.
  private static let places: Set<String> = ["above", "oben", "davor"]

  private static let fillers: Set<String> = places.union([
    "these", "those", "the", "two", "both", "them", "as", "a", "in", "do", "for", "exercises", "all", "als", "im",
    "die",
    "beide", "beiden", "diese", "übungen", "von",
  ])
}
