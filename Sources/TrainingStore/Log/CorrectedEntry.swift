/// An entry before and after a correction, as the store keeps it.

import GRDB
import SessionModel

/// An entry before and after a correction: both are JSON, and null if there is no entry.
struct CorrectedEntry {
  var session: SessionID
  var position: Int
  var before: String?
  var after: String?

  var reversed: CorrectedEntry {
    CorrectedEntry(session: session, position: position, before: after, after: before)
  }

  /// In the order in which they were made.
  static func all(of id: SessionID, _ db: Database) throws -> [CorrectedEntry] {
    try rows(of: id, db).map(CorrectedEntry.init)
  }

  static func rows(of id: SessionID, _ db: Database) throws -> [Row] {
    try Row.fetchAll(db.cachedStatement(sql: inOrder), arguments: [id.rawValue])
  }

  /// The same on every machine, in whatever order the corrections arrived.
  private static let inOrder = """
    SELECT corrected_entry.* FROM corrected_entry JOIN correction ON correction.id = correction
    WHERE session = ? ORDER BY made, identity, position
    """

  static func all(of id: SessionID, _ db: Database, inCorrections corrections: Set<String>) throws -> [CorrectedEntry] {
    try Row.fetchAll(
      db.cachedStatement(sql: inOrder), arguments: [id.rawValue]
    ).filter { corrections.contains(String(try $0.integer("correction"))) }.map(CorrectedEntry.init)
  }

  static func all(ofCorrection id: Int, _ db: Database) throws -> [CorrectedEntry] {
    try rows(ofCorrection: id, db).map(CorrectedEntry.init)
  }

  static func rows(ofCorrection id: Int, most: Int = .max, _ db: Database) throws -> [Row] {
    try Row.fetchAll(
      db, sql: "SELECT * FROM corrected_entry WHERE correction = ? ORDER BY session, position LIMIT ?",
      arguments: [id, most])
  }

  static func count(ofCorrection id: Int, _ db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "SELECT count(*) FROM corrected_entry WHERE correction = ?", arguments: [id]) ?? 0
  }

  /// Throws if what a correction keeps cannot be an entry. Anything but a text means that there was none.
  static func judge(position: DatabaseValue, before: DatabaseValue, after: DatabaseValue) throws {
    for (column, value) in [("before", before), ("after", after)] {
      guard let text = String.fromDatabaseValue(value) else { continue }
      try StoredEntry(text, at: Int.fromDatabaseValue(position) ?? 1, in: column).judge(began: 0)
    }
  }

  init(session: SessionID, position: Int, before: String?, after: String?) {
    self.session = session
    self.position = position
    self.before = before
    self.after = after
  }

  init(_ row: Row) throws {
    session = SessionID(rawValue: try row.integer("session"))
    position = try row.integer("position")
    before = try row.optionalText("before")
    after = try row.optionalText("after")
  }

  /// The session before, if the correction is of that: with its length or its notes, where they were corrected.
  var headerBefore: StoredHeader? {
    get throws {
      guard position == 0, let before, case .session(let header) = try StoredEntry(before, at: 0) else { return nil }
      return header
    }
  }

  /// A session is the same however long it was and whatever was noted.
  var plainBefore: String? {
    get throws {
      guard let header = try headerBefore, header != header.plain else { return before }
      return try StoredText.of(header.plain)
    }
  }

  var change: Correction.Change {
    get throws {
      Correction.Change(
        entry: EntryID(session: session, place: EntryID.Place(number: position)),
        before: try before.map { try StoredEntry($0, at: position).content },
        after: try after.map { try StoredEntry($0, at: position).content })
    }
  }
}
