/// Enters what an imported JSON document adds, table by table.

import FoundationEssentials
import GRDB
import SessionModel

/// A document being imported, within one transaction.
struct ArrivingDocument {
  let db: Database
  let number: Int
  /// The schema of the store that the document comes from.
  let schema: Int
  let rows: StagedRows
  let judged: JudgedRows
  /// The last session that was here before.
  let sessionsBefore: Int
  let progress: (Double) -> Void

  func enter() throws -> Import? {
    db.add(function: .bytesOfHex)
    defer { db.remove(function: .bytesOfHex) }
    let others = try weighingsAndMaxes()
    var touched: Set<Int> = []
    try TrainingStore.without(triggers: ["event_in_order", "event_runs_its_session_again"], db) {
      for table in TravellingTable.all(ofSchema: schema) where rows.count(of: table.name) > 0 {
        var orphans = LogFaults()
        try judged.orphans(of: table, into: &orphans)
        try orphans.end()
        touched.formUnion(try enter(table, sessionsAfter: sessionsBefore))
      }
    }
    // An earlier version kept sessions that were only looked at.
    try db.execute(sql: Schema.lookedAt)
    let kept = try Int.fetchSet(db, sql: "SELECT id FROM session WHERE id > ?", arguments: [sessionsBefore])
    touched = touched.filter { $0 <= sessionsBefore || kept.contains($0) }
    try fold(touched, sessionsAfter: sessionsBefore)
    try db.execute(
      sql: "UPDATE session SET import = ? WHERE id > ?", arguments: [number, sessionsBefore])
    let sets = try Int.fetchOne(
      db, sql: "SELECT count(*) FROM logged_set WHERE session > ?", arguments: [sessionsBefore])
    // Deleted ones come, too, so that they do not come back from elsewhere, but nobody sees them.
    let sessions = try Int.fetchOne(
      db, sql: "SELECT count(*) FROM session WHERE id > ? AND deleted = 0", arguments: [sessionsBefore])
    return try TrainingStore.endImport(
      number, sessions: (sessions ?? 0) + touched.count { $0 <= sessionsBefore }, sets: sets ?? 0,
      others: try weighingsAndMaxes() - others, db)
  }

  /// The journals and the corrections decide, whatever log the document has for them.
  private func fold(_ touched: Set<Int>, sessionsAfter last: Int) throws {
    let new = try Int.fetchAll(
      db,
      sql: """
        SELECT id FROM session WHERE id > ? AND (origin = 'recorded'
          OR EXISTS (SELECT 1 FROM corrected_entry WHERE session = session.id))
        """, arguments: [last])
    var faults = LogFaults()
    for id in touched.union(new).sorted() {
      do {
        try TrainingStore.rebuildLog(of: SessionID(rawValue: id), db)
        guard try !SessionRows.read(SessionID(rawValue: id), db).unreadable.isEmpty else { continue }
        throw ImplausibleValue(column: "compiled")
      } catch let error as ImplausibleValue {
        faults.add(PlainLogProblem(line: try judged.line(ofSession: id), reason: .implausible(error)))
      } catch StoreProblem.unreadable(_, let sequence) {
        // The log of a new session stays as in the document: a later version of Satz may have recorded it.
        if id > last { continue }
        let column = sequence == nil ? "session.compiled" : "event.command"
        faults.add(
          PlainLogProblem(
            line: try judged.line(ofSession: id), reason: .implausible(ImplausibleValue(column: column))))
      }
    }
    for table in ["logged_set", "block_score"] {
      try db.execute(
        sql: "DELETE FROM \(table) WHERE session IN (SELECT id FROM session WHERE id > ? AND deleted = 1)",
        arguments: [last])
    }
    try judged.straySets(sessionsAfter: last, into: &faults)
    try faults.end()
  }

  private func weighingsAndMaxes() throws -> Int {
    try Int.fetchOne(db, sql: "SELECT (SELECT count(*) FROM bodyweight) + (SELECT count(*) FROM max)") ?? 0
  }

