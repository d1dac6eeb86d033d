/// Disks that are full or read-only: a problem that says so, nothing half-written, and work continues when there is room.

import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("Full and read-only disks", .enabled(if: SmallDisk.isAllowed, "mounting needs root"))
struct DiskTests {
  @Test("On a full disk an event is refused, those before it stay, and the session continues once there is room")
  func fullDisk() throws {
    let disk = try #require(SmallDisk(kilobytes: 1024))
    let store = try TrainingStore(path: disk.store)
    let id = try store.begin(session: Sample.push, source: "", path: nil, at: Sample.moment())
    disk.fill()
    var written = 0
    let problem = #expect(throws: StoreProblem.self) {
      for index in 0..<10_000 {
        try store.append(.note("n\(index)"), at: Sample.instant(index), moment: Sample.moment(index), to: id)
        written += 1
      }
    }
    #expect(problem == .diskFull(path: disk.store))
    #expect(try store.running()?.entries.count == written)
    disk.empty()
    try store.append(.done(.asPrescribed), at: Sample.instant(1), moment: Sample.moment(1), to: id)
    let entries = try #require(try TrainingStore(path: disk.store).running()?.entries)
    #expect(entries.count == written + 1)
    #expect(entries.last?.command == .done(.asPrescribed))
  }

  @Test(
    "On a full disk no store is created, nothing is mistaken for damage; with room one is", arguments: [0, 8, 16, 40])
  func fullFromTheStart(kilobytesFree: Int) throws {
    let disk = try #require(SmallDisk(kilobytes: 512))
    disk.fill(leaving: kilobytesFree)
    let problem = #expect(throws: StoreProblem.self) { _ = try TrainingStore(path: disk.store) }
    #expect(
      problem == .diskFull(path: disk.store) || problem == .cannotOpen(path: disk.store) || isInputOutput(problem))
    disk.empty()
    #expect(try TrainingStore(path: disk.store).running() == nil)
  }

  private func isInputOutput(_ problem: StoreProblem?) -> Bool {
    if case .inputOutput = problem { true } else { false }
  }

  @Test("A store on a read-only disk is read, and writing to it is refused")
  func readOnlyDisk() throws {
    let disk = try #require(SmallDisk(kilobytes: 1024))
    let id: SessionID
    do {
      let store = try TrainingStore(path: disk.store)
      id = try store.begin(session: Sample.push, source: "", path: nil, at: Sample.moment())
    }
    try #require(disk.makeReadOnly())
    let reader = try #require(try TrainingStore.reading(path: disk.store))
    #expect(try reader.running()?.id == id)
    #expect(throws: StoreProblem.readOnly(path: disk.store)) { _ = try TrainingStore(path: disk.store) }
    #expect(throws: StoreProblem.readOnly(path: disk.store)) { _ = try SessionLock(forStoreAt: disk.store) }
    #expect(throws: StoreProblem.readOnly(path: disk.store)) { try reader.set("sound", to: "on") }
  }
}
