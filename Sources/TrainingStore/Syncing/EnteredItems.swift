/// Enters arriving items: the tables of the store follow from the newest version of each item, whatever order they came
/// in.

import FoundationEssentials
import GRDB
import SessionModel

struct EnteredItems {
  let db: Database
  let arriving: ArrivingItems

  /// Corrections that were made here are applied in the common order, too.
  func enter(sharedHere: [String], progress: (Double) -> Void) throws {
    let keepers = [
      "event_in_order", "event_runs_its_session_again", "event_never_goes", "state_change_never_goes",
      "corrected_entry_never_goes", "correction_never_goes", "correction_never_changes", "program_start_never_goes",
    ]
    try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
    try Rollups.summingUpOnce(db) {
      try TrainingStore.without(triggers: keepers, db) {
        for (index, kind) in arriving.kinds.enumerated() {
          progress(Double(index) / Double(arriving.kinds.count + 1))
          try enter(kind)
        }
        let completed = try completeCorrections()
        try fold(corrections: sharedHere + completed)
      }
    }
    try TrainingStore.bringInOrder(db)
    try remember()
  }

  private func keys(of kind: String) -> String { "SELECT key FROM arriving_item WHERE kind = '\(kind)'" }

  private func enter(_ kind: SharedKind) throws {
    let isThere = try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT 1 FROM arriving_item WHERE kind = ?)", arguments: [kind.name])
    switch kind.name {
    case "exercise":
      try reviveExercisesOfCategories(kind)
      return
    case "workout_version": if isThere != true { return try numberVersions() }
    default: if isThere != true { return }
    }
    switch kind.name {
    case "import":
      try replace(kind, updating: "identity", ["is_undone"])
      // A session may have come before its import.
      try db.execute(
        sql: """
          UPDATE session SET import = (SELECT import.id FROM import JOIN shared
              ON import.identity = shared.value ->> '$.session[0].import'
            WHERE shared.kind = 'session' AND shared.key = session.identity)
          WHERE import IS NULL AND origin = 'imported'
          """)
    case "session": try enterSessions(kind)
    case "correction": try enterCorrections(kind)
    case "profile": try enterProfile(kind)
    case "plates":
      try replace(kind)
      try db.execute(
        sql: """
          UPDATE profile SET has_plates = (SELECT NOT is_gone FROM arriving_item WHERE kind = 'plates')
          """)
    case "category":
      try delete("category", where: "folded IN (\(keys(of: "category")) AND is_gone)")
      try replace(kind, updating: "folded", ["name"])
    case "workout":
      try replace(kind, updating: "folded", ["name", "is_favourite"])
      // Versions that were saved elsewhere keep it there, as it comes from them.
      try db.execute(
        sql: """
          UPDATE workout SET name = folded, is_favourite = 0
          WHERE folded IN (\(keys(of: "workout")) AND is_gone)
          """)
    case "workout_version": try enterVersions(kind)
    default: try replace(kind)
    }
  }

  private func delete(_ table: String, where condition: String) throws {
    try db.execute(sql: "DELETE FROM \(table) WHERE \(condition)")
  }

  /// The rows of arriving items take the place of those that are here.
  private func replace(_ kind: SharedKind) throws {
    for part in kind.parts {
      try delete(part.table.name, where: "\(part.owner) IN (\(keys(of: kind.name)))")
      try part.enter(db)
    }
  }

  /// The same for rows that others refer to: only these columns change.
  private func replace(_ kind: SharedKind, updating key: String, _ columns: [String]) throws {
    guard let part = kind.parts.first else { return }
    let name = part.table.name
    for column in columns {
      try db.execute(
        sql: """
          UPDATE \(name) SET \(column) = row.\(column) FROM arriving_\(name) AS row WHERE row.item = \(name).\(key)
          """)
    }
    try part.enter(db)
  }
}

// MARK: Sessions and corrections

