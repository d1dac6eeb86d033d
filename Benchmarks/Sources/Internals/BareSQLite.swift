/// The peer of a durable event: SQLite's C interface alone, WAL and FULL, one prepared statement, one row a commit.

import GRDBSQLite

final class BareSQLite {
  private let connection: OpaquePointer?
  private let statement: OpaquePointer?

  init(path: String) throws(BareSQLiteError) {
    var connection: OpaquePointer?
    var statement: OpaquePointer?
    let opened =
      sqlite3_open(path, &connection) == SQLITE_OK
      && sqlite3_exec(
        connection,
        """
        PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
        CREATE TABLE IF NOT EXISTS entry (id INTEGER PRIMARY KEY, text TEXT NOT NULL)
        """, nil, nil, nil) == SQLITE_OK
      && sqlite3_prepare_v2(connection, "INSERT INTO entry (text) VALUES (?)", -1, &statement, nil) == SQLITE_OK
    self.connection = connection
    self.statement = statement
    guard opened else { throw BareSQLiteError.cannotOpen }
  }

  deinit {
    sqlite3_finalize(statement)
    sqlite3_close(connection)
  }

  func commit(_ text: String) throws(BareSQLiteError) {
    // SQLITE_TRANSIENT: SQLite copies the text.
    sqlite3_bind_text(statement, 1, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
    guard sqlite3_step(statement) == SQLITE_DONE else { throw BareSQLiteError.cannotWrite }
    sqlite3_reset(statement)
  }
}

enum BareSQLiteError: Error { case cannotOpen, cannotWrite }
