/// Logs that go from one store to another: nothing is lost or duplicated, and a whole import can be undone.

import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("Exports and imports")
struct ExchangeTests {
  enum Form: CaseIterable { case text, csv, json }

  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func store(_ name: String = "a") throws -> TrainingStore {
    try TrainingStore(path: "\(folder.path)/\(name).db")
  }

  private static let rate = HeartRate(average: 128, maximum: 152, zoneSeconds: [0, 30, 10, 0, 0])

  /// Two sessions, one of them corrected, a bodyweight, two maxes, a setting.
  private func fill(_ store: TrainingStore, seconds: Int = 0) throws {
    for number in 0...1 {
      let start = seconds + number * 1000
      let id = try store.begin(session: Sample.push, source: "source", path: nil, at: Sample.moment(start))
      try store.append(.start, at: Sample.instant(0), moment: Sample.moment(start), to: id)
      try store.append(.done(Performance(reps: 7)), at: Sample.instant(40), moment: Sample.moment(start + 40), to: id)
      try store.append(
        .heartRate(
          MeasuredHeartRate(
            began: Sample.instant(0), ended: Sample.instant(40), heartRate: Self.rate)),
        at: Sample.instant(41), moment: Sample.moment(start + 41), to: id)
      try store.append(.note("felt good"), at: Sample.instant(50), moment: Sample.moment(start + 50), to: id)
      try finish(id, of: store, at: 60, start: start)
      if number == 1 {
        let isEdited = try store.edit(
          EntryID(session: id, position: 1), SetEdit(Performance(reps: 6)), at: Sample.moment(start + 70))
        #expect(isEdited)
      }
    }
    try store.setBodyweight(.kilograms(80), at: Sample.moment(seconds))
    try store.setMax(.kilograms(100), of: "squat", at: Sample.moment(seconds))
    try store.set("sound", to: "on")
  }

