/// A set of the log as JSON: the contract of `satz log --json`, described by `Grammar/log.schema.json`.

import SessionModel
import TrainingStore

struct LogJSON: Encodable {
  var day: String
  var session: Int
  /// The number of the set in the session, for `satz log edit` and `delete`.
  var position: Int
  var sessionName: String
  /// The level at which its session was done, by its name in the plan.
  var level: String?
  var exercise: String
  var set: Int
  var of: Int
  var role: String?
  var side: String?
  var label: String?
  var reps: Int?
  var seconds: Double?
  var metres: Double?
  /// For a set with a distance and a time.
  var secondsPerKm: Double?
  var kcal: Int?
  var loadGrams: Int?
  var loadCount: Int?
  var bodyweightPlusGrams: Int?
  /// In which the load and the distance were written, if that is known.
  var loadUnit: String?
  var distanceUnit: String?
  var rpe: Double?
  /// Beats per minute: the mean, and the highest.
  var averageHeartRate: Int?
  var maxHeartRate: Int?
  /// In each zone, from the first on.
  var zoneSeconds: [Int]?
  var rounds: Int?
  var extraReps: Int?
  var cutOff: Bool?
  /// The reps of each part of a cluster.
  var parts: [Int]?
  /// The kinds of record that it was when it was done.
  var records: [String]?
  /// The scores of the blocks of its session.
  var scores: [LoggedScoreJSON]?

  init(_ entry: LogEntry, level: String? = nil, records kinds: [RecordKind] = [], scores: [LoggedScore] = []) {
    self.level = level
    day = entry.day.isoText
    (session, position) = (entry.session.rawValue, entry.position)
    sessionName = entry.sessionName
    exercise = entry.exercise.key
    (set, of) = (entry.set, entry.of)
    role = entry.role == .work ? nil : entry.role.rawValue
    (side, label) = (entry.side?.rawValue, entry.label)
    let done = entry.performance
    (reps, kcal, rounds, extraReps) = (done.reps, done.energy?.kilocalories, done.rounds, done.extraReps)
    parts = done.parts
    seconds = done.time?.inSeconds
    metres = done.distance.map { Double($0.millimetres) / 1000 }
    secondsPerKm = done.pace?.inSeconds
    switch entry.load {
    case .mass(let count, let each, _): (loadCount, loadGrams) = (count == 1 ? nil : count, each.grams)
    case .bodyweight(let plus): bodyweightPlusGrams = plus.grams
    case .unstated, .asked, .share: break
    }
    (loadUnit, distanceUnit) = (done.units?.load?.rawValue, done.units?.distance?.rawValue)
    rpe = done.rpeTenths.map { Double($0) / 10 }
    (averageHeartRate, maxHeartRate) = (entry.heartRate?.average, entry.heartRate?.maximum)
    zoneSeconds = entry.heartRate?.zoneSeconds
    cutOff = entry.cutOff ? true : nil
    records = kinds.isEmpty ? nil : kinds.map(\.rawValue)
    self.scores = scores.isEmpty ? nil : scores.map { LoggedScoreJSON($0) }
  }
}
