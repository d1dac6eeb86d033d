/// A store of an earlier version learns how long its sessions of runs took.

import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("Sessions of an earlier version")
struct CompletedSessionsTests {
  @Test("Imported runs without a length take their times; what else was done leaves the length unknown")
  func runs() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/old.db"
    let run = Performance(time: .seconds(750), distance: Length(millimetres: 2_500_000))
    let performances = [[run, run], [run, Performance(reps: 5)], [Performance(distance: run.distance)]]
    let entries = performances.enumerated().map { day, sets in
      PortableEntry.session(
        PortableSession(
          identity: "table-\(day)", name: "Out", kind: .workout,
          began: WallMoment(milliseconds: 1_775_650_000_000 + day * 86_400_000, utcOffsetSeconds: 0), length: nil,
          active: nil, outcome: .finished,
          sets: sets.enumerated().map { index, performance in
            PortableSet(
              lap: index + 1, of: sets.count, exercise: Exercise(key: "run", name: "Run"), performance: performance,
              began: .zero, ended: .zero, heartRate: nil)
          }, notes: []))
    }
    do {
      let today = try TrainingStore(path: folder.store)
      #expect(try today.enter(entries, from: .table, file: "runs.csv", at: Sample.moment())?.sessions == 3)
      let old = try TrainingStore(path: path, steps: Array(Schema.steps.prefix { $0 != Schema.completedSessions }))
      try old.withQueue { queue in
        try queue.inDatabase { db in
          try db.execute(sql: "ATTACH ? AS today", arguments: [folder.store])
          try db.execute(
            sql: """
              INSERT INTO import SELECT * FROM today.import;
              INSERT INTO session SELECT * FROM today.session;
              INSERT INTO logged_set SELECT * FROM today.logged_set;
              DETACH today
              """)
        }
      }
    }
    let store = try TrainingStore(path: path)
    let sessions = try store.finishedSessions(matching: LogQuery(limit: .max)).reversed()
    #expect(sessions.map(\.elapsed) == [.seconds(1500), nil, nil])
    let days = try store.sessionDays(from: Day.plausible.lowerBound, through: Day.plausible.upperBound)
    #expect(days.map(\.training) == [1_500_000, 0, 0])
    #expect(
      try store.workoutsOfUnknownLength(from: Day.plausible.lowerBound, through: Day.plausible.upperBound) == 2)
  }

  @Test("A length that is the time of its runs follows their corrections, and undoing them; any other length stays")
  func corrected() throws {
    let folder = try TemporaryFolder()
    let store = try TrainingStore(path: folder.store)
    let run = Performance(time: .seconds(750), distance: Length(millimetres: 2_500_000))
    let entries = [nil, Milliseconds.seconds(1500)].enumerated().map { day, length in
      var session = PortableSession(
        identity: "table-\(day)", name: "Out", kind: .workout,
        began: WallMoment(milliseconds: 1_775_650_000_000 + day * 86_400_000, utcOffsetSeconds: 0), length: length,
        active: nil, outcome: .finished,
        sets: (1...2).map { lap in
          PortableSet(
            lap: lap, of: 2, exercise: Exercise(key: "run", name: "Run"), performance: run, began: .zero, ended: .zero,
            heartRate: nil)
        }, notes: [])
      session.active = length ?? session.timeOfDistances
      return PortableEntry.session(session)
    }
    _ = try store.enter(entries, from: .table, file: "runs.csv", at: Sample.moment())
    func lengths() throws -> [Milliseconds?] {
      try store.finishedSessions(matching: LogQuery(limit: .max)).sorted { $0.day < $1.day }.map(\.elapsed)
    }
    #expect(try lengths() == [.seconds(1500), .seconds(1500)])
    let ids = try store.finishedSessions(matching: LogQuery(limit: .max)).map(\.id)
    for (minute, id) in ids.enumerated() {
      let entry = EntryID(session: id, position: 2)
      #expect(try store.edit(entry, SetEdit(Performance(time: .seconds(800))), at: Sample.moment(minute + 1)))
    }
    #expect(try lengths() == [.seconds(1550), .seconds(1500)])
    #expect(try store.rebuildDerived().changed.isEmpty)
    for minute in 3...4 { _ = try store.undoCorrection(at: Sample.moment(minute)) }
    #expect(try lengths() == [.seconds(1500), .seconds(1500)])
  }
}
