/// What was measured since the prompt was opened, and what it comes to in a set.

import SessionModel

struct HeartRateTrace {
  /// In order; at most those of a day with one a second.
  private(set) var readings: [HeartRateReading] = []
  private static let most = 86_400

  mutating func take(_ reading: HeartRateReading) {
    // The boot clock does not go back, but a reading may come from elsewhere.
    guard readings.last.map({ $0.measured <= reading.measured }) ?? true else { return }
    if readings.count == Self.most { readings.removeFirst(Self.most / 2) }
    readings.append(reading)
  }

  /// The mean over the time, in which each value counts until the next one but not longer than it holds, and the highest
  /// value. Nil if nothing was measured between these instants of the boot clock.
  func heartRate(from: Instant, to: Instant) -> HeartRate? {
    var (sum, time, maximum) = (0, 0, 0)
    var next = to
    for reading in readings.reversed() where reading.measured < to {
      let end = min(next, reading.measured + HeartRateReading.holds)
      let start = max(from, reading.measured)
      if end > start {
        let length = start.distance(to: end)
        sum += reading.beats * length
        time += length
        maximum = max(maximum, reading.beats)
      }
      next = reading.measured
      if reading.measured < from { break }
    }
    return time > 0 ? HeartRate(average: (sum + time / 2) / time, maximum: maximum) : nil
  }
}
