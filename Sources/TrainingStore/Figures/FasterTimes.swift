/// When a distance was covered faster than on any day before.

import GRDB
import SessionModel

/// A time for a distance that was better than all before it.
public struct FasterTime: Hashable, Sendable {
  /// The key of the exercise.
  public var exercise: String
  /// The distance that counts, in millimetres.
  public var distance: Int
  /// The time of what covered it.
  public var milliseconds: Int
  /// The best time before it, in milliseconds.
  public var before: Int
  /// The set, or the last of the laps.
  public var entry: EntryID
}

extension TrainingStore {
  /// The times that were records when they were done, in the sessions of these days: those of the usual distances. The
  /// first time for a distance does not count.
  public func fasterTimes(
    of exercise: String? = nil, from first: Day, through last: Day
  ) throws(StoreProblem) -> [FasterTime] {
    try reading { db in
      try Self.exercisesWithDistances(from: first, through: last, db)
        .filter { exercise == nil || exercise == $0 }
        .flatMap { try Self.fasterTimes(ofOne: $0, from: first, through: last, unreadable: unreadableRows, db) }
    }
  }

  /// Those done on some of these days.
  static func exercisesWithDistances(from first: Day, through last: Day, _ db: Database) throws -> [String] {
    try String.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT DISTINCT exercise FROM exercise_day
          WHERE day BETWEEN ? AND ? AND millimetres > 0 AND milliseconds > 0 ORDER BY exercise
          """), arguments: [first.number, last.number])
  }

  static func fasterTimes(
    ofOne exercise: String, from first: Day, through last: Day, unreadable: UnreadableRows?, _ db: Database
  ) throws -> [FasterTime] {
    var faster: [FasterTime] = []
    var before = FoundBests(DistanceBest.usual)
    var here = before
    func closeSession() {
      guard let day = here.day else { return }
      if day >= first {
        faster += here.times.compactMap { distance, best in
          guard let earlier = before.times[distance]?.milliseconds, best.milliseconds < earlier else { return nil }
          return FasterTime(
            exercise: exercise, distance: distance, milliseconds: best.milliseconds, before: earlier, entry: best.entry)
        }.sorted { $0.distance < $1.distance }
      }
      before.take(here)
      here = FoundBests(DistanceBest.usual)
    }
    var session: Int?
    try laps(of: exercise, through: last, unreadable: unreadable, db) { lap in
      if lap.session != session { closeSession() }
      session = lap.session
      here.take(lap)
    }
    closeSession()
    return faster
  }
}
