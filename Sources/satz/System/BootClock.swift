/// The clock of the terminal and of the journal: milliseconds since the machine started. It runs on during sleep and
/// never jumps.
import CTerminal
import SessionModel

enum BootClock {
  static var now: Instant { Instant(milliseconds: Int(ct_boot_time() / 1_000_000)) }

  /// Different for each start of the machine; empty if the system does not say, which counts as another start.
  static func id() -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { text in
      guard let start = text.baseAddress else { return "" }
      return String(decoding: text[..<ct_boot_id(start, text.count)].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}

extension Instant {
  /// As `ct_boot_time` counts; never 0, which means no instant.
  var nanoseconds: Int64 { max(1, min(Int64(milliseconds), Int64.max / 1_000_000) * 1_000_000) }
}
