/// Imports: entries of another log are added, all or none, each once; a whole import can be undone.

import GRDB
import SessionModel

/// One import.
public struct Import: Hashable, Sendable {
  /// Names it in the store.
  public var id: Int
  /// What the file was read as.
  public var kind: ImportKind
  /// The file as the importer named it.
  public var file: String
  /// When it was done, in Unix milliseconds.
  public var wallMilliseconds: Int
  /// Local time minus UTC when it was done.
  public var utcOffsetSeconds: Int
  /// The number of sessions that it brought.
  public var sessions: Int
  /// The number of sets in them.
  public var sets: Int
  /// Bodyweights and maxes.
  public var others: Int
  /// What else came with it, if that is known.
  public var brought: Brought = [:]
  /// Whether everything it changed is known and can be undone.
  public var isTraced: Bool
  /// Whether it was undone.
  public var isUndone: Bool
}

/// Ends a transaction that was only a preview.
struct Rehearsed<Value: Sendable>: Error {
  var value: Value
}

extension TrainingStore {
  /// Enters what is not in the log yet, and brings sessions up to date that another app has changed since, in one
  /// transaction. Nil if all of it was there.
  ///
  /// Throws `.implausible` for impossible values, whatever code has read them.
  public func enter(
    _ entries: [PortableEntry], from kind: ImportKind, file: String, at moment: Moment,
    progress: (Double) -> Void = { _ in }
  ) throws(StoreProblem) -> Import? {
    for entry in entries { do { try entry.judge() } catch { throw .implausible(error) } }
    return try changingLog(progress: progress) { db in
      let id = try Self.beginImport(kind, file: file, at: moment, db)
      var (sessions, sets, others) = (0, 0, 0)
      let here = kind.canHaveTwins ? try SameSessions.here(of: entries, from: kind, db) : [:]
      var twins = kind.canHaveTwins ? try SessionTwins(db) : nil
      for (index, entry) in entries.enumerated() {
        if index % 64 == 0 { progress(Double(index) / Double(entries.count)) }
        if case .session(let session) = entry, let known = here[session.identity], kind.isOfOtherApp {
          try SessionUpdate(session, known, from: kind, db)?.apply(import: id, at: moment, db)
          try SharedSessions.note(known, import: id, db)
          continue
        }
        if case .session(let session) = entry, let twins {
          let known = try here[session.identity].map { ($0, try SessionRows.read($0, db)) }
          if let (twin, rows) = try known ?? twins.twin(of: session, db) {
            try SessionUpdate(filling: twin, rows, from: session, db)?.apply(import: id, at: moment, db)
            try SharedSessions.note(twin, import: id, db)
            continue
          }
        }
        guard try Self.enter(entry, import: id, db) else {
          if case .session(let session) = entry, let here = try SessionID(identity: session.identity, db) {
            try SharedSessions.note(here, import: id, db)
          }
          continue
        }
        switch entry {
        case .session(let session):
          (sessions, sets) = (sessions + 1, sets + session.sets.count)
          // Two devices may have recorded it; an app has each of its sessions once.
          if twins != nil, !kind.isOfOtherApp, let row = try SessionID(identity: session.identity, db) {
            twins?.insert(session, row)
          }
        case .bodyweight, .max: others += 1
        }
      }
      return try Self.endImport(id, sessions: sessions, sets: sets, others: others, db)
    }
  }

  static func beginImport(_ kind: ImportKind, file: String, at moment: Moment, _ db: Database) throws -> Int {
    try db.execute(
      sql: """
        INSERT INTO import (kind, file, wall_ms, utc_offset_s, sessions, sets, others, is_traced)
        VALUES (?, ?, ?, ?, 0, 0, 0, 1)
        """,
      arguments: [kind.rawValue, file, moment.wallMilliseconds, moment.utcOffsetSeconds])
    return Int(db.lastInsertedRowID)
  }