  @Test(
    "The heart rates of the sets arrive, in every form, and stay with a set that was corrected",
    arguments: Form.allCases)
  func heartRates(_ form: Form) throws {
    let (first, second) = (try store(), try store("b"))
    try fill(first)
    _ = try bring(export(first, form), form, into: second)
    let rates = try second.sets(matching: LogQuery()).map { $0.heartRate }
    #expect(rates == [Self.rate, Self.rate])
    #expect(
      try second.zoneSeconds(from: Day.plausible.lowerBound, through: Day.plausible.upperBound) == [0, 60, 20, 0, 0])
  }

  private func finish(_ id: SessionID, of store: TrainingStore, at seconds: Int, start: Int = 0) throws {
    var engine = try #require(try store.running()).replayed()
    _ = engine.handle(.finish, at: Sample.instant(seconds))
    try store.append(
      .finish, at: Sample.instant(seconds), moment: Sample.moment(start + seconds), to: id,
      ending: Ending(.finished, of: engine))
  }

  private func export(_ store: TrainingStore, _ form: Form) throws -> String {
    var text = ""
    switch form {
    case .text:
      text = PlainLog.header + "\n"
      try store.forEachEntry { text += PlainLog.lines(of: $0) }
    case .csv:
      text = LogCSV.header
      try store.forEachEntry { text += LogCSV.rows(of: $0) }
    case .json: try store.forEachJSONPiece { text += $0 }
    }
    return text
  }

  /// After all that the logs contain.
  private func bring(_ text: String, _ form: Form, into store: TrainingStore) throws -> Import? {
    let (bytes, moment) = (Array(text.utf8), Sample.moment(500_000))
    switch form {
    case .text: return try store.enter(try PlainLog.read(bytes), from: .text, file: "a", at: moment)
    case .csv:
      let entries = try LogCSV.read(try #require(CSVTable(bytes)))
      return try store.enter(entries, from: .csv, file: "a", at: moment)
    case .json: return try store.enterJSON(bytes, file: "a", at: moment)
    }
  }

  @Test("An export that is imported into an empty store is exported again as the same bytes", arguments: Form.allCases)
  func roundTrip(_ form: Form) throws {
    let (first, second) = (try store("a"), try store("b"))
    try fill(first)
    let text = try export(first, form)
    let done = try #require(try bring(text, form, into: second))
    #expect(done.sessions == 2 && done.sets == 2 && done.others == 2)
    #expect(try export(second, form) == text)
    #expect(
      try second.sets(matching: LogQuery()).map(\.performance) == first.sets(matching: LogQuery()).map(\.performance))
    #expect(try second.athlete().maxes == ["squat": .kilograms(100)])
    #expect(try second.rebuildDerived().rollupsWereRight)
  }

  @Test("Importing twice adds nothing, nor does importing one's own export", arguments: Form.allCases)
  func twice(_ form: Form) throws {
    let (first, second) = (try store("a"), try store("b"))
    try fill(first)
    let text = try export(first, form)
    #expect(try bring(text, form, into: first) == nil)
    _ = try bring(text, form, into: second)
    #expect(try bring(text, form, into: second) == nil)
    for other in Form.allCases where !(form != .json && other == .json) {
      #expect(try bring(export(first, other), other, into: second) == nil)
    }
    #expect(try export(first, form) == text)
  }

  @Test("Two machines that import from each other have the same log", arguments: Form.allCases)
  func merge(_ form: Form) throws {
    let (first, second) = (try store("a"), try store("b"))
    try fill(first)
    try fill(second, seconds: 86_400)
    let (one, other) = (try export(first, form), try export(second, form))
    _ = try bring(one, form, into: second)
    _ = try bring(other, form, into: first)
    #expect(try export(first, form) == export(second, form))
    #expect(try first.sessions().count == 4)
    // The later weighing counts, whichever was imported first.
    #expect(try first.profile() == second.profile())
  }

  @Test("JSON carries the journal: a session is replayed from it, and its correction holds")
  func journal() throws {
    let (first, second) = (try store("a"), try store("b"))
    try fill(first)
    _ = try bring(export(first, .json), .json, into: second)
    let id = try #require(try second.sessions().first?.id)
    #expect(
      try second.session(id).entries.map(\.command) == [
        .start, .done(Performance(reps: 7)),
        .heartRate(
          MeasuredHeartRate(began: Sample.instant(0), ended: Sample.instant(40), heartRate: Self.rate)),
        .note("felt good"), .finish,
      ])
    #expect(try second.sets(matching: LogQuery(session: id)).first?.performance.reps == 6)
    #expect(try second.rebuildDerived().changed == [])
    #expect(try second.setting("sound") == "on")
  }

  @Test("A session that ran when it was exported is imported as far as it went, and is continued by a later export")
  func running() throws {
    let (first, second) = (try store("a"), try store("b"))
    let id = try first.begin(session: Sample.push, source: "", path: nil, at: Sample.moment())
    try first.append(.start, at: Sample.instant(0), moment: Sample.moment(), to: id)
    try first.append(.done(Performance(reps: 7)), at: Sample.instant(40), moment: Sample.moment(40), to: id)
    _ = try bring(export(first, .json), .json, into: second)
    #expect(try second.running() == nil)
    #expect(try second.sessions().map(\.outcome) == [.abandoned])
    #expect(try second.sets(matching: LogQuery()).map(\.performance.reps) == [7])
    try first.append(.done(Performance(reps: 6)), at: Sample.instant(200), moment: Sample.moment(200), to: id)
    try finish(id, of: first, at: 210)
    #expect(try bring(export(first, .json), .json, into: second)?.sessions == 1)
    #expect(try second.sets(matching: LogQuery()).map(\.performance.reps) == [6, 7])
    #expect(try second.sessions().map(\.outcome) == [.finished])
  }

  @Test(
    "An import is undone completely; what was here stays, and what was corrected since", arguments: Form.allCases)
  func undo(_ form: Form) throws {
    let (first, second) = (try store("a"), try store("b"))
    try fill(first)
    try fill(second, seconds: 86_400)
    let before = try export(second, .text)
    let done = try #require(try bring(export(first, form), form, into: second))
    #expect(try second.undoImport(done.id)?.found.sessions == 2)
    #expect(try export(second, .text) == before)
    #expect(try second.undoImport(done.id) == nil)
    #expect(try second.imports().map(\.isUndone) == [true])
    #expect(try second.rebuildDerived().rollupsWereRight)
    // The journal is append-only as before.
    #expect(throws: StoreProblem.self) { try second.writing { try $0.execute(sql: "DELETE FROM event") } }

    let again = try #require(try bring(export(first, form), form, into: second))
    #expect(again.sessions == 2)
    let set = try #require(try second.sets(matching: LogQuery()).last)
    #expect(try second.edit(set.id, SetEdit(Performance(reps: 1)), at: Sample.moment(999_999)))
    #expect(try second.undoImport(again.id)?.stays[.corrected]?.count == 1)
    #expect(try second.sets(matching: LogQuery()).last?.performance.reps == 1)
    #expect(try second.rebuildDerived().rollupsWereRight)
    #expect(try bring(export(first, form), form, into: second)?.sessions == 1)
  }

  @Test("JSON formatted by another program is read as well, with progress")
  func laidOut() throws {
    let (first, second) = (try store("a"), try store("b"))
    try fill(first)
    let text = try export(first, .json).replacing("\":[\n", with: "\" :\t[ ").replacing(
      "\"schema\":", with: "\"schema\" : ")
    var shares: [Double] = []
    let done = try second.enterJSON(Array(text.utf8), file: "a", at: Sample.moment()) { shares.append($0) }
    #expect(done?.sessions == 2)
    #expect(try export(first, .json) == export(second, .json))
    #expect(shares == shares.sorted() && shares.count > 2 && shares.allSatisfy { (0...1).contains($0) })
    shares = []
    try first.forEachJSONPiece(progress: { shares.append($0) }, { _ in })
    #expect(!shares.isEmpty && shares.allSatisfy { (0...1).contains($0) })
  }

  @Test("Broken JSON, a later version, and unrelated JSON are refused, and nothing is imported")
  func refused() throws {
    let (first, second) = (try store("a"), try store("b"))
    try fill(first)
    let text = try export(first, .json)
    let empty = try export(second, .json)
    #expect(throws: ImportProblem.brokenJSON) { try bring(String(text.dropLast(20)), .json, into: second) }
    let later = text.replacing("\"schema\":\(Schema.steps.count)", with: "\"schema\":1000")
    #expect(throws: ImportProblem.newer) { try bring(later, .json, into: second) }
    #expect(throws: ImportProblem.unknownForm) { try bring("{\"satz\":\"x\"}", .json, into: second) }
    #expect(try export(second, .json) == empty)
  }

  @Test("Every table of the store is either exported or listed as not exported")
  func everyTable() throws {
    let tables = try store().reading { db in
      try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    }
    #expect(Set(tables) == TravellingTable.staying.union(TravellingTable.all.map(\.name)))
  }

  @Test("Sessions of an earlier version get the same identity in every copy of their store")
  func identities() throws {
    let path = folder.path + "/old.db"
    do {
      let old = try TrainingStore(path: path, steps: Array(Schema.steps.prefix(3)))
      _ = try old.begin(session: Sample.push, source: "", path: nil, at: Sample.moment())
    }
    try TrainingStore.backUp(storeAt: path, to: path + ".copy")
    func identity(_ path: String) throws -> String? {
      try TrainingStore(path: path).reading { db in try String.fetchOne(db, sql: "SELECT identity FROM session") }
    }
    #expect(try identity(path) == "satz-5d1a2c3e-1795255200000-1")
    #expect(try identity(path + ".copy") == identity(path))
  }

  @Test("Names of other apps are remembered as they were mapped")
  func mapping() throws {
    try store().mapExercises(["Frog Pumps": Sample.bench])
    #expect(try store().mappedExercises() == ["frog pumps": Sample.bench])
  }
}
