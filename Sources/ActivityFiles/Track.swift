/// A track of points in time, as GPX and TCX have it and FIT does beside its laps.

import SessionModel

/// The points of a track, summed up as they come.
struct Track {
  private var began: Int?
  private var last: (place: Place?, time: Int)?
  private var ended = 0
  private var moving = 0
  private var metres = 0.0
  private var hasPlaces = false
  private var heartRates = HeartRateMean()

  /// See `GPXFile`.
  private static let (longestGap, slowest) = (20_000, 0.5)

  mutating func beginSegment() { last = nil }

  /// - Parameter time: in Unix milliseconds; one before the last is left out.
  mutating func add(_ place: Place?, at time: Int, _ heartRate: Int?) {
    if began == nil { (began, ended) = (time, time) }
    if time < ended || time - (began ?? time) > Activity.longest { return }
    let passed = last.map { time - $0.time } ?? 0
    if let heartRate { heartRates.add(heartRate, after: passed) }
    if place != nil { hasPlaces = true }
    if let last {
      let metres = last.place.flatMap { from in place.map(from.metres(to:)) }
      let isPause = passed > Self.longestGap && metres.map { $0 < Self.slowest * Double(passed) / 1000 } ?? true
      if !isPause { (moving, self.metres) = (moving + passed, self.metres + (metres ?? 0)) }
    }
    (last, ended) = ((place ?? last?.place, time), time)
  }

  /// Nil if it has fewer than two points in time.
  var lap: ActivityLap? {
    guard let began, ended > began else { return nil }
    let lap = ActivityLap(
      began: began, ended: ended, moving: moving, distance: hasPlaces ? Length(metres: metres) : nil, energy: nil,
      heartRate: heartRates.heartRate, heartTimes: heartRates.times)
    return lap.isEmpty ? nil : lap
  }
}
