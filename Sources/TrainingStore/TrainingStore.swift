/// The training store: one SQLite file with the journal of every session, the log, the athlete and the settings.

import GRDB
import Glibc

/// An open store. Values go in and come out; every call is one transaction, durable when it returns.
public struct TrainingStore: Sendable {
  /// Where the file is, as the caller wrote it.
  public let path: String
  private let queue: DatabaseQueue
  let unreadableRows = UnreadableRows()
  /// Which file was opened there.
  let file: FileIdentity?

  /// Opens the store, or makes a new one in a folder that exists, and brings its schema up to date.
  ///
  /// Throws `.foreign`, `.damaged` and `.newerSchema` with the file untouched; `recovering` sets such a file aside.
  public init(path: String) throws(StoreProblem) {
    try self.init(path: path, steps: Schema.steps)
  }

  init(path: String, steps: [String]) throws(StoreProblem) {
    self.path = path
    do {
      queue = try DatabaseQueue(path: path, configuration: Self.configuration())
      try queue.writeWithoutTransaction { db in try Self.prepare(db, path: path, steps: steps) }
    } catch {
      let problem = StoreProblem(error, path: path)
      // SQLite cannot tell why there is no place for its log beside the file.
      throw problem == .cannotOpen(path: path) && Self.isReadOnly(path) ? .readOnly(path: path) : problem
    }
    file = FileIdentity(of: path)
  }

  /// Opens a store only to read it, beside a running session if there is one. Nil where there is no file yet; nothing is created.
  public static func reading(path: String) throws(StoreProblem) -> TrainingStore? {
    guard access(path, R_OK) == 0 else {
      if errno == ENOENT { return nil }
      throw .unreachable(path: path, code: Int(errno))
    }
    do {
      return try TrainingStore(readingFrom: path, as: path)
    } catch .cannotOpen where access(path, R_OK) == 0 && access(path + "-wal", F_OK) != 0 {
      // In a folder that may not be written, WAL has no place for its index: nobody else can be writing there either.
      return try TrainingStore(readingFrom: path, as: immutableURI(of: path))
    }
  }

  private init(readingFrom path: String, as name: String) throws(StoreProblem) {
    self.path = path
    var configuration = Self.configuration()
    configuration.readonly = true
    do {
      let reader = try DatabaseQueue(path: name, configuration: configuration)
      let version = try reader.read { db in try Self.version(of: db, path: path, known: Schema.steps.count) }
      // An old schema has to grow before today's queries can read it.
      queue = version == Schema.steps.count ? reader : try TrainingStore(path: path).queue
    } catch {
      throw StoreProblem(error, path: path)
    }
    file = FileIdentity(of: path)
  }

  private static func isReadOnly(_ path: String) -> Bool {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    return [path, folder].contains { (place: String) in access(place, F_OK) == 0 && access(place, W_OK) != 0 }
  }

  static func immutableURI(of path: String) -> String {
    let escaped = path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "/"),
        UInt8(ascii: "-")...UInt8(ascii: "9"):
        String(UnicodeScalar(byte))
      default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
      }
    }
    return "file:" + escaped.joined() + "?immutable=1"
  }

  /// For what is more than a transaction, such as copying all pages.
  func withQueue(_ body: (DatabaseQueue) throws -> Void) rethrows { try body(queue) }

  /// Reads in one transaction.
  func reading<Value>(_ body: (Database) throws -> Value) throws(StoreProblem) -> Value {
    do { return try queue.read(body) } catch { throw StoreProblem(error, path: path) }
  }

  /// Writes in one transaction: all of it is on the disk, or nothing.
  func writing<Value>(_ body: (Database) throws -> Value) throws(StoreProblem) -> Value {
    do { return try queue.write(body) } catch { throw StoreProblem(error, path: path) }
  }

  /// The same, for what changes the log: what follows from that is in it too.
  func changingLog<Value>(_ body: (Database) throws -> Value) throws(StoreProblem) -> Value {
    do { return try changingLogOrThrowing(body) } catch { throw StoreProblem(error, path: path) }
  }

  /// The same, for what has problems of its own.
  func changingLogOrThrowing<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try queue.write { db in
      let value = try body(db)
      try LifetimeBests.refresh(db)
      return value
    }
  }

  /// Writes by a single statement, which is a transaction by itself and spares a begin and a commit.
  func writingOneStatement(_ body: (Database) throws -> Void) throws(StoreProblem) {
    do { try queue.writeWithoutTransaction(body) } catch { throw StoreProblem(error, path: path) }
  }
}

extension TrainingStore {
  private static func configuration() -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(2)
    return configuration
  }

  /// Looks before it touches: only a file that is new or ours is switched to WAL and migrated.
  private static func prepare(_ db: Database, path: String, steps: [String]) throws {
    let version = try version(of: db, path: path, known: steps.count)
    // GRDB's own way to WAL sets synchronous to NORMAL, which loses the last commits with the power.
    try db.makeStatement(sql: "PRAGMA journal_mode = WAL").execute()
    try db.makeStatement(sql: "PRAGMA synchronous = FULL").execute()
    guard version < steps.count else { return }
    try Schema.migrate(db, from: version, steps: steps)
    // Else every start would have to read the schema back from the log until somebody closes the store in good order.
    _ = try? db.checkpoint(.truncate)
  }

  /// The schema version of the file, 0 for a new one.
  static func version(of db: Database, path: String, known: Int) throws -> Int {
    let applicationID = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    if applicationID == 0, version == 0, try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0 {
      return 0
    }
    guard applicationID == Schema.applicationID else {
      throw StoreProblem.foreign(path: path, .anotherProgram(applicationID: applicationID))
    }
    guard version <= known else { throw StoreProblem.newerSchema(path: path, found: version, known: known) }
    return max(0, version)
  }
}
