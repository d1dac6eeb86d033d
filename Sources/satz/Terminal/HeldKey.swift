/// A key that is held down, known by its repeats: a terminal tells of no release, only of the same byte again and again.

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

  /// The key of this byte came, again or for the first time. Another one lets the first go.
  mutating func press(_ byte: UInt8, at now: Instant) {
    advance(to: now)
    if run?.byte == byte { run?.last = now } else { run = Run(byte: byte, began: now, last: now) }
  }

  /// Time has passed: a key that did not come again was let go.
  mutating func advance(to now: Instant) {
    if let end = letGoAt, now > end { run = nil }
  }

  mutating func letGo() { run = nil }

  /// Until then it has to come again; nil where nothing is held.
  var letGoAt: Instant? {
    run.map { $0.last + ($0.last == $0.began ? Self.firstGap : Self.laterGap) }
  }

  /// 0 … 1
  var progress: Double {
    run.map { min(1, Double(($0.last - $0.began).count) / Double(Self.needed.count)) } ?? 0
  }

  var isHeldLongEnough: Bool { run.map { $0.last - $0.began >= Self.needed } ?? false }
}
