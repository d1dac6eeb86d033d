/// The log of what was done: the right rows, the newest first.

import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("The log")
struct TrainingLogTests {
  let folder: TemporaryFolder
  let store: TrainingStore

  init() throws {
    folder = try TemporaryFolder()
    store = try TrainingStore(path: folder.store)
  }

  @discardableResult
  private func train(_ sets: [LoggedSet], day: Int = 0, utcOffsetSeconds: Int = 0) throws -> SessionID {
    let moment = Sample.moment(day: day, utcOffsetSeconds: utcOffsetSeconds)
    let id = try store.begin(session: Sample.push, source: "", path: nil, at: moment)
    try store.end(id, with: Ending(.finished, sets: sets, notes: ["day \(day)"]), at: moment)
    return id
  }

  @Test("The number of sessions is that of the list, without deleted ones and those that were only looked at")
  func counted() throws {
    for day in 0..<4 { try train([Sample.set(1)], day: day) }
    let deleted = try train([Sample.set(1)], day: 2)
    #expect(try store.delete([EntryID(session: deleted)], at: Sample.moment(1, day: 4)))
    for day in 2...3 {
      _ = try store.begin(session: Sample.push, source: "", path: nil, at: Sample.moment(day: day))
      try store.writing { db in
        try db.execute(sql: "UPDATE session SET status = 'abandoned', ended_wall_ms = 1 WHERE status = 'running'")
      }
    }
    try store.writing { db in
      try db.execute(
        sql: "UPDATE session SET status = 'abandoned' WHERE id = 1; UPDATE session SET status = 'aborted' WHERE id = 2")
    }
    _ = try store.begin(session: Sample.push, source: "", path: nil, at: Sample.moment(day: 3))
    let day = Day(of: Sample.moment(day: 2))
    for (query, number) in [
      (LogQuery(), 4), (LogQuery(from: day), 2), (LogQuery(through: day), 3), (LogQuery(text: "day 3"), 1),
      (LogQuery(session: deleted), 0), (LogQuery(session: SessionID(rawValue: 1)), 1),
    ] {
      #expect(try store.finishedSessions(matching: query).count == number)
      #expect(try store.countSessions(matching: query) == number)
    }
  }

  @Test("A session of the log says at which level it was done, if its plan has any")
  func level() throws {
    try train([Sample.set(1)])
    var session = Sample.push
    session.level = "women"
    let id = try store.begin(session: session, source: "", path: nil, at: Sample.moment(day: 1))
    try store.end(id, with: Ending(.finished, sets: [Sample.set(1)], notes: []), at: Sample.moment(day: 1))
    #expect(try store.sessions().map(\.level) == ["women", nil])
  }

