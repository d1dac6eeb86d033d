/// The clock of the terminal and of the journal: milliseconds since the machine started, which go on while it sleeps and
/// know no steps.
import CTerminal
import SessionModel

enum BootClock {
  static var now: Instant { Instant(milliseconds: Int(ct_boot_time() / 1_000_000)) }

  /// Another for each start of the machine; empty where the system does not say, which counts as another start.
  static func id() -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { text in
      guard let start = text.baseAddress else { return "" }
      return String(decoding: text[..<ct_boot_id(start, text.count)].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}

extension Instant {
  /// As `ct_boot_time` counts; never 0, which stands for no instant.
  var nanoseconds: Int64 { max(1, min(Int64(milliseconds), Int64.max / 1_000_000) * 1_000_000) }
}
