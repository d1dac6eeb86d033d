/// Reads activities from FIT files: each session with its laps, as the device counted them; without laps the session is
/// one, without sessions what its records say.

import SessionModel

package enum FITFile {
  package static func isFIT(_ bytes: [UInt8]) -> Bool { FITRecords.isFIT(bytes) }

  package static func read(_ bytes: [UInt8]) throws(ActivityProblem) -> [Activity] {
    var records = FITRecords(bytes)
    var reader = FITReader()
    while let message = try records.next() { try reader.take(message) }
    return try reader.activities()
  }
}

private struct FITReader {
  private var type: Int?
  private var laps: [ActivityLap] = []
  private var sessions: [(whole: ActivityLap, sport: String?)] = []
  private var sport: String?
  private var utcOffsetSeconds: Int?
  private var track = Track()
  private var hasTrack = false
  private var lastMetres: Double?
  private var hasWorkout = false

  /// Seconds from 1970 to the end of 1989, with which FIT begins.
  private static let epoch = 631_065_600

  mutating func take(_ message: FITMessage) throws(ActivityProblem) {
    switch message.number {
    case 0: type = type ?? message[0]
    case 12: sport = FITSport.name(message[0], message[1]) ?? sport
    case 18:
      guard sessions.count < 1000 else { throw .tooMany }
      let own = FITSport.name(message[5], message[6])
      if let whole = Self.lap(message, mean: 16, highest: 17) { sessions.append((whole, own)) }
    case 19:
      guard laps.count < Activity.mostLaps else { throw .tooMany }
      if let lap = Self.lap(message, mean: 15, highest: 16) { laps.append(lap) }
    case 20: takeRecord(message)
    case 26: hasWorkout = true
    case 34:
      guard let local = message[5], let time = message[FITRecords.timestamp] else { break }
      // Watches say it to the second, and zones are quarters of an hour.
      let offset = Int((Double(local - time) / 900).rounded()) * 900
      if abs(offset) <= 64_800 { utcOffsetSeconds = offset }
    default: break
    }
  }

  /// Sessions and laps have the same fields for what they counted.
  private static func lap(_ message: FITMessage, mean: UInt8, highest: UInt8) -> ActivityLap? {
    guard let start = message[2] ?? message[FITRecords.timestamp] else { return nil }
    func time(_ field: UInt8) -> Int? { message[field].map { min(max(0, $0), Activity.longest) } }
    let (elapsed, timer) = (time(7), time(8))
    let moving = timer ?? elapsed ?? 0
    let began = (start + epoch) * 1000
    let lap = ActivityLap(
      began: began, ended: began + max(moving, elapsed ?? 0), moving: moving,
      distance: message[9].flatMap { Length(metres: Double($0) / 100) },
      energy: message[11].flatMap { Energy(Double($0)) },
      heartRate: HeartRate(mean: message[mean].map(Double.init), highest: message[highest].map(Double.init)))
    return lap.isEmpty ? nil : lap
  }

  private mutating func takeRecord(_ message: FITMessage) {
    guard let time = message[FITRecords.timestamp] else { return }
    func degrees(_ field: UInt8) -> Double? { message[field].map { Double($0) * 180 / 2_147_483_648 } }
    hasTrack = true
    if let centimetres = message[5] { lastMetres = Double(centimetres) / 100 }
    track.add(
      Place(latitude: degrees(0), longitude: degrees(1)), at: (time + Self.epoch) * 1000, message[3])
  }

  func activities() throws(ActivityProblem) -> [Activity] {
    switch type {
    case 4, nil: break
    case 5: throw .plannedWorkout
    case 6: throw .course
    default: throw .otherFIT
    }
    var done: [Activity] = []
    for (index, session) in sessions.enumerated() {
      // Laps say when they began; a lap belongs to the session that it began in.
      let next = index + 1 < sessions.count ? sessions[index + 1].whole.began : Int.max
      let first = index == 0 ? Int.min : session.whole.began
      let own = laps.filter { $0.began >= first && $0.began < next }
      let named = session.sport ?? sport
      if let activity = Activity(
        sport: named, utcOffsetSeconds: utcOffsetSeconds, laps: own.isEmpty ? [session.whole] : own)
      {
        done.append(activity)
      }
    }
    if sessions.isEmpty {
      var whole = track.lap
      if let lastMetres { whole?.distance = Length(metres: lastMetres) }
      let found = laps.isEmpty ? [whole].compactMap(\.self) : laps
      if let activity = Activity(sport: sport, utcOffsetSeconds: utcOffsetSeconds, laps: found) { done = [activity] }
    }
    if done.isEmpty { throw hasWorkout && !hasTrack ? .plannedWorkout : .empty }
    return done
  }
}

/// The sports of FIT's profile (the types `sport` and `sub_sport`), as far as the exercise library knows them.
enum FITSport {
  static func name(_ sport: Int?, _ subSport: Int?) -> String? {
    guard let sport else { return nil }
    switch (sport, subSport ?? 0) {
    case (1, 1), (1, 45): return "treadmill"
    case (1, 3): return "trail running"
    case (2, 5), (2, 6), (2, 58): return "indoor cycling"
    case (4, 5), (4, 6): return "indoor cycling"
    case (4, 14), (15, 14): return "rowing"
    case (4, 15): return "elliptical"
    case (4, 16): return "stair climb"
    case (4, 1): return "treadmill"
    case (10, 20): return "strength training"
    case (10, 43): return "yoga"
    case (10, 26): return "cardio"
    case (13, 37): return "ski touring"
    default: return sports[sport]
    }
  }

  private static let sports: [Int: String] = [
    1: "running", 2: "cycling", 3: "transition", 4: "fitness equipment", 5: "swimming", 6: "basketball",
    7: "soccer", 8: "tennis", 9: "american football", 10: "training", 11: "walking", 12: "cross country skiing",
    13: "alpine skiing", 14: "snowboarding", 15: "rowing", 16: "mountaineering", 17: "hiking", 18: "multisport",
    19: "paddling", 20: "flying", 21: "e-biking", 22: "motorcycling", 23: "boating", 24: "driving", 25: "golf",
    26: "hang gliding", 27: "horseback riding", 28: "hunting", 29: "fishing", 30: "inline skating", 31: "climbing",
    32: "sailing", 33: "ice skating", 34: "sky diving", 35: "snowshoeing", 36: "snowmobiling",
    37: "stand up paddling", 38: "surfing", 39: "wakeboarding", 40: "water skiing", 41: "kayaking", 42: "rafting",
    43: "windsurfing", 44: "kitesurfing", 47: "boxing", 48: "floor climbing", 53: "diving",
  ]
}
