/// The same session from two sources, such as a run as FIT and as GPX, or a workout that was moved from Strong to Hevy:
/// it is in the log once, with what either of them knows of its sets. What a watch counted over a whole workout with
/// weights belongs to none of them, and is left out.

import GRDB
import SessionModel

/// A session that is to be imported and is in the log from another source.
public struct SessionTwin: Hashable, Sendable {
  /// As it is called here.
  public var name: String
  /// The day of the session.
  public var day: Day
  /// How many sets it has here.
  public var setsHere: Int
  /// How many sets it has in the file.
  public var setsThere: Int
  /// Whether the file knows more, so that the session here gets it.
  public var isFilled: Bool
}

extension SessionTwin {
  /// Nil if it is not in the log, or was deleted there.
  init?(
    of session: PortableSession, from kind: ImportKind, _ known: SessionID?, _ twins: SessionTwins, _ db: Database
  ) throws {
    let here = try known.map { (id: $0, rows: try SessionRows.read($0, db)) }
    guard let (id, rows) = try here ?? twins.twin(of: session, db), let header = rows.header else { return nil }
    let update = try SessionUpdate(filling: id, rows, from: session, db)
    // The same file again adds nothing, and says nothing.
    if known != nil, update == nil, try Self.kind(of: id, db).map({ $0 == kind }) ?? true { return nil }
    self.init(
      name: SessionName.read(header.name), day: Day(number: header.day), setsHere: rows.sets.count,
      setsThere: session.sets.count,
      isFilled: update.map { !$0.change.isKept } ?? false)
  }
}

extension SessionTwin {
  /// What the file was that brought a session; nil if none did.
  private static func kind(of id: SessionID, _ db: Database) throws -> ImportKind? {
    let sql = "SELECT import.kind FROM import JOIN session ON import.id = session.import WHERE session.id = ?"
    return try String.fetchOne(db, sql: sql, arguments: [id.rawValue]).flatMap(ImportKind.init)
  }
}

extension Exercise {
  /// What was done in an activity that does not name its sport: it may be any.
  public static let unknownSport = Exercise(key: "activity", name: "Activity")
  /// What a watch calls a session with weights.
  static let strengthTraining = Exercise(key: "strength training", name: "Strength training")
}

/// The sessions of the log by the time at which they were.
struct SessionTwins {
  var spans = TimeSpans<SessionID>()

  init(_ db: Database) throws {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT id, wall_ms, ifnull(ended_wall_ms,
          (SELECT max(ended_wall_ms) FROM logged_set WHERE logged_set.session = session.id)) AS ended
        FROM session WHERE deleted = 0 AND status <> 'running' ORDER BY wall_ms, id
        """)
    while let row = try rows.next() {
      let began: Int = row["wall_ms"]
      spans.insert(SessionID(rawValue: row["id"]), from: began, to: row["ended"] ?? began)
    }
  }

  /// Takes account of a session that has been entered.
  mutating func insert(_ session: PortableSession, _ id: SessionID) { spans.insert(id, during: session) }

  /// The session here that was at the same time with the same work; nil if there is none.
  func twin(of session: PortableSession, _ db: Database) throws -> (id: SessionID, rows: SessionRows)? {
    for id in spans.overlapping(session) {
      let rows = try SessionRows.read(id, db)
      if SameWork(rows.orderedSets, session.sets.map { StoredSet($0.logged) }).isSame { return (id, rows) }
    }
    return nil
  }
}

extension SessionID {
  /// Nil if there is none.
  init?(identity: String, _ db: Database) throws {
    let id = try Int.fetchOne(db, sql: "SELECT id FROM session WHERE identity = ?", arguments: [identity])
    guard let id else { return nil }
    self.init(rawValue: id)
  }
}

extension SessionRows {
  /// Its sets in the order in which they were done.
  var orderedSets: [StoredSet] { sets.sorted { $0.key < $1.key }.map(\.value) }
}
