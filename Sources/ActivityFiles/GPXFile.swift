/// Reads GPX 1.0 and 1.1 (topografix.com/GPX/1/1): tracks with times become activities, one set a track.
///
/// A pause is the time between two segments of a track, or a stretch of more than 20 s in which the athlete was slower
/// than half a metre a second: it counts neither as time nor as distance. A recorder that pauses by itself leaves such a gap.

import SessionModel
import TrainingStore

package enum GPXFile {
  package static func read(_ bytes: [UInt8]) throws(ActivityProblem) -> [Activity] {
    let reader = GPXReader()
    guard let stream = XMLStream(reader) else { throw .hostileXML }
    try stream.feed(bytes, isLast: true)
    if reader.activities.isEmpty { throw reader.hasPlaces ? .course : .empty }
    return reader.activities
  }
}

private final class GPXReader: XMLListener {
  private(set) var activities: [Activity] = []
  /// Whether there are places without times: a route or a course.
  private(set) var hasPlaces = false
  private var sport: String?
  private var title: String?
  private var track = Track()
  private var place: Place?
  private var time: Int?
  private var heartRate: Int?

  /// Tracks of one sport within this time are one session: a recorder that was stopped and started again.
  private static let together = 4 * 3_600_000

  func open(_ name: String, _ attributes: XMLAttributes, in stream: XMLStream) {
    switch name {
    case "trk": (sport, title, track) = (nil, nil, Track())
    case "trkseg": track.beginSegment()
    case "trkpt", "rtept", "wpt":
      place = Place(latitude: attributes["lat"].flatMap(Double.init), longitude: attributes["lon"].flatMap(Double.init))
      (time, heartRate) = (nil, nil)
    default: break
    }
  }

  func close(_ name: String, text: String, in stream: XMLStream) {
    let parent = stream.path.dropLast().last
    switch name {
    case "time" where parent == "trkpt": time = WrittenInstant(text)?.milliseconds
    case "hr", "heartrate":
      if stream.path.contains("trkpt") { heartRate = Double(text.trimmingSpaces()).flatMap { Int(bounded: $0) } }
    case "name" where parent == "trk": title = text.trimmingSpaces()
    case "type" where parent == "trk": sport = SportName.of(word: text.trimmingSpaces())
    case "trkpt", "rtept":
      if let time, name == "trkpt" {
        track.add(place, at: time, heartRate)
      } else if place != nil {
        hasPlaces = true
      }
    case "trk":
      guard let lap = track.lap else { return }
      if activities.count + (activities.last?.laps.count ?? 0) > Activity.mostLaps { return stream.stop(.tooMany) }
      add(lap)
    default: break
    }
  }

  private func add(_ lap: ActivityLap) {
    if let last = activities.indices.last, activities[last].sport == sport, lap.began >= activities[last].ended,
      lap.began - activities[last].ended < Self.together
    {
      activities[last].laps.append(lap)
    } else if let activity = Activity(sport: sport, title: title, laps: [lap]) {
      activities.append(activity)
    }
  }
}
