/// What the athlete has corrected about an imported session since it was last brought up to date: it stays with the sets
/// that it is of.

import GRDB
import SessionModel

struct OwnCorrections {
  /// The entries that were corrected, as they were before; nil where there was none.
  private(set) var before: [Int: String?] = [:]
  /// How long it was before that was corrected; nil if it was not.
  private(set) var lengthBefore: StoredLength?
  /// What was noted before that was corrected; nil if it was not.
  private(set) var notesBefore: [String]?

  var isEmpty: Bool { before.isEmpty }

  /// Those that were made otherwise than by these imports. Mapping an exercise is no correction of the session, nor is
  /// an update; but the corrections that an update makes again are the athlete's. The number of a correction that was
  /// undone with its import can be given again.
  init(of id: SessionID, importsOf kinds: [ImportKind], _ db: Database) throws {
    let kinds = kinds.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let rows = try Row.fetchAll(
      db,
      sql: """
        WITH updating AS (
          SELECT min(key ->> 'correction') AS id FROM import_change JOIN import ON import.id = import
          WHERE name = 'corrected_entry' AND position > 0 AND kind IN (\(kinds)) AND is_undone = 0
            AND key ->> 'session' = ?1
          GROUP BY import)
        SELECT position, before FROM corrected_entry JOIN correction ON correction.id = correction
        WHERE session = ?1 AND act IN ('edit', 'delete')
          AND NOT EXISTS (SELECT 1 FROM mapped_exercise
            WHERE theirs = before ->> '$.exercise.key' AND mapped_exercise.exercise = after ->> '$.exercise.key')
          AND correction.id NOT IN (SELECT undoes FROM correction WHERE undoes IS NOT NULL)
          AND correction.id > ifnull((SELECT max(id) FROM updating), 0)
        ORDER BY correction
        """, arguments: [id.rawValue])
    for row in rows {
      let entry = CorrectedEntry(
        session: id, position: try row.integer("position"), before: try row.optionalText("before"), after: nil)
      lengthBefore = try lengthBefore ?? entry.headerBefore?.length
      notesBefore = try notesBefore ?? entry.headerBefore?.notes
      if before[entry.position] == nil { before.updateValue(try entry.plainBefore, forKey: entry.position) }
    }
  }

  /// Whether nothing about a set was corrected but its exercise, as an alias or an exercise of one's own does, too.
  func isOnlyMapped(at position: Int, _ now: StoredSet?) throws -> Bool {
    guard let now, let text = before[position] ?? nil, case .set(var set) = try StoredEntry(text, at: position) else {
      return false
    }
    set.exercise = now.exercise
    if now.load?.kind == .bodyweight, let load = set.load {
      set.load = StoredLoad(kind: .bodyweight, count: nil, grams: load.grams)
    }
    return set == now
  }

  /// The name and the day that the app has, unless the athlete has given others.
  func merged(_ there: StoredHeader, into now: StoredHeader) throws -> StoredHeader {
    guard let text = before[0] ?? nil, case .session(let earlier) = try StoredEntry(text, at: 0) else { return there }
    return StoredHeader(
      name: now.name == earlier.name ? there.name : now.name, day: now.day == earlier.day ? there.day : now.day)
  }
}