  /// Returns the existing sessions that have to be folded again.
  private func enter(_ table: TravellingTable, sessionsAfter last: Int) throws -> Set<Int> {
    switch table.name {
    case "session":
      // A session that is running elsewhere does not run here.
      try insert(
        table,
        setting: ["status": "CASE row.status WHEN 'running' THEN 'abandoned' ELSE row.status END"])
      return Set(
        try Int.fetchAll(
          db,
          sql: """
            SELECT session.id FROM session JOIN arriving_session AS row USING (identity)
            WHERE session.id > ? AND row.status = 'running'
            """, arguments: [last]))
    case "correction":
      // One by one, because one may undo another.
      try insert(table, setting: schema < 19 ? ["identity": Self.earlierIdentity] : [:], atOnce: 1)
    case "event": return try insertEvents(table, sessionsAfter: last)
    case "logged_set", "session_note", "block_score":
      try insert(table, where: "\(table.arriving(("session", isBytes: false))) > \(last)")
    case "corrected_entry":
      let known = try Int.fetchOne(db, sql: "SELECT ifnull(max(correction), 0) FROM corrected_entry") ?? 0
      try insert(table)
      return Set(
        try Int.fetchAll(
          db, sql: "SELECT DISTINCT session FROM corrected_entry WHERE correction > ? AND session <= ?",
          arguments: [known, last]))
    case "profile": try fillProfile(table)
    case "plate":
      // A set of plates belongs together.
      if try Int.fetchOne(db, sql: "SELECT count(*) FROM plate") == 0 { try insert(table) }
    case "workout_version": try appendVersions(table)
    case "bodyweight", "max":
      // One by one, so that duplicates are inserted once.
      try insert(table, setting: ["import": "\(number)"], atOnce: 1)
    // A command to run and a folder are set on each machine: the document may come from somebody else.
    case "setting":
      try insert(
        table,
        where: "CASE row.key WHEN 'sync' THEN 0 WHEN 'heart-rate' THEN row.value IN ('off', 'bluetooth') ELSE 1 END")
    default: try insert(table)
    }
    return []
  }

  /// The identity that a correction got when its store was migrated.
  private static let earlierIdentity = """
    CASE WHEN row.undoes IS NULL THEN row.act || '-' || row.wall_ms || '-' || row.utc_offset_s
      ELSE 'undo-' || row.undoes END
    """

  /// Inserts the rows of the document that are not there yet, many per statement.
  private func insert(
    _ table: TravellingTable, setting: [String: String] = [:], atOnce: Int = 4096, where condition: String = "1"
  ) throws {
    let columns = try columns(of: table).filter { setting[$0.name] == nil }
    let names = columns.map(\.name) + setting.keys.sorted()
    let values = columns.map(\.value) + setting.keys.sorted().map { setting[$0] ?? "" }
    if columns.isEmpty { return }
    var isNew = "1"
    if let key = table.key {
      // The key of a row of the document: the same expression over its values.
      let lacking = try table.columns(db).map(\.name).filter { name in !columns.contains { $0.name == name } }
      let row = (columns.map { "\($0.value) AS \($0.name)" } + lacking.map { "NULL AS \($0)" }).joined(separator: ", ")
      isNew = "(SELECT \(key) FROM (SELECT \(row))) NOT IN (SELECT \(key) FROM \(table.name))"
    }
    let returning = try ImportTrace.returning(from: table.name, sessionsThrough: sessionsBefore, db)
    let statement = try db.makeStatement(
      sql: """
        INSERT OR IGNORE INTO \(table.name) (\(names.joined(separator: ", ")))
        SELECT \(values.joined(separator: ", ")) FROM arriving_\(table.name) AS row
        WHERE row.place BETWEEN ? AND ? AND \(condition) AND \(isNew) \(returning ?? "")
        """)
    let before = rowsBefore(table)
    for first in stride(from: 1, through: rows.count(of: table.name), by: atOnce) {
      progress(Double(before + first) / Double(max(1, rows.count)))
      let places: StatementArguments = [first, first + atOnce - 1]
      if returning == nil {
        try statement.execute(arguments: places)
      } else {
        try ImportTrace.enter(Row.fetchAll(statement, arguments: places), of: table.name, import: number, db)
      }
    }
  }

  private func insertTraced(into table: String, _ insert: String) throws {
    let returning = try ImportTrace.returning(from: table, sessionsThrough: sessionsBefore, db) ?? ""
    try ImportTrace.enter(Row.fetchAll(db, sql: "\(insert) \(returning)"), of: table, import: number, db)
  }

  /// How many rows are entered before those of a table.
  private func rowsBefore(_ table: TravellingTable) -> Int {
    TravellingTable.all.prefix { $0.name != table.name }.reduce(0) { $0 + rows.count(of: $1.name) }
  }

  /// The columns that the document has, and their new values as expressions over a `row`.
  private func columns(of table: TravellingTable) throws -> [(name: String, value: String)] {
    let there = rows[table.name]?.columnsOfFirst ?? []
    return try table.columns(db).filter { there.contains($0.name) }.map { ($0.name, table.arriving($0)) }
  }

