/// The mean and the highest heart rate over samples: each counts for the time since the one before, because watches
/// write one when it changes.

import SessionModel

struct HeartRateMean {
  private var weighted = 0
  private var time = 0
  private var sum = 0
  private var count = 0
  private var highest = 0
  /// The milliseconds for which each rate counts.
  private(set) var times: [Int: Int] = [:]

  /// Longer than this, nothing was measured in between.
  private static let mostBetween = 30_000

  /// - Parameter milliseconds: since the sample before; 0 for the first.
  mutating func add(_ beats: Int, after milliseconds: Int) {
    guard HeartRate.plausible.contains(beats) else { return }
    let span = min(max(0, milliseconds), Self.mostBetween)
    weighted += beats * span
    time += span
    if span > 0 { times[beats, default: 0] += span }
    sum += beats
    count += 1
    highest = max(highest, beats)
  }

  var heartRate: HeartRate? {
    if count == 0 { return nil }
    let mean = time > 0 ? Double(weighted) / Double(time) : Double(sum) / Double(count)
    return HeartRate(mean: mean, highest: Double(highest))
  }
}
