/// How units are written. The first spelling of each is the canonical one.

extension Unit {
  static let spellings: [(unit: Unit, words: [String])] = [
    (.kilogram, ["kg", "kgs", "kilo", "kilos"]),
    (.gram, ["g"]),
    (.pound, ["lb", "lbs"]),
    (.millisecond, ["ms"]),
    (.second, ["s", "sec", "secs", "second", "seconds"]),
    (.minute, ["min", "mins", "minute", "minutes"]),
    (.hour, ["h", "hr", "hrs", "hour", "hours"]),
    (.millimetre, ["mm"]),
    (.centimetre, ["cm"]),
    (.metre, ["m", "meter", "meters", "metre", "metres"]),
    (.kilometre, ["km"]),
    (.inch, ["in"]),
    (.foot, ["ft"]),
    (.yard, ["yd", "yds"]),
    (.mile, ["mi", "mile", "miles"]),
    (.calorie, ["cal", "kcal", "cals", "calorie", "calories"]),
    (.beatsPerMinute, ["bpm"]),
    (.revolutionsPerMinute, ["rpm"]),
    (.strokesPerMinute, ["spm"]),
    (.watt, ["w", "watt", "watts"]),
    (.none, ["reps", "rep"]),
  ]

  static let table = WordTable(
    spellings.flatMap { spelling in spelling.words.map { (word: $0, value: spelling.unit.rawValue) } })

  /// Words for a distance in an hour, which `fmt` writes as `mi/h` and `km/h`.
  private static let speeds = WordTable([
    (word: "mph", value: Unit.mile.rawValue), (word: "kph", value: Unit.kilometre.rawValue),
    (word: "kmh", value: Unit.kilometre.rawValue),
  ])

  /// The distance of such a word; nil for any other word.
  static func ofSpeed(_ word: Letters) -> Unit? { speeds.value(of: word).flatMap { Unit(rawValue: $0) } }

  /// Units of an amount of work: a word after a number and a space may be one of them: `500 m row`.
  var measuresWork: Bool {
    switch self {
    case .none, .millisecond, .second, .minute, .hour, .clock, .millimetre, .centimetre, .metre, .kilometre, .foot,
      .yard, .mile, .calorie:
      true
    // `8 in 1min` is not a length.
    case .kilogram, .gram, .pound, .inch, .percent, .beatsPerMinute, .revolutionsPerMinute, .strokesPerMinute, .watt:
      false
    }
  }

  /// Units of a load, a share, a power or a heart rate, but not of an amount of work.
  var isOfIntensity: Bool { !measuresWork && self != .inch && !isOfCadence }

  /// Units of how fast the pedals, the oars or the feet go.
  var isOfCadence: Bool { self == .revolutionsPerMinute || self == .strokesPerMinute }

  /// Units that `max` may take besides reps: `max cal`, `max m`.
  var canBeMost: Bool { self == .calorie || ofLength != nil }

  var isTime: Bool {
    switch self {
    case .millisecond, .second, .minute, .hour, .clock: true
    case .none, .kilogram, .gram, .pound, .millimetre, .centimetre, .metre, .kilometre, .inch, .foot, .yard, .mile,
      .calorie, .percent, .beatsPerMinute, .revolutionsPerMinute, .strokesPerMinute, .watt:
      false
    }
  }
}
