/// What a stretch of days came to: sums and bests of each exercise, new bests, sitting and breathing, programs. All of it is
/// read from the rollups and from sessions, never from every set.

import GRDB
import SessionModel

/// What was done of one exercise over some days; warm-up sets do not count.
public struct ExerciseSums: Hashable, Sendable {
  /// The key of the exercise.
  public var exercise: String
  /// The days on which it was done.
  public var days: Int
  /// The number of sets.
  public var sets: Int
  /// Load times implements times reps over all sets, in grams.
  public var volumeGrams: Int
  /// The sum of the distances, in millimetres; both sides count.
  public var millimetres: Int
  /// The best of each kind, in its unit; reps at a load are left out.
  public var bests: [RecordKind: Int]
}

/// A best of all time that was reached on some day, where there was one to beat.
public struct NewBest: Hashable, Sendable {
  /// The key of the exercise.
  public var exercise: String
  /// The kind of record; never reps at a load.
  public var kind: RecordKind
  /// In the unit of its kind.
  public var value: Int
  /// What it beat.
  public var before: Int
}

/// The breathing and the sitting of one day, in milliseconds.
public struct StillDay: Hashable, Sendable {
  /// The day on which the sessions are logged.
  public var day: Day
  /// Breathing sessions.
  public var breathing: Int
  /// Meditation sessions.
  public var sitting: Int

  package init(day: Day, breathing: Int, sitting: Int) {
    (self.day, self.breathing, self.sitting) = (day, breathing, sitting)
  }
}

/// A program, and what was trained of it over some days.
public struct TrainedProgram: Hashable, Sendable {
  /// Its title.
  public var program: String
  /// Its sessions that were finished.
  public var sessions: Int
  /// Since then it runs: its first session of all after the last restart.
  public var since: Day
  /// The text of the plan from which the last of the sessions was trained.
  public var source: String
}

extension TrainingStore {
  /// The sums of each exercise that was done from one day through another, by its key.
  public func exerciseSums(from: Day, through: Day) throws(StoreProblem) -> [ExerciseSums] {
    try reading { db in try Self.sums(from: from, through: through, db) }
  }

  /// The bests of all time up to the last of these days that were reached on one of them. What was done for the first
  /// time beats nothing; what is better on a later one of these days beats that.
  public func newBests(from: Day, through: Day) throws(StoreProblem) -> [NewBest] {
    try reading { db in
      var found: [NewBest] = []
      for exercise in try NewBests.exercises(from: from, through: through, db) {
        let days = try NewBests.days(of: exercise, from: from, through: through, withRepsAtLoads: false, db)
        let reached = days.reduce(into: Bests()) { $0.take($1.reached) }
        var first = try NewBests.bests(of: exercise, before: from, against: reached, db).values
        for day in days { first.merge(day.reached.values) { known, _ in known } }
        for kind in LifetimeBests.columns.map(\.kind) {
          guard let old = first[kind], let value = reached.values[kind], old < value else { continue }
          found.append(NewBest(exercise: exercise, kind: kind, value: value, before: old))
        }
      }
      return found
    }
  }

  /// The days with breathing or sitting, in order.
  public func stillDays(from: Day, through: Day) throws(StoreProblem) -> [StillDay] {
    try reading { db in
      var days: [StillDay] = []
      for row in try SessionDays.rows(from: from, through: through, withWorkouts: false, db) {
        let kind = try row.text("kind")
        guard let day = try readable(row, in: "session_day", by: "day", read: { try $0.day() }) else { continue }
        if days.last?.day != day { days.append(StillDay(day: day, breathing: 0, sitting: 0)) }
        let length = try row.integer("milliseconds")
        if kind == Session.Kind.breathing.rawValue {
          days[days.count - 1].breathing += length
        } else {
          days[days.count - 1].sitting += length
        }
      }
      return days
    }
  }

  /// The programs that were trained from one day through another, the one with the most sessions first.
  public func programsTrained(from: Day, through: Day) throws(StoreProblem) -> [TrainedProgram] {
    try reading { db in
      guard try db.tableExists("program_start") else { return [] }
      // `max(wall_ms)` makes SQLite take the text of the last session.
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT program, count(*) AS sessions, plan_source, max(wall_ms),
            (SELECT min(day) FROM program_session AS all_of JOIN session AS s ON s.id = all_of.session
              WHERE all_of.program = p.program AND s.status = 'finished' AND s.deleted = 0
                AND s.wall_ms >= ifnull((SELECT since_ms FROM program_start WHERE program = p.program
                  ORDER BY wall_ms DESC, id DESC LIMIT 1), 0)) AS since
          FROM session JOIN program_session AS p ON p.session = session.id
          WHERE day BETWEEN ? AND ? AND status = 'finished' AND deleted = 0
          GROUP BY program ORDER BY sessions DESC, program
          """, arguments: [from.number, through.number])
      return try rows.compactMap { row in
        try readable(row, in: "program_session", by: "program") { row in
          let since = try row.optionalInteger("since").map(Day.init(number:)) ?? from
          return TrainedProgram(
            program: try row.text("program"), sessions: try row.integer("sessions"), since: since,
            source: try row.text("plan_source"))
        }
      }
    }
  }
}

extension TrainingStore {
  private static let bestsOfDays = LifetimeBests.columns.map { "max(\($0.day)) AS \($0.day)" }.joined(separator: ", ")

  private static func sums(from: Day, through: Day, _ db: Database) throws -> [ExerciseSums] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT exercise, count(*) AS days, sum(sets) AS sets, sum(max(volume_grams, 0)) AS volume,
          sum(max(millimetres, 0)) AS millimetres, \(bestsOfDays)
        FROM exercise_day WHERE day BETWEEN ? AND ? GROUP BY exercise
        """, arguments: [from.number, through.number])
    return try rows.map { row in
      ExerciseSums(
        exercise: try row.text("exercise"), days: try row.integer("days"), sets: try row.integer("sets"),
        volumeGrams: try row.integer("volume", within: 0...Int.max),
        millimetres: try row.integer("millimetres", within: 0...Int.max), bests: bests(row))
    }
  }

  /// An impossible value is not a best; the log reports the set.
  private static func bests(_ row: Row) -> [RecordKind: Int] {
    var bests: [RecordKind: Int] = [:]
    for column in LifetimeBests.columns { bests[column.kind] = try? row.optionalInteger(column.day) }
    return bests
  }
}
