/// Two machines that imported the same file share its sessions: they stay as long as one of the imports is in force,
/// whoever undoes the other one.

import GRDB
import SessionModel

struct HeldSessions {
  /// A session that was taken away elsewhere, and the version of it that says so.
  private struct Held {
    var identity: String
    var gone: SharedVersion
  }

  private let held: [Held]

  /// Whether an import is in force once what has arrived is entered.
  private static let isInForce = """
    ifnull((SELECT is_undone FROM arriving_import AS row WHERE row.item = import.identity), import.is_undone) = 0
    """

  /// Keeps what would go although an import here has it, and notes which sessions get another import by what has arrived.
  /// Before any of it is entered.
  init(_ db: Database) throws {
    let identities = try Row.fetchAll(
      db,
      sql: """
        SELECT number, session.id, session.identity, stamp, machine, ifnull(
            (SELECT id FROM import WHERE id = session.import AND \(Self.isInForce)),
            (SELECT import.id FROM import_change JOIN import ON import.id = import_change.import
              WHERE import_change.name = '\(SharedSessions.name)' AND import_change.key = session.identity
                AND \(Self.isInForce) ORDER BY import.wall_ms DESC, import.identity LIMIT 1)) AS holder
        FROM arriving_item JOIN session ON session.identity = arriving_item.key
        WHERE arriving_item.kind = 'session' AND is_gone AND session.import IS NOT NULL AND holder IS NOT NULL
        ORDER BY number
        """)
    let stays = try db.cachedStatement(sql: "UPDATE session SET import = ? WHERE id = ?")
    let delete = try db.cachedStatement(sql: "DELETE FROM arriving_item WHERE number = ?")
    held = try identities.map { row in
      try stays.execute(arguments: [try row.integer("holder"), try row.integer("id")])
      try delete.execute(arguments: [try row.integer("number")])
      return Held(
        identity: try row.text("identity"),
        gone: SharedVersion(stamp: try row.integer("stamp"), machine: try row.text("machine")))
    }
    let others = try Row.fetchAll(
      db,
      sql: """
        SELECT session.import, session.identity
        FROM arriving_item AS item JOIN arriving_session AS row ON row.line = item.number
          JOIN session ON session.identity = item.key JOIN import ON import.id = session.import
        WHERE item.kind = 'session' AND row.import IS NOT NULL AND row.import IS NOT import.identity
          AND NOT EXISTS (SELECT 1 FROM import_change AS noted WHERE noted.import = session.import
            AND noted.name = '\(SharedSessions.name)' AND noted.key = session.identity)
        ORDER BY item.number
        """)
    for row in others {
      let identity = try row.text("identity")
      try ImportTrace.enter(
        SharedSessions.name, key: identity, before: nil, after: identity, import: try row.integer("import"), db)
    }
  }

  /// Notes the imports of other machines that have sessions of an import here, so that undoing that one leaves them to
  /// these. After everything else is entered.
  func note(_ others: [(session: String, import: String)], _ db: Database) throws {
    let unknown = try db.cachedStatement(
      sql: """
        SELECT import.id FROM session, import WHERE session.identity = ?1 AND import.identity = ?2
          AND session.import IS NOT NULL AND session.import <> import.id
          AND NOT EXISTS (SELECT 1 FROM import_change AS noted WHERE noted.import = import.id
            AND noted.name = '\(SharedSessions.name)' AND noted.key = session.identity)
        """)
    for other in others {
      guard let id = try Int.fetchOne(unknown, arguments: [other.session, other.import]) else { continue }
      try ImportTrace.enter(
        SharedSessions.name, key: other.session, before: nil, after: other.session, import: id, db)
    }
  }

  /// Whether a session came just now, or its import did, and that import is undone: two machines undid both imports of
  /// it before they heard of each other.
  private static let isLeft = """
    import IN (SELECT id FROM import WHERE is_undone = 1)
      AND (identity IN (SELECT key FROM arriving_item WHERE kind = 'session' AND NOT is_gone)
        OR import IN (SELECT id FROM import WHERE identity IN (SELECT key FROM arriving_item WHERE kind = 'import')))
    """

  /// Sessions of imports that are all undone go; others are left to an import that has them. True if there are any.
  private func settle(_ db: Database) throws -> Bool {
    let left = try Int.fetchAll(db, sql: "SELECT id FROM session WHERE \(Self.isLeft) ORDER BY id")
    if left.isEmpty { return false }
    let ids = left.map(String.init).joined(separator: ", ")
    try db.execute(
      sql: """
        UPDATE session SET import = (
          SELECT import.id FROM import_change JOIN import ON import.id = import_change.import
          WHERE import_change.name = '\(SharedSessions.name)' AND import_change.key = session.identity AND is_undone = 0
          ORDER BY import.wall_ms DESC, import.identity LIMIT 1)
        WHERE id IN (\(ids))
        """)
    let gone = "SELECT id FROM session WHERE id IN (\(ids)) AND import IS NULL"
    try Rollups.summingUpOnce(db) {
      let keepers = [
        "event_never_goes", "state_change_never_goes", "corrected_entry_never_goes", "correction_never_goes",
      ]
      try TrainingStore.without(triggers: keepers, db) {
        try db.execute(
          sql: "DELETE FROM state_change WHERE settlement IN (SELECT id FROM settlement WHERE session IN (\(gone)))")
        let tables = [
          "event", "logged_set", "session_note", "block_score", "program_session", "settlement", "corrected_entry",
          "expiry",
        ]
        for table in tables { try db.execute(sql: "DELETE FROM \(table) WHERE session IN (\(gone))") }
        try db.execute(sql: "DELETE FROM session WHERE id IN (\(ids)) AND import IS NULL")
        try db.execute(sql: "DELETE FROM correction WHERE id NOT IN (SELECT correction FROM corrected_entry)")
      }
    }
    return true
  }

  /// What stays, or goes, is the newest version of its item, for all machines. After everything else is entered.
  func share(_ local: LocalItems, _ sessions: SharedKind, _ db: Database) throws {
    let isSettled = try settle(db)
    if held.isEmpty, !isSettled { return }
    let update = try db.cachedStatement(
      sql: """
        UPDATE shared SET (stamp, machine, mark, value, is_in_tables) = (?, ?, NULL, NULL, 0)
        WHERE kind = 'session' AND key = ?
        """)
    for session in held {
      try update.execute(arguments: [session.gone.stamp, session.gone.machine, session.identity])
    }
    _ = try local.share([sessions]) { _ in }
  }
}
