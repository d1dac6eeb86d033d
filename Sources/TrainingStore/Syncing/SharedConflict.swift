/// What was changed on two machines before they knew of each other: one version decides, and it is said which.

import GRDB

/// Something that this machine and another have both changed since they were last synchronised.
public struct SharedConflict: Hashable, Sendable {
  /// What it is.
  public var what: What
  /// Whether the version of this machine is kept.
  public var isKeptHere: Bool

  /// What can be changed on both sides.
  public enum What: Hashable, Sendable {
    /// An item by its name: a field of the profile, a setting, an exercise …
    case item(Kind, String)
    /// Entries of a session, `Push 2026-11-21`.
    case session(String)
  }

  /// The kinds of items of which only one version can be.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case profile, plates, picture, setting, category, exercise, pictures, workout
    case mapping = "mapped_exercise"
  }

  /// The items that were changed here, and that one of the texts has a newer version of than was known before.
  static func ofItems(
    in texts: [SyncText], machine: String, knownBefore: [ItemName: SharedVersion], _ db: Database
  ) throws -> [SharedConflict] {
    var theirs: [ItemName: SyncText.Line] = [:]
    for line in texts.lazy.flatMap(\.lines) where Kind(rawValue: line.kind) != nil && line.version.machine != machine {
      if let known = knownBefore[line.name], known >= line.version { continue }
      if let other = theirs[line.name], other.version >= line.version { continue }
      theirs[line.name] = line
    }
    let query = try db.makeStatement(sql: "SELECT stamp, machine, value FROM shared WHERE kind = ? AND key = ?")
    let found = try theirs.values.compactMap { line -> SharedConflict? in
      guard let kind = Kind(rawValue: line.kind),
        let row = try Row.fetchOne(query, arguments: [line.kind, line.key])
      else { return nil }
      let here = SharedVersion(stamp: try row.integer("stamp"), machine: try row.text("machine"))
      let value = try row.optionalText("value") ?? "null"
      guard here != knownBefore[line.name], !line.value.elementsEqual(value.utf8) else { return nil }
      return SharedConflict(what: .item(kind, line.key), isKeptHere: here >= line.version)
    }
    return found.sorted { "\($0.what)" < "\($1.what)" }
  }

  /// The sessions with an entry that was corrected here and elsewhere. Corrections are in one order, and one that is not of
  /// the entry as it is by then does not apply (`SessionRows.apply`): of two of the same entry, the earlier one decides. But who
  /// deleted the whole session decides about all of its entries.
  static func ofEntries(correctedHere: Set<String>, _ db: Database) throws -> [SharedConflict] {
    if correctedHere.isEmpty { return [] }
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT trim(session.name || ' ' || date(session.day * 86400, 'unixepoch')) AS title,
          min(iif(session.deleted,
            NOT EXISTS (SELECT 1 FROM corrected_entry AS gone WHERE gone.correction = there.id
              AND gone.session = session.id AND gone.position = 0 AND gone.after IS NULL),
            (here.made, here.identity) < (there.made, there.identity))) AS isKeptHere
        FROM correction AS here JOIN corrected_entry AS own ON own.correction = here.id
          JOIN corrected_entry AS other ON other.session = own.session AND other.position = own.position
            AND other.before IS own.before AND other.after IS NOT own.after
          JOIN correction AS there ON there.id = other.correction
          JOIN session ON session.id = own.session
        WHERE here.identity IN (SELECT value FROM json_each(?))
          AND there.identity IN (SELECT key FROM arriving_item WHERE kind = 'correction')
        GROUP BY session.id ORDER BY session.day, session.id
        """, arguments: [try StoredText.of(correctedHere.sorted())])
    return try rows.map { row in
      SharedConflict(what: .session(try row.text("title")), isKeptHere: try row.integer("isKeptHere") != 0)
    }
  }
}