  /// An import that added nothing is not recorded.
  static func endImport(_ id: Int, sessions: Int, sets: Int, others: Int, _ db: Database) throws -> Import? {
    let hasTrace = try Bool.fetchOne(
      db,
      sql: """
        SELECT EXISTS (SELECT 1 FROM import_change WHERE import = ?1 AND name <> '\(SharedSessions.name)')
          OR EXISTS (SELECT 1 FROM session WHERE import = ?1)
        """, arguments: [id])
    if sessions + others == 0, hasTrace != true {
      try db.execute(sql: "DELETE FROM import_change WHERE import = ?", arguments: [id])
      try db.execute(sql: "DELETE FROM import WHERE id = ?", arguments: [id])
      return nil
    }
    if others > 0 { try bringInOrder(db) }
    try db.execute(
      sql: "UPDATE import SET sessions = ?, sets = ?, others = ? WHERE id = ?",
      arguments: [sessions, sets, others, id])
    return try Row.fetchOne(db, sql: "SELECT * FROM import WHERE id = ?", arguments: [id]).map { try Import($0, db) }
  }

  /// False if it is already there.
  private static func enter(_ entry: PortableEntry, import id: Int, _ db: Database) throws -> Bool {
    switch entry {
    case .session(let session):
      return try enter(session, import: id, db)
    case .bodyweight(let bodyweight):
      return try insertNew(
        "bodyweight",
        [
          ("day", bodyweight.day.number), ("wall_ms", bodyweight.wallMilliseconds), ("grams", bodyweight.mass?.grams),
        ], import: id, db)
    case .max(let max):
      return try insertNew(
        "max",
        [
          ("exercise", max.exercise), ("day", max.day.number), ("wall_ms", max.wallMilliseconds),
          ("grams", max.mass?.grams), ("origin", max.origin.rawValue), ("formula", max.formula),
          ("from_grams", max.fromMass?.grams), ("from_reps", max.fromReps), ("from_rpe_tenths", max.fromRPETenths),
        ], import: id, db)
    }
  }

  private static func enter(_ session: PortableSession, import id: Int, _ db: Database) throws -> Bool {
    let known = try db.cachedStatement(sql: "SELECT 1 FROM session WHERE identity = ?")
    if try Bool.fetchOne(known, arguments: [session.identity]) == true { return false }
    let began = session.began
    let entered = EnteredSession(
      name: session.name, kind: session.kind,
      began: Moment(
        bootID: "", bootMilliseconds: 0, wallMilliseconds: began.milliseconds,
        utcOffsetSeconds: began.utcOffsetSeconds),
      elapsed: session.active, sets: session.sets.map(\.logged), scores: session.scores, notes: session.notes,
      key: session.identity)
    guard let row = try enterImported(entered, db) else { return false }
    let update = try db.cachedStatement(
      sql: "UPDATE session SET import = ?, status = ?, ended_wall_ms = ? WHERE id = ?")
    try update.execute(arguments: [
      id, session.outcome.rawValue, session.length.map { began.milliseconds &+ $0.count }, row.rawValue,
    ])
    return true
  }

  private static func insertNew(
    _ table: String, _ values: [(column: String, value: (any DatabaseValueConvertible)?)], import id: Int,
    _ db: Database
  ) throws -> Bool {
    let arguments = StatementArguments(values.map(\.value))
    let same = try db.cachedStatement(
      sql: "SELECT 1 FROM \(table) WHERE " + values.map { "\($0.column) IS ?" }.joined(separator: " AND "))
    if try Bool.fetchOne(same, arguments: arguments) == true { return false }
    let insert = try db.cachedStatement(
      sql: """
        INSERT INTO \(table) (\(values.map(\.column).joined(separator: ", ")), import)
        VALUES (\(values.map { _ in "?" }.joined(separator: ", ")), ?)
        """)
    try insert.execute(arguments: arguments + [id])
    return true
  }

