/// The clock of the terminal: milliseconds since the machine started, which go on while it sleeps and know no steps.
import CReadline
import SessionModel

enum BootClock {
  static var now: Instant { Instant(milliseconds: Int(cr_boot_time() / 1_000_000)) }
}
