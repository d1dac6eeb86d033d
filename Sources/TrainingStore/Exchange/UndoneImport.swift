/// What undoing an import removed, what stays, and which other import has it.

import GRDB
import SessionModel

/// An import that was undone, or would be.
public struct UndoneImport: Hashable, Sendable {
  /// The import, with what went.
  public var found: Import
  /// What it added that stays, because something else depends on it by now.
  public var stays: Brought
  /// The sessions of it that another import has, so that they stay; nil if there are none.
  public var elsewhere: HadElsewhere?

  /// Sessions that another import has, too, here or on another machine. The log has each of them once, with one of the
  /// imports.
  public struct HadElsewhere: Hashable, Sendable {
    /// How many of its sessions stay.
    public var sessions: Int
    /// The imports in force that have them, the newest first.
    public var imports: [Import]
  }
}

extension UndoneImport.HadElsewhere {
  /// Two machines that import the same file have two imports of the same sessions, of which one has them once the machines
  /// have synchronised. Of the other, only their number is known; the imports of the same kind have them, those of
  /// the same file above all.
  init?(of found: Import, remaining: Int, _ db: Database) throws {
    let kept = try Int.fetchOne(
      db,
      sql: """
        SELECT count(DISTINCT after) FROM import_change JOIN session ON identity = after
        WHERE import_change.import = ? AND position < 0 AND import_change.name = 'stayed'
        """, arguments: [found.id])
    sessions = found.sessions - remaining - (kept ?? 0)
    if sessions <= 0 { return nil }
    let others = try Row.fetchAll(
      db,
      sql: """
        SELECT * FROM import WHERE id <> ?1 AND is_undone = 0 AND kind = ?2
          AND EXISTS (SELECT 1 FROM session WHERE import = import.id) ORDER BY id DESC
        """, arguments: [found.id, found.kind.rawValue]
    ).map { try Import($0, db) }
    let same = others.filter { $0.file == found.file }
    imports = same.isEmpty ? others : same
    if imports.isEmpty { return nil }
  }
}

extension UndoneImport.HadElsewhere? {
  /// With sessions that stay with other imports.
  mutating func add(_ shared: [SharedSessions.Passed], _ db: Database) throws {
    if shared.isEmpty { return }
    let known = self?.imports ?? []
    let imports = try Set(shared.map(\.to)).subtracting(known.map(\.id)).sorted(by: >).compactMap { id in
      try Row.fetchOne(db, sql: "SELECT * FROM import WHERE id = ?", arguments: [id]).map { try Import($0, db) }
    }
    self = UndoneImport.HadElsewhere(sessions: (self?.sessions ?? 0) + shared.count, imports: imports + known)
  }
}

extension Import {
  /// What has been corrected since or is with another import stays: only the rest counts, as it is in the log.
  mutating func countWhatGoes(_ db: Database) throws {
    func count(_ sql: String) throws -> Int { try Int.fetchOne(db, sql: sql, arguments: [id]) ?? 0 }
    sessions = try count("SELECT count(*) FROM session WHERE import = ? AND deleted = 0")
    sets = try count("SELECT count(*) FROM logged_set WHERE session IN (SELECT id FROM session WHERE import = ?)")
    others = try count(
      "SELECT (SELECT count(*) FROM bodyweight WHERE import = ?1) + (SELECT count(*) FROM max WHERE import = ?1)")
  }
}
