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
    forEachStretch(from: from, to: to) { beats, length in
      sum += beats * length
      time += length
      maximum = max(maximum, beats)
    }
    return time > 0 ? HeartRate(average: (sum + time / 2) / time, maximum: maximum) : nil
  }

  /// How long the heart rate was in each zone of an athlete with this maximum, from the first, in whole seconds.
  func zoneSeconds(from: Instant, to: Instant, max: WideInt) -> [WideInt] {
    var times: [(beats: WideInt, milliseconds: WideInt)] = []
    forEachStretch(from: from, to: to) { beats, length in times.append((WideInt(beats), WideInt(length))) }
    return HeartRateZone.seconds(of: times, max: max)
  }

  /// Each value with the milliseconds for which it counts, the last one first.
  private func forEachStretch(from: Instant, to: Instant, _ body: (_ beats: Int, _ length: Int) -> Void) {
    var next = to
    for reading in readings.reversed() where reading.measured < to && reading.counts != .nowhereElse {
      let end = min(next, reading.measured + HeartRateReading.holds)
      let start = max(from, reading.measured)
      let isOfAnother = reading.counts == .inItsSet && reading.measured < from
      if end > start, !isOfAnother { body(reading.beats, start.distance(to: end)) }
      next = reading.measured
      if reading.measured < from { break }
    }
  }
}
