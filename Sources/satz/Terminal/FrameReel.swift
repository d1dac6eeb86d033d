/// Frames of the seconds to come, made in one go and played by `cr_wait`, without any of our code, which would find every
/// cache cold.
import CReadline
import SessionModel

enum FrameReel {
  static func clear() { cr_reel_clear() }

  /// How many frames there is room for: a rest of three minutes.
  static let length = Int(CR_REEL_FRAMES)

  static func append(_ frame: TerminalText, at instant: Instant) {
    cr_reel_append(instant.nanoseconds, frame.encoded, frame.encoded.utf8.count)
  }

  /// - Parameter end: when something is to be done for which there is no frame.
  static func close(at end: Instant?) { cr_reel_close(end?.nanoseconds ?? 0) }

  /// Nothing is left of it, so that the screen shows what its last frame said.
  static var isPlayed: Bool { cr_reel_is_played() }
}

extension Instant {
  /// As `cr_boot_time` counts; never 0, which stands for no instant.
  var nanoseconds: Int64 { max(1, min(Int64(milliseconds), Int64.max / 1_000_000) * 1_000_000) }
}
