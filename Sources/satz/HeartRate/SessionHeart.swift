/// What was measured of the heart in the sets of a session: the mean over their time, the highest, and the time in each
/// zone.

import PlanWording
import SessionModel
import TrainingStore

struct SessionHeart: Hashable {
  var average: Int
  var maximum: Int
  /// In seconds, from the first zone on; empty if they are unknown.
  var zoneSeconds: [Int]

  /// Nil if nothing was measured in any of these sets; the times are in milliseconds.
  init?(_ sets: [(rate: HeartRate, time: Int)]) {
    guard let maximum = sets.map(\.rate.maximum).max() else { return nil }
    let time = sets.reduce(0.0) { $0 + Double(max(1, $1.time)) }
    let beats = sets.reduce(0.0) { $0 + Double(max(1, $1.time)) * Double($1.rate.average) }
    (average, self.maximum) = (Int((beats / time).rounded()), Int(maximum))
    zoneSeconds = sets.compactMap(\.rate.zoneSeconds).reduce(into: []) { sums, zones in
      sums = zones.indices.map { (sums.indices.contains($0) ? sums[$0] : 0) + Int(zones[$0]) }
    }
  }

  init?(of sets: [LogEntry]) {
    self.init(
      sets.compactMap { set in
        set.heartRate.map { ($0, set.endedWallMilliseconds - set.beganWallMilliseconds) }
      })
  }

  init?(of sets: [LoggedSet]) {
    self.init(sets.compactMap { set in set.heartRate.map { ($0, Int(set.began.distance(to: set.ended))) } })
  }

  /// `mean 128, highest 171, 12 min in zone 2`.
  func text(_ formatter: UnitFormatter) -> String {
    let rate = EndText.heartRate(average: average, maximum: maximum).said(in: formatter.language)
    return ([rate] + Self.zones(zoneSeconds, formatter)).joined(separator: ", ")
  }

  /// `12 min in zone 2`; zones in which the heart rate never was are left out.
  static func zones(_ seconds: [Int], _ formatter: UnitFormatter) -> [String] {
    seconds.enumerated().filter { $0.element > 0 }.map { index, seconds in
      EndText.inZone(index + 1, formatter.length(.seconds(WideInt(seconds)))).said(in: formatter.language)
    }
  }
}
