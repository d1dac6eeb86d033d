/// Words that mean one exercise over a distance and another one, or none, for a time: *Schmetterling* is swum, and held
/// in yin yoga; *Rücken 50m* is backstroke.

enum NamesByMeasure {
  /// How an amount measures its exercise, as far as it matters here.
  enum Measure { case way, hold, reps }

  /// The key of the exercise that the word means with such an amount; nil for any other word.
  static func key(_ name: String, by measure: Measure) -> String? {
    let word = name.lowercased()
    if measure == .reps { return byReps.first { $0.word == word }?.key }
    guard let row = table.first(where: { $0.word == word }) else { return nil }
    return measure == .way ? row.way : row.hold
  }

  /// How many bytes a name in the table has at least and at most, with quotes.
  static let lengths: ClosedRange<Int> = {
    let words = table.map { $0.word.utf8.count } + byReps.map { $0.word.utf8.count }
    return (words.min() ?? 0)...((words.max() ?? 0) + 2)
  }()

  /// What is held for a time, and moves for reps.
  static let byReps: [(word: String, held: String, key: String)] = [
    ("wall squat", "wall-sit", "wall-slide-squat"), ("wall squats", "wall-sit", "wall-slide-squat"),
    ("butterfly", "butterfly-stretch", "pec-deck"), ("vierfüßler", "quadruped-position", "bird-dog"),
    ("vierfüssler", "quadruped-position", "bird-dog"),
  ]

  static let table: [(word: String, way: String?, hold: String?)] = [
    ("butterfly", "butterfly-swim", "butterfly-stretch"), ("schmetterling", "butterfly-swim", "butterfly-stretch"),
    ("brust", "breaststroke-swim", nil), ("rücken", "backstroke-swim", nil), ("breast", "breaststroke-swim", nil),
    ("back", "backstroke-swim", nil), ("fly", "butterfly-swim", nil),
    ("skipping", "a-skip", "jump-rope"), ("skippings", "a-skip", "high-knees"),
    ("drill", "swim-drill", nil), ("drills", "swim-drill", nil), ("side kick", "side-kick-swim", nil),
    ("superman", "streamline-kick", nil), ("fist", "fist-swim", nil), ("swan", nil, "pigeon-stretch"),
    ("seal", nil, "seal-pose"),
  ]
}
