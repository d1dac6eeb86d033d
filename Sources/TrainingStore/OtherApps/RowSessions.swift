/// The sessions that the rows of a table are gathered into.

import SessionModel

/// When a row of a table says that it was.
struct RowTime {
  var local: LocalTime
  /// Whether there is a time of day, and not only a date.
  var hasClock: Bool
  var isInUTC: Bool
}

/// Rows of one name belong together until hours pass, in whatever order they come and over midnight; those that have
/// only a date, by their date.
struct RowSessions {
  /// The sessions of a name with rows at times of a day.
  private var timed: [SessionKey: [Int]] = [:]
  /// The session of a name whose rows have only this date.
  private var dated: [SessionKey: Int] = [:]
  /// The times of the first and the last row of each session, in seconds.
  private var spans: [Int: ClosedRange<Int>] = [:]

  /// In seconds: a row that is further than this from all rows of a session is in another.
  private static let apart = 3 * 3600

  /// The place of a row's session, which is added if there is none.
  mutating func place(of name: String, at time: RowTime, in sessions: inout [ForeignSession]) -> Int {
    let key = SessionKey(name: name, began: LocalTime(day: time.local.day, second: 0))
    let place = (time.hasClock ? nearest(name, time.local) : dated[key]) ?? sessions.count
    if place == sessions.count {
      sessions.append(
        ForeignSession(name: name, began: time.local, isInUTC: time.isInUTC, length: nil, sets: [], notes: []))
    }
    guard time.hasClock else {
      dated[key] = place
      return place
    }
    sessions[place].began = min(sessions[place].began, time.local)
    if timed[key]?.contains(place) != true { timed[key, default: []].append(place) }
    let (second, span) = (time.local.milliseconds / 1000, spans[place])
    spans[place] = min(second, span?.lowerBound ?? second)...max(second, span?.upperBound ?? second)
    return place
  }

  private func nearest(_ name: String, _ time: LocalTime) -> Int? {
    let second = time.milliseconds / 1000
    var nearest: (place: Int, distance: Int)?
    for number in time.day.number - 1...time.day.number + 1 {
      for place in timed[SessionKey(name: name, began: LocalTime(day: Day(number: number), second: 0))] ?? [] {
        guard let span = spans[place] else { continue }
        let distance = max(0, span.lowerBound - second, second - span.upperBound)
        if distance <= Self.apart, distance < nearest?.distance ?? .max { nearest = (place, distance) }
      }
    }
    return nearest?.place
  }
}
