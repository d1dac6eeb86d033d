/// The file of a store: how it is created, whole or not at all, and what is checked before anything in it is used.

import GRDB
import Glibc

enum StoreFile {
  /// Opens it for reading and writing; creates it if there is none, and brings its schema up to date, with all steps
  /// or with others.
  static func open(_ path: String, steps: [String]? = nil) throws -> DatabaseQueue {
    if try exists(path), let queue = try current(path, steps: steps) { return queue }
    let steps = steps ?? Schema.steps
    let lock = FolderLock(around: path)
    // Another process may have done it while we waited.
    if try !exists(path) { try make(path, steps: steps) }
    let queue = try connect(uri(of: path, "mode=rw"))
    try queue.writeWithoutTransaction { db in try bringUpToDate(db, path: path, steps: steps) }
    _ = consume lock
    return queue
  }

  /// Opens it for reading, and says whether its schema is up to date. Nil if there is none.
  static func openToRead(_ path: String) throws -> (queue: DatabaseQueue, isCurrent: Bool)? {
    guard try exists(path) else { return nil }
    do {
      return try openToRead(path, uri(of: path, "mode=ro"))
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CANTOPEN {
      // Another process has just set it aside.
      guard try exists(path) else { return nil }
      guard access(path, R_OK) == 0, access(path + "-wal", F_OK) != 0 else { throw error }
      // In a read-only folder, WAL has no place for its index, but nobody else can be writing there either.
      return try openToRead(path, uri(of: path, "immutable=1"))
    }
  }

  private static func openToRead(_ path: String, _ uri: String) throws -> (DatabaseQueue, isCurrent: Bool) {
    secure(path)
    let queue = try connect(uri, readonly: true)
    return (queue, try queue.read { db in try isUpToDate(db, path: path, steps: nil) })
  }

  /// Whether there is anything at the path. Throws `.foreign` for what is not a file, and `.cannotOpen` for a dangling
  /// link: its target may come back.
  private static func exists(_ path: String) throws -> Bool {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { throw StoreProblem.foreign(path: path, .noFile) }
      return true
    }
    guard errno == ENOENT else { throw StoreProblem.cannotOpen(path: path) }
    guard lstat(path, &status) == 0 else { return false }
    if status.st_mode & S_IFMT == S_IFLNK { throw StoreProblem.cannotOpen(path: path) }
    // Another process has made it between the two questions.
    return try exists(path)
  }

  /// The store, if nothing has to be done to it.
  private static func current(_ path: String, steps: [String]?) throws -> DatabaseQueue? {
    secure(path)
    let queue: DatabaseQueue
    do {
      queue = try connect(uri(of: path, "mode=rw"))
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CANTOPEN {
      // Another process may have just set it aside.
      return nil
    }
    let isCurrent = try queue.read { db in
      try isUpToDate(db, path: path, steps: steps)
        && String.fetchOne(db, sql: "PRAGMA journal_mode") == "wal"
    }
    guard isCurrent else {
      try close(queue)
      return nil
    }
    try queue.writeWithoutTransaction(keepEveryCommit)
    return queue
  }

  /// Whether nothing has to be added to its schema. Throws as `trustedVersion` does.
  private static func isUpToDate(_ db: Database, path: String, steps: [String]?) throws -> Bool {
    if steps == nil, try Schema.isCurrent(db) { return true }
    let steps = steps ?? Schema.steps
    return try trustedVersion(of: db, path: path, steps: steps) == steps.count
  }

  /// Creates it next to its path, so that nobody ever sees half of one.
  private static func make(_ path: String, steps: [String]) throws {
    let file = try AtomicFile(at: path)
    do {
      let queue = try connect(uri(of: file.path, "mode=rw"))
      try queue.writeWithoutTransaction { db in
        try beQuick(db)
        try Schema.migrate(db, steps: steps)
        try db.makeStatement(sql: "PRAGMA journal_mode = WAL").execute()
      }
      try close(queue)
      try file.commit()
    } catch {
      file.discard()
      throw error
    }
  }

  /// Closes the file. Its empty queue lives as long as the process: releasing one starts the workers of libdispatch,
  /// which then wake the machine once per second, even during a rest.
  static func close(_ queue: DatabaseQueue) throws {
    try queue.close()
    _ = Unmanaged.passRetained(queue)
  }

  /// For a file that no other process knows about yet, and that is synced before one does.
  static func beQuick(_ db: Database) throws {
    try db.makeStatement(sql: "PRAGMA journal_mode = MEMORY").execute()
    try db.makeStatement(sql: "PRAGMA synchronous = OFF").execute()
  }

  private static func bringUpToDate(_ db: Database, path: String, steps: [String]) throws {
    var version = 0
    try db.inTransaction {
      version = try trustedVersion(of: db, path: path, steps: steps)
      return .commit
    }
    try db.makeStatement(sql: "PRAGMA journal_mode = WAL").execute()
    try keepEveryCommit(db)
    guard version < steps.count else { return }
    try Schema.migrate(db, steps: steps)
    // Otherwise every start would have to read the schema from the write-ahead log until somebody closes the store
    // properly.
    _ = try? db.checkpoint(.truncate)
  }

  /// GRDB's own way to WAL sets synchronous to NORMAL, which loses the last commits in a power failure.
  private static func keepEveryCommit(_ db: Database) throws {
    try db.makeStatement(sql: "PRAGMA synchronous = FULL").execute()
  }

  /// Nothing in a file is run except what our own steps put there.
  static func connect(_ uri: String, readonly: Bool = false) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.readonly = readonly
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
    }
    return try DatabaseQueue(path: uri, configuration: configuration)
  }

  /// Nobody else may read it, or what SQLite keeps beside it.
  static func secure(_ path: String) {
    for suffix in ["", "-wal", "-shm"] { PrivateFile.secure(path + suffix) }
  }

  static func uri(of path: String, _ query: String) -> String {
    let escaped = path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "/"),
        UInt8(ascii: "-")...UInt8(ascii: "9"):
        String(UnicodeScalar(byte))
      default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
      }
    }
    return "file:" + escaped.joined() + "?" + query
  }
}

extension StoreFile {
  /// The version of a file that has the schema of that version, 0 for an empty one. Throws `.foreign`,
  /// `.newerSchema` and `.wrongSchema`.
  static func trustedVersion(of db: Database, path: String, steps: [String]) throws -> Int {
    let version = try version(of: db, path: path, known: steps.count)
    if let fault = try Schema.fault(in: db, version: version, steps: steps) {
      throw StoreProblem.wrongSchema(path: path, fault)
    }
    return version
  }

  /// The version that a file claims to have, 0 for an empty one.
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
