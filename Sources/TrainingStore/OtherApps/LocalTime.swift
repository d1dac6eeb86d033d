/// The time of another app, which does not say where it was.

import SessionModel

/// A date and a time of day where the athlete was, of unknown zone.
public struct LocalTime: Hashable, Comparable, Sendable {
  /// The date.
  public var day: Day
  /// 0 ..< 86 400
  public var second: Int

  /// A time of day in seconds from midnight, 0 ..< 86,400.
  public init(day: Day, second: Int) {
    self.day = day
    self.second = second
  }

  /// Unix milliseconds, if it is in UTC.
  public var milliseconds: Int { (day.number * 86_400 + second) * 1000 }

  public static func < (a: LocalTime, b: LocalTime) -> Bool { (a.day, a.second) < (b.day, b.second) }
}
