/// Which sessions of a file are in the log already, also those that were renamed or moved in their app since.

import GRDB
import SessionModel

enum SameSessions {
  /// In milliseconds: a session that has other sets, too, was not moved further.
  private static let furthest = 36 * 3_600_000
  /// In milliseconds: for a session whose length is unknown.
  private static let usualLength = 3_600_000

  /// By their identity in the file.
  static func here(
    of entries: [PortableEntry], from kind: ImportKind, _ db: Database
  ) throws -> [String: SessionID] {
    var here: [String: SessionID] = [:]
    var unknown: [PortableSession] = []
    var first = Int.max
    let known = try db.makeStatement(sql: "SELECT id FROM session WHERE identity = ?")
    for case .session(let session) in entries {
      first = min(first, session.began.local)
      if let id = try Int.fetchOne(known, arguments: [session.identity]) {
        here[session.identity] = SessionID(rawValue: id)
      } else {
        unknown.append(session)
      }
    }
    guard kind.isOfOtherApp, let source = source(of: entries), !unknown.isEmpty else { return here }
    let isWhole = !here.isEmpty
    var missing = try missing(from: source, except: Set(here.values), db)
    func pair(_ isSame: (PortableSession, Missing) throws -> Bool) throws {
      unknown = try unknown.filter { session in
        // The nearest of those that begin in between: they are in order.
        let near = missing[firstIndex(in: missing, from: session.began.local - furthest)...].prefix {
          $0.began <= session.began.local + furthest
        }
        let found = try near.indices.filter { try isSame(session, missing[$0]) }.min {
          abs(missing[$0].began - session.began.local) < abs(missing[$1].began - session.began.local)
        }
        guard let found else { return true }
        here[session.identity] = missing.remove(at: found).id
        return false
      }
    }
    // Of several that begin in one minute, the one with the same sets is the same, then those in their order.
    try pair { $0.began.local == $1.began && ($0.name == SessionName.read($1.name) || $1.isSame(as: $0)) }
    let alone = Dictionary(grouping: unknown, by: \.began.local).mapValues(\.count)
    let left = Dictionary(grouping: missing, by: \.began).mapValues(\.count)
    try pair { session, other in
      session.began.local == other.began && alone[other.began] == left[other.began]
    }
    // Nobody trains twice at once, and an app exports the whole of its log.
    try pair { session, other in
      let ended = session.began.local + (session.length?.count ?? usualLength)
      return other.began != session.began.local && other.began < ended && session.began.local < other.ended
        && (session.name == SessionName.read(other.name) || other.sharesExercise(with: session))
    }
    if isWhole { try pair { $1.began >= first && $0.name == SessionName.read($1.name) && $1.isSame(as: $0) } }
    return here
  }

  /// A session that the file does not have any more.
  private struct Missing {
    var id: SessionID
    var name: String
    var began: Int
    var ended: Int
    var sets: [StoredSet]

    func isSame(as session: PortableSession) -> Bool {
      SameWork(sets, session.sets.map { StoredSet($0.logged) }).isSame
    }

    func sharesExercise(with session: PortableSession) -> Bool {
      !Set(sets.map(\.exercise.key)).isDisjoint(with: session.sets.map(\.exercise.key))
    }
  }

  private static func missing(
    from source: String, except found: Set<SessionID>, _ db: Database
  ) throws -> [Missing] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT id, name, wall_ms + utc_offset_s * 1000 AS local_ms, ended_wall_ms - wall_ms AS length FROM session
        WHERE origin = 'imported' AND identity GLOB ? ORDER BY local_ms, id
        """,
      arguments: ["\(source)-*"])
    return try rows.compactMap { row in
      let id = SessionID(rawValue: try row.integer("id"))
      if found.contains(id) { return nil }
      let began = try row.integer("local_ms")
      return Missing(
        id: id, name: try row.sessionName("name"), began: began,
        ended: began &+ (try row.optionalInteger("length") ?? usualLength),
        sets: try SessionRows.read(id, db).orderedSets)
    }
  }

  /// What the identities in a file of another app begin with.
  private static func source(of entries: [PortableEntry]) -> String? {
    for case .session(let session) in entries {
      return session.identity.lastIndex(of: "-").map { String(session.identity[..<$0]) }
    }
    return nil
  }

  private static func firstIndex(in missing: [Missing], from began: Int) -> Int {
    var (low, high) = (0, missing.count)
    while low < high {
      let middle = (low + high) / 2
      if missing[middle].began < began { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
