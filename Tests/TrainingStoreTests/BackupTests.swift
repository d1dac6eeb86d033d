/// Backup and restore: consistent while a session runs, every flipped bit is seen, and nothing is lost on the way back.

import Foundation
import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("Backup and restore")
struct BackupTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private var backup: String { folder.path + "/safe.backup" }

  private func bytes(_ path: String) -> [UInt8] { Array((try? Data(contentsOf: URL(filePath: path))) ?? Data()) }

  private func write(_ bytes: [UInt8], _ path: String) throws { try Data(bytes).write(to: URL(filePath: path)) }

  /// A store with a finished session and a running one.
  private func makeStore(named name: String = "Push") throws -> TrainingStore {
    let store = try TrainingStore(path: folder.store)
    var session = Sample.push
    session.name = name
    let id = try store.begin(session: session, source: "source", path: nil, at: Sample.moment())
    try store.append(
      .finish, at: Sample.instant(9), moment: Sample.moment(9), to: id,
      ending: Ending(.finished, sets: [Sample.set(1), Sample.set(2)], notes: ["good"]))
    let running = try store.begin(session: session, source: "", path: nil, at: Sample.moment(100))
    try store.append(.start, at: Sample.instant(0), moment: Sample.moment(100), to: running)
    try store.set("sound", to: "on")
    return store
  }

  private func check(_ path: String) throws(BackupProblem) -> CheckedBackup {
    try CheckedBackup(path: path, forStoreAt: folder.store)
  }

  private func restore(_ path: String? = nil) throws -> Restoration {
    let lock = try SessionLock(forStoreAt: folder.store)
    return try check(path ?? backup).restore(holding: lock, at: Sample.moment())
  }

  @Test("A backup holds everything, including the running session, and restoring brings it all back")
  func roundTrip() throws {
    let store = try makeStore()
    let summary = try TrainingStore.backUp(storeAt: folder.store, to: backup)
    #expect(
      summary == StoreSummary(sessions: 1, sets: 2, first: Day(of: Sample.moment()), last: Day(of: Sample.moment())))
    let running = try store.running()
    let sets = try store.sets(matching: LogQuery())
    try store.append(
      .abort, at: Sample.instant(5), moment: Sample.moment(105), to: try #require(running?.id),
      ending: Ending(.aborted, sets: []))
    try store.set("sound", to: nil)
    #expect(try restore().before != nil)
    let again = try TrainingStore(path: folder.store)
    #expect(try again.running() == running)
    #expect(try again.sets(matching: LogQuery()) == sets)
    #expect(try again.setting("sound") == "on")
  }

  @Test("A backup is one file, and its folder holds nothing else of it")
  func oneFile() throws {
    _ = try makeStore()
    try TrainingStore.backUp(storeAt: folder.store, to: backup)
    #expect(folder.contents.filter { $0.hasPrefix("safe") } == ["safe.backup"])
    _ = try check(backup)
    #expect(folder.contents.filter { $0.hasPrefix("safe") } == ["safe.backup"])
  }

  @Test("What was there before a restore is a backup, and can be restored itself")
  func thereAndBack() throws {
    _ = try makeStore(named: "First")
    try TrainingStore.backUp(storeAt: folder.store, to: backup)
    let store = try TrainingStore(path: folder.store)
    try store.set("units", to: "lb")
    let before = try #require(try restore().before)
    #expect(try TrainingStore(path: folder.store).setting("units") == nil)
    _ = try restore(before)
    #expect(try TrainingStore(path: folder.store).setting("units") == "lb")
  }

  @Test(
    "Whichever bit of a backup flips, it is refused as damaged or foreign, and the log stays",
    arguments: 0..<40 * fuzzTimes)
  func flippedBit(seed: Int) throws {
    let store = try makeStore()
    try TrainingStore.backUp(storeAt: folder.store, to: backup)
    var random = SeededGenerator(seed: UInt64(seed))
    var data = bytes(backup)
    // The first, the last, and any between them.
    let at = seed == 0 ? 0 : seed == 1 ? data.count - 1 : Int.random(in: 0..<data.count, using: &random)
    data[at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    try write(data, backup)
    #expect(throws: BackupProblem.wrongChecksum(path: backup)) { _ = try check(backup) }
    #expect(try store.running() != nil)
  }

  @Test(
    "A truncated backup is refused, wherever it was cut",
    arguments: [1, 15, 39, 500, 4096, 4096 + 38, 3 * 4096, 30_000])
  func cutOff(by count: Int) throws {
    _ = try makeStore()
    try TrainingStore.backUp(storeAt: folder.store, to: backup)
    try write(bytes(backup).dropLast(count), backup)
    let problem = #expect(throws: BackupProblem.self) { _ = try check(backup) }
    if case .damaged = problem { return }
    #expect(problem == .wrongChecksum(path: backup))
  }

  @Test("What is not a backup is refused: text, an empty file, a folder, another program's database, a missing file")
  func foreign() throws {
    try write(Array(repeating: 65, count: 5000), backup)
    #expect(throws: BackupProblem.foreign(path: backup)) { _ = try check(backup) }
    try write([], backup)
    #expect(throws: BackupProblem.foreign(path: backup)) { _ = try check(backup) }
    #expect(throws: BackupProblem.cannotRead(path: folder.path, code: 21)) { _ = try check(folder.path) }
    #expect(throws: BackupProblem.cannotRead(path: "nowhere", code: 2)) { _ = try check("nowhere") }
    let theirs = folder.path + "/theirs.db"
    try DatabaseQueue(path: theirs).writeWithoutTransaction { try $0.execute(sql: "CREATE TABLE theirs (x)") }
    #expect(throws: BackupProblem.foreign(path: theirs)) { _ = try check(theirs) }
  }

  @Test("A backup of a later version is refused; one of an earlier version is migrated")
  func versions() throws {
    let old = folder.path + "/old.db"
    do {
      let store = try TrainingStore(path: old, steps: Array(Schema.steps.prefix(1)))
      _ = try store.begin(session: Sample.push, source: "", path: nil, at: Sample.moment())
    }
    _ = try restore(old)
    #expect(try TrainingStore(path: folder.store).running()?.session == Sample.push)
    #expect(try TrainingStore(path: folder.store).profile().athlete == .unknown)
    try DatabaseQueue(path: old).writeWithoutTransaction { try $0.execute(sql: "PRAGMA user_version = 1000") }
    #expect(throws: BackupProblem.newer(path: old)) { _ = try check(old) }
  }

  @Test("A backup replaces an earlier one, but no other file, and never the log itself")
  func replacing() throws {
    _ = try makeStore()
    try TrainingStore.backUp(storeAt: folder.store, to: backup)
    try TrainingStore.backUp(storeAt: folder.store, to: backup)
    try write(Array("my thesis".utf8), folder.path + "/thesis.txt")
    #expect(throws: BackupProblem.wouldOverwrite(path: folder.path + "/thesis.txt")) {
      try TrainingStore.backUp(storeAt: folder.store, to: folder.path + "/thesis.txt")
    }
    #expect(throws: BackupProblem.isTheStore(path: folder.store)) {
      try TrainingStore.backUp(storeAt: folder.store, to: folder.store)
    }
    #expect(throws: BackupProblem.isTheStore(path: folder.store)) { _ = try restore(folder.store) }
  }

  @Test("Without a store, nothing is backed up and nothing is created")
  func nothing() throws {
    #expect(throws: BackupProblem.nothingToBackUp) { try TrainingStore.backUp(storeAt: folder.store, to: backup) }
    #expect(folder.contents == [])
  }

  @Test("A damaged store is not backed up as if it were intact; restoring sets it aside as it is")
  func damagedStore() throws {
    do {
      let store = try makeStore()
      try TrainingStore.backUp(storeAt: folder.store, to: backup)
      try store.set("more", to: String(repeating: "x", count: 50_000))
    }
    var data = bytes(folder.store)
    for offset in stride(from: 4096 * 3, to: data.count, by: 1) { data[offset] = 0xA5 }
    try write(data, folder.store)
    let problem = #expect(throws: BackupProblem.self) {
      try TrainingStore.backUp(storeAt: folder.store, to: folder.path + "/second.backup")
    }
    guard case .store(.damaged) = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(folder.contents.filter { $0.hasPrefix("second") } == [])
    let before = try #require(try restore().before)
    #expect(bytes(before) == data)
    #expect(try TrainingStore(path: folder.store).running() != nil)
  }

  @Test("While another process writes events, each backup is a whole prefix of them")
  func whileWriting() throws {
    let writer = Process()
    writer.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "StoreCrashWriter")
    writer.arguments = [folder.store]
    let output = Pipe()
    writer.standardOutput = output
    try writer.run()
    _ = try output.fileHandleForReading.read(upToCount: 2)
    var counts: [Int] = []
    for round in 1...5 {
      // The pipe would fill up and stop the writer.
      _ = try output.fileHandleForReading.read(upToCount: 2000 * round)
      let path = folder.path + "/\(round).backup"
      try TrainingStore.backUp(storeAt: folder.store, to: path)
      _ = try check(path)
      let entries = try #require(try TrainingStore.reading(path: path)?.running()?.entries)
      #expect(entries.map(\.sequence) == Array(1...entries.count))
      counts.append(entries.count)
    }
    kill(writer.processIdentifier, SIGKILL)
    writer.waitUntilExit()
    #expect(counts == counts.sorted() && Set(counts).count > 1)
  }

  @Test("A backup that is told to stop leaves what was there before, and nothing else")
  func stopped() throws {
    _ = try makeStore()
    try TrainingStore.backUp(storeAt: folder.store, to: backup)
    let before = bytes(backup)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).count
    var shares: [Double] = []
    #expect(throws: BackupProblem.interrupted(path: backup)) {
      try TrainingStore.backUp(storeAt: folder.store, to: backup, isToStop: { true }, progress: { shares.append($0) })
    }
    #expect(bytes(backup) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == files)
    #expect(!shares.isEmpty)
  }

  @Test("The checksum is CRC-64/XZ, by its published check value")
  func checksum() {
    var checksum = Checksum()
    checksum.add(Array("123456789".utf8))
    #expect(checksum.value == 0x995D_C9BB_DF19_39FA)
  }
}
