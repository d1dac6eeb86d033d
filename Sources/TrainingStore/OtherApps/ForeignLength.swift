/// How long sessions and sets of other apps lasted.

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
