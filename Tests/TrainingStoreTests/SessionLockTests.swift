/// One process runs the session, and the second one learns which.

import Glibc
import Testing

@testable import TrainingStore

@Suite("The lock of the session")
struct SessionLockTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test("A second process is told which one holds the session, until that one releases it")
  func second() throws {
    let me = Int(getpid())
    #expect(SessionLock.holder(ofStoreAt: folder.store) == nil)
    try holding {
      #expect(SessionLock.holder(ofStoreAt: folder.store) == me)
      #expect(throws: StoreProblem.heldByAnother(path: folder.store, process: me)) {
        _ = try SessionLock(forStoreAt: folder.store)
      }
    }
    #expect(SessionLock.holder(ofStoreAt: folder.store) == nil)
    try holding {}
  }

  private func holding(_ body: () -> Void) throws {
    let lock = try SessionLock(forStoreAt: folder.store)
    body()
    _ = consume lock
  }

  @Test("A missing folder is a problem, not a crash")
  func noFolder() {
    let path = folder.path + "/nowhere/satz.db"
    #expect(throws: StoreProblem.cannotOpen(path: path)) { _ = try SessionLock(forStoreAt: path) }
  }

  @Test("While one store writes, another reads, and does not wait")
  func readersBeside() throws {
    let store = try TrainingStore(path: folder.store)
    let id = try store.begin(session: Sample.push, source: "", path: nil, at: Sample.moment())
    let reader = try #require(try TrainingStore.reading(path: folder.store))
    try store.append(.start, at: Sample.instant(0), moment: Sample.moment(), to: id)
    #expect(try reader.running()?.entries.map(\.command) == [.start])
    try store.writing { (_) throws in
      #expect(try reader.running()?.entries.map(\.command) == [.start])
    }
  }
}
