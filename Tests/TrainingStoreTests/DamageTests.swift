/// Files that are not ours, too new, corrupt, read-only or on a full disk: nothing is lost, and nothing is half-written.

import Foundation
import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("Damage")
struct DamageTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private var bytes: Data { (try? Data(contentsOf: URL(filePath: folder.store))) ?? Data() }

  private func write(_ data: Data) throws { try data.write(to: URL(filePath: folder.store)) }

  private func recover() throws -> OpenedStore {
    let lock = try SessionLock(forStoreAt: folder.store)
    return try TrainingStore.recovering(path: folder.store, holding: lock, at: Sample.moment())
  }

  /// A closed store with a running session, all of it in the main file.
  private func makeStore(events: Int = 1) throws -> SessionID {
    let store = try TrainingStore(path: folder.store)
    let id = try store.begin(session: Sample.push, source: "source", path: nil, at: Sample.moment())
    for index in 0..<events {
      try store.append(.note("n\(index)"), at: Sample.instant(index), moment: Sample.moment(index), to: id)
    }
    return id
  }

  private func sql(_ sql: String) throws {
    try DatabaseQueue(path: folder.store).writeWithoutTransaction { try $0.execute(sql: sql) }
  }

  @Test("What killed processes left beside a store is removed when it is opened; what others still write stays")
  func leftovers() throws {
    // No process has such a high number, and process 1 always exists.
    let left = [".partial-4194305", ".restored.partial-4194305", ".restored.partial-4194305-journal"]
    let stays = [".restored.partial-1", ".before-restore-20261121T110203Z", ".partial-4194305-mine"]
    for name in left + stays { try Data().write(to: URL(filePath: folder.store + name)) }
    _ = try TrainingStore(path: folder.store)
    for name in left { #expect(!FileManager.default.fileExists(atPath: folder.store + name), "\(name)") }
    for name in stays { #expect(FileManager.default.fileExists(atPath: folder.store + name), "\(name)") }
  }

  @Test("Reading creates nothing")
  func readingNothing() throws {
    #expect(try TrainingStore.reading(path: folder.store) == nil)
    #expect(folder.contents == [])
  }

  @Test("A store in a missing folder cannot be opened")
  func noFolder() {
    let path = folder.path + "/nowhere/satz.db"
    #expect(throws: StoreProblem.cannotOpen(path: path)) { _ = try TrainingStore(path: path) }
  }

  @Test("A file that is not a database is left as it is; recovering moves it aside, whole, and makes a fresh one")
  func textFile() throws {
    let text = Data(String(repeating: "workout \"Push\" < bench 3x8 >\n", count: 200).utf8)
    try write(text)
    let problem = StoreProblem.foreign(path: folder.store, .notSQLite)
    #expect(throws: problem) { _ = try TrainingStore(path: folder.store) }
    #expect(throws: problem) { _ = try TrainingStore.reading(path: folder.store) }
    #expect(bytes == text)
    let opened = try recover()
    let moved = folder.store + ".set-aside-20261121T100000Z"
    #expect(opened.setAside == SetAside(original: folder.store, movedTo: moved, because: problem))
    #expect(try Data(contentsOf: URL(filePath: moved)) == text)
    #expect(try opened.store.running() == nil)
  }

  @Test("What was set aside before is never overwritten")
  func twiceInOneSecond() throws {
    for text in ["first: no database, this is text of some length, and more of it", "second: and neither is this one"] {
      try? FileManager.default.removeItem(atPath: folder.store)
      try write(Data(text.utf8))
      _ = try recover()
    }
    let moved = folder.contents.filter { $0.contains("set-aside") }
    #expect(moved == ["satz.db.set-aside-20261121T100000Z", "satz.db.set-aside-20261121T100000Z-2"])
    #expect(try String(contentsOfFile: folder.path + "/" + moved[0], encoding: .utf8).hasPrefix("first"))
  }

  @Test("The database of another program is left as it is, whether it says whose it is or not", arguments: [0, 77])
  func anotherProgram(applicationID: Int) throws {
    try sql("CREATE TABLE theirs (x); PRAGMA application_id = \(applicationID)")
    let before = bytes
    let problem = StoreProblem.foreign(path: folder.store, .anotherProgram(applicationID: applicationID))
    #expect(throws: problem) { _ = try TrainingStore(path: folder.store) }
    #expect(bytes == before)
    #expect(try recover().setAside?.because == problem)
  }

  @Test("A store of a later version is refused, not touched, and not set aside")
  func newerSchema() throws {
    _ = try makeStore()
    try sql("PRAGMA user_version = 1000")
    let before = bytes
    let problem = StoreProblem.newerSchema(path: folder.store, found: 1000, known: Schema.steps.count)
    #expect(throws: problem) { _ = try TrainingStore(path: folder.store) }
    #expect(throws: problem) { _ = try TrainingStore.reading(path: folder.store) }
    #expect(throws: problem) { _ = try recover() }
    #expect(bytes == before)
  }

  @Test("A store of any earlier version is migrated and keeps its rows", arguments: 1..<Schema.steps.count)
  func olderSchema(version: Int) throws {
    do {
      let old = try TrainingStore(path: folder.store, steps: Array(Schema.steps.prefix(version)))
      let id = try old.begin(session: Sample.push, source: "", path: nil, at: Sample.moment())
      try old.append(.start, at: Sample.instant(0), moment: Sample.moment(), to: id)
    }
    let reader = try #require(try TrainingStore.reading(path: folder.store))
    #expect(try reader.running()?.entries.map(\.command) == [.start])
    #expect(try reader.athlete() == .unknown)
    #expect(try reader.reading { db in try Int.fetchOne(db, sql: "PRAGMA user_version") } == Schema.steps.count)
  }

  @Test("A step that fails rolls back the whole migration")
  func failedMigration() throws {
    _ = try makeStore()
    #expect(throws: StoreProblem.self) {
      _ = try TrainingStore(path: folder.store, steps: Schema.steps + ["CREATE TABLE new (x)", "nonsense"])
    }
    let store = try TrainingStore(path: folder.store)
    #expect(try store.reading { db in try db.tableExists("new") } == false)
    #expect(try store.running() != nil)
  }

  @Test("A store whose running session is corrupt is set aside with its log, and a fresh one takes over")
  func corruptJournal() throws {
    _ = try makeStore(events: 500)
    var data = bytes
    for offset in stride(from: 4096 * 2, to: data.count, by: 1) { data[offset] = 0xA5 }
    try write(data)
    let opened = try recover()
    let notice = try #require(opened.setAside)
    guard case .damaged = notice.because else {
      Issue.record("\(notice.because)")
      return
    }
    #expect(try Data(contentsOf: URL(filePath: notice.movedTo)) == data)
    #expect(opened.running == nil)
    _ = try opened.store.begin(session: Sample.push, source: "", path: nil, at: Sample.moment())
  }

  @Test("A leftover write-ahead log is set aside with its file, and still belongs to it")
  func logGoesAlong() throws {
    let theirs = try TemporaryFolder()
    let queue = try DatabaseQueue(path: theirs.store)
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA journal_mode = WAL; CREATE TABLE theirs (x); INSERT INTO theirs VALUES (1)")
    }
    // Copied while it is open, as a crash would leave it: all of it is in the write-ahead log.
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: theirs.store + suffix, toPath: folder.store + suffix)
    }
    let moved = try #require(try recover().setAside?.movedTo)
    #expect(try DatabaseQueue(path: moved).read { try Int.fetchOne($0, sql: "SELECT x FROM theirs") } == 1)
  }

  @Test("Whichever bits of the file flip, every call answers or names a problem", arguments: 0..<50 * fuzzTimes)
  func flippedBits(seed: Int) throws {
    let id = try makeStore(events: 3)
    do {
      let store = try TrainingStore(path: folder.store)
      try store.save(
        Profile(
          athlete: Athlete(bodyweight: .kilograms(80), maxes: ["squat": .kilograms(100)], plates: []), maxes: [:]),
        at: Sample.moment())
      try store.set("sound", to: "on")
      try store.append(
        .finish, at: Sample.instant(9), moment: Sample.moment(9), to: id,
        ending: Ending(.finished, sets: [Sample.set(1)]))
      try store.append(.undo, at: Sample.instant(9), moment: Sample.moment(9), to: id)
      try store.end(id, with: Ending(.finished, sets: [Sample.set(1)], notes: ["note"]), at: Sample.moment())
      _ = try store.begin(session: Sample.push, source: "", path: nil, at: Sample.moment())
    }
    var random = SeededGenerator(seed: UInt64(seed))
    var data = bytes
    for _ in 0..<40 {
      data[Int.random(in: 0..<data.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    }
    try write(data)
    do throws(StoreProblem) {
      guard let store = try TrainingStore.reading(path: folder.store) else { return }
      attempt { () throws(StoreProblem) in _ = try store.running() }
      attempt { () throws(StoreProblem) in _ = try store.session(id) }
      attempt { () throws(StoreProblem) in _ = try store.profile() }
      attempt { () throws(StoreProblem) in _ = try store.settings() }
      attempt { () throws(StoreProblem) in _ = try store.sets(matching: LogQuery()).map(\.day.date) }
      attempt { () throws(StoreProblem) in _ = try store.sessions().map(\.day.date) }
    } catch {}
  }

  private func attempt(_ call: () throws(StoreProblem) -> Void) {
    do { try call() } catch {}
  }
}
