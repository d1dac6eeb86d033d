/// Numbers and instants as files of activities write them; nil for what is none, or none that can be.

import SessionModel
import TrainingStore

extension Int {
  /// The nearest whole number; nil if it is none of fewer than sixteen digits.
  init?(bounded number: Double) {
    guard number.isFinite, abs(number) < 1e15 else { return nil }
    self.init(number.rounded())
  }
}

extension Length {
  /// Up to the circumference of the Earth.
  init?(metres: Double) {
    guard metres > 0, metres <= 40_075_000, let millimetres = Int(bounded: metres * 1000) else { return nil }
    self.init(millimetres: millimetres)
  }
}

extension Energy {
  init?(_ kilocalories: Double) {
    guard kilocalories >= 0.5, kilocalories <= Double(MostInAPlan.number), let whole = Int(bounded: kilocalories)
    else { return nil }
    self.init(kilocalories: whole)
  }
}

extension HeartRate {
  /// Nil unless both are what a heart can do; a mean without a highest value is its own.
  init?(mean: Double?, highest: Double?) {
    guard let mean, let average = Int(bounded: mean), HeartRate.plausible.contains(average) else { return nil }
    let maximum = highest.flatMap { Int(bounded: $0) } ?? average
    guard HeartRate.plausible.contains(maximum) else { return nil }
    self.init(average: average, maximum: Swift.max(average, maximum))
  }
}

/// An instant as XML writes it: `2026-04-08T16:50:00.5Z`, `2026-04-08 16:50:00 +0200`.
package struct WrittenInstant: Hashable, Sendable {
  /// Unix milliseconds.
  package var milliseconds: Int
  /// Local time minus UTC; nil if it was written in UTC, which says nothing about where it was.
  package var utcOffsetSeconds: Int?

  /// Without a zone it is in UTC, as GPX and TCX have all times.
  package init?(_ text: String) {
    var bytes = text[...].utf8.drop { $0 == 32 || $0 == 10 || $0 == 9 || $0 == 13 }
    guard let year = Self.number(&bytes, 4), Self.took("-", &bytes), let month = Self.number(&bytes, 2),
      Self.took("-", &bytes), let dayOfMonth = Self.number(&bytes, 2),
      Self.took("T", &bytes) || Self.took(" ", &bytes), let hour = Self.number(&bytes, 2), Self.took(":", &bytes),
      let minute = Self.number(&bytes, 2), Self.took(":", &bytes), let second = Self.number(&bytes, 2),
      hour < 24, minute < 60, second <= 60, let day = Day(year: year, month: month, day: dayOfMonth),
      Day.plausible.contains(day)
    else { return nil }
    let fraction = Self.took(".", &bytes) ? Self.thousandths(&bytes) : 0
    while Self.took(" ", &bytes) {}
    guard let zone = Self.zone(&bytes) else { return nil }
    utcOffsetSeconds = zone.isSaid ? zone.seconds : nil
    let seconds = day.number * 86_400 + hour * 3600 + minute * 60 + second - zone.seconds
    milliseconds = seconds * 1000 + fraction
  }

  private static func zone(_ bytes: inout Substring.UTF8View) -> (seconds: Int, isSaid: Bool)? {
    let isNegative = took("-", &bytes)
    guard isNegative || took("+", &bytes) else { return (0, false) }
    guard let hours = number(&bytes, 2) else { return nil }
    _ = took(":", &bytes)
    let minutes = number(&bytes, 2) ?? 0
    guard hours < 18, minutes < 60 else { return nil }
    let seconds = hours * 3600 + minutes * 60
    return (isNegative ? -seconds : seconds, true)
  }

  private static func took(_ sign: Character, _ bytes: inout Substring.UTF8View) -> Bool {
    guard let first = bytes.first, first == sign.asciiValue else { return false }
    bytes.removeFirst()
    return true
  }

  private static func number(_ bytes: inout Substring.UTF8View, _ digits: Int) -> Int? {
    var number = 0
    for _ in 0..<digits {
      guard let byte = bytes.first, (48...57).contains(byte) else { return nil }
      number = number * 10 + Int(byte - 48)
      bytes.removeFirst()
    }
    return number
  }

  private static func thousandths(_ bytes: inout Substring.UTF8View) -> Int {
    var (number, scale) = (0, 100)
    while let byte = bytes.first, (48...57).contains(byte) {
      number += Int(byte - 48) * scale
      scale /= 10
      bytes.removeFirst()
    }
    return number
  }
}
