/// Reads all clocks of the machine at once, as the journal wants them.

import Glibc
import SessionModel

extension Moment {
  /// The moment that the boot clock says; for a loop that has just read it.
  static func atBoot(_ instant: Instant) -> Moment {
    var moment = now()
    moment.bootMilliseconds = instant.milliseconds
    return moment
  }

  static func now() -> Moment {
    let wall = SystemClock.wallMilliseconds()
    return Moment(
      bootID: thisBoot, bootMilliseconds: SystemClock.bootMilliseconds(), wallMilliseconds: wall,
      utcOffsetSeconds: utcOffset(at: wall))
  }

  /// Read once; it does not change while a process lives.
  private static let thisBoot = SystemClock.bootID()

  private static func utcOffset(at wall: Int) -> Int {
    var seconds = time_t(wall / 1000)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return 0 }
    return parts.tm_gmtoff
  }
}
