/// Which store this is among those that share a log: no two stores ever write the same file.

import GRDB

/// A machine on which the log is kept, and where.
public struct SyncPlace: Hashable, Sendable {
  /// What only this machine and this path have; a store that is found elsewhere is another store.
  public private(set) var identity: String
  /// What people call the machine.
  public var name: String

  /// A store at a path of a machine. Only a checksum of both is kept.
  public init(machine: String, store: String, name: String) {
    var checksum = Checksum()
    checksum.add((machine + "\n" + store).utf8)
    (identity, self.name) = (String(checksum.value, radix: 16), name)
  }
}

struct StoreIdentity {
  /// 16 hexadecimal digits.
  var machine: String
  /// When it was synchronised last, in Unix milliseconds; nil if it never was.
  var synchronised: Int?

  /// The identity of the store at a place; nil if it has none yet, or was copied from another place.
  static func of(_ place: SyncPlace, _ db: Database) throws -> StoreIdentity? {
    try Row.fetchOne(
      db, sql: "SELECT identity, synced_wall_ms FROM replica WHERE place = ?", arguments: [place.identity]
    ).map { StoreIdentity(machine: try $0.text("identity"), synchronised: try $0.optionalInteger("synced_wall_ms")) }
  }

  /// A new identity, under which the store has not been synchronised yet.
  static func renew(at place: SyncPlace, _ db: Database) throws -> StoreIdentity {
    try db.execute(
      sql: "INSERT OR REPLACE INTO replica VALUES (1, lower(hex(randomblob(8))), ?, NULL)", arguments: [place.identity])
    return StoreIdentity(machine: try String.fetchOne(db, sql: "SELECT identity FROM replica") ?? "", synchronised: nil)
  }
}
