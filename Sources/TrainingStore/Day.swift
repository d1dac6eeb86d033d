/// A day of the calendar, as the athlete lived it: no time, no zone.

import SessionModel

/// A day by its number since 1970-01-01, so that days can be compared, subtracted and stepped through.
public struct Day: Hashable, Comparable, Codable, Sendable {
  /// Days since 1970-01-01; negative before it.
  public var number: Int
  /// The day that is this many days after 1970-01-01.
  public init(number: Int) { self.number = number }

  /// The local day of a moment.
  public init(of moment: Moment) {
    let seconds = moment.wallMilliseconds.flooredQuotient(by: 1000) &+ moment.utcOffsetSeconds
    number = seconds.flooredQuotient(by: 86_400)
  }

  /// The Monday of its week; 1970-01-01 was a Thursday.
  public var monday: Day {
    let weekday = (number % 7 &+ 10) % 7
    return Day(number: number &- weekday)
  }

  public static func < (a: Day, b: Day) -> Bool { a.number < b.number }
}

extension Day {
  /// The date by the Gregorian calendar. Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms",
  /// civil_from_days.
  public var date: (year: Int, month: Int, day: Int) {
    let shifted = number &+ 719_468
    let era = shifted.flooredQuotient(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// A date of the Gregorian calendar, years 1 … 9999; nil for one that does not exist (30 February). The inverse,
  /// days_from_civil.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear.flooredQuotient(by: 400)
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
    guard date == (year, month, day) else { return nil }
  }
}

extension Int {
  fileprivate func flooredQuotient(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
