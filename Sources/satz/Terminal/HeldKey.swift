/// A key that is held down, detected by its repeats: a terminal does not report releases, only the same byte
/// repeatedly.

import SessionModel

struct HeldKey: Equatable, Sendable {
  /// How long it has to be held.
  static let needed = Milliseconds(1500)
  /// A keyboard waits before it repeats a key, and then repeats it steadily.
  static let firstGap = Milliseconds(600), laterGap = Milliseconds(250)

  private struct Run: Equatable {
    let byte: UInt8
    let began: Instant
    var last: Instant
  }
  private var run: Run?

  /// The key with this byte arrived, again or for the first time. A different key releases the first.
  mutating func press(_ byte: UInt8, at now: Instant) {
    advance(to: now)
    if run?.byte == byte { run?.last = now } else { run = Run(byte: byte, began: now, last: now) }
  }

  /// Time has passed: a key that did not repeat was released.
  mutating func advance(to now: Instant) {
    if let end = letGoAt, now > end { run = nil }
  }

  mutating func letGo() { run = nil }

  /// The deadline for its next repeat; nil if nothing is held.
  var letGoAt: Instant? {
    run.map { $0.last + ($0.last == $0.began ? Self.firstGap : Self.laterGap) }
  }

  /// 0 … 1
  var progress: Double {
    run.map { min(1, Double(($0.last - $0.began).count) / Double(Self.needed.count)) } ?? 0
  }

  var isHeldLongEnough: Bool { run.map { $0.last - $0.began >= Self.needed } ?? false }
}
