/// Days as they are typed and printed: `2026-11-21`, `today`, `yesterday`.

import ArgumentParser
import TrainingStore

extension Day {
  static var today: Day { Day(of: .now()) }

  /// The value of an option, or ends the command.
  static func said(_ text: String, option: String) throws -> Day {
    switch text.lowercased() {
    case "today", "heute": return today
    case "yesterday", "gestern": return Day(number: today.number - 1)
    default:
      guard let day = Day(text: text) else {
        throw fail(.invalidValue(option: option, value: text, .day(for: text)), .usage)
      }
      return day
    }
  }

  /// A day for which something is entered: one that the log can hold, and that is not still to come.
  static func entered(_ text: String, option: String) throws -> Day {
    let day = try said(text, option: option)
    guard plausible.contains(day) else { throw fail(LogText.dayOutOfRange(option: option, text), .usage) }
    guard day <= today else { throw fail(LogText.dayToCome(option: option, text), .usage) }
    return day
  }

  /// `2026-11-21`.
  init?(text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// `2026-11-21`.
  var isoText: String {
    let (year, month, day) = date
    return "\(year)-\(month.twoDigits)-\(day.twoDigits)"
  }
}

extension WallMoment {
  /// `2026-11-21 18:42`, where the athlete was.
  var minuteText: String { String(secondText.dropLast(3)) }

  /// `2026-11-21 18:42:05`.
  var secondText: String {
    let seconds = milliseconds / 1000 + utcOffsetSeconds - day.number * 86_400
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return "\(day.isoText) \(hours.twoDigits):\(minutes.twoDigits):\((seconds % 60).twoDigits)"
  }
}

extension Int {
  /// `07`, `42`.
  var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
