/// The kept records of sets are those that judging each set again finds.

import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("Sets that were records")
struct RecordSetsTests {
  let folder: TemporaryFolder
  let store: TrainingStore

  /// A log with lifts and runs, and two sessions on some days.
  init() throws {
    folder = try TemporaryFolder()
    store = try TrainingStore(path: folder.store)
    var random = SeededGenerator(seed: 14)
    let run = Exercise(key: "run", name: "Run")
    let sessions = (0..<40).map { number in
      let lifts = (1...3).map { set in
        Sample.set(
          set, load: .kilograms(60 + number / 2 + .random(in: 0...9, using: &random)),
          Performance(reps: .random(in: 1...12, using: &random)))
      }
      let lap = Performance(
        time: .seconds(400 - number + .random(in: 0...9, using: &random)), distance: Length(millimetres: 1_000_000))
      let sets = lifts + [Sample.set(4, exercise: run, load: .unstated, lap)]
      return EnteredSession(name: "S", began: Sample.moment(number, day: number * 2 / 3), sets: sets, key: "\(number)")
    }
    _ = try store.enter(sessions)
  }

  private func rows(_ store: TrainingStore) throws -> [Row] {
    try store.reading { db in try Row.fetchAll(db, sql: "SELECT * FROM record_set") }
  }

  private func marks(_ store: TrainingStore) throws -> [EntryID: [RecordKind]] {
    try store.marks(of: store.sets(matching: LogQuery(limit: .max)))
  }

  private func forget(_ sql: String) throws {
    try store.writing { db in
      try db.execute(
        sql: """
          INSERT INTO changed_exercise SELECT DISTINCT exercise, \(Day.plausible.lowerBound.number) FROM logged_set;
          \(sql)
          """)
    }
  }

  @Test("Lists count them and sheets name them, also before they are found again")
  func counted() throws {
    let marks = try marks(store)
    #expect(Set(marks.values.joined()).isSuperset(of: [.load, .repsAtLoad, .bestTime]))
    let sessions = try store.finishedSessions(matching: LogQuery(limit: .max))
    let counts = try store.summaries(of: sessions).map(\.records)
    #expect(counts == sessions.map { session in marks.keys.count { $0.session == session.id } })
    try forget("DELETE FROM record_set")
    #expect(try self.marks(store) == marks)
    #expect(try store.summaries(of: sessions).map(\.records) == counts)
    try store.changingLog { _ in }
    #expect(try rows(store).count == marks.count)
    #expect(try self.marks(store) == marks)
  }

  @Test("A store of an earlier version finds them, and a rebuild repairs them")
  func migrated() throws {
    let before = try rows(store)
    #expect(before.count > 10)
    let version = try #require(Schema.steps.firstIndex(of: Schema.recordSets))
    try store.withQueue { queue in
      try queue.inDatabase { db in
        try db.execute(
          sql: "DROP TABLE record_set; DROP INDEX session_left_out; PRAGMA user_version = \(version)")
      }
    }
    let migrated = try TrainingStore(path: folder.store)
    #expect(try rows(migrated) == before)
    try migrated.writing { db in try db.execute(sql: "DELETE FROM record_set WHERE position = 1") }
    #expect(try !migrated.rebuildDerived().rollupsWereRight)
    #expect(try rows(migrated) == before)
    #expect(try migrated.rebuildDerived().rollupsWereRight)
  }

  @Test("An exercise that waited while the store was migrated has all of its records afterwards")
  func migratedWhileWaiting() throws {
    let before = try rows(store)
    let version = try #require(Schema.steps.firstIndex(of: Schema.recordSets))
    try store.withQueue { queue in
      try queue.inDatabase { db in
        try db.execute(
          sql: """
            DROP TABLE record_set; DROP INDEX session_left_out; PRAGMA user_version = \(version);
            INSERT INTO changed_exercise SELECT 'bench-press', max(day) FROM session;
            """)
      }
    }
    let migrated = try TrainingStore(path: folder.store)
    try migrated.changingLog { _ in }
    #expect(try rows(migrated) == before)
  }
}