extension EnteredItems {
  private func enterSessions(_ kind: SharedKind) throws {
    let here = "SELECT id FROM session WHERE identity IN (\(keys(of: "session")))"
    let isHere = "session IN (\(here))"
    if try Bool.fetchOne(db, sql: "SELECT EXISTS (\(here))") == true {
      try delete("state_change", where: "settlement IN (SELECT id FROM settlement WHERE \(isHere))")
      for table in ["event", "logged_set", "session_note", "block_score", "program_session", "settlement"] {
        try delete(table, where: isHere)
      }
    }
    let gone = "SELECT id FROM session WHERE identity IN (\(keys(of: "session")) AND is_gone)"
    for table in ["corrected_entry", "expiry"] { try delete(table, where: "session IN (\(gone))") }
    try delete("session", where: "id IN (\(gone))")
    guard let part = kind.parts.first else { return }
    let columns = try part.table.columns(db).filter { part.given[$0.name] == nil }
    try db.execute(
      sql: """
        UPDATE session SET (\(columns.map(\.name).joined(separator: ", ")))
          = (SELECT \(columns.map { part.table.arriving($0) }.joined(separator: ", ")) FROM arriving_session AS row
            WHERE row.item = session.identity)
        WHERE identity IN (\(keys(of: "session")) AND NOT is_gone)
        """)
    try Rollups.marking("SELECT id FROM arrived_session", db) {
      try part.enter(db)
      try db.execute(
        sql: """
          CREATE TEMP TABLE arrived_session (number INTEGER PRIMARY KEY, id INTEGER, day INTEGER);
          INSERT INTO arrived_session SELECT number, session.id, session.day
            FROM arriving_item CROSS JOIN session ON identity = key WHERE arriving_item.kind = 'session' AND NOT is_gone;
          """)
      for part in kind.parts.dropFirst() where arriving.rows.count(of: part.table.name) > 0 { try part.enter(db) }
    }
    try db.execute(sql: "DROP TABLE temp.arrived_session")
  }

  private func enterCorrections(_ kind: SharedKind) throws {
    try replace(kind, updating: "identity", ["wall_ms", "utc_offset_s", "made"])
    try kind.parts.last?.enter(db)
  }

  /// A correction may have come before one of its sessions, or while that was away with its import: it is entered as soon
  /// as both are here. The identities of those.
  private func completeCorrections() throws -> [String] {
    var completed: [String] = []
    for kind in arriving.kinds where kind.isForever {
      let waiting = try Row.fetchAll(
        db,
        sql: """
          SELECT shared.key, value FROM shared LEFT JOIN correction ON identity = shared.key
          WHERE kind = ? AND CAST(mark AS INTEGER) > (SELECT count(*) FROM corrected_entry WHERE correction = correction.id)
          ORDER BY shared.id
          """, arguments: [kind.name])
      if waiting.isEmpty { continue }
      for part in kind.parts { try db.execute(sql: "DELETE FROM arriving_\(part.table.name)") }
      for row in waiting {
        let key = try row.text("key")
        try arriving.rows.enter(try row.text("value").utf8, of: key, kind, line: 0)
        completed.append(key)
      }
      for part in kind.parts { try part.enter(db) }
    }
    // A correction of nothing that is here is not in the history.
    try delete("correction", where: "id NOT IN (SELECT correction FROM corrected_entry)")
    // An undoing may have come before what it undoes.
    try db.execute(
      sql: """
        UPDATE correction SET undoes = (SELECT id FROM correction AS undone WHERE identity = substr(correction.identity, 6))
        WHERE act = 'undo' AND undoes IS NULL
        """)
    return completed
  }

  /// The journal and the corrections of a session decide, in their common order.
  ///
  /// - Parameter corrections: those that did not arrive just now but are new in the tables or in the common order.
  private func fold(corrections: [String]) throws {
    let new = try Int.fetchAll(
      db,
      sql: """
        SELECT id FROM session WHERE status <> 'running' AND id IN (SELECT session FROM corrected_entry)
          AND (identity IN (\(keys(of: "session"))) OR id IN (
            SELECT session FROM corrected_entry JOIN correction ON correction.id = correction
            WHERE identity IN (\(keys(of: "correction"))) OR identity IN (SELECT value FROM json_each(?))))
        ORDER BY id
        """, arguments: [try StoredText.of(corrections)])
    for id in new.map(SessionID.init) {
      try db.inSavepoint {
        let folded = try Reading(of: "session") {
          try TrainingStore.rebuildLog(of: id, db)
          return try SessionRows.read(id, db).unreadable.isEmpty
        }
        // A journal that this version cannot read leaves the log as its machine had it.
        return folded.value == true ? .commit : .rollback
      }
    }
    for table in ["logged_set", "block_score"] {
      try delete(
        table,
        where: "session IN (SELECT id FROM session WHERE deleted AND identity IN (\(keys(of: "session"))))")
    }
  }
}

// MARK: The athlete and the library

extension EnteredItems {
  private func enterProfile(_ kind: SharedKind) throws {
    let fields = try kind.parts[0].table.columns(db).map(\.name).filter { kind.parts[0].given[$0] == nil }
    for field in fields {
      try db.execute(
        sql: """
          UPDATE profile SET \(field) = (SELECT \(field) FROM arriving_profile WHERE item = '\(field)')
          WHERE EXISTS (SELECT 1 FROM arriving_item WHERE kind = 'profile' AND key = '\(field)')
          """)
    }
  }

