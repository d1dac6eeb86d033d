/// Reads all clocks of the machine at once, as the journal needs them.

import Glibc
import SessionModel
import TrainingStore

extension Moment {
  /// The moment at a reading of the boot clock; for a loop that has just read it.
  static func atBoot(_ instant: Instant) -> Moment {
    var moment = now()
    moment.bootMilliseconds = instant.milliseconds
    return moment
  }

  static func now() -> Moment {
    let wall = wallMilliseconds()
    return Moment(
      bootID: thisBoot, bootMilliseconds: BootClock.now.milliseconds, wallMilliseconds: wall,
      utcOffsetSeconds: utcOffset(at: wall))
  }

  /// A local time of day at that instant.
  static func local(_ day: Day, hour: Int, minute: Int) -> Moment {
    let (year, month, dayOfMonth) = day.date
    var parts = tm()
    parts.tm_year = Int32(clamping: year - 1900)
    parts.tm_mon = Int32(clamping: month - 1)
    (parts.tm_mday, parts.tm_hour, parts.tm_min) = (
      Int32(clamping: dayOfMonth), Int32(clamping: hour), Int32(clamping: minute)
    )
    // The C library finds out whether it is summer time.
    parts.tm_isdst = -1
    let wall = mktime(&parts) * 1000
    return Moment(bootID: "", bootMilliseconds: 0, wallMilliseconds: wall, utcOffsetSeconds: utcOffset(at: wall))
  }

  /// Milliseconds since 1970.
  private static func wallMilliseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  /// Read once; it does not change while a process lives.
  private static let thisBoot = BootClock.id()

  /// Local time minus UTC then, in seconds.
  static func utcOffset(at wall: Int) -> Int {
    var seconds = time_t(wall / 1000)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return 0 }
    // An invented zone may be farther from UTC than any on Earth.
    return min(max(parts.tm_gmtoff, -64_800), 64_800)
  }
}
