/// Sets with a load on top of the bodyweight, or with assistance: what is lifted is the bodyweight of that day and the
/// load, so that weighted pull-ups and dips have a volume and an estimated max.

import GRDB
import SessionModel

extension Schema {
  /// The bodyweight of a day is the last one up to that day; before the first one, the first.
  ///  A weighing changes the figures of the sets after it. Triggers mark the days of changed weighings, and the end of
  /// the transaction sums up the days that follow from them once (`LiftedBodyweight.refresh`).
  static let liftedBodyweight = """
    CREATE VIEW weighing AS
      SELECT day, min(max(grams, 0), 2000000) AS grams FROM bodyweight
      WHERE grams IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM bodyweight AS later WHERE later.day = bodyweight.day AND later.id > bodyweight.id);
    CREATE TABLE changed_weighing (day INTEGER PRIMARY KEY) STRICT;
    CREATE INDEX logged_set_on_bodyweight ON logged_set (day, exercise) WHERE load_kind = 'bodyweight';
    \(mark("INSERT", ["NEW"]))
    \(mark("DELETE", ["OLD"]))
    \(mark("UPDATE", ["OLD", "NEW"]))

    DROP VIEW set_as_day;
    DROP VIEW exercise_day_of_log;
    DROP VIEW exercise_day_load_of_log;
    DROP VIEW counted_set;
    \(countedSet(of: "role <> 'warmup'"))
    CREATE VIEW exercise_day_of_log AS
      SELECT exercise, day, count(*) AS sets, ifnull(sum(min(reps, 10000) * sides), 0) AS reps,
        sum(volume_grams * sides) AS volume_grams, ifnull(sum(milliseconds * sides), 0) AS milliseconds,
        ifnull(sum(millimetres * sides), 0) AS millimetres, ifnull(sum(kilocalories * sides), 0) AS kilocalories,
        max(lifted_grams) AS load_grams, max(added_grams) AS added_grams,
        max(estimated_max_grams) AS estimated_max_grams, nullif(max(volume_grams), 0) AS set_volume_grams,
        max(free_reps) AS free_reps, max(held_milliseconds) AS held_milliseconds,
        max(covered_millimetres) AS covered_millimetres
      FROM counted_set GROUP BY exercise, day;
    CREATE VIEW exercise_day_load_of_log AS
      SELECT exercise, day, load_kind, load_count, load_grams, max(reps) AS reps
      FROM counted_set WHERE reps > 0 GROUP BY exercise, day, load_kind, load_count, load_grams;
    CREATE VIEW set_as_day AS
      SELECT session, position, exercise, day, 1 AS sets, ifnull(min(reps, 10000) * sides, 0) AS reps,
        volume_grams * sides AS volume_grams, ifnull(milliseconds * sides, 0) AS milliseconds,
        ifnull(millimetres * sides, 0) AS millimetres, ifnull(kilocalories * sides, 0) AS kilocalories,
        lifted_grams AS load_grams, added_grams, estimated_max_grams, nullif(volume_grams, 0) AS set_volume_grams,
        free_reps, held_milliseconds, covered_millimetres
      FROM counted_set;
    INSERT INTO changed_exercise \(summedUpAnew) ON CONFLICT DO NOTHING;
    DELETE FROM exercise_day WHERE exercise IN (\(summedUpAnew));
    INSERT INTO exercise_day SELECT * FROM exercise_day_of_log WHERE exercise IN (\(summedUpAnew));
    """

  /// The view of the sets that count, with what each of them comes to.
  /// - Parameter most: the column for the most reps in a row; without parts of sets, `reps` itself.
  static func countedSet(of condition: String, inARow most: String = "reps") -> String {
    let (column, value) = most == "reps" ? ("", "") : (" \(most),", " \(repsInARow) AS \(most),")
    return """
      CREATE VIEW counted_set AS
        SELECT session, position, day, exercise, reps,\(column) milliseconds, millimetres, kilocalories,
          ifnull(load_kind, 'bodyweight') AS load_kind, ifnull(load_count, 1) AS load_count,
          ifnull(load_grams, 0) AS load_grams,
          CASE WHEN load_kind = 'mass' AND load_grams > 0
            AND (reps > 0 OR reps IS NULL AND (milliseconds > 0 OR millimetres > 0 OR kilocalories > 0))
            THEN load_grams END AS lifted_grams,
          CASE WHEN load_kind = 'bodyweight' AND reps > 0 THEN load_grams END AS added_grams,
          CASE WHEN moved_grams > 0 AND reps > 0
            THEN min(moved_grams, 2000000) * min(max(ifnull(load_count, 1), 0), 100) * min(reps, 10000)
            ELSE 0 END AS volume_grams,
          CASE WHEN moved_grams BETWEEN 1 AND 2000000 AND \(most) BETWEEN 1 AND 12 THEN
            CASE WHEN \(most) = 1 AND ifnull(rpe_tenths, 100) = 100 THEN moved_grams
            WHEN ifnull(rpe_tenths, 100) BETWEEN 50 AND 100
              THEN (moved_grams * (400 + \(most) * 10 - ifnull(rpe_tenths, 100)) + 150) / 300 END
          END AS estimated_max_grams,
          -- Nobody has done more in a row: a slip of the finger is no record.
          CASE WHEN \(most) BETWEEN 1 AND 10000 AND (load_kind IS NULL OR load_kind = 'bodyweight' AND load_grams = 0)
            THEN \(most) END AS free_reps,
          CASE WHEN milliseconds > 0 AND reps IS NULL AND millimetres IS NULL AND kilocalories IS NULL
            THEN milliseconds END AS held_milliseconds,
          CASE WHEN millimetres > 0 THEN millimetres END AS covered_millimetres,
          CASE side WHEN 'each' THEN 2 ELSE 1 END AS sides
        FROM (
          SELECT *,\(value) CASE load_kind WHEN 'mass' THEN load_grams WHEN 'bodyweight' THEN
            min(max(load_grams, -2000000), 2000000) + coalesce(
              (SELECT grams FROM weighing WHERE weighing.day <= logged_set.day ORDER BY weighing.day DESC LIMIT 1),
              (SELECT grams FROM weighing ORDER BY weighing.day LIMIT 1)) END AS moved_grams
          FROM logged_set WHERE \(condition));
      """
  }

