/// Dates of other apps: `2025-01-15 17:45:32`, `8 Apr 2026, 16:50`, `Apr 8, 2026, 4:50 PM`, `3 févr. 2026, 18:00`.

extension LocalTime {
  /// Nil for what is not understood as a date. A missing time of day means midnight.
  public init?(foreign text: String) {
    // Words and numbers, separated by spaces of every kind, commas, and the T of ISO 8601.
    let words = text.lowercased().split { $0.isWhitespace || $0 == "," || $0 == "." }.map(String.init)
    guard let first = words.first else { return nil }
    if let iso = LocalTime(iso: first, rest: words.dropFirst()) {
      self = iso
      return
    }
    guard words.count >= 3 else { return nil }
    let day: Day?
    if let number = Int(first), let month = MonthName.number(words[1]), let year = Int(words[2]) {
      day = Day(year: year, month: month, day: number)
    } else if let month = MonthName.number(first), let number = Int(words[1]), let year = Int(words[2]) {
      day = Day(year: year, month: month, day: number)
    } else {
      return nil
    }
    guard let day, let second = Self.second(words.dropFirst(3)) else { return nil }
    self.init(day: day, second: second)
  }

  /// `2025-01-15`, with the time after a space or a `T`; a zone after it is ignored, because apps write local time
  /// there.
  private init?(iso first: String, rest: ArraySlice<String>) {
    let parts = first.split(separator: "t", maxSplits: 1).map(String.init)
    let date = (parts.first ?? "").split(separator: "-").map { Int($0) }
    guard date.count == 3, let year = date[0], year > 31, let month = date[1], let number = date[2],
      let day = Day(year: year, month: month, day: number)
    else { return nil }
    let clock = parts.count == 2 ? [String(parts[1].prefix { $0.isASCIIDigit || $0 == ":" })] : Array(rest)
    guard let second = Self.second(clock[...]) else { return nil }
    self.init(day: day, second: second)
  }

  /// `17:45:32`, `16:50`, `4:50 pm`, `4:50pm`.
  private static func second(_ words: ArraySlice<String>) -> Int? {
    guard let first = words.first else { return 0 }
    let digits = first.prefix { $0.isASCIIDigit || $0 == ":" }
    let half = first.dropFirst(digits.count) + words.dropFirst().joined()
    let parts = digits.split(separator: ":").map { Int($0) ?? -1 }
    guard (2...3).contains(parts.count), (0..<24).contains(parts[0]),
      parts.dropFirst().allSatisfy({ (0..<60).contains($0) })
    else { return nil }
    let hour: Int
    switch half {
    case "am": hour = parts[0] % 12
    case "pm": hour = parts[0] % 12 + 12
    default: hour = parts[0]
    }
    return hour * 3600 + parts[1] * 60 + (parts.count == 3 ? parts[2] : 0)
  }
}

/// Months by the beginnings of their names, in the languages that Hevy exports in: English, German, French, Spanish,
/// Italian, Portuguese.
private enum MonthName {
  private static let beginnings: [[String]] = [
    ["jan", "jän", "ene", "gen"], ["feb", "fév", "fev"], ["mar", "mär", "mrz"], ["apr", "avr", "abr"],
    ["may", "mai", "mag"], ["jun", "juin", "giu"], ["jul", "juil", "lug"], ["aug", "aoû", "aou", "ago"],
    ["sep", "set"], ["oct", "okt", "ott", "out"], ["nov"], ["dec", "dez", "déc", "dic"],
  ]

  static func number(_ word: String) -> Int? {
    beginnings.firstIndex { names in names.contains { word.hasPrefix($0) } }.map { $0 + 1 }
  }
}

/// Durations as Strong writes and reads them.
enum ForeignLength {
  /// `1h 5m`, `45m`, `1h 5m 3s`, `3600`; nil if it is not a duration, or more than a day.
  static func parse(_ text: String) -> SessionLength? {
    if let seconds = Int(text) { return SessionLength(seconds: seconds) }
    var total = 0
    for word in text.lowercased().split(whereSeparator: \.isWhitespace) {
      guard let count = Int(word.prefix { $0.isASCIIDigit }), count < 100_000 else { return nil }
      switch word.drop(while: \.isASCIIDigit) {
      case "h", "hr", "std": total += count * 3600
      case "m", "min": total += count * 60
      case "s", "sec": total += count
      default: return nil
      }
    }
    return SessionLength(seconds: total)
  }

  /// `1h 5m 3s`; empty for nothing.
  static func text(seconds: Int) -> String {
    let parts = [(seconds / 3600, "h"), (seconds / 60 % 60, "m"), (seconds % 60, "s")]
    return parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined(separator: " ")
  }
}

/// A plausible length of a session: that of an app left running overnight means nothing.
struct SessionLength {
  var seconds: Int
  init?(seconds: Int) {
    guard (1...86_400).contains(seconds) else { return nil }
    self.seconds = seconds
  }
}
