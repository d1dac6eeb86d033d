/// Frames of the seconds to come, made in one go: a process that wakes once a second finds every cache cold each time, so
/// what it has to do then should be little.
import SessionModel

struct FrameReel {
  private var frames: [(at: Instant, text: String)] = []
  private var played = 0
  /// When something is to be done for which there is no frame.
  private var end: Instant?

  /// How many frames are made at once: a minute where there is one a second.
  static let length = 60

  mutating func clear() { self = FrameReel() }

  mutating func append(_ text: String, at instant: Instant) { frames.append((instant, text)) }
  mutating func close(at end: Instant?) { self.end = end }

  /// Nothing is left of it, so that the screen shows what its last frame said.
  var isPlayed: Bool { played == frames.count }
  var isFull: Bool { frames.count >= Self.length }

  /// What is due, in order: each frame says only what has changed since the one before.
  mutating func next(dueAt now: Instant) -> String? {
    guard played < frames.count, frames[played].at <= now else { return nil }
    defer { played += 1 }
    return frames[played].text
  }

  /// When the next frame is due, or what comes after the last one.
  var nextDue: Instant? { played < frames.count ? frames[played].at : end }
}
