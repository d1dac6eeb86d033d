/// Reads Garmin's Training Center Database v2 (garmin.com/xmlschemas/TrainingCenterDatabasev2.xsd): each activity with
/// its laps, whose times, distances, energies and heart rates are those that the device counted.

import SessionModel
import TrainingStore

package enum TCXFile {
  package static func read(_ bytes: [UInt8]) throws(ActivityProblem) -> [Activity] {
    let reader = TCXReader()
    guard let stream = XMLStream(reader) else { throw .hostileXML }
    try stream.feed(bytes, isLast: true)
    if !reader.activities.isEmpty { return reader.activities }
    throw reader.hasCourse ? .course : reader.hasWorkout ? .plannedWorkout : .empty
  }
}

private final class TCXReader: XMLListener {
  private(set) var activities: [Activity] = []
  private(set) var (hasCourse, hasWorkout) = (false, false)
  private var sport: String?
  private var laps: [ActivityLap] = []
  private var count = 0
  private var lap = CountedLap()

  func open(_ name: String, _ attributes: XMLAttributes, in stream: XMLStream) {
    switch name {
    case "Course": hasCourse = true
    case "Workout": hasWorkout = true
    case "Activity": (sport, laps) = (attributes["Sport"].flatMap(SportName.of(word:)), [])
    case "Lap": lap = CountedLap(began: attributes["StartTime"].flatMap(WrittenInstant.init)?.milliseconds)
    case "Trackpoint": lap.beginPoint()
    default: break
    }
  }

  func close(_ name: String, text: String, in stream: XMLStream) {
    guard stream.path.contains("Activity") else { return }
    let parent = stream.path.dropLast().last ?? ""
    switch (name, parent) {
    case ("Trackpoint", _): lap.endPoint()
    case ("Lap", _):
      guard let done = lap.lap else { return }
      count += 1
      if count > Activity.mostLaps { return stream.stop(.tooMany) }
      laps.append(done)
    case ("Activity", _):
      if let activity = Activity(sport: sport, laps: laps) { activities.append(activity) }
    default: lap.take(name, in: parent, text.trimmingSpaces())
    }
  }
}

/// A lap as the device counted it, and its points for what it did not.
private struct CountedLap {
  var began: Int?
  private var seconds: Double?
  private var metres: Double?
  private var kilocalories: Double?
  private var (mean, highest): (Double?, Double?) = (nil, nil)
  private var track = Track()
  private var point: (time: Int?, place: Place?, latitude: Double?, heartRate: Int?) = (nil, nil, nil, nil)
  private var lastTime: Int?

  init(began: Int? = nil) { self.began = began }

  mutating func beginPoint() { point = (nil, nil, nil, nil) }

  mutating func endPoint() {
    guard let time = point.time else { return }
    track.add(point.place, at: time, point.heartRate)
    lastTime = max(time, lastTime ?? time)
  }

  mutating func take(_ name: String, in parent: String, _ text: String) {
    switch (name, parent) {
    case ("TotalTimeSeconds", "Lap"): seconds = Double(text)
    case ("DistanceMeters", "Lap"): metres = Double(text)
    case ("Calories", "Lap"): kilocalories = Double(text)
    case ("Value", "AverageHeartRateBpm"): mean = Double(text)
    case ("Value", "MaximumHeartRateBpm"): highest = Double(text)
    case ("Value", "HeartRateBpm"): point.heartRate = Double(text).flatMap { Int(bounded: $0) }
    case ("Time", "Trackpoint"): point.time = WrittenInstant(text)?.milliseconds
    case ("LatitudeDegrees", "Position"): point.latitude = Double(text)
    case ("LongitudeDegrees", "Position"): point.place = Place(latitude: point.latitude, longitude: Double(text))
    default: break
    }
  }

  /// Nil if it has no beginning, or nothing was done in it.
  var lap: ActivityLap? {
    let tracked = track.lap
    guard let began = began ?? tracked?.began else { return nil }
    let counted = seconds.flatMap { $0 > 0 && $0 <= 31 * 86_400 ? Int(bounded: $0 * 1000) : nil }
    let moving = counted ?? tracked?.moving ?? 0
    let lap = ActivityLap(
      began: began, ended: max(began + moving, min(lastTime ?? 0, began + Activity.longest)), moving: moving,
      distance: metres.flatMap(Length.init(metres:)) ?? (metres == nil ? tracked?.distance : nil),
      energy: kilocalories.flatMap(Energy.init),
      heartRate: HeartRate(mean: mean, highest: highest) ?? tracked?.heartRate,
      heartTimes: tracked?.heartTimes ?? [:])
    return lap.isEmpty ? nil : lap
  }
}
