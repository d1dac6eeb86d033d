/// A session that was looked at and never begun is none: not in an export, not in the figures.

import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("Sessions that never began")
struct NeverBegunTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test("A session of a program that was only looked at leaves its turn, and no row")
  func ofProgram() throws {
    let store = try TrainingStore(path: "\(folder.path)/a.db")
    let entry = ProgramEntry(program: "Base", declaration: "Base", turn: 0, basis: "")
    let id = try store.begin(session: Sample.push, source: "", path: nil, program: entry, at: Sample.moment())
    try store.end(id, with: Ending(.abandoned, of: Engine(session: Sample.push)), at: Sample.moment(60))
    var json = ""
    try store.forEachJSONPiece { json += $0 }
    #expect(!json.contains("Base"))
    #expect(throws: StoreProblem.self) { try store.session(id) }
  }

  @Test("It is neither exported nor a trained day; one that was begun and left is both", arguments: [false, true])
  func lookedAt(isBegun: Bool) throws {
    let store = try TrainingStore(path: "\(folder.path)/a.db")
    let sit = Session(name: "Sit", kind: .meditation, blocks: Sample.push.blocks)
    let id = try store.begin(session: sit, source: "", path: nil, at: Sample.moment())
    if isBegun { try store.append(.start, at: Sample.instant(0), moment: Sample.moment(), to: id) }
    let engine = Engine(session: sit)
    try store.end(id, with: Ending(.abandoned, of: engine), at: Sample.moment(60))
    var exported = 0
    try store.forEachEntry { _ in exported += 1 }
    let day = Day(of: Sample.moment())
    #expect(exported == (isBegun ? 1 : 0))
    #expect(try store.sessionDays(from: day, through: day).count == (isBegun ? 1 : 0))
    #expect(try (store.trainedDays(through: day) != nil) == isBegun)
    var json = ""
    try store.forEachJSONPiece { json += $0 }
    #expect(json.contains("abandoned") == isBegun)
    let next = try store.begin(session: sit, source: "", path: nil, at: Sample.moment(120))
    #expect((next == id) != isBegun, "the number of what was only looked at is free")
  }

  @Test("Those that an earlier version kept are gone with the first start of this one; the rest stays")
  func keptByEarlierVersion() throws {
    let path = "\(folder.path)/old.db"
    let entry = ProgramEntry(program: "Base", declaration: "Base", turn: 0, basis: "")
    try keep(at: path, entry)
    let store = try TrainingStore(path: path)
    let (sessions, turns) = try store.reading { db in
      (
        try Int.fetchAll(db, sql: "SELECT id FROM session"),
        try Int.fetchAll(db, sql: "SELECT session FROM program_session")
      )
    }
    #expect(sessions == [2] && turns == [2])
    var json = ""
    try store.forEachJSONPiece { json += $0 }
    #expect(json.split(separator: "abandoned").count == 2)
  }

  @Test("An export of an earlier version that has them does not bring them")
  func exportedByEarlierVersion() throws {
    let entry = ProgramEntry(program: "Base", declaration: "Base", turn: 0, basis: "")
    var json = ""
    try keep(at: "\(folder.path)/old.db", entry).forEachJSONPiece { json += $0 }
    #expect(json.split(separator: "abandoned").count == 3)
    let store = try TrainingStore(path: "\(folder.path)/new.db")
    let done = try store.enterJSON(Array(json.utf8), file: "old.json", at: Sample.moment(60))
    #expect(done?.sessions == 1)
    let sequences = try store.reading { db in
      try Int.fetchAll(db, sql: "SELECT (SELECT count(*) FROM event WHERE session = session.id) FROM session")
    }
    #expect(sequences == [1])
    #expect(try store.enterJSON(Array(json.utf8), file: "old.json", at: Sample.moment(120)) == nil)
  }

  /// A store of an earlier version with a session that was only looked at, and one that was begun.
  @discardableResult
  private func keep(at path: String, _ entry: ProgramEntry) throws -> TrainingStore {
    let old = try TrainingStore(path: path, steps: Array(Schema.steps.prefix { $0 != Schema.completedSessions }))
    for isBegun in [false, true] {
      let id = try old.begin(session: Sample.push, source: "", path: nil, program: entry, at: Sample.moment())
      if isBegun { try old.append(.start, at: Sample.instant(0), moment: Sample.moment(), to: id) }
      // As an earlier version ended it.
      try old.withQueue { queue in
        try queue.inDatabase {
          try $0.execute(
            sql: "UPDATE session SET status = 'abandoned', ended_wall_ms = wall_ms WHERE status = 'running'")
        }
      }
    }
    return old
  }
}