  @Test("A set comes back with all that was measured, and the wall time by the clock its session began with")
  func wholeSet() throws {
    var set = Sample.set(
      1,
      Performance(
        reps: 8, time: .seconds(45), distance: Length(millimetres: 400_000), energy: Energy(kilocalories: 20),
        load: Mass(grams: 82_500), rpeTenths: 85, rounds: 3, extraReps: 2))
    set.work.side = .left
    set.work.label = "5RM test"
    set.work.role = .warmup
    set.cutOff = true
    let id = try train([set])
    let entry = try #require(try store.sets(matching: LogQuery()).first)
    var measured = set.performance
    measured.load = nil
    let began = Sample.moment().wallMilliseconds
    #expect(
      entry
        == LogEntry(
          session: id, sessionName: "Push", day: Day(of: Sample.moment()), position: 1, exercise: Sample.bench, set: 1,
          of: 2, role: .warmup, side: .left, label: "5RM test", performance: measured,
          load: .mass(count: 1, each: Mass(grams: 82_500), upTo: nil), cutOff: true,
          beganWallMilliseconds: began + 100_000, endedWallMilliseconds: began + 130_000))
  }

  @Test(
    "The load in the log is what was lifted, or else what was prescribed if that is a single mass",
    arguments: [
      (Load.kilograms(80), nil, Load.kilograms(80)),
      (.kilograms(80), Mass.kilograms(85), .kilograms(85)),
      (
        .mass(count: 2, each: .kilograms(24), upTo: .kilograms(28)), .kilograms(26),
        .mass(count: 2, each: .kilograms(26), upTo: nil)
      ),
      (.bodyweight(plus: .kilograms(-20)), nil, .bodyweight(plus: .kilograms(-20))),
      (.bodyweight(plus: .zero), .kilograms(10), .bodyweight(plus: .kilograms(10))),
      (.asked(suggestion: .kilograms(60)), .kilograms(62), .kilograms(62)),
      (.asked(suggestion: .kilograms(60)), nil, .unstated), (.share(permille: 750, of: "squat"), nil, .unstated),
      (.unstated, nil, .unstated), (.unstated, .kilograms(8), .kilograms(8)),
    ])
  func loads(prescribed: Load, lifted: Mass?, logged: Load) throws {
    try train([Sample.set(1, load: prescribed, Performance(reps: 8, load: lifted))])
    #expect(try store.sets(matching: LogQuery()).map(\.load) == [logged])
  }

  @Test("Sets are found by day, exercise, text and session, the newest first, at most as many as asked")
  func queries() throws {
    let curl = Exercise(key: "curl", name: "Übungs-Curl")
    let first = try train([Sample.set(1), Sample.set(2, exercise: curl)], day: 0)
    let second = try train([Sample.set(1), Sample.set(2)], day: 2)
    func found(_ query: LogQuery) throws -> [[Int]] {
      try store.sets(matching: query).map { [$0.session.rawValue, $0.position] }
    }
    let (one, two) = (first.rawValue, second.rawValue)
    let day = Day(of: Sample.moment())
    #expect(try found(LogQuery()) == [[two, 2], [two, 1], [one, 2], [one, 1]])
    #expect(try found(LogQuery(limit: 3)) == [[two, 2], [two, 1], [one, 2]])
    #expect(try found(LogQuery(limit: -1)) == [])
    #expect(try found(LogQuery(through: day)) == [[one, 2], [one, 1]])
    #expect(try found(LogQuery(from: Day(number: day.number + 1))) == [[two, 2], [two, 1]])
    #expect(try found(LogQuery(exercise: "curl")) == [[one, 2]])
    #expect(try found(LogQuery(text: "ÜBUNG")) == [[one, 2]])
    #expect(try found(LogQuery(text: "100%_")) == [])
    #expect(try found(LogQuery(exercise: "bench-press", session: first)) == [[one, 1]])
    #expect(try store.sessions(from: day, through: day).map(\.id) == [first])
    #expect(try store.sessions(limit: 1).map(\.notes) == [["day 2"]])
  }

  @Test(
    "The day of a session is the athlete's, not Greenwich's",
    arguments: [(14 * 3600, 1), (13 * 3600, 0), (-11 * 3600, -1)])
  func localDay(offset: Int, days: Int) throws {
    try train([Sample.set(1)], utcOffsetSeconds: offset)
    let greenwich = Day(of: Sample.moment()).number
    #expect(try store.sessions().map(\.day) == [Day(number: greenwich + days)])
  }

  @Test("Days and dates are each other's inverse")
  func days() throws {
    #expect(Day(year: 1970, month: 1, day: 1) == Day(number: 0))
    #expect(Day(year: 2026, month: 11, day: 21) == Day(of: Sample.moment()))
    #expect(Day(year: 2026, month: 2, day: 29) == nil)
    #expect(Day(year: 2026, month: 13, day: 1) == nil)
    #expect(Day(year: 0, month: 1, day: 1) == nil)
    for number in stride(from: -700_000, through: 2_900_000, by: 997) {
      let day = Day(number: number)
      let (year, month, dayOfMonth) = day.date
      #expect(Day(year: year, month: month, day: dayOfMonth) == day)
    }
    for number in [Int.min, Int.max] { _ = Day(number: number).date }
  }
}
