/// What is missing in the rows of an earlier version: scores of blocks, and the units in which sets were written.

import GRDB
import SessionModel

extension Schema {
  /// The units in which a load and a distance were written, if they are known: `180 lb` stays that. The numbers are
  /// grams and millimetres as before.
  static let writtenUnits = """
    ALTER TABLE logged_set ADD COLUMN load_unit TEXT;
    ALTER TABLE logged_set ADD COLUMN distance_unit TEXT;
    """
}

enum EarlierRows {
  /// Adds them from the journals. A journal that cannot be read leaves its session as it is.
  static func complete(_ db: Database) throws {
    let ids = try Int.fetchAll(
      db, sql: "SELECT id FROM session WHERE origin = 'recorded' AND status <> 'running' AND deleted = 0 ORDER BY id")
    // Units change nothing in the figures that follow from the sets.
    try TrainingStore.without(triggers: ["logged_set_is_replaced_whole"], db) {
      for id in ids.map(SessionID.init) {
        _ = try Reading(of: "session") {
          var rows = try SessionRows.read(id, db)
          guard let folded = try rows.folded(db) else { return }
          for (position, set) in rows.sets {
            if let other = folded.sets[position], other != set, other.withoutUnits == set {
              try write(other, at: position, of: id, db)
            }
          }
          rows.takeScores(of: folded)
          try rows.write(db)
        }
      }
    }
  }

  private static func write(_ set: StoredSet, at position: Int, of id: SessionID, _ db: Database) throws {
    try db.cachedStatement(
      sql: "UPDATE logged_set SET load_unit = ?, distance_unit = ? WHERE session = ? AND position = ?"
    ).execute(arguments: [set.loadUnit?.rawValue, set.distanceUnit?.rawValue, id.rawValue, position])
  }
}
