/// Words that mean one exercise over a way and another one for a time: *Schmetterling* is swum, and held in yin yoga.

enum NamesByMeasure {
  /// How an amount measures its exercise, as far as it matters here.
  enum Measure { case way, hold }

  /// The key of the exercise that the word means with such an amount; nil for any other word.
  static func key(_ name: String, by measure: Measure) -> String? {
    guard let row = table.first(where: { $0.word == name.lowercased() }) else { return nil }
    return measure == .way ? row.way : row.hold
  }

  static let table: [(word: String, way: String, hold: String)] = [
    ("butterfly", "butterfly-swim", "butterfly-stretch"), ("schmetterling", "butterfly-swim", "butterfly-stretch"),
  ]
}