  /// The exercises whose figures are others than before.
  private static let summedUpAnew =
    "SELECT DISTINCT exercise FROM logged_set WHERE load_kind = 'bodyweight' OR reps > 10000"

  private static func mark(_ event: String, _ rows: [String]) -> String {
    let inserts = rows.map { "INSERT INTO changed_weighing VALUES (\($0).day) ON CONFLICT DO NOTHING;" }
    return """
      CREATE TRIGGER bodyweight_marks_its_day_after_\(event.lowercased())
        AFTER \(event == "UPDATE" ? "UPDATE OF day, grams" : event) ON bodyweight
        BEGIN \(inserts.joined(separator: " ")) END;
      """
  }
}

enum LiftedBodyweight {
  /// Sums up the days again whose bodyweight has changed, in the transaction that changed it.
  static func refresh(_ db: Database) throws {
    let marked = try Row.fetchOne(db, sql: "SELECT min(day) AS first, max(day) AS last FROM changed_weighing")
    guard let first = try marked?.optionalInteger("first"), let last = try marked?.optionalInteger("last") else {
      return
    }
    // Days before the first weighing follow from it.
    let hasEarlier = try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT 1 FROM weighing WHERE day < ?)", arguments: [first])
    let next = try Int.fetchOne(db, sql: "SELECT min(day) FROM weighing WHERE day > ?", arguments: [last])
    let changed = try Row.fetchAll(
      db,
      sql: """
        SELECT DISTINCT exercise, day FROM logged_set
        WHERE load_kind = 'bodyweight' AND day BETWEEN ? AND ?
        """, arguments: [hasEarlier == true ? first : Int.min, next.map { $0 - 1 } ?? Int.max])
    let delete = try db.cachedStatement(sql: "DELETE FROM exercise_day WHERE exercise = ? AND day = ?")
    let insert = try db.cachedStatement(
      sql: "INSERT INTO exercise_day SELECT * FROM exercise_day_of_log WHERE exercise = ? AND day = ?")
    let mark = try db.cachedStatement(sql: "INSERT INTO changed_exercise VALUES (?, ?) \(NewBests.sinceTheFirst)")
    for row in changed {
      let (exercise, day) = (try row.text("exercise"), try row.integer("day"))
      try delete.execute(arguments: [exercise, day])
      try insert.execute(arguments: [exercise, day])
      try mark.execute(arguments: [exercise, day])
    }
    try db.execute(sql: "DELETE FROM changed_weighing")
  }

  /// The bodyweight that counts on a day; nil if there is none at all.
  static func on(_ day: Day, _ db: Database) throws -> Mass? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT coalesce((SELECT grams FROM weighing WHERE day <= ?1 ORDER BY day DESC LIMIT 1),
          (SELECT grams FROM weighing ORDER BY day LIMIT 1))
        """)
    return try Int.fetchOne(statement, arguments: [day.number]).map(Mass.init(grams:))
  }
}

extension TrainingStore {
  /// What the athlete weighed on a day: the last bodyweight up to that day, before the first one the first; nil if none
  /// was ever entered.
  public func bodyweight(on day: Day) throws(StoreProblem) -> Mass? {
    try reading { db in try LiftedBodyweight.on(day, db) }
  }

  /// How many sets of these days have no volume, because what they were added to was never entered; of one session only,
  /// if it is given.
  public func setsLackingBodyweight(
    from: Day, through: Day, of session: SessionID? = nil
  ) throws(StoreProblem) -> Int {
    try reading { db in
      let isWeighed = try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM weighing)")
      if isWeighed == true { return 0 }
      return try Int.fetchOne(
        db,
        sql: """
          SELECT count(*) FROM logged_set WHERE load_kind = 'bodyweight' AND reps > 0 AND role <> 'warmup'
            AND day BETWEEN ? AND ? \(session == nil ? "" : "AND session = ?")
          """, arguments: [from.number, through.number] + (session.map { [$0.rawValue] } ?? [])) ?? 0
    }
  }
}
