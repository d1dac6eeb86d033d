/// What was changed on this machine since it was synchronised last becomes the newest version of its items.

import GRDB
import SessionModel

struct LocalItems {
  let db: Database
  let machine: String
  /// When it is synchronised.
  let moment: Moment
  /// Whether this store has not been synchronised before under its identity: what the others agree on then wins over
  /// what they have not heard of from here.
  let joins: Bool

  /// Shares what has changed; returns how many items that are.
  func share(_ kinds: [SharedKind], progress: (Double) -> Void) throws -> Int {
    let known = try Int.fetchOne(db, sql: "SELECT max(stamp) FROM shared") ?? 0
    let now = min(max(moment.wallMilliseconds, known + 1, 1), SharedVersion.stamps.upperBound)
    var count = 0
    for (index, kind) in kinds.enumerated() {
      // Most of the time goes into the sessions, which are among the first.
      let (before, width) = kind.name == "session" ? (0.05, 0.85) : (index == 0 ? 0 : 0.9, 0.0)
      progress(before)
      count += try share(kind, stamp: now) { progress(before + $0 * width) }
    }
    return count
  }

  /// Items are shared in portions, so that a bar moves: whole sessions take their time.
  private static let portion = 64

  private func share(_ kind: SharedKind, stamp: Int, progress: (Double) -> Void) throws -> Int {
    try Self.look(kind, db)
    try db.execute(
      sql: """
        CREATE TEMP TABLE changed_here AS
          SELECT here.key FROM here_now AS here LEFT JOIN shared ON kind = ?1 AND shared.key = here.key
          WHERE \(kind.isForever ? "shared.id IS NULL" : "shared.mark IS NOT here.mark")
        """, arguments: [kind.name])
    defer { try? db.execute(sql: "DROP TABLE temp.changed_here") }
    // What was entered somewhere wins over what was imported elsewhere, and over the undoing of that import.
    let importOf = "$.\(kind.parts[0].table.name)[0].import"
    let known = "(SELECT known.stamp FROM shared AS known WHERE known.kind = ?1 AND known.key = here.key)"
    let upsert = """
      ON CONFLICT (kind, key) DO UPDATE SET (stamp, machine, mark, value, is_in_tables)
        = (excluded.stamp, excluded.machine, excluded.mark, excluded.value, 0)
      """
    let insert = try db.makeStatement(
      sql: """
        INSERT INTO shared (kind, key, stamp, machine, mark, value)
        SELECT ?1, key, CASE
            WHEN value ->> '\(importOf)' IS NOT NULL THEN ifnull(\(known), 0) + 1
            WHEN \(joins && !kind.joinsAsNewest) AND \(known) IS NULL THEN 1
            ELSE ?2 END, ?3, mark, value
        FROM (\(kind.here)) AS here
        WHERE key IN (SELECT key FROM changed_here WHERE rowid > ?4 AND rowid <= ?5) \(upsert)
        """)
    var count = 0
    let all = try Int.fetchOne(db, sql: "SELECT count(*) FROM changed_here") ?? 0
    // Only a session is found by its key without looking at all items.
    let portion = kind.name == "session" ? Self.portion : max(1, all)
    for first in stride(from: 0, to: all, by: portion) {
      progress(Double(first) / Double(all))
      try insert.execute(arguments: [kind.name, stamp, machine, first, first + portion])
      count += db.changesCount
    }
    if kind.name == "session" { try shareAsBeforeCorrections(kind) }
    guard !kind.isForever else { return count }
    // A session that runs again is only out of sight.
    let goes = """
      kind = ?1 AND mark IS NOT NULL AND key NOT IN (SELECT key FROM here_now)
        \(kind.name == "session" ? "AND key NOT IN (SELECT identity FROM session)" : "")
      """
    try db.execute(
      sql: """
        UPDATE shared SET stamp = iif(value ->> '\(importOf)' IS NULL, ?2, stamp + 1), machine = ?3, mark = NULL,
          value = NULL, is_in_tables = 0
        WHERE \(goes)
        """,
      arguments: [kind.name, stamp, machine])
    count += db.changesCount
    return count
  }

  /// Sessions that are only in the tables are kept whole from now on, as no file of these machines has them any more. One
  /// that runs again waits until it has ended.
  func keepWhole(_ session: SharedKind, without others: Set<String>) throws {
    try db.execute(
      sql: """
        CREATE TEMP TABLE changed_here AS SELECT key FROM shared JOIN session ON identity = key
          WHERE shared.kind = 'session' AND is_in_tables AND status <> 'running'
            AND machine NOT IN (SELECT value FROM json_each(?))
        """, arguments: [try StoredText.of(others.sorted())])
    defer { try? db.execute(sql: "DROP TABLE temp.changed_here") }
    try db.execute(
      sql: """
        UPDATE shared SET (value, is_in_tables) = (SELECT value, 0 FROM (\(session.here)) AS here WHERE here.key = shared.key)
        WHERE kind = 'session' AND key IN (SELECT key FROM changed_here)
        """)
    try shareAsBeforeCorrections(session)
  }

  /// Every item of a kind that is here, with its mark, in `here_now`.
  static func look(_ kind: SharedKind, _ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TEMP TABLE IF NOT EXISTS here_now (key TEXT PRIMARY KEY, mark TEXT) WITHOUT ROWID;
        DELETE FROM here_now;
        INSERT OR IGNORE INTO here_now SELECT key, mark FROM (\(kind.here));
        """)
  }

  /// A session is shared as it was before its corrections, which are shared on their own.
  private func shareAsBeforeCorrections(_ session: SharedKind) throws {
    let corrected = try Row.fetchAll(
      db,
      sql: """
        SELECT id, identity FROM session WHERE identity IN (SELECT key FROM changed_here)
          AND id IN (SELECT session FROM corrected_entry)
        """)
    guard !corrected.isEmpty else { return }
    let value = try db.makeStatement(sql: "SELECT value FROM (\(session.here)) WHERE key = ?")
    let update = try db.makeStatement(
      sql: "UPDATE shared SET value = ? WHERE kind = 'session' AND key = ?")
    for row in corrected {
      let (id, identity) = (SessionID(rawValue: try row.integer("id")), try row.text("identity"))
      var before: String?
      try db.inSavepoint {
        if case .success = try Reading(of: "session", { try Self.takeBackCorrections(of: id, db) }) {
          before = try String.fetchOne(value, arguments: [identity])
        }
        return .rollback
      }
      guard let before else { continue }
      try update.execute(arguments: [before, identity])
    }
  }

  private static func takeBackCorrections(of id: SessionID, _ db: Database) throws {
    var rows = try SessionRows.read(id, db)
    try rows.becomeUncorrected(try CorrectedEntry.all(of: id, db), from: try TrainingStore.ending(of: id, db))
    try rows.write(db)
  }
}