  /// Of several entries, the one with the highest number counts, so an earlier one that is imported later gets a lower
  /// number. Entries of one moment have the same order on every machine.
  static func bringInOrder(_ db: Database) throws {
    for table in TravellingTable.all where table.name == "bodyweight" || table.name == "max" {
      guard let key = table.key else { continue }
      let columns = try db.columns(in: table.name).map(\.name).filter { $0 != "id" }.joined(separator: ", ")
      try db.execute(
        sql: """
          CREATE TEMP TABLE in_order AS
            SELECT \(columns) FROM \(table.name) GROUP BY \(key) ORDER BY wall_ms, \(key);
          DELETE FROM \(table.name);
          INSERT INTO \(table.name) (\(columns)) SELECT \(columns) FROM in_order ORDER BY rowid;
          DROP TABLE in_order;
          """)
    }
  }
}

extension TrainingStore {
  /// The newest first.
  public func imports() throws(StoreProblem) -> [Import] {
    try reading { db in try Row.fetchAll(db, sql: "SELECT * FROM import ORDER BY id DESC").map { try Import($0, db) } }
  }

  /// Undoes an import; nil if there is no such import or it has already been undone. What the athlete has changed or
  /// used since stays, and belongs to the athlete from then on. Without a number, the last one. If what would happen is
  /// not wanted, it is only returned.
  public func undoImport(
    _ number: Int?, at moment: Moment? = nil, onlyIf isWanted: (UndoneImport) -> Bool = { _ in true },
    progress: (Double) -> Void = { _ in }
  ) throws(StoreProblem) -> UndoneImport? {
    do {
      return try changingLogOrThrowing(progress: progress) { db in
        let undone = try Self.undoImport(number, at: moment, db, progress)
        if let undone, !isWanted(undone) { throw Rehearsed<UndoneImport?>(value: undone) }
        return undone
      }
    } catch let rehearsed as Rehearsed<UndoneImport?> {
      return rehearsed.value
    } catch {
      throw StoreProblem(error, path: path)
    }
  }

  private static func undoImport(
    _ number: Int?, at moment: Moment?, _ db: Database, _ progress: (Double) -> Void
  ) throws -> UndoneImport? {
    let row = try Row.fetchOne(
      db, sql: "SELECT * FROM import WHERE is_undone = 0 AND id = ifnull(?, id) ORDER BY id DESC LIMIT 1",
      arguments: [number])
    guard let row else { return nil }
    var found = try Import(row, db)
    let changes = try ImportTrace.changes(of: found.id, db)
    let remaining = try Int.fetchOne(db, sql: "SELECT count(*) FROM session WHERE import = ?", arguments: [found.id])
    var elsewhere = try UndoneImport.HadElsewhere(of: found, remaining: remaining ?? 0, db)
    let corrected = try keepCorrectedSessions(of: found, db)
    let shared = try SharedSessions.pass(from: found.id, db)
    try elsewhere.add(shared, db)
    try found.countWhatGoes(db)
    try KeptRows.keep(import: found.id, staying: corrected.map(\.identity) + shared.map(\.identity), db) {
      progress($0 * 0.3)
    }
    var stays: Brought = [:]
    try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
    let keepers = [
      "event_never_goes", "corrected_entry_never_goes", "correction_never_goes", "state_change_never_goes",
      "program_start_never_goes",
    ]
    try without(triggers: keepers, db) {
      try deleteSessions(of: found.id, db) { progress(0.3 + $0 * 0.5) }
      for table in ["session", "bodyweight", "max"] {
        try db.execute(sql: "DELETE FROM \(table) WHERE import = ?", arguments: [found.id])
      }
      stays = try ImportTrace.undo(changes, of: found.id, db)
      try db.execute(sql: "DELETE FROM correction WHERE id NOT IN (SELECT correction FROM corrected_entry)")
    }
    try db.execute(sql: "UPDATE import SET is_undone = 1 WHERE id = ?", arguments: [found.id])
    try KeptRows.markAsUndone(import: found.id, at: moment, db)
    progress(0.9)
    let titles = corrected.compactMap(\.title).sorted()
    for (kind, names) in stays {
      found.brought[kind]?.removeAll { names.contains($0) }
      if found.brought[kind] == [] { found.brought[kind] = nil }
    }
    if !titles.isEmpty { stays[.corrected] = titles }
    return UndoneImport(found: found, stays: stays, elsewhere: elsewhere)
  }

