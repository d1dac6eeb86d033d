/// The heart rate as the prompt tells it to a follower: `heart-rate 128 5021877`, with the instant on the boot clock, or
/// `heart-rate none`.

import SessionModel

struct HeartRateMessage: Equatable {
  var reading: HeartRateReading?

  init(reading: HeartRateReading?) { self.reading = reading }

  private static let word = "heart-rate"

  /// With its line end.
  var line: String { "\(Self.word) " + (reading.map { "\($0.beats) \($0.measured.milliseconds)" } ?? "none") + "\n" }

  /// Nil for any other line.
  init?(_ line: some StringProtocol) {
    let words = line.split(separator: " ").map { String($0) }
    guard words.first == Self.word else { return nil }
    if words.count == 3, let beats = Int(words[1]), let measured = Int(words[2]),
      HeartRateReading.plausible.contains(beats)
    {
      reading = HeartRateReading(beats: beats, measured: Instant(milliseconds: measured))
    }
  }
}
