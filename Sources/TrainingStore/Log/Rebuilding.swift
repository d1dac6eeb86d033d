/// Rebuilds the log, its rollups and its records, which are caches of the journal and the corrections.

import GRDB
import SessionModel

/// The result of a rebuild.
public struct Rebuilt: Hashable, Sendable {
  /// The number of sessions checked.
  public var sessions = 0
  /// Those whose log differed from their journal.
  public var changed: [SessionID] = []
  /// Those whose journal this version cannot read; their log is left as it is.
  public var unreadable: [SessionID] = []
  /// Whether the rollups matched the log after it was corrected.
  public var rollupsWereRight = true
}

extension TrainingStore {
  /// Rebuilds everything that follows from the journal and the corrections, in one transaction.
  @discardableResult
  public func rebuildDerived(progress: (Double) -> Void = { _ in }) throws(StoreProblem) -> Rebuilt {
    try changingLog(progress: progress) { db in try Self.rebuildDerived(db, progress: progress) }
  }

  /// The same, within a transaction.
  @discardableResult
  static func rebuildDerived(_ db: Database, progress: (Double) -> Void = { _ in }) throws -> Rebuilt {
    var result = Rebuilt()
    let ids = try Int.fetchAll(
      db,
      sql: """
        SELECT id FROM session WHERE status <> 'running' AND (origin = 'recorded'
          OR EXISTS (SELECT 1 FROM corrected_entry WHERE session = session.id)) ORDER BY id
        """)
    for (index, id) in ids.map(SessionID.init).enumerated() {
      if index % 64 == 0 { progress(Double(index) / Double(ids.count)) }
      switch try Reading(of: "session", { try rebuildLog(of: id, db) }) {
      case .success(let changed): if changed { result.changed.append(id) }
      case .failure: result.unreadable.append(id)
      }
    }
    result.sessions = ids.count
    result.rollupsWereRight = try Rollups.rebuild(db)
    return result
  }

  /// Folds one session again, within a transaction: for a journal that was read from elsewhere. True if that changed
  /// its log.
  @discardableResult
  static func rebuildLog(of id: SessionID, _ db: Database) throws -> Bool {
    var rows = try SessionRows.read(id, db)
    let changes = try CorrectedEntry.all(of: id, db)
    guard let ending = try ending(of: id, db) else {
      try rows.becomeAsEntered(correctedBy: changes)
      if rows.isAsStored { return false }
      try rows.write(db)
      return true
    }
    try rows.become(ending, correctedBy: changes)
    if rows.isAsStored && rows.unreadable.isEmpty { return false }
    try rows.write(db)
    return true
  }

  /// The log according to a session's journal; nil if it has no journal.
  static func ending(of id: SessionID, _ db: Database) throws -> Ending? {
    let session = try db.cachedStatement(sql: "SELECT * FROM session WHERE id = ?")
    guard let row = try Row.fetchOne(session, arguments: [id.rawValue]) else { throw StoreProblem.noSuchSession(id) }
    let origin: SessionOrigin = try row.choice("origin")
    guard origin == .recorded, let outcome = Outcome(rawValue: try row.text("status")) else { return nil }
    let recorded = try recorded(row, db)
    if recorded.entries.isEmpty { return nil }
    var engine = recorded.replayed()
    // No command ended it, so the clock did.
    if outcome != .abandoned, !engine.isOver { _ = engine.advance(to: engine.now + .minutes(7 * 24 * 60)) }
    return Ending(outcome, of: engine)
  }
}