  /// Deletes what belongs to the sessions of an import.
  private static func deleteSessions(of number: Int, _ db: Database, _ progress: (Double) -> Void) throws {
    let sessions = try Int.fetchAll(db, sql: "SELECT id FROM session WHERE import = ?", arguments: [number])
    try db.execute(
      sql: """
        DELETE FROM state_change WHERE settlement IN (
          SELECT settlement.id FROM settlement JOIN session ON session.id = session WHERE import = ?)
        """, arguments: [number])
    try Rollups.summingUpOnce(db) {
      let delete = try db.makeStatement(sql: "DELETE FROM logged_set WHERE session = ?")
      for (index, session) in sessions.enumerated() {
        if index % 64 == 0 { progress(Double(index) / Double(sessions.count)) }
        try delete.execute(arguments: [session])
      }
    }
    for table in ["session_note", "block_score", "event", "corrected_entry", "program_session", "settlement"] {
      try db.execute(
        sql: "DELETE FROM \(table) WHERE session IN (SELECT id FROM session WHERE import = ?)", arguments: [number])
    }
  }

  /// The sessions of an import that were corrected after it are no longer part of it; returns them, with titles for
  /// those that are in the log. Mapping an exercise does not make a session the athlete's own. Corrections that came with
  /// it from a machine whose clock is ahead look the same: their sessions stay, and are named.
  private static func keepCorrectedSessions(
    of found: Import, _ db: Database
  ) throws -> [(identity: String, title: String?)] {
    let kept = try Row.fetchAll(
      db,
      sql: """
        UPDATE session SET import = NULL WHERE import = ? AND id IN (
          SELECT session FROM corrected_entry JOIN correction ON correction.id = correction
          WHERE correction.wall_ms > ? AND act IN ('edit', 'delete')
            AND NOT EXISTS (SELECT 1 FROM mapped_exercise
              WHERE theirs = before ->> '$.exercise.key' AND mapped_exercise.exercise = after ->> '$.exercise.key')
            AND correction.id NOT IN (SELECT undoes FROM correction WHERE undoes IS NOT NULL))
        RETURNING identity, iif(deleted, NULL, name || ' ' || date(day * 86400, 'unixepoch')) AS title
        """, arguments: [found.id, found.wallMilliseconds])
    return try kept.map { (identity: try $0.text("identity"), title: try $0.optionalText("title")) }
  }

  /// Imported rows may be deleted again, although the store's own journal never is.
  static func without(triggers: [String], _ db: Database, _ body: () throws -> Void) throws {
    let texts = try triggers.compactMap { name in
      try String.fetchOne(
        db, sql: "SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = ?", arguments: [name])
    }
    for name in triggers { try db.execute(sql: "DROP TRIGGER IF EXISTS \(name)") }
    try body()
    for text in texts { try db.execute(sql: text) }
  }
}

extension Import {
  init(_ row: Row, _ db: Database) throws {
    id = try row.integer("id")
    brought = try ImportTrace.brought(ImportTrace.changes(of: id, db), db)
    isTraced = try row.integer("is_traced") != 0
    kind = try row.choice("kind")
    file = try row.text("file")
    wallMilliseconds = try row.integer("wall_ms")
    utcOffsetSeconds = try row.integer("utc_offset_s")
    sessions = try row.integer("sessions")
    sets = try row.integer("sets")
    others = try row.integer("others")
    isUndone = try row.integer("is_undone") != 0
  }
}
