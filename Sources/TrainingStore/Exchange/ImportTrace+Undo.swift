/// Undoes what an import changed, row by row, except for what something else depends on by now.

import GRDB
import SessionModel

extension ImportTrace {
  /// Undoes the changes that nothing else depends on; returns what stays. Within `undoImport`, after the
  /// imported sessions are gone.
  static func undo(_ changes: [TracedChange], of number: Int, _ db: Database) throws -> Brought {
    var stays: [BroughtKind: Set<String>] = [:]
    let wholes = Dictionary(grouping: changes, by: \.whole)
    // Rows that others refer to are removed last.
    let order: [BroughtKind] = [
      .continued, .picture, .exercise, .category, .workout, .setting, .profile, .mapping, .restart,
    ]
    for kind in order {
      for (whole, own) in wholes where whole.kind == kind {
        if kind == .profile {
          if let kept = try undoProfile(own, of: number, db) { stays[kind, default: []].formUnion(kept) }
        } else if try isUntouched(whole, own, db) {
          if kind == .continued {
            try undoSession(whole.name, own, of: number, db)
          } else {
            for change in own { try delete(change, of: number, db) }
          }
        } else {
          stays[kind, default: []].insert(try name(of: whole, own[0], db))
        }
      }
    }
    return stays.mapValues { $0.sorted() }
  }

  private static func current(_ change: TracedChange, _ db: Database) throws -> String? {
    if change.table == notesOfSession {
      return try value("id", of: change.key, db).flatMap { try notes(of: Int($0) ?? 0, db) }
    }
    let columns = try db.primaryKey(change.table).columns
    let matches = columns.map { "\($0) = ? ->> '\($0)'" }.joined(separator: " AND ")
    return try String.fetchOne(
      db, sql: "SELECT \(try rowJSON(of: change.table, db)) FROM \(change.table) WHERE \(matches)",
      arguments: StatementArguments(columns.map { _ in change.key }))
  }

  /// What undoing the import `number` deletes is kept.
  private static func delete(_ change: TracedChange, of number: Int, _ db: Database) throws {
    try KeptRows.keep(change, import: number, db)
    let columns = try db.primaryKey(change.table).columns
    let matches = columns.map { "\($0) = ? ->> '\($0)'" }.joined(separator: " AND ")
    try db.execute(
      sql: "DELETE FROM \(change.table) WHERE \(matches)",
      arguments: StatementArguments(columns.map { _ in change.key }))
  }

  /// Whether all of it is unchanged since the import, nothing was added to it, and nothing else needs it.
  private static func isUntouched(_ whole: TracedChange.Whole, _ changes: [TracedChange], _ db: Database) throws -> Bool
  {
    func isTrue(_ sql: String) throws -> Bool {
      try Bool.fetchOne(db, sql: sql, arguments: StatementArguments(sql.filter { $0 == "?" }.map { _ in whole.name }))
        == true
    }
    func count(_ table: String) -> Int { changes.count { $0.table == table } }
    // A session is unchanged if its events are; the cached end follows from them.
    for change in changes where change.table != "session" {
      if try current(change, db) != change.after { return false }
    }
    switch whole.kind {
    case .exercise:
      // An exercise that the athlete has trained since belongs to the athlete.
      return try isTrue(
        """
        SELECT NOT EXISTS (SELECT 1 FROM logged_set WHERE exercise = ? AND \(count("own_exercise")) > 0)
          AND (SELECT count(*) FROM other_name WHERE exercise = ?) <= \(count("other_name"))
          AND (SELECT count(*) FROM exercise_picture WHERE exercise = ?) <= \(count("exercise_picture"))
        """)
    case .category: return try isTrue("SELECT NOT EXISTS (SELECT 1 FROM exercise_mark WHERE own_category = ?)")
    case .workout:
      return try isTrue(
        """
        SELECT (SELECT count(*) FROM workout_version WHERE workout = ?) = \(count("workout_version"))
          OR \(count("workout")) = 0
        """)
    case .continued:
      return try isTrue(
        """
        SELECT ifnull((SELECT max(sequence) FROM event WHERE session = ?), 0) <= \(try last("event", "sequence", changes, db))
          AND ifnull((SELECT max(correction) FROM corrected_entry WHERE session = ?), 0)
            <= \(try last("corrected_entry", "correction", changes, db))
        """)
    case .restart:
      let last = try last("program_start", "id", changes, db)
      return try isTrue("SELECT NOT EXISTS (SELECT 1 FROM program_start WHERE program = ? AND id > \(last))")
    case .corrected, .picture, .setting, .profile, .mapping: return true
    }
  }

