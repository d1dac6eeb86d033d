/// Figures of exercises that are measured by distance: how far and how fast on each day, and the best time for each distance.

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

/// The best time for a distance: of a set that covered it, or more.
public struct DistanceBest: Hashable, Sendable {
  /// The distance that counts, in millimetres.
  public var distance: Int
  /// What the set covered.
  public var millimetres: Int
  /// The time of the whole set.
  public var milliseconds: Int
  /// The day on which the set is logged.
  public var day: Day
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
            FROM logged_set WHERE exercise = ? AND day BETWEEN ? AND ? AND role <> 'warmup')
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

  /// The best time of each of these distances in millimetres, over the whole log up to a day. Sets count as a whole: a
  /// set that covered more than the distance counts with its whole time. A distance is left out if its best is that of
  /// the next one, which says more.
  public func bests(
    of exercise: String, over distances: [Int], through last: Day
  ) throws(StoreProblem) -> [DistanceBest] {
    try reading { db in
      let steps = distances.sorted().reversed().map { "WHEN millimetres >= \($0) THEN \($0)" }.joined(separator: " ")
      let counted = """
        FROM (SELECT *, CASE \(steps) END AS covered FROM logged_set WHERE exercise = ?)
        WHERE day <= ? AND role <> 'warmup' AND millimetres > 0 AND milliseconds > 0
        """
      let least = try Row.fetchAll(
        db,
        sql: """
          SELECT covered, min(milliseconds) AS milliseconds \(counted) AND covered NOT NULL
          GROUP BY covered ORDER BY covered DESC
          """, arguments: [exercise, last.number])
      var bests: [DistanceBest] = []
      for row in least {
        let (distance, time) = (try row.integer("covered"), try row.integer("milliseconds"))
        if let longer = bests.last, longer.milliseconds <= time { continue }
        let first = try Row.fetchOne(
          db,
          sql: """
            SELECT day, millimetres \(counted) AND covered = ? AND milliseconds = ? ORDER BY day, session, position LIMIT 1
            """, arguments: [exercise, last.number, distance, time])
        let best = try first.flatMap { row in
          try readable(row, in: "logged_set", by: "day") { row in
            DistanceBest(
              distance: distance, millimetres: try row.integer("millimetres", within: .plausibleDistance),
              milliseconds: time, day: try row.day())
          }
        }
        if let best { bests.append(best) }
      }
      return bests.reversed()
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
