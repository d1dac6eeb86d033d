/// The time and the days of a reminder, as they are typed and printed: `18:00`, `mon,wed,fri`.

import PlanWording
import TrainingStore

enum ReminderTime {
  /// `18:00`, `18.00`, `7`, `7am`, `6:30pm`: minutes since midnight. Nil for anything else.
  static func minute(_ text: String) -> Int? {
    var text = text.lowercased().trimmingBlanks()
    var isAfternoon: Bool?
    for (word, value) in [("am", false), ("pm", true)] where text.hasSuffix(word) {
      (text, isAfternoon) = (String(text.dropLast(2)).trimmingBlanks(), value)
    }
    let parts = text.split(separator: text.contains(".") ? "." : ":", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      parts.allSatisfy({ (1...2).contains($0.count) && $0.allSatisfy { ("0"..."9").contains($0) } }),
      var hour = Int(parts[0]), let minute = parts.count == 1 ? 0 : parts[1].count == 2 ? Int(parts[1]) : nil
    else { return nil }
    if let isAfternoon {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    return hour * 60 + minute
  }

  /// `7:00`.
  static func text(_ minute: Int) -> String { "\(minute / 60):\((minute % 60).twoDigits)" }
}

enum ReminderDays {
  /// `mon,wed,fri`, `mo-fr`, `weekdays`, `weekend`, `daily`, from 0 for Monday; nil for anything else.
  static func parse(_ text: String) -> Set<Int>? {
    let parts = text.lowercased().split(whereSeparator: { $0 == "," || $0.isWhitespace })
    var days: Set<Int> = []
    for part in parts {
      guard let some = some(String(part)) else { return nil }
      days.formUnion(some)
    }
    return days.isEmpty ? nil : days
  }

  private static func some(_ word: String) -> Set<Int>? {
    switch word {
    case "daily", "täglich": return Reminder.everyDay
    case "weekdays", "werktags": return Set(0...4)
    case "weekend", "wochenende": return [5, 6]
    default: break
    }
    let ends = word.split(separator: word.contains("–") ? "–" : "-", omittingEmptySubsequences: false)
    let days = ends.compactMap { day(String($0)) }
    guard days.count == ends.count, let first = days.first, let last = days.last, days.count <= 2 else { return nil }
    // `sat-mon` goes over the end of the week.
    return Set((0...((last - first + 7) % 7)).map { (first + $0) % 7 })
  }

  /// At least the first two letters of its English or German name.
  private static func day(_ word: String) -> Int? {
    guard word.count >= 2 else { return nil }
    return [CalendarNames.english, .german].lazy.compactMap { names in
      names.weekdays.firstIndex { $0.lowercased().hasPrefix(word) }
    }.first
  }

  /// `daily`, `Mon–Fri`, `Mon Wed Fri`.
  static func text(_ days: Set<Int>, in language: Language) -> String {
    if days == Reminder.everyDay { return RemindText.daily.said(in: language) }
    let names = days.sorted().map { short($0, in: language) }
    return days == Set(0...4) ? "\(short(0, in: language))–\(short(4, in: language))" : names.joined(separator: " ")
  }

  /// `mon`, for programs.
  static func word(_ day: Int) -> String { short(day, in: .english).lowercased() }

  /// `Mon`, `Mo`.
  static func short(_ day: Int, in language: Language) -> String {
    switch language {
    case .english: String(CalendarNames.english.weekdays[day].prefix(3))
    case .german: String(CalendarNames.german.weekdays[day].prefix(2))
    }
  }
}
