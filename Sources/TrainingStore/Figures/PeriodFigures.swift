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
  /// time beats nothing.
  public func newBests(from: Day, through: Day) throws(StoreProblem) -> [NewBest] {
    try reading { db in
      let known = try Self.daysOfBests(db)
      var found: [NewBest] = []
      for sums in try Self.sums(from: from, through: through, db) {
        let candidates = sums.bests.filter { kind, _ in
          // The best of all time is from before these days: nothing on them beat it.
          known[sums.exercise]?[kind].map { $0 >= from } ?? true
        }
        if candidates.isEmpty { continue }
        let before = try Self.bests(of: sums.exercise, before: from, db)
        for column in LifetimeBests.columns {
          guard let value = candidates[column.kind], let old = before[column.kind], old < value else { continue }
          found.append(NewBest(exercise: sums.exercise, kind: column.kind, value: value, before: old))
        }
      }
      return found
    }
  }

  /// The days with breathing or sitting, in order.
  public func stillDays(from: Day, through: Day) throws(StoreProblem) -> [StillDay] {
    try reading { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT day, sum(iif(kind = 'breathing', \(Self.lengthOfSession), 0)) AS breathing,
            sum(iif(kind = 'breathing', 0, \(Self.lengthOfSession))) AS sitting
          FROM session WHERE day BETWEEN ? AND ? AND kind <> 'workout' AND status <> 'running' AND deleted = 0
            AND \(LoggedSession.wasBegun)
          GROUP BY day ORDER BY day
          """, arguments: [from.number, through.number])
      return try rows.compactMap { row in
        try readable(row, in: "session_day", by: "day") { row in
          StillDay(
            day: try row.day(), breathing: try row.integer("breathing"), sitting: try row.integer("sitting"))
        }
      }
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
        SELECT exercise, count(*) AS days, sum(sets) AS sets, sum(max(volume_grams, 0)) AS volume, \(bestsOfDays)
        FROM exercise_day WHERE day BETWEEN ? AND ? GROUP BY exercise
        """, arguments: [from.number, through.number])
    return try rows.map { row in
      ExerciseSums(
        exercise: try row.text("exercise"), days: try row.integer("days"), sets: try row.integer("sets"),
        volumeGrams: try row.integer("volume", within: 0...Int.max), bests: bests(row))
    }
  }

  private static func bests(of exercise: String, before day: Day, _ db: Database) throws -> [RecordKind: Int] {
    let statement = try db.cachedStatement(
      sql: "SELECT \(bestsOfDays) FROM exercise_day WHERE exercise = ? AND day < ?")
    return try Row.fetchOne(statement, arguments: [exercise, day.number]).map(bests) ?? [:]
  }

  /// An impossible value is not a best; the log reports the set.
  private static func bests(_ row: Row) -> [RecordKind: Int] {
    var bests: [RecordKind: Int] = [:]
    for column in LifetimeBests.columns { bests[column.kind] = try? row.optionalInteger(column.day) }
    return bests
  }

  /// The days of the bests of all time, without exercises whose bests have to be found again.
  private static func daysOfBests(_ db: Database) throws -> [String: [RecordKind: Day]] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT best.exercise, best.kind, logged_set.day
        FROM exercise_best AS best JOIN logged_set USING (session, position)
        WHERE best.exercise NOT IN (SELECT exercise FROM changed_exercise)
        """)
    var days: [String: [RecordKind: Day]] = [:]
    for row in rows {
      guard let kind = RecordKind(rawValue: try row.text("kind")), let day = try? row.day() else { continue }
      days[try row.text("exercise"), default: [:]][kind] = day
    }
    return days
  }
}
