/// Reads activities from FIT files: each session with its laps, as the device counted them; without laps the session is
/// one, without sessions what its records say.

import SessionModel

package enum FITFile {
  /// Seconds from 1970 to the end of 1989, with which FIT begins.
  static let epoch = 631_065_600

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
  private var heartRates = HeartRateSamples()
  private var hasTrack = false
  private var lastMetres: Double?
  private var hasWorkout = false
  private var sets: [(exercise: FITExercise?, set: ActivitySet)] = []
  private var titles: [FITExercise: String] = [:]

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
      if let lap = Self.lap(message, mean: 15, highest: 16), !lap.isEmpty { laps.append(lap) }
    case 20: takeRecord(message)
    case 26: hasWorkout = true
    case 34:
      guard let local = message[5], let time = message[FITRecords.timestamp] else { break }
      // Watches say it to the second, and zones are quarters of an hour.
      let offset = Int((Double(local - time) / 900).rounded()) * 900
      if abs(offset) <= 64_800 { utcOffsetSeconds = offset }
    case 225: try takeSet(message)
    case 264:
      if let category = message[0], let title = message.text(2), titles.count < 1000 {
        titles[FITExercise(category: category, name: message[1])] = title
      }
    default: break
    }
  }

  /// Rests between sets are messages of the same kind.
  private mutating func takeSet(_ message: FITMessage) throws(ActivityProblem) {
    guard message[5] == 1, let start = message[6] ?? message[254] else { return }
    guard sets.count < Activity.mostLaps else { throw .tooMany }
    let duration = message[0].map { min(max(0, $0), Activity.longest) } ?? 0
    let mass = message[4].flatMap { ActivitySet.mass(sixteenths: $0, isInPounds: message[9] == 2) }
    // Watches count no reps of what is held.
    let reps = message[3].flatMap { $0 > 0 || mass != nil ? $0 : nil }
    if reps == nil, duration == 0 { return }
    let began = (start + FITFile.epoch) * 1000
    sets.append(
      (
        message[7].map { FITExercise(category: $0, name: message[8]) },
        ActivitySet(exercise: nil, began: began, ended: began + duration, reps: reps, mass: mass)
      ))
  }

  /// Sessions and laps have the same fields for what they counted.
  private static func lap(_ message: FITMessage, mean: UInt8, highest: UInt8) -> ActivityLap? {
    guard let start = message[2] ?? message[FITRecords.timestamp] else { return nil }
    func time(_ field: UInt8) -> Int? { message[field].map { min(max(0, $0), Activity.longest) } }
    let (elapsed, timer) = (time(7), time(8))
    let moving = timer ?? elapsed ?? 0
    let began = (start + FITFile.epoch) * 1000
    return ActivityLap(
      began: began, ended: began + max(moving, elapsed ?? 0), moving: moving,
      distance: message[9].flatMap { Length(metres: Double($0) / 100) },
      energy: message[11].flatMap { Energy(Double($0)) },
      heartRate: HeartRate(mean: message[mean].map(Double.init), highest: message[highest].map(Double.init)))
  }

  private mutating func takeRecord(_ message: FITMessage) {
    guard let time = message[FITRecords.timestamp] else { return }
    func degrees(_ field: UInt8) -> Double? { message[field].map { Double($0) * 180 / 2_147_483_648 } }
    hasTrack = true
    if let centimetres = message[5] { lastMetres = Double(centimetres) / 100 }
    let at = (time + FITFile.epoch) * 1000
    track.add(Place(latitude: degrees(0), longitude: degrees(1)), at: at, message[3])
    if let beats = message[3] { heartRates.add(beats, at: at) }
  }

  /// The title that the file gives an exercise is more than its number says.
  private func namedSets(from first: Int, before next: Int) -> [ActivitySet] {
    sets.filter { $0.set.began >= first && $0.set.began < next }.map { exercise, set in
      var set = set
      set.exercise = exercise.flatMap { titles[$0] ?? $0.words }
      return set
    }
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
      let activity = Activity(
        sport: named, utcOffsetSeconds: utcOffsetSeconds,
        laps: heartRates.filling(own.isEmpty ? [session.whole] : own),
        sets: namedSets(from: first, before: next))
      if let activity { done.append(activity) }
    }
    if done.isEmpty {
      var whole = track.lap
      if let lastMetres { whole?.distance = Length(metres: lastMetres) }
      let found = laps.isEmpty ? [whole].compactMap(\.self) : heartRates.filling(laps)
      if let activity = Activity(sport: sport, utcOffsetSeconds: utcOffsetSeconds, laps: found) { done = [activity] }
    }
    if done.isEmpty { throw hasWorkout && !hasTrack ? .plannedWorkout : .empty }
    return done
  }
}
