/// The heart rates that a device measured beside its laps, of which it writes only the mean: how long each lap had which
/// rate.

import SessionModel

struct HeartRateSamples {
  /// Unix milliseconds, in order.
  private var times: [Int] = []
  private var beats: [Int] = []

  /// - Parameter time: in Unix milliseconds; one before the last is left out.
  mutating func add(_ beats: Int, at time: Int) {
    if let last = times.last, time < last { return }
    times.append(time)
    self.beats.append(beats)
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
      mean.add(beats[index], after: times[index] - max(first, index > 0 ? times[index - 1] : first))
    }
    return mean
  }

  private func firstIndex(after time: Int) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
