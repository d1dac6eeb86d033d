/// The all-time bests match the log, whatever happens to it.

import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("Lifetime bests")
struct LifetimeBestsTests {
  let folder: TemporaryFolder
  let store: TrainingStore
  private static let exercises = ["bench-press", "pull-up", "plank"].map { Exercise(key: $0, name: $0) }

  init() throws {
    folder = try TemporaryFolder()
    store = try TrainingStore(path: folder.store)
  }

  /// A best as it can be compared: `bench-press load 80000 in 3.1`.
  private func text(_ exercise: String, _ kind: RecordKind, _ value: Int, _ entry: EntryID) -> String {
    "\(exercise) \(kind) \(value) in \(entry.session.rawValue).\(entry.position ?? 0)"
  }

  private func records(_ store: TrainingStore) throws -> [String] {
    try store.records().map { text($0.entry.exercise.key, $0.kind, $0.value, $0.entry.id) }.sorted()
  }

  /// Set by set, the first that reached it.
  private func byTheLog(_ store: TrainingStore) throws -> [String] {
    var best: [String: [RecordKind: (value: Int, entry: EntryID)]] = [:]
    try store.reading { db in
      let rows = try Row.fetchCursor(
        db, sql: "SELECT * FROM logged_set ORDER BY exercise, day, began_wall_ms, session, position")
      while let row = try rows.next() {
        let set = try StoredSet(row, began: 0)
        let entry = EntryID(
          session: SessionID(rawValue: try row.integer("session")), position: try row.integer("position"))
        let figures = SetFigures(set, bodyweight: try LiftedBodyweight.on(try row.day(), db))
        for (kind, value) in figures.values where best[set.exercise.key]?[kind]?.value ?? .min < value {
          best[set.exercise.key, default: [:]][kind] = (value, entry)
        }
      }
    }
    return best.flatMap { exercise, kinds in
      kinds.filter { $0.key != .added || $0.value.value != 0 }.map { text(exercise, $0, $1.value, $1.entry) }
    }.sorted()
  }

  private func sets(_ random: inout SeededGenerator) -> [LoggedSet] {
    (1...Int.random(in: 1...6, using: &random)).map { number in
      let exercise = Self.exercises[.random(in: 0...2, using: &random)]
      let loads: [Load] = [
        .kilograms(.random(in: 1...8, using: &random) * 10), .bodyweight(plus: .zero),
        .bodyweight(plus: .kilograms(.random(in: -2...3, using: &random))), .unstated,
      ]
      let performances = [
        Performance(reps: .random(in: 0...13, using: &random)),
        Performance(time: .seconds(.random(in: 0...3, using: &random))),
      ]
      var set = Sample.set(
        number, exercise: exercise, load: loads.randomElement(using: &random) ?? .unstated,
        performances.randomElement(using: &random) ?? Performance())
      if .random(in: 0...6, using: &random) == 0 { set.work.role = .warmup }
      return set
    }
  }

  private func portable(_ random: inout SeededGenerator, day: Int) -> PortableEntry {
    .session(
      PortableSession(
        identity: "i-\(UInt64.random(in: 0...UInt64.max, using: &random))", name: "I", kind: .workout,
        began: WallMoment(milliseconds: Sample.moment(day: day).wallMilliseconds, utcOffsetSeconds: 0), length: nil,
        active: nil, outcome: .finished, sets: sets(&random).map { PortableSet(StoredSet($0)) }, notes: []))
  }

  private func change(_ random: inout SeededGenerator) throws {
    let day = Int.random(in: -5...5, using: &random)
    let moment = Sample.moment(.random(in: 0...1_000_000, using: &random))
    let entry = try store.sets(matching: LogQuery()).randomElement(using: &random)
    switch Int.random(in: 0...10, using: &random) {
    case 0:
      _ = try store.enter(
        (0...3).map { portable(&random, day: day + $0) }, from: .strong, file: "f", at: moment)
    case 1: _ = try store.undoImport(nil)
    case 2:
      _ = try store.add(EnteredSession(name: "E", began: Sample.moment(day: day), sets: sets(&random)), at: moment)
    case 3: _ = try store.undoCorrection(at: moment)
    case 4:
      let performance = Performance(reps: .random(in: 1...20, using: &random), load: .kilograms(60))
      if let entry { _ = try store.edit(entry.id, SetEdit(performance, exercise: Self.exercises[0]), at: moment) }
    case 5: if let entry { _ = try store.delete([entry.id], at: moment) }
    case 6:
      if let entry { _ = try store.editSession(entry.session, day: Day(number: entry.day.number - 3), at: moment) }
    case 7:
      let id = try store.begin(session: Sample.push, source: "", path: nil, at: Sample.moment(day: day))
      try store.append(.start, at: Sample.instant(0), moment: moment, to: id)
      try store.append(
        .finish, at: Sample.instant(1), moment: moment, to: id, ending: Ending(.finished, sets: sets(&random)))
      guard Bool.random(using: &random) else { return }
      try store.append(.undo, at: Sample.instant(2), moment: moment, to: id)
      #expect(try records(store) == byTheLog(store))
      try store.end(id, with: Ending(.finished, sets: sets(&random)), at: moment)
    case 8, 9:
      let mass = Bool.random(using: &random) ? Mass.kilograms(.random(in: 3...90, using: &random)) : nil
      try store.setBodyweight(
        mass, of: Day(of: Sample.moment(day: day + .random(in: -3...3, using: &random))), at: moment)
    default: if let entry { _ = try store.delete([EntryID(session: entry.session)], at: moment) }
    }
  }