  /// The last number that an import inserted; if there is none, all present rows are older.
  private static func last(_ table: String, _ column: String, _ changes: [TracedChange], _ db: Database) throws -> Int {
    let numbers = try changes.filter { $0.table == table }.compactMap {
      try value(column, of: $0.key, db).flatMap { Int($0) }
    }
    return numbers.max() ?? Int.max
  }

  /// Clears the fields that are unchanged since the import; returns the names of the others.
  private static func undoProfile(_ changes: [TracedChange], of number: Int, _ db: Database) throws -> [String]? {
    var kept: [String] = []
    let plates = changes.filter { $0.table == "plate" }
    if !plates.isEmpty {
      let isAsItCame = try plates.allSatisfy { try current($0, db) == $0.after }
      if try isAsItCame && Int.fetchOne(db, sql: "SELECT count(*) FROM plate") == plates.count {
        for plate in plates { try delete(plate, of: number, db) }
      } else {
        kept.append("plates")
      }
    }
    for change in changes where change.table == "profile" {
      try KeptRows.keep(fieldsOf: change, import: number, db)
      for field in try fields(of: change, db) where field.name != "has_plates" || !kept.contains("plates") {
        let isAsItCame = try Bool.fetchOne(
          db, sql: "SELECT \(field.name) IS ? ->> '\(field.name)' FROM profile", arguments: [change.after])
        if isAsItCame == true {
          try db.execute(sql: "UPDATE profile SET \(field.name) = ?", arguments: [field.before])
        } else {
          kept.append(field.name)
        }
      }
    }
    return kept.isEmpty ? nil : kept
  }

  /// A session that was here before returns to its earlier state; its log follows from that.
  private static func undoSession(
    _ id: String, _ changes: [TracedChange], of number: Int, _ db: Database
  ) throws {
    guard let row = Int(id) else { throw ImplausibleValue(column: "session", value: id) }
    let session = SessionID(rawValue: row)
    let corrections = Set(
      try changes.filter { $0.table == "corrected_entry" }.compactMap { try value("correction", of: $0.key, db) })
    let entries = try CorrectedEntry.all(of: session, db, inCorrections: corrections)
    try KeptRows.keep(corrections: corrections, import: number, db)
    var rows = try SessionRows.read(session, db)
    for entry in entries.reversed() { try rows.apply(entry.reversed) }
    for change in changes where change.table == "session" {
      try KeptRows.keep(fieldsOf: change, import: number, db)
      try putBack(change.before, in: &rows, db)
    }
    try rows.write(db)
    for change in changes where change.table != "session" {
      if change.table == notesOfSession {
        try KeptRows.keep(fieldsOf: change, import: number, db)
        try putNotes(change.before, db)
        continue
      }
      if change.table == "settlement" {
        try KeptRows.keep(statesOf: change, import: number, db)
        try db.execute(sql: "DELETE FROM state_change WHERE settlement = ? ->> 'id'", arguments: [change.key])
      }
      try delete(change, of: number, db)
    }
    try TrainingStore.rebuildLog(of: session, db)
  }

  /// When a session began and ended, and how, as the trace has it.
  static func putBack(_ json: String?, in rows: inout SessionRows, _ db: Database) throws {
    let row = try Row.fetchOne(
      db,
      sql: """
        UPDATE session SET status = ?1 ->> 'status', ended_wall_ms = ?1 ->> 'ended_wall_ms', wall_ms = ?1 ->> 'wall_ms',
          utc_offset_s = ?1 ->> 'utc_offset_s' WHERE id = ?2
        RETURNING wall_ms, utc_offset_s
        """, arguments: [json, rows.id.rawValue])
    guard let row else { return }
    rows.move(
      to: WallMoment(milliseconds: try row.moment("wall_ms"), utcOffsetSeconds: try row.integer("utc_offset_s")))
  }
}
