/// The clocks of the machine: one that counts sleep and ignores the wall clock, and the wall clock.

import Glibc
import SessionRunner

enum SystemClock {
  /// Milliseconds since the machine started, suspended time included.
  static func bootMilliseconds() -> Int { milliseconds(CLOCK_BOOTTIME) }

  /// Milliseconds since 1970.
  static func wallMilliseconds() -> Int { milliseconds(CLOCK_REALTIME) }

  /// Another for each start of the machine; empty where the kernel does not say, which counts as another start.
  static func bootID() -> String {
    guard let file = try? SourceFile.read("/proc/sys/kernel/random/boot_id") else { return "" }
    return String(decoding: file.bytes, as: UTF8.self).trimmingBlanks()
  }

  private static func milliseconds(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