  /// Takes over a journal that continues the existing one; one that contradicts it is left out.
  private func insertEvents(_ table: TravellingTable, sessionsAfter last: Int) throws -> Set<Int> {
    let columns = try columns(of: table)
    if columns.isEmpty { return [] }
    try db.execute(
      sql: """
        CREATE TEMP TABLE arriving AS
          SELECT \(columns.map { "\($0.value) AS \($0.name)" }.joined(separator: ", "))
          FROM arriving_event AS row;
        DELETE FROM arriving WHERE session IS NULL
          OR session IN (SELECT id FROM session WHERE status = 'running' OR origin <> 'recorded' AND id <= \(last))
          OR session IN (SELECT a.session FROM arriving AS a JOIN event AS e USING (session, sequence)
            WHERE a.command <> e.command OR a.instant_ms <> e.instant_ms);
        DELETE FROM arriving WHERE (session, sequence) IN (SELECT session, sequence FROM event);
        """)
    defer { try? db.execute(sql: "DROP TABLE temp.arriving") }
    let names = columns.map(\.name).joined(separator: ", ")
    try insertTraced(
      into: "event", "INSERT INTO event (\(names)) SELECT \(names) FROM arriving ORDER BY session, sequence")
    let touched = try Int.fetchAll(
      db, sql: "SELECT DISTINCT session FROM arriving WHERE session <= ?", arguments: [last])
    for id in touched {
      try ImportTrace.entering("session", row: id, import: number, db) {
        try db.execute(
          sql: """
            UPDATE session SET (status, ended_wall_ms) = (
              SELECT CASE row.status WHEN 'running' THEN 'abandoned' ELSE row.status END, row.ended_wall_ms
              FROM arriving_session AS row WHERE row.identity = session.identity)
            WHERE id = ?
            """, arguments: [id])
      }
    }
    return Set(touched)
  }

  /// Fills fields that are empty here.
  private func fillProfile(_ table: TravellingTable) throws {
    let names = try columns(of: table).map(\.name).filter { $0 != "id" && $0 != "has_plates" }
    if names.isEmpty { return }
    func theirs(_ column: String) -> String { "(SELECT row.\(column) FROM arriving_profile AS row LIMIT 1)" }
    let values = names.map { "\($0) = ifnull(\($0), \(theirs($0)))" }
    try ImportTrace.entering("profile", row: 1, import: number, db) {
      try db.execute(
        sql: """
          UPDATE profile SET \(values.joined(separator: ", ")), has_plates = max(has_plates,
            CASE (SELECT count(*) FROM plate) WHEN 0 THEN ifnull(\(theirs("has_plates")), 0) ELSE 0 END)
          """)
    }
  }

  /// Two stores may have saved a workout under the same name: every version is kept.
  private func appendVersions(_ table: TravellingTable) throws {
    let columns = try columns(of: table)
    guard let workout = columns.first(where: { $0.name == "workout" })?.value else { return }
    let others = columns.filter { $0.name != "workout" && $0.name != "version" }
    guard let source = others.first(where: { $0.name == "source" })?.value else { return }
    try insertTraced(
      into: "workout_version",
      """
      INSERT INTO workout_version (workout, version\(others.map { ", " + $0.name }.joined()))
      SELECT \(workout), ifnull((SELECT max(version) FROM workout_version WHERE workout = \(workout)), 0)
          + row_number() OVER (PARTITION BY row.workout ORDER BY row.version)
          \(others.map { ", " + $0.value }.joined())
      FROM arriving_workout_version AS row
      WHERE NOT EXISTS (SELECT 1 FROM workout_version AS here WHERE here.workout = \(workout) AND here.source = \(source))
      """)
  }
}

extension TravellingTable {
  /// The value of a column as an expression over an arriving `row`: of a parent, its number here.
  func arriving(_ column: (name: String, isBytes: Bool)) -> String {
    let value = "row.\(column.name)"
    if let parent = parents[column.name] { return "(SELECT id FROM \(parent.table) WHERE \(parent.key) = \(value))" }
    return column.isBytes ? "bytes_of(\(value))" : value
  }
}

extension DatabaseFunction {
  /// `bytes_of(hex)`: the bytes that `hex` wrote.
  static let bytesOfHex = DatabaseFunction("bytes_of", argumentCount: 1, pure: true) { values in
    String.fromDatabaseValue(values[0]).map { Data(bytes(ofHex: $0)) }
  }
}

/// What `hex` wrote.
private func bytes(ofHex text: String) -> [UInt8] {
  let digits = text.utf8.map { UInt8($0 > 57 ? ($0 | 32) &- 87 : $0 &- 48) }
  return stride(from: 0, to: digits.count &- 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}
