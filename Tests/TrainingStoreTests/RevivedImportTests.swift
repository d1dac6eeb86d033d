/// An import that was undone comes back whole, with the corrections made in between.

import SessionModel
import Testing

@testable import TrainingStore

@Suite("An undone import comes back")
struct RevivedImportTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func store() throws -> TrainingStore { try TrainingStore(path: "\(folder.path)/a.db") }

  private static let file = """
    title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps
    Push,"8 Apr 2026, 16:50","8 Apr 2026, 17:50",good,Bench press,,slow,0,normal,80,8
    Push,"8 Apr 2026, 16:50","8 Apr 2026, 17:50",good,Bench press,,slow,1,normal,80,7
    Pull,"10 Apr 2026, 16:50","10 Apr 2026, 17:50",,Row,,,0,normal,60,10
    """

  private func bring(_ file: String = Self.file, into store: TrainingStore) throws -> Import {
    let table = try #require(CSVTable(Array(file.utf8)))
    let entries = HevyCSV.read(table).portable(
      naming: { (Exercise(key: $0.lowercased(), name: $0), false) }, utcOffset: { _ in 0 })
    return try #require(try store.enter(entries, from: .hevy, file: "h.csv", at: Sample.moment()))
  }

  private func export(_ store: TrainingStore) throws -> String {
    var text = ""
    try store.forEachJSONPiece { text += $0 }
    return text
  }

  @Test("Byte for byte, with sessions that were corrected and stayed, and once")
  func whole() throws {
    let store = try store()
    let done = try bring(into: store)
    let session = try #require(try store.sessions().last?.id)
    #expect(
      try store.edit(EntryID(session: session, position: 1), SetEdit(Performance(reps: 9)), at: Sample.moment(60)))
    let before = try export(store)
    let records = try store.records()
    #expect(try store.undoImport(done.id)?.stays[.corrected] == ["Push 2026-04-08"])
    #expect(try store.sets(matching: LogQuery()).map(\.performance.reps) == [7, 9])
    #expect(try store.corrections().count == 1)
    #expect(try store.reviveImport()?.id == done.id)
    #expect(try export(store) == before && store.records() == records)
    #expect(try store.reviveImport() == nil)
    #expect(try store.rebuildDerived().changed.isEmpty && store.rebuildDerived().rollupsWereRight)
    // Undone again, everything is as it was after the first time.
    #expect(try store.undoImport(done.id)?.stays[.corrected] == ["Push 2026-04-08"])
    #expect(try store.imports().first?.isUndone == true)
  }

  @Test("What a later import has, too, stays when the first is undone, and goes with the last that has it")
  func shared() throws {
    let store = try store()
    let first = try bring(into: store)
    let more = Self.file + "\nLegs,\"12 Apr 2026, 16:50\",\"12 Apr 2026, 17:50\",,Squat,,,0,normal,100,5"
    let second = try bring(more, into: store)
    #expect((second.sessions, second.brought) == (1, [:]))
    func names() throws -> [String] { try store.sessions().map(\.name).sorted() }
    let before = try export(store)
    let undone = try #require(try store.undoImport(first.id))
    #expect((undone.found.sessions, undone.elsewhere?.sessions) == (0, 2))
    #expect(undone.elsewhere?.imports.map(\.id) == [second.id])
    #expect(try names() == ["Legs", "Pull", "Push"])
    #expect(try store.reviveImport()?.id == first.id)
    #expect(try export(store) == before)
    // The other way round, the first still has them.
    #expect(try store.undoImport(second.id)?.found.sessions == 1)
    #expect(try names() == ["Pull", "Push"])
    #expect(try store.undoImport(first.id)?.elsewhere == nil)
    #expect(try names() == [])
    #expect(try store.reviveImport() != nil && store.reviveImport() != nil)
    #expect(try export(store) == before)
    #expect(try store.undoImport(first.id) != nil)
    #expect(try store.undoImport(second.id)?.found.sessions == 3)
    #expect(try names() == [])
  }

  @Test("A later correction is undone first")
  func order() throws {
    let store = try store()
    let own = try store.add(
      EnteredSession(name: "Own", began: Sample.moment(), sets: [Sample.set(1)]), at: Sample.moment())
    _ = try bring(into: store)
    _ = try store.undoImport(nil)
    #expect(try store.edit(EntryID(session: own, position: 1), SetEdit(Performance(reps: 9)), at: Sample.moment(60)))
    #expect(try store.reviveImport() == nil)
    #expect(try store.undoCorrection(at: Sample.moment(70))?.act == .edit)
    #expect(try store.reviveImport()?.sessions == 2)
  }

  @Test("So is one that has the number of a correction which went with another import")
  func numberGivenAgain() throws {
    let store = try store()
    let first = try bring(into: store)
    // What its app changed of a session is a correction here.
    let second = try bring(Self.file.replacing(",80,7", with: ",80,6"), into: store)
    _ = try store.undoImport(first.id)
    _ = try store.undoImport(second.id)
    let own = try store.add(
      EnteredSession(name: "Own", began: Sample.moment(), sets: [Sample.set(1)]), at: Sample.moment())
    #expect(try store.reviveImport() == nil)
    #expect(try store.delete([EntryID(session: own)], at: Sample.moment(60)))
    #expect(try store.reviveImport() == nil)
    #expect(try store.undoCorrection(at: Sample.moment(70))?.act == .delete)
    #expect(try store.undoCorrection(at: Sample.moment(80))?.act == .add)
    #expect(try store.reviveImport()?.id == second.id)
  }

  @Test("Numbers that other sessions got since are not taken from them")
  func numbers() throws {
    let store = try store()
    let done = try bring(into: store)
    let before = Set(
      try store.sets(matching: LogQuery()).map { "\($0.day.isoText) \($0.sessionName) \($0.performance)" })
    _ = try store.undoImport(done.id)
    let own = try store.enter([
      EnteredSession(name: "Own", began: Sample.moment(), sets: [Sample.set(1)], notes: ["mine"])
    ])
    #expect(own == [SessionID(rawValue: 1)])
    #expect(try store.reviveImport()?.sets == 3)
    let sets = try store.sets(matching: LogQuery())
    #expect(Set(sets.map(\.session)).count == 3)
    #expect(
      Set(sets.filter { $0.sessionName != "Own" }.map { "\($0.day.isoText) \($0.sessionName) \($0.performance)" })
        == before)
    #expect(try store.sessions().first { $0.name == "Push" }?.notes == ["good", "Bench press: slow"])
    #expect(try store.rebuildDerived().rollupsWereRight)
  }

  @Test("What was imported again since does not come twice")
  func again() throws {
    let store = try store()
    _ = try bring(into: store)
    _ = try store.undoImport(nil)
    let second = try bring(into: store)
    #expect(try store.reviveImport() == nil)
    _ = try store.undoImport(second.id)
    #expect(try store.reviveImport()?.id == second.id)
    #expect(try store.sets(matching: LogQuery()).count == 3)
  }

  @Test("With everything else that it brought, and nothing of the athlete's own is taken in its place")
  func everythingElse() throws {
    let other = try TrainingStore(path: "\(folder.path)/b.db")
    _ = try bring(into: other)
    let session = try #require(try other.sessions().last?.id)
    _ = try other.edit(EntryID(session: session, position: 1), SetEdit(Performance(reps: 9)), at: Sample.moment(60))
    try other.set("bell", to: "off")
    try other.setMax(.kilograms(100), of: "squat", origin: .entered, at: Sample.moment())
    let document = Array(try export(other).utf8)
    let store = try store()
    let own = EnteredSession(name: "Own", began: Sample.moment(), sets: [Sample.set(1)], key: "own")
    _ = try store.add(own, at: Sample.moment())
    let mine = try export(store)
    let done = try #require(try store.enterJSON(document, file: "all.json", at: Sample.moment(100)))
    let whole = try export(store)
    #expect(try store.undoImport(done.id)?.stays == [:])
    #expect(try export(store) == mine)
    #expect(try store.reviveImport()?.id == done.id)
    #expect(try export(store) == whole)
    #expect(try store.undoImport(done.id)?.stays == [:])
    #expect(try export(store) == mine)
    #expect(try store.reviveImport()?.id == done.id && export(store) == whole)
  }
}
