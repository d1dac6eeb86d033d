/// The clock of the terminal: milliseconds since the machine started, which go on while it sleeps and know no steps.
import CReadline
import SessionModel

enum BootClock {
  static var now: Instant { Instant(milliseconds: Int(cr_boot_time() / 1_000_000)) }
}

extension Instant {
  /// As `cr_boot_time` counts; never 0, which stands for no instant.
  var nanoseconds: Int64 { max(1, min(Int64(milliseconds), Int64.max / 1_000_000) * 1_000_000) }
}
