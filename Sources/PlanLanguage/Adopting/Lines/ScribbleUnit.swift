/// The units of scribbles, in the spellings that people use, English and German.

enum ScribbleUnit: String {
  case kilogram = "kg"
  case pound = "lb"
  case second = "s"
  case minute = "min"
  case hour = "h"
  case metre = "m"
  case kilometre = "km"
  case mile = "mi"
  case yard = "yd"
  case foot = "ft"
  case calorie = "cal"
  case percent = "%"
  case watt = "w"
  case heartRate = "bpm"
  case reps

  init?(_ word: String) {
    guard let unit = ScribbleUnit.spellings[word] else { return nil }
    self = unit
  }

  var isTime: Bool { self == .second || self == .minute || self == .hour }
  var isLength: Bool { [.metre, .kilometre, .mile, .yard, .foot].contains(self) }
  var isMass: Bool { self == .kilogram || self == .pound }

  /// Whether a comma in the number before the word is a decimal comma.
  static func isBehindDecimals(_ word: String) -> Bool {
    ScribbleUnit(word).map { $0 != .reps && $0 != .second } ?? false
  }

  private static let spellings: [String: ScribbleUnit] = {
    var spellings: [String: ScribbleUnit] = [:]
    for (unit, words) in words { for word in words { spellings[word] = unit } }
    return spellings
  }()

  private static let words: [(ScribbleUnit, [String])] = [
    (.kilogram, ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramm"]),
    (.pound, ["lb", "lbs", "pound", "pounds", "pfund", "#"]),
    (.second, ["s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden", "\"", "''"]),
    (.minute, ["min", "mins", "minute", "minutes", "minuten", "'"]),
    (.hour, ["h", "hr", "hrs", "hour", "hours", "stunde", "stunden", "std"]),
    (.metre, ["m", "meter", "meters", "metre", "metres", "mtr"]),
    (.kilometre, ["km", "kms", "kilometer", "kilometers", "k"]),
    (.mile, ["mi", "mile", "miles", "meile", "meilen"]),
    (.yard, ["yd", "yds", "yard", "yards"]),
    (.foot, ["ft", "feet", "foot"]),
    (.calorie, ["cal", "cals", "calorie", "calories", "kcal", "kalorien"]),
    (.percent, ["%", "percent", "prozent"]),
    (.watt, ["w", "watt", "watts"]),
    (.heartRate, ["bpm"]),
    (.reps, ["rep", "reps", "repetitions", "wdh", "whd", "wdhs", "wiederholungen", "wiederholung"]),
  ]
}
