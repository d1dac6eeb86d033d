/// A session that was looked at and never begun is none: not in an export, not in the figures.

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
}
