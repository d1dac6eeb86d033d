/// Files made to do harm, as backups and as the store itself: only their rows are taken over.

import Foundation
import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("Crafted files")
struct CraftedFileTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private var backup: String { folder.path + "/theirs.backup" }

  /// A store with a session that has ended, copied by hand, and then changed by these statements.
  private func craft(_ sql: String, version: Int? = nil) throws {
    do {
      let store = try TrainingStore(path: backup)
      let id = try store.begin(session: Sample.push, source: "", path: nil, at: Sample.moment())
      try store.append(
        .finish, at: Sample.instant(9), moment: Sample.moment(9), to: id,
        ending: Ending(.finished, sets: [Sample.set(1), Sample.set(2)], notes: ["good"]))
      try store.set("sound", to: "on")
    }
    try DatabaseQueue(path: backup).writeWithoutTransaction { db in
      try db.execute(sql: sql)
      if let version { try db.execute(sql: "PRAGMA user_version = \(version)") }
      _ = try? db.checkpoint(.truncate)
    }
  }

  private func restore() throws -> Restoration {
    let lock = try SessionLock(forStoreAt: folder.store)
    return try CheckedBackup(path: backup, forStoreAt: folder.store).restore(holding: lock, at: Sample.moment())
  }

  /// What a file holds besides its rows.
  private func schema(_ path: String) throws -> [String] {
    try DatabaseQueue(path: path).read { db in
      try String.fetchAll(db, sql: "SELECT type || name || ifnull(sql, '') FROM sqlite_master ORDER BY 1")
    }
  }

  @Test("The checksum of the schema matches the schema that the steps make")
  func checksum() throws {
    let made = try DatabaseQueue().writeWithoutTransaction { db in
      try Schema.migrate(db)
      return try Schema.checksum(of: db)
    }
    #expect(made == Schema.checksum, "it is now 0x\(String(made, radix: 16))")
  }

  @Test(
    "Only the rows of a backup are restored, whether or not there is already a log",
    arguments: [
      "CREATE TRIGGER evil AFTER INSERT ON session BEGIN DELETE FROM setting; END",
      "CREATE TRIGGER evil AFTER DELETE ON setting BEGIN DELETE FROM logged_set; END",
      "CREATE VIEW evil AS SELECT * FROM session",
      "CREATE TABLE evil (x); INSERT INTO evil VALUES (zeroblob(100000))",
      "CREATE INDEX quicker ON session (name)",
      "DROP TRIGGER event_never_goes; DROP VIEW state_that_holds; DROP INDEX session_by_day",
      "DROP TRIGGER event_never_changes; CREATE TRIGGER event_never_changes BEFORE UPDATE ON event BEGIN SELECT 1; END",
      "ANALYZE",
    ], [false, true])
  func leftBehind(sql: String, hasLog: Bool) throws {
    try craft(sql)
    let fresh = folder.path + "/fresh.db"
    _ = try TrainingStore(path: fresh)
    if hasLog { try TrainingStore(path: folder.store).set("units", to: "lb") }
    #expect(try restore().before != nil || !hasLog)
    #expect(try schema(folder.store) == schema(fresh))
    let store = try TrainingStore(path: folder.store)
    _ = try store.begin(session: Sample.push, source: "", path: nil, at: Sample.moment(50))
    #expect(try store.setting("sound") == "on")
    #expect(try store.setting("units") == nil)
    #expect(try store.sets(matching: LogQuery()).count == 2)
    #expect(try store.rebuildDerived().rollupsWereRight)
  }

  @Test(
    "A backup whose tables are not those of its version is refused, and the log stays",
    arguments: [
      ("DROP TABLE setting", nil),
      ("ALTER TABLE session DROP COLUMN plan_path", nil),
      ("ALTER TABLE setting RENAME TO settings; CREATE VIEW setting AS SELECT * FROM settings", nil),
      ("CREATE INDEX evil ON session (hex(name))", nil), ("CREATE INDEX evil ON session (name) WHERE name > 'x'", nil),
      ("ALTER TABLE setting ADD COLUMN evil TEXT AS (hex(value))", nil),
      ("", 1), ("", Schema.steps.count - 2), ("", 0), ("", -7),
    ] as [(String, Int?)])
  func refused(sql: String, version: Int?) throws {
    try craft(sql, version: version)
    try TrainingStore(path: folder.store).set("units", to: "lb")
    let problem = #expect(throws: BackupProblem.self) { _ = try restore() }
    switch problem {
    case .wrongSchema(backup, _), .foreign(backup): break
    default: Issue.record("\(String(describing: problem))")
    }
    #expect(try TrainingStore(path: folder.store).setting("units") == "lb")
    #expect(folder.contents.filter { $0.contains("restore") || $0.contains("set-aside") } == [])
  }

  @Test("A journal with a gap is refused, and the log stays")
  func gap() throws {
    try craft("DROP TRIGGER event_never_changes; UPDATE event SET sequence = 7")
    try TrainingStore(path: folder.store).set("units", to: "lb")
    let problem = #expect(throws: BackupProblem.self) { _ = try restore() }
    guard case .damaged(backup, _) = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(try TrainingStore(path: folder.store).setting("units") == "lb")
    #expect(folder.contents.filter { $0.contains("restore") } == [])
  }

  @Test("A pipe and a device are not backups, and are not waited for; a link to a backup is one")
  func noFiles() throws {
    #expect(mkfifo(backup, 0o600) == 0)
    #expect(throws: BackupProblem.foreign(path: backup)) { _ = try restore() }
    #expect(throws: BackupProblem.foreign(path: "/dev/zero")) {
      _ = try CheckedBackup(path: "/dev/zero", forStoreAt: folder.store)
    }
    try FileManager.default.removeItem(atPath: backup)
    try craft("")
    try FileManager.default.moveItem(atPath: backup, toPath: backup + ".real")
    try FileManager.default.createSymbolicLink(atPath: backup, withDestinationPath: backup + ".real")
    _ = try restore()
    #expect(try TrainingStore(path: folder.store).setting("sound") == "on")
  }

  @Test(
    "A store with foreign contents is not used, not changed, and set aside by whoever writes; its rows can be restored",
    arguments: [
      "CREATE TRIGGER evil AFTER INSERT ON session BEGIN DELETE FROM setting; END",
      "DROP TRIGGER event_never_goes", "CREATE VIEW evil AS SELECT * FROM session", "CREATE TABLE evil (x)",
    ])
  func asTheStore(sql: String) throws {
    try craft(sql)
    try FileManager.default.moveItem(atPath: backup, toPath: folder.store)
    let before = try Data(contentsOf: URL(filePath: folder.store))
    for open in [{ _ = try TrainingStore(path: folder.store) }, { _ = try TrainingStore.reading(path: folder.store) }] {
      let problem = #expect(throws: StoreProblem.self) { try open() }
      guard case .wrongSchema = problem else {
        Issue.record("\(String(describing: problem))")
        continue
      }
    }
    #expect(try Data(contentsOf: URL(filePath: folder.store)) == before)
    let moved = try #require(try TrainingStore.setAsideIfUnusable(path: folder.store, at: Sample.moment())).movedTo
    #expect(try TrainingStore.setAsideIfUnusable(path: folder.store, at: Sample.moment()) == nil)
    #expect(try TrainingStore(path: folder.store).setting("sound") == nil)
    let lock = try SessionLock(forStoreAt: folder.store)
    _ = try CheckedBackup(path: moved, forStoreAt: folder.store).restore(holding: lock, at: Sample.moment())
    #expect(try TrainingStore(path: folder.store).setting("sound") == "on")
  }

  @Test("The athlete's own index over columns does no harm")
  func ownIndex() throws {
    try craft("CREATE INDEX mine ON session (name); ANALYZE")
    try FileManager.default.moveItem(atPath: backup, toPath: folder.store)
    #expect(try TrainingStore(path: folder.store).setting("sound") == "on")
  }
}
