/// Sessions of a file that an earlier import has: undoing that one leaves them to this one.

import GRDB
import SessionModel

enum SharedSessions {
  /// The log has a session with one import; the others that have it note its identity in `import_change`.
  static let name = "shared session"

  /// A session that an import has left to another.
  struct Passed: Hashable {
    var identity: String
    /// The import that has it now.
    var to: Int
  }

  /// Notes that an import has a session that is here. One that is with no import is the athlete's own.
  static func note(_ session: SessionID, import number: Int, _ db: Database) throws {
    let others = try db.cachedStatement(
      sql: "SELECT identity FROM session WHERE id = ? AND import IS NOT NULL AND import <> ?")
    guard let identity = try String.fetchOne(others, arguments: [session.rawValue, number]) else { return }
    try ImportTrace.enter(name, key: identity, before: nil, after: identity, import: number, db)
  }

  /// Leaves the sessions of an import to the newest of the others in force that have them.
  static func pass(from number: Int, _ db: Database) throws -> [Passed] {
    let other = """
      (SELECT max(import.id) FROM import_change JOIN import ON import.id = import_change.import
        WHERE name = '\(name)' AND key = session.identity AND is_undone = 0 AND import.id <> ?1)
      """
    let rows = try Row.fetchAll(
      db,
      sql: "UPDATE session SET import = \(other) WHERE import = ?1 AND \(other) IS NOT NULL RETURNING identity, import",
      arguments: [number])
    return try rows.map { Passed(identity: try $0.text("identity"), to: try $0.integer("import")) }
  }
}
