/// One-rep maxes that a session's rules assigned, taken back when the session ends differently.

import GRDB
import SessionModel

extension TrainingStore {
  /// A session that ended and was resumed ends again, or its questions are answered: what its last settlement assigned
  /// gives way to what was there before, unless another max was entered since. What holds again is entered with a time
  /// between the two settlements, because other machines know only the times of entries.
  static func takeBackMaxes(of id: SessionID, at moment: Moment, _ db: Database) throws {
    // A settlement enters its maxes at its own moment.
    let assigned = try Row.fetchAll(
      db,
      sql: """
        SELECT max(id) AS id, exercise, max.wall_ms FROM max
        JOIN (SELECT wall_ms FROM settlement WHERE session = ? ORDER BY id DESC LIMIT 1) AS last
          ON last.wall_ms = max.wall_ms
        WHERE origin = ? GROUP BY exercise
          HAVING max(id) = (SELECT max(id) FROM max AS newer WHERE newer.exercise = max.exercise)
        """, arguments: [id.rawValue, RecordedMax.Origin.assigned.rawValue])
    for row in assigned {
      let (exercise, wall) = (try row.text("exercise"), try row.integer("wall_ms"))
      try db.execute(
        sql: """
          INSERT INTO max (exercise, day, wall_ms, grams, origin, formula, from_grams, from_reps, from_rpe_tenths)
          SELECT ?1, ifnull(before.day, ?2), max(?3 - 1, ?5 + 1), before.grams, ifnull(before.origin, ?6),
            before.formula, before.from_grams, before.from_reps, before.from_rpe_tenths
          FROM (SELECT 1) LEFT JOIN (
            SELECT * FROM max WHERE exercise = ?1 AND NOT (origin = ?4 AND wall_ms = ?5) ORDER BY id DESC LIMIT 1) AS before
          """,
        arguments: [
          exercise, Day(of: moment).number, moment.wallMilliseconds, RecordedMax.Origin.assigned.rawValue, wall,
          RecordedMax.Origin.entered.rawValue,
        ])
    }
  }
}