  @Test(
    "Records match the log after imports, undos, corrections and reopened sessions",
    arguments: 1...4 * UInt64(fuzzTimes))
  func followTheLog(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      try change(&random)
      #expect(try records(store) == byTheLog(store))
    }
    #expect(try !records(store).isEmpty)
    #expect(try store.reading { db in try LifetimeBests.changedExercises(db) } == [])
    #expect(try store.rebuildDerived().rollupsWereRight)
  }

  @Test("Records match the log after a restored backup and after an import of everything")
  func travelled() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<12 { try change(&random) }
    let before = try records(store)
    let backup = folder.path + "/log.backup"
    try TrainingStore.backUp(storeAt: folder.store, to: backup)
    for _ in 0..<12 { try change(&random) }
    var json = ""
    try store.forEachJSONPiece { json += $0 }
    let other = try TrainingStore(path: folder.path + "/other.sqlite")
    _ = try other.enterJSON(Array(json.utf8), file: "f", at: Sample.moment())
    #expect(try records(other) == byTheLog(other))
    #expect(try other.rebuildDerived().rollupsWereRight)
    let lock = try SessionLock(forStoreAt: folder.store)
    _ = try CheckedBackup(path: backup, forStoreAt: folder.store).restore(holding: lock, at: Sample.moment())
    let restored = try TrainingStore(path: folder.store)
    #expect(try records(restored) == before)
    #expect(try records(restored) == byTheLog(restored))
  }

  @Test("What another program writes into the log counts at once, and is stored with the next entry")
  func writtenByAnother() throws {
    _ = try store.add(EnteredSession(name: "E", began: Sample.moment(), sets: [Sample.set(1)]), at: Sample.moment())
    try store.writing { db in
      try db.execute(
        sql:
          "INSERT INTO logged_set SELECT session, 2, day, block, exercise, exercise_name, set_number, of_sets, role, side, label, 9, load_kind, load_count, 90000, milliseconds, millimetres, kilocalories, rpe_tenths, rounds, extra_reps, cut_off, began_wall_ms, ended_wall_ms, words, load_unit, distance_unit, average_heart_rate, max_heart_rate, zone_1_s, zone_2_s, zone_3_s, zone_4_s, zone_5_s, parts FROM logged_set"
      )
    }
    #expect(try store.records().first.map { $0.value } == 90_000)
    #expect(try store.records(of: "squat").isEmpty)
    _ = try store.delete([EntryID(session: SessionID(rawValue: 1), position: 1)], at: Sample.moment())
    #expect(try store.reading { db in try LifetimeBests.changedExercises(db) } == [])
    #expect(try records(store) == byTheLog(store))
  }

  @Test("A store of an earlier version gets its records, and a rebuild finds bests that were tampered with")
  func migrated() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<12 { try change(&random) }
    let steps = Schema.steps.prefix { $0 != Schema.lifetimeBests }
    let path = folder.path + "/old.sqlite"
    do {
      let old = try TrainingStore(path: path, steps: Array(steps))
      try old.withQueue { queue in
        try queue.inDatabase { db in
          try db.execute(sql: "ATTACH ? AS today", arguments: [folder.store])
          try db.execute(
            sql: """
              INSERT INTO import
                SELECT id, kind, file, wall_ms, utc_offset_s, sessions, sets, others, is_undone FROM today.import;
              INSERT INTO session SELECT * FROM today.session;
              INSERT INTO logged_set SELECT \(Sample.columnsOfSet) FROM today.logged_set;
              DETACH today
              """)
        }
      }
    }
    let migrated = try TrainingStore(path: path)
    #expect(try records(migrated) == records(store))
    #expect(try migrated.rebuildDerived().rollupsWereRight)
    #expect(try records(migrated) == records(store))
    try migrated.writing { db in try db.execute(sql: "UPDATE exercise_best SET value = value + 1") }
    #expect(try !migrated.rebuildDerived().rollupsWereRight)
    #expect(try records(migrated) == records(store))
    #expect(try migrated.rebuildDerived().rollupsWereRight)
  }
}
