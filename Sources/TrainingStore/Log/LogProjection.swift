/// Writes the log of a session: what its events fold to, with corrections applied, one row per set.

import GRDB
import SessionModel

enum LogProjection {
  /// Replaces the rows of a session that has ended.
  static func write(_ ending: Ending, of id: SessionID, _ db: Database) throws {
    var rows = try SessionRows.read(id, db)
    try rows.become(ending.sets, correctedBy: try CorrectedEntry.all(of: id, db))
    try rows.write(db)
    try db.execute(
      sql: "UPDATE session SET elapsed_ms = ? WHERE id = ?", arguments: [ending.elapsed?.count, id.rawValue])
    try write(ending.notes, of: id, db)
  }

  static func write(_ notes: [String], of id: SessionID, _ db: Database) throws {
    try db.execute(sql: "DELETE FROM session_note WHERE session = ?", arguments: [id.rawValue])
    for (index, note) in notes.enumerated() {
      try db.execute(sql: "INSERT INTO session_note VALUES (?, ?, ?)", arguments: [id.rawValue, index + 1, note])
    }
  }
}

/// A session as the log has it, by position; 0 is the session itself, and is missing if it was deleted.
struct SessionRows {
  let id: SessionID
  private(set) var header: StoredHeader?
  private(set) var sets: [Int: StoredSet]
  /// As they are in the store.
  private let storedHeader: StoredHeader
  private let isStoredDeleted: Bool
  private let storedSets: [Int: StoredSet]
  /// Rows with impossible values. They are replaced by others or deleted with their session; otherwise they stay.
  private(set) var unreadable: Set<Int> = []
  /// The journal determines everything.
  private var isFromJournal = false
  private let wall: Int
  private let bornDay: Int

  /// A running session is not in the log and has no rows.
  static func read(_ id: SessionID, _ db: Database) throws -> SessionRows {
    guard
      let session = try Row.fetchOne(
        db, sql: "SELECT name, day, wall_ms, utc_offset_s, deleted FROM session WHERE id = ?", arguments: [id.rawValue])
    else { throw StoreProblem.noSuchSession(id) }
    return try SessionRows(id, session, db)
  }

  private init(_ id: SessionID, _ session: Row, _ db: Database) throws {
    self.id = id
    wall = try session.moment("wall_ms")
    let born = Moment(
      bootID: "", bootMilliseconds: 0, wallMilliseconds: wall, utcOffsetSeconds: try session.integer("utc_offset_s"))
    bornDay = Day(of: born).number
    storedHeader = StoredHeader(name: try session.text("name"), day: try session.day().number)
    isStoredDeleted = try session.integer("deleted") != 0
    header = isStoredDeleted ? nil : storedHeader
    let began = wall &+ (storedHeader.day &- bornDay) &* 86_400_000
    let rows = try Row.fetchCursor(db, sql: "SELECT * FROM logged_set WHERE session = ?", arguments: [id.rawValue])
    var sets: [Int: StoredSet] = [:]
    while let row = try rows.next() {
      let position = try row.integer("position")
      do {
        sets[position] = try StoredSet(row, began: began)
      } catch is ImplausibleValue {
        unreadable.insert(position)
      } catch is RowDecodingError {
        unreadable.insert(position)
      }
    }
    storedSets = sets
    self.sets = sets
  }

  /// The entry at a position as a correction keeps it.
  func text(at position: Int) throws -> String? {
    position == 0 ? try header.map(StoredText.of) : try sets[position].map(StoredText.of)
  }

  private mutating func put(_ text: String?, at position: Int) throws {
    if position == 0 {
      let entry: StoredHeader? = try text.map { try StoredText.value($0, "before") }
      try entry?.judge()
      header = entry
    } else {
      let entry: StoredSet? = try text.map { try StoredText.value($0, "before") }
      try entry?.judge(began: wall)
      sets[position] = entry
    }
  }

  /// A correction applies only if the entry is the one that was corrected; otherwise the session has changed since.
  mutating func apply(_ change: CorrectedEntry) throws {
    guard try text(at: change.position) == change.before else { return }
    try put(change.after, at: change.position)
  }

  /// Starts again from what the journal says.
  mutating func become(_ logged: [LoggedSet], correctedBy changes: [CorrectedEntry]) throws {
    isFromJournal = true
    if let first = changes.first(where: { $0.position == 0 }) { try put(first.before, at: 0) }
    sets = Dictionary(uniqueKeysWithValues: logged.enumerated().map { ($0 + 1, StoredSet($1)) })
    try apply(changes)
  }

  /// Starts again from what was entered, for a session without a journal.
  mutating func becomeAsEntered(correctedBy changes: [CorrectedEntry]) throws {
    for change in changes.reversed() { try put(change.before, at: change.position) }
    try apply(changes)
  }

  private mutating func apply(_ changes: [CorrectedEntry]) throws {
    for change in changes { try apply(change) }
    if header == nil { sets = [:] }
  }

  var isAsStored: Bool { sets == storedSets && header == (isStoredDeleted ? nil : storedHeader) }

  /// Writes what has changed.
  func write(_ db: Database) throws {
    let place = header ?? storedHeader
    if (header == nil) != isStoredDeleted || place != storedHeader {
      try db.execute(
        sql: "UPDATE session SET name = ?, day = ?, deleted = ? WHERE id = ?",
        arguments: [place.name, place.day, header == nil, id.rawValue])
    }
    let began = wall &+ (place.day &- bornDay) &* 86_400_000
    let hasMoved = place != storedHeader
    let delete = try db.cachedStatement(sql: "DELETE FROM logged_set WHERE session = ? AND position = ?")
    let insert = try db.cachedStatement(
      sql: "INSERT INTO logged_set VALUES (\(Array(repeating: "?", count: 25).joined(separator: ", ")))")
    if header == nil || isFromJournal {
      for position in unreadable { try delete.execute(arguments: [id.rawValue, position]) }
    }
    for position in Set(sets.keys).union(storedSets.keys).sorted()
    where hasMoved || sets[position] != storedSets[position] {
      if storedSets[position] != nil || unreadable.contains(position) {
        try delete.execute(arguments: [id.rawValue, position])
      }
      guard let set = sets[position] else { continue }
      try insert.execute(arguments: [id.rawValue, position, place.day] + set.columns(in: place.name, began: began))
    }
  }
}
