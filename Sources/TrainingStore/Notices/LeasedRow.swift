/// A row for an announcement, claimed before anything is heard: the claim is a lease, which holds while its process
/// lives.

import GRDB
import SessionModel

struct LeasedRow {
  var table: String
  /// The condition that selects it, with a place for each part of its key.
  var place: String
  var key: StatementArguments

  /// How long a claim holds while its process lives but does nothing. A teller needs some milliseconds.
  static let patience = 5000

  /// Claims it, unless it has been announced or is held.
  ///
  /// - Parameters:
  ///   - isAlive: whether a process still runs.
  ///   - make: inserts the row, claimed by nobody, if there is none yet.
  func claim(
    by teller: Teller, at now: Moment, _ db: Database, isAlive: (Teller) -> Bool, make: () throws -> Void
  ) throws -> ExpiryClaim {
    let found = try Row.fetchOne(db, sql: "SELECT * FROM \(table) WHERE \(place)", arguments: key)
    if let found {
      if try found.optionalInteger("told_wall_ms") != nil { return .isTold }
      if try Self.isHeld(found, by: teller, at: now, isAlive: isAlive) { return .isHeld }
    } else {
      try make()
    }
    try db.execute(
      sql: """
        UPDATE \(table) SET teller = ?, process = ?, process_began = ?, boot_id = ?, lease_boot_ms = ?,
          claims = claims + 1 WHERE \(place)
        """,
      arguments: [
        teller.role.rawValue, teller.process, teller.began, now.bootID, now.bootMilliseconds + Self.patience,
      ] + key)
    return .yours(isRecovered: found != nil)
  }

  /// Whether another process than this one has a row that it has claimed.
  private static func isHeld(
    _ row: Row, by teller: Teller, at now: Moment, isAlive: (Teller) -> Bool
  ) throws -> Bool {
    guard try row.text("boot_id") == now.bootID, try row.integer("lease_boot_ms") > now.bootMilliseconds else {
      return false
    }
    let holder = Teller(
      try row.choice("teller"), process: try row.integer("process"), began: try row.integer("process_began"))
    return holder != teller && isAlive(holder)
  }
}

extension Row {
  /// When the event of the row was due.
  func dueMoment() throws -> WallMoment {
    WallMoment(
      milliseconds: try moment("due_wall_ms"), utcOffsetSeconds: try integer("utc_offset_s", within: .plausibleZone))
  }

  /// How it was announced, in a fixed order.
  func toldChannels() throws -> [ToldChannel] {
    let words = try text("channels").split(separator: " ")
    return ToldChannel.allCases.filter { words.contains($0.rawValue[...]) }
  }
}
