/// Figures of what is measured by distance or time: how far and how fast on each day, and the holds of the breath.

import GRDB
import SessionModel

/// What was covered in an exercise on one day; warm-ups do not count.
public struct EnduranceDay: Hashable, Sendable {
  /// The day on which the sessions are logged.
  public var day: Day
  /// Of all sets that have a distance.
  public var millimetres: Int
  /// Of all sets that have a time.
  public var milliseconds: Int
  /// The distance of the sets that have both: the pace follows from these.
  public var pacedMillimetres: Int
  /// The time of the sets that have both.
  public var pacedMilliseconds: Int
}

extension TrainingStore {
  /// By day, in order; days without a distance or a time are left out.
  public func enduranceDays(of exercise: String, from: Day, through: Day) throws(StoreProblem) -> [EnduranceDay] {
    try reading { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT day, sum(millimetres * sides) AS millimetres, sum(milliseconds * sides) AS milliseconds,
            sum(iif(milliseconds > 0, millimetres, 0) * sides) AS paced_millimetres,
            sum(iif(millimetres > 0, milliseconds, 0) * sides) AS paced_milliseconds
          FROM (
            SELECT day, max(ifnull(millimetres, 0), 0) AS millimetres, max(ifnull(milliseconds, 0), 0) AS milliseconds,
              iif(side = 'each', 2, 1) AS sides
            FROM logged_set WHERE exercise = ? AND day BETWEEN ? AND ? AND role <> 'warmup'
              AND \(Schema.isAnsweredOrNear))
          WHERE millimetres > 0 OR milliseconds > 0 GROUP BY day ORDER BY day
          """, arguments: [exercise, from.number, through.number])
      return try rows.compactMap { row in
        try readable(row, in: "exercise_day", by: "day") { row in
          let sums = 0...Int.max
          return EnduranceDay(
            day: try row.day(), millimetres: try row.integer("millimetres", within: sums),
            milliseconds: try row.integer("milliseconds", within: sums),
            pacedMillimetres: try row.integer("paced_millimetres", within: sums),
            pacedMilliseconds: try row.integer("paced_milliseconds", within: sums))
        }
      }
    }
  }

  /// How long each open hold of the breath was, in milliseconds, in the order in which they were done.
  public func openHolds(from: Day, through: Day) throws(StoreProblem) -> [(day: Day, milliseconds: Int)] {
    try reading { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT session.day, value FROM session JOIN block_score ON block_score.session = session.id
          WHERE session.day BETWEEN ? AND ? AND deleted = 0 AND session.kind = 'breathing' AND block_score.kind = 'hold'
          ORDER BY session.day, session.wall_ms, session.id, position
          """, arguments: [from.number, through.number])
      return try rows.compactMap { row in
        try readable(row, in: "block_score", by: "day") { row in
          (day: try row.day(), milliseconds: try row.integer("value", within: .plausibleTime))
        }
      }
    }
  }
}
