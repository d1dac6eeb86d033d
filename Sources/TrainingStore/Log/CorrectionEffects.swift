/// Which corrections changed nothing: a correction applies only to the entry that was corrected, and on another machine
/// that may have changed or gone before.

import GRDB
import SessionModel

enum CorrectionEffects {
  /// Marks the changes that had no effect.
  static func mark(_ corrections: inout [Correction], _ db: Database) throws {
    let sessions = Set(corrections.flatMap { $0.changes.map(\.entry.session) })
    var ignored: [SessionID: Set<Place>] = [:]
    for id in sessions {
      // What cannot be read says nothing about effects.
      let found = try Reading(of: "corrected_entry") { try Self.ignored(in: id, db) }
      if let places = found.value, !places.isEmpty { ignored[id] = places }
    }
    if ignored.isEmpty { return }
    for index in corrections.indices {
      let correction = corrections[index].id
      for change in corrections[index].changes.indices {
        let entry = corrections[index].changes[change].entry
        let place = Place(correction: correction, position: entry.place.number)
        if ignored[entry.session]?.contains(place) == true {
          corrections[index].changes[change].hasEffect = false
        }
      }
    }
  }

  private struct Place: Hashable {
    var correction: Int
    var position: Int
  }

  /// The changes of a session that its log does not have. Only where one does not follow from the one before it is the
  /// session folded again.
  private static func ignored(in id: SessionID, _ db: Database) throws -> Set<Place> {
    let rows = try CorrectedEntry.rows(of: id, db)
    let changes = try rows.map { try CorrectedEntry($0) }
    var last: [Int: String?] = [:]
    let isPlain = changes.allSatisfy { change in
      let follows = last[change.position].map { $0 == change.before } ?? true
      last.updateValue(change.after, forKey: change.position)
      return follows
    }
    if isPlain { return [] }
    var session = try SessionRows.read(id, db)
    if let ending = try TrainingStore.ending(of: id, db) {
      try session.become(ending, correctedBy: changes)
    } else {
      try session.becomeAsEntered(correctedBy: changes)
    }
    let places = try rows.map { row in
      Place(correction: try row.integer("correction"), position: try row.integer("position"))
    }
    // A session goes and returns with all of its sets, however they were corrected.
    let whole = Set(
      zip(places, changes).enumerated().filter { index, pair in
        pair.0.position == 0 && (pair.1.before == nil || pair.1.after == nil) && !session.ignored.contains(index)
      }.map(\.element.0.correction))
    return Set(session.ignored.map { places[$0] }.filter { !whole.contains($0.correction) })
  }
}
