/// Writes the log of a session: what its events fold to, with corrections applied, one row per set and per score.

import GRDB
import SessionModel

enum LogProjection {
  /// Replaces the rows of a session that has ended.
  static func write(_ ending: Ending, of id: SessionID, _ db: Database) throws {
    var rows = try SessionRows.read(id, db)
    try rows.become(ending, correctedBy: try CorrectedEntry.all(of: id, db))
    try rows.write(db)
  }

  static func write(_ notes: [String], of id: SessionID, _ db: Database) throws {
    try db.execute(sql: "DELETE FROM session_note WHERE session = ?", arguments: [id.rawValue])
    for (index, note) in notes.enumerated() {
      try db.execute(sql: "INSERT INTO session_note VALUES (?, ?, ?)", arguments: [id.rawValue, index + 1, note])
    }
  }
}
