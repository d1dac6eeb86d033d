/// The heart rates that a device measured beside its laps, of which it writes only the mean: how long each lap had which
/// rate.

import SessionModel

struct HeartRateSamples {
  /// In order; each with its time in Unix milliseconds.
  private var samples: [(time: Int, beats: Int)] = []

  /// - Parameter time: in Unix milliseconds; one before the last is left out.
  mutating func add(_ beats: Int, at time: Int) {
    if let last = samples.last, time < last.time { return }
    samples.append((time, beats))
  }

  /// The laps with how long they had which rate, and with the mean where the device did not write it.
  func filling(_ laps: [ActivityLap]) -> [ActivityLap] {
    laps.map { lap in
      let measured = mean(from: lap.began, to: lap.ended)
      var lap = lap
      lap.heartTimes = measured.times
      lap.heartRate = lap.heartRate ?? measured.heartRate
      return lap
    }
  }

  /// Of the samples after an instant, up to another: each counts for the time since the one before.
  private func mean(from first: Int, to last: Int) -> HeartRateMean {
    var mean = HeartRateMean()
    for index in firstIndex(after: first)..<firstIndex(after: max(first, last)) {
      let before = index > 0 ? samples[index - 1].time : first
      mean.add(samples[index].beats, after: samples[index].time - max(first, before))
    }
    return mean
  }

  private func firstIndex(after time: Int) -> Int {
    var (low, high) = (0, samples.count)
    while low < high {
      let middle = (low + high) / 2
      if samples[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
