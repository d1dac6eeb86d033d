/// Sessions of a file that were at the time of another one in the log.

import GRDB
import SessionModel

/// A session that is to be imported and was at the time of another in the log, with other work: nobody trains twice at
/// once, but only the athlete knows which of them is right.
public struct SimultaneousSession: Hashable, Sendable {
  /// As the file calls it.
  public var name: String
  /// The day of the session.
  public var day: Day
  /// How many sets the file has of it.
  public var sets: Int
  /// The session of the log.
  public var here: SessionID
  /// As it is called here.
  public var nameHere: String
  /// How many sets it has here.
  public var setsHere: Int
}

extension SessionTwins {
  /// Nil if nothing in the log was at the same time.
  func simultaneous(with session: PortableSession, _ db: Database) throws -> SimultaneousSession? {
    for id in spans.during(session) {
      let rows = try SessionRows.read(id, db)
      guard let header = rows.header else { continue }
      return SimultaneousSession(
        name: session.name, day: session.began.day, sets: session.sets.count, here: id,
        nameHere: SessionName.read(header.name), setsHere: rows.sets.count)
    }
    return nil
  }
}
