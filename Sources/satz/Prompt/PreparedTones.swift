/// Tones that are made before they are due: a bell takes as long to compute as ten disks take to write.

import Channels

struct PreparedTones {
  private let sound: SoundChannel
  private var calls: [Announcement: ProgramCall] = [:]

  init(_ sound: SoundChannel) { self.sound = sound }

  /// What the last three seconds lead to.
  private static let afterCountdown: [Announcement] = [.restOver, .windowOver, .workBegins, .workEnds, .switchSides]

  mutating func call(for announcement: Announcement) -> ProgramCall {
    if let made = calls[announcement] { return made }
    let made = sound.call(for: announcement)
    calls[announcement] = made
    return made
  }

  func has(_ announcement: Announcement) -> Bool { calls[announcement] != nil }

  /// Called in the last seconds, once each: makes one of the tones that may follow, so that no second is late either.
  mutating func prepare() {
    if let missing = Self.afterCountdown.first(where: { !has($0) }) { _ = call(for: missing) }
  }
}
