/// Sessions of tables are told apart and found again, wherever they are read.

import SessionModel
import Testing

@testable import TrainingStore

@Suite("Sessions of tables")
struct TableSourceTests {
  let folder: TemporaryFolder
  let store: TrainingStore
  init() throws {
    folder = try TemporaryFolder()
    store = try TrainingStore(path: "\(folder.path)/log.db")
  }

  private func log(_ text: String, as app: ForeignApp = .table) throws -> ForeignLog {
    let table = try #require(CSVTable(Array(text.utf8)))
    return MappedTable.read(
      table, TableMapping(guessing: table.header), as: app, named: "Workout", units: .kilograms)
  }

  private func sessions(_ log: ForeignLog, offset: Int = 0) -> [PortableSession] {
    let entries = log.portable(
      naming: { (exercise: Exercise(key: $0.lowercased(), name: $0), isBodyweight: false) }, utcOffset: { _ in offset })
    return entries.compactMap { if case .session(let session) = $0 { session } else { nil } }
  }

  private func bring(_ log: ForeignLog, _ kind: ImportKind = .table) throws -> Import? {
    try store.enter(sessions(log).map { .session($0) }, from: kind, file: "file", at: Sample.moment())
  }

  private func exercises() throws -> [String] {
    try store.sets(matching: LogQuery()).map(\.exercise.key).sorted()
  }

  @Test("Two tables with other columns do not overwrite each other's days")
  func twoTables() throws {
    let lifts = try log("Date,Exercise,Reps,Weight\n2026-04-08,Bench press,5,100")
    let runs = try log("Date,Exercise,Distance\n2026-04-08,Running,5")
    #expect(try bring(lifts)?.sessions == 1)
    #expect(try bring(runs)?.sessions == 1)
    #expect(try exercises() == ["bench press", "running"])
    #expect(try bring(lifts) == nil && bring(runs) == nil)
  }

  @Test("A session that was renamed in one table is found again, beside one of another table")
  func renamed() throws {
    func table(_ name: String) -> String { "Date,Workout,Exercise,Reps\n2026-04-08,\(name),Squat,5" }
    #expect(try bring(log("Date,Workout,Exercise,Distance\n2026-04-08,Push,Running,5")) != nil)
    #expect(try bring(log(table("Push")))?.sessions == 1)
    #expect(try bring(log(table("Legs")))?.sessions == 0)
    #expect(try Set(store.sets(matching: LogQuery()).map(\.sessionName)) == ["Push", "Legs"])
  }

  @Test("Sessions of which the file says the same are numbered, and stay themselves")
  func copies() throws {
    let text = """
      ### EXERCISE LOGS ######
      logs,mydate,ename,belongsession
      "60x10",2026-04-08,Bench,7
      "80x5",2026-04-08,Squat,8
      """
    let log = JefitExport.read(Array(text.utf8), units: .kilograms)
    #expect(try bring(log, .jefit)?.sessions == 2)
    #expect(try exercises() == ["bench", "squat"])
    #expect(try bring(log, .jefit) == nil)
    // The first of them is what it was before they were numbered.
    var alone = log
    alone.sessions.removeLast()
    #expect(sessions(alone).map(\.identity) == [sessions(log)[0].identity])
  }

  @Test("A table that is sorted by exercise has as many sessions as there were")
  func sorted() throws {
    let log = try log(
      """
      Date,Time,Exercise,Reps
      2026-04-08,08:00,Bench,5
      2026-04-08,18:00,Bench,6
      2026-04-08,08:20,Squat,5
      2026-04-08,18:20,Squat,6
      """)
    #expect(log.sessions.map { $0.sets.compactMap(\.performance.reps) } == [[5, 5], [6, 6]])
  }

  @Test("A session over midnight is one; dates alone are days of their own")
  func midnight() throws {
    let times = try log(
      "Date,Time,Exercise,Reps\n2026-04-08,23:30,Bench,5\n2026-04-09,00:10,Bench,5\n2026-04-09,23:50,Bench,5")
    #expect(times.sessions.map(\.sets.count) == [2, 1])
    #expect(times.sessions[0].began.day.isoText == "2026-04-08" && times.sessions[0].began.second == 84_600)
    let dates = try log("Date,Exercise,Reps\n2026-04-08,Bench,5\n2026-04-09,Bench,5\n2026-04-08,Squat,5")
    #expect(dates.sessions.map(\.sets.count) == [2, 1])
  }

  @Test(
    "What is written in UTC was at another time of day, perhaps on another day",
    arguments: [
      ("2026-04-09 01:00:00 +0000", -7 * 3600, "2026-04-08"), ("2026-04-08T22:30:00.000Z", 7200, "2026-04-09"),
      ("2026-04-08 23:30:00 UTC", 3600, "2026-04-09"), ("2026-04-08T23:30:00+00:00", 0, "2026-04-08"),
    ])
  func utc(written: String, offset: Int, day: String) throws {
    let log = try log("Date,Exercise,Reps\n\(written),Bench,5", as: .fitbod)
    let there = try #require(sessions(log, offset: offset).first)
    let here = try #require(sessions(log).first)
    #expect(there.began.day.isoText == day)
    #expect(there.began.milliseconds == here.began.milliseconds && there.identity == here.identity)
  }

  @Test(
    "What is written without a zone, or as local time with one, was at that time of day",
    arguments: ["2026-04-08 23:30", "2026-04-08T23:30:00", "2026-04-08 23:30 +0200", "2026-04-08"])
  func local(written: String) throws {
    let log = try log("Date,Exercise,Reps\n\(written),Bench,5")
    #expect(sessions(log, offset: 7200).first?.began.day.isoText == "2026-04-08")
    #expect(sessions(log, offset: -7200).first?.began.day.isoText == "2026-04-08")
  }

  @Test("Values that are impossible are refused, whoever has read them")
  func judged() throws {
    var session = try #require(sessions(log("Date,Exercise,Reps\n2026-04-08,Bench,5")).first)
    session.active = Milliseconds(-1000)
    #expect(throws: StoreProblem.self) {
      try store.enter([.session(session)], from: .fit, file: "file", at: Sample.moment())
    }
    #expect(try exercises() == [])
  }
}
