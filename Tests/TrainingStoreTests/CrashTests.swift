/// A real writing process is killed with SIGKILL at random instants: whatever it reported as durable is there.

import Foundation
import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("kill -9")
struct CrashTests {
  /// The helper is built beside the tests.
  private var writer: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(
      path: "StoreCrashWriter")
  }

  @Test("Every acknowledged event survives 25 kills, in order, in a file without a fault, and the lock is free at once")
  func kills() throws {
    let folder = try TemporaryFolder()
    var random = SeededGenerator(seed: 25)
    var acknowledged = 0
    for _ in 1...25 {
      acknowledged = try max(acknowledged, killedWriter(of: folder, after: Int.random(in: 0...40, using: &random)))
      let store = try TrainingStore(path: folder.store)
      let entries = try store.running()?.entries ?? []
      #expect(entries.count == acknowledged || entries.count == acknowledged + 1)
      #expect(entries.map(\.command) == (1...max(1, entries.count)).prefix(entries.count).map { .note("\($0)") })
      #expect(try store.reading { db in try String.fetchAll(db, sql: "PRAGMA integrity_check") } == ["ok"])
      acknowledged = entries.count
    }
    #expect(acknowledged > 100)
    #expect(folder.contents.filter { $0.contains("set-aside") }.isEmpty)
  }

  @Test("While a process lives, it holds its session, and its number is reported")
  func holder() throws {
    let folder = try TemporaryFolder()
    let (process, output) = try startWriter(of: folder)
    _ = try output.fileHandleForReading.read(upToCount: 1)
    #expect(throws: StoreProblem.heldByAnother(path: folder.store, process: Int(process.processIdentifier))) {
      _ = try SessionLock(forStoreAt: folder.store)
    }
    #expect(try TrainingStore.reading(path: folder.store)?.running() != nil)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(SessionLock.holder(ofStoreAt: folder.store) == nil)
  }

  /// The last number that a writer acknowledged; it was killed some microseconds after this many of them.
  private func killedWriter(of folder: TemporaryFolder, after count: Int) throws -> Int {
    let (process, output) = try startWriter(of: folder)
    var lines = Data()
    while lines.count(where: { $0 == 10 }) < count, let more = try output.fileHandleForReading.read(upToCount: 1) {
      lines += more
    }
    usleep(UInt32(count * 37 % 400))
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    lines += try output.fileHandleForReading.readToEnd() ?? Data()
    // A torn last line does not count.
    let whole = String(decoding: lines, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    return whole.last.flatMap { Int($0) } ?? 0
  }

  private func startWriter(of folder: TemporaryFolder) throws -> (Process, Pipe) {
    let process = Process()
    let output = Pipe()
    process.executableURL = writer
    process.arguments = [folder.store]
    process.standardOutput = output
    try process.run()
    return (process, output)
  }
}