  /// An exercise may name a category that comes, goes or returns on its own.
  private func reviveExercisesOfCategories(_ kind: SharedKind) throws {
    try replace(kind)
    try db.execute(
      sql: """
        UPDATE exercise_mark SET own_category = known.category, built_in_category = NULL FROM (
          SELECT shared.key AS exercise, (SELECT id FROM category
            WHERE folded = shared.value ->> '$.exercise_mark[0].own_category') AS category
          FROM shared WHERE kind = 'exercise' AND value ->> '$.exercise_mark[0].own_category' IS NOT NULL
            AND key NOT IN (\(keys(of: "exercise")))) AS known
        WHERE known.exercise = exercise_mark.exercise AND known.category IS NOT own_category
        """)
  }

  private func enterVersions(_ kind: SharedKind) throws {
    try delete("workout_version", where: "\(kind.parts[0].owner) IN (\(keys(of: "workout_version")))")
    try db.execute(
      sql: "INSERT OR IGNORE INTO workout (name, folded) SELECT workout, workout FROM arriving_workout_version")
    // Numbers that no version has yet; they are numbered in order afterwards.
    try kind.parts[0].enter(setting: ["version": "10000000 + row.place"], db)
    try numberVersions()
  }

  /// Versions are numbered by their time. A workout is there as long as one of its versions is.
  private func numberVersions() throws {
    try delete("workout", where: "id NOT IN (SELECT workout FROM workout_version)")
    let columns = try db.columns(in: "workout_version").map(\.name).filter { $0 != "version" && $0 != "workout" }
    let list = columns.joined(separator: ", ")
    let number = "row_number() OVER (PARTITION BY workout ORDER BY wall_ms, source)"
    let isRight = try Bool.fetchOne(
      db,
      sql:
        "SELECT NOT EXISTS (SELECT 1 FROM (SELECT version, \(number) AS number FROM workout_version) WHERE version <> number)"
    )
    if isRight == true { return }
    try db.execute(
      sql: """
        CREATE TEMP TABLE in_order AS SELECT workout, \(number) AS version, \(list) FROM workout_version;
        DELETE FROM workout_version;
        INSERT INTO workout_version (workout, version, \(list)) SELECT workout, version, \(list) FROM in_order;
        DROP TABLE in_order;
        """)
  }

  /// What has arrived is what is known from now on, and how it looks here is not a change made here.
  private func remember() throws {
    let replacing = """
      ON CONFLICT (kind, key) DO UPDATE SET (stamp, machine, mark, value, is_in_tables)
        = (excluded.stamp, excluded.machine, NULL, excluded.value, excluded.is_in_tables)
      """
    let insert = try db.makeStatement(
      sql: """
        INSERT INTO shared (kind, key, stamp, machine, value)
        SELECT kind, key, stamp, machine, ?2 FROM arriving_item WHERE number = ?1 \(replacing)
        """)
    let inTables = """
      arriving_item.kind = 'session' AND NOT is_gone
        AND EXISTS (SELECT 1 FROM session WHERE identity = arriving_item.key AND session.status <> 'running')
      """
    try db.execute(
      sql: """
        INSERT INTO shared (kind, key, stamp, machine, value, is_in_tables)
        SELECT arriving_item.kind, arriving_item.key, stamp, machine,
          json_object('session', json_array(json_patch('{}', json_object('import', row.import)))), 1
        FROM arriving_session AS row CROSS JOIN arriving_item ON number = row.line WHERE \(inTables) \(replacing)
        """)
    let others = "SELECT number FROM arriving_item WHERE NOT (\(inTables)) ORDER BY number"
    for number in try Int.fetchAll(db, sql: others) {
      try insert.execute(arguments: [number, arriving.value(of: number)])
    }
    for kind in arriving.kinds {
      if kind.isForever {
        try db.execute(
          sql: """
            UPDATE shared SET mark = CAST(json_array_length(value, '$.corrected_entry') AS TEXT)
            WHERE kind = ? AND mark IS NULL
            """, arguments: [kind.name])
        continue
      }
      try LocalItems.look(kind, db)
      try db.execute(
        sql: """
          UPDATE shared SET mark = (SELECT mark FROM here_now WHERE here_now.key = shared.key)
          WHERE kind = ?1 AND mark IS NOT (SELECT mark FROM here_now WHERE here_now.key = shared.key)
          """, arguments: [kind.name])
    }
  }
}
