/// A rebuild from journal and corrections gives the same as the log maintained entry by entry, whatever happened.

import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("Rebuilding")
struct RebuildingTests {
  private static let exercises = ["bench-press", "squat", "pull-up"].map { Exercise(key: $0, name: $0) }

  private func session(_ random: inout SeededGenerator) -> Session {
    let blocks = (1...Int.random(in: 1...4, using: &random)).map { number in
      let loads: [Load] = [
        .kilograms(.random(in: 1...200, using: &random)), .unstated, .bodyweight(plus: .zero),
        .bodyweight(plus: .kilograms(.random(in: -20...20, using: &random))),
        .mass(count: 2, each: .kilograms(24), upTo: nil),
      ]
      let targets: [Target] = [
        .reps(.exactly(.random(in: 1...15, using: &random))), .time(.exactly(30_000)), .distance(.exactly(400_000)),
      ]
      let work = Work(
        exercise: Self.exercises.randomElement(using: &random) ?? Sample.bench,
        role: .random(in: 0...5, using: &random) == 0 ? .warmup : .work,
        target: targets.randomElement(using: &random) ?? .open, load: loads.randomElement(using: &random) ?? .unstated)
      return Block(id: number, .step(.work(work)))
    }
    let forms: [Block.Form] = [
      .sequence, .forTime(cap: nil), .forTime(cap: .seconds(90)), .window(.seconds(120)),
      .rounds(2, style: .tabata), .intervals([.seconds(60)], rounds: 2),
    ]
    let form = forms.randomElement(using: &random) ?? .sequence
    return Session(
      name: "S", kind: .workout, blocks: [Block(id: 100, .group(Block.Group(form: form, title: "G", blocks: blocks)))])
  }

  /// Runs it at random: done, done differently, skipped, undone, left alone until time ends it, reopened.
  private func run(_ store: TrainingStore, day: Int, _ random: inout SeededGenerator) throws {
    let session = session(&random)
    let id = try store.begin(session: session, source: "", path: nil, at: Sample.moment(day: day))
    var engine = Engine(session: session)
    var second = 0
    var reopened = 0
    while !engine.isOver && second < 400 {
      second += .random(in: 1...40, using: &random)
      let reps = Performance(reps: .random(in: 0...20, using: &random), rpeTenths: 80)
      let commands: [Command] = [
        .start, .done(.asPrescribed), .done(reps), .skip, .undo, .back, .note("n"), .acknowledge,
      ]
      let command = second > 350 ? .finish : commands.randomElement(using: &random) ?? .start
      var after = engine
      let effects = after.handle(command, at: Sample.instant(second))
      if effects.contains(where: { if case .refused = $0 { true } else { false } }) {
        // What time alone did.
        engine = after
        continue
      }
      engine = after
      let ending = engine.isOver ? ending(of: engine) : nil
      try store.append(command, at: engine.now, moment: Sample.moment(second, day: day), to: id, ending: ending)
      if ending != nil, reopened < 2, Bool.random(using: &random) {
        reopened += 1
        _ = engine.handle(.undo, at: engine.now)
        if !engine.isOver {
          try store.append(.undo, at: engine.now, moment: Sample.moment(second, day: day), to: id)
        }
      }
    }
    if try store.running() != nil { try store.end(id, with: ending(of: engine), at: Sample.moment(second, day: day)) }
  }

  private func ending(of engine: Engine) -> Ending {
    Ending(engine.isOver ? .finished : .abandoned, of: engine)
  }

  private func correct(_ store: TrainingStore, _ random: inout SeededGenerator) throws {
    let moment = Sample.moment(.random(in: 0...1_000_000, using: &random))
    guard let entry = try store.sets(matching: LogQuery()).randomElement(using: &random) else { return }
    let day = Day(number: entry.day.number - 1)
    switch Int.random(in: 0...7, using: &random) {
    case 0: _ = try store.delete([entry.id], at: moment)
    case 1: _ = try store.delete([EntryID(session: entry.session)], at: moment)
    case 2: _ = try store.editSession(entry.session, name: "T", day: day, at: moment)
    case 3: _ = try store.undoCorrection(at: moment)
    case 4:
      let entered = EnteredSession(name: "E", began: Sample.moment(day: 2), sets: [Sample.set(1), Sample.set(2)])
      _ = try store.add(entered, at: moment)
    case 5:
      let entered = EnteredSession(name: "I", began: Sample.moment(day: 3), sets: [Sample.set(1)], key: "\(moment)")
      _ = try store.enter([entered])
    case 6:
      guard let score = try store.scores(matching: LogQuery()).randomElement(using: &random) else { return }
      _ = try store.edit(score.id, score: .rounds(.random(in: 1...20, using: &random), extraReps: 3), at: moment)
    default:
      let performance = Performance(reps: .random(in: 1...20, using: &random), load: .kilograms(90))
      _ = try store.edit(entry.id, SetEdit(performance, exercise: Self.exercises.first), at: moment)
    }
  }

  private func dump(_ store: TrainingStore) throws -> [String: [Row]] {
    let tables = [
      "session", "logged_set", "block_score", "session_note", "exercise_day", "exercise_day_load", "exercise_best",
      "new_best", "record_set", "changed_exercise", "changed_weighing", "session_day", "changed_session_day",
    ]
    return try store.reading { db in
      try Dictionary(
        uniqueKeysWithValues: tables.map { ($0, try Row.fetchAll(db, sql: "SELECT * FROM \($0)")) })
    }
  }

  @Test("After random sessions, undos and corrections a rebuild changes nothing", arguments: 1...5 * UInt64(fuzzTimes))
  func isWhatWasKeptUp(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let store = try TrainingStore(path: folder.store)
    var random = SeededGenerator(seed: seed)
    for day in 0..<6 {
      try run(store, day: day, &random)
      for _ in 0..<4 { try correct(store, &random) }
    }
    let before = try dump(store)
    let rebuilt = try store.rebuildDerived()
    #expect(rebuilt.changed == [])
    #expect(rebuilt.unreadable == [])
    #expect(rebuilt.rollupsWereRight)
    #expect(try dump(store) == before)
  }

  /// What is read from the rollups.
  private struct Figures: Equatable {
    var marks: [EntryID: [RecordKind]]
    var bests: [Bests]
    var newBests: [NewBest]
    var sessions: [SessionDay]
    var still: [StillDay]

    init(of store: TrainingStore, since day: Day) throws {
      let all = Day.plausible
      marks = try store.marks(of: store.sets(matching: LogQuery(limit: .max)))
      bests = try RebuildingTests.exercises.map { try store.bests(of: $0.key) }
      newBests = try store.newBests(from: day, through: all.upperBound)
      sessions = try store.sessionDays(from: all.lowerBound, through: all.upperBound)
      still = try store.stillDays(from: all.lowerBound, through: all.upperBound)
    }
  }

  /// Set by set, from the first one on.
  private func marksByTheLog(_ store: TrainingStore) throws -> [EntryID: [RecordKind]] {
    var marks: [EntryID: [RecordKind]] = [:]
    try store.reading { db in
      for exercise in Self.exercises {
        var watch = RecordWatch(before: Bests())
        var session: Int?
        let sets = try Row.fetchAll(
          db, sql: "SELECT * FROM logged_set WHERE exercise = ? ORDER BY day, session, position",
          arguments: [exercise.key])
        for row in sets {
          let here = try row.integer("session")
          if here != session { watch = RecordWatch(before: watch.after) }
          session = here
          let weight = try LiftedBodyweight.on(try row.day(), db)
          let kinds = watch.take(SetFigures(try StoredSet(row, began: 0), bodyweight: weight))
          if kinds.isEmpty { continue }
          marks[EntryID(session: SessionID(rawValue: here), position: try row.integer("position"))] = kinds
        }
      }
    }
    return marks
  }

  @Test("What waits to be summed up changes no figure", arguments: 1...5 * UInt64(fuzzTimes))
  func pending(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let store = try TrainingStore(path: folder.store)
    var random = SeededGenerator(seed: seed)
    for day in 0..<8 {
      try run(store, day: day, &random)
      for _ in 0..<2 { try correct(store, &random) }
    }
    let middle = Day(of: Sample.moment(day: 4))
    let figures = try Figures(of: store, since: middle)
    #expect(try figures.marks == marksByTheLog(store))
    try store.writing { db in
      try db.execute(
        sql: """
          INSERT INTO changed_exercise SELECT DISTINCT exercise, \(Day.plausible.lowerBound.number) FROM logged_set;
          INSERT INTO changed_session_day SELECT DISTINCT day FROM session;
          DELETE FROM new_best;
          DELETE FROM session_day;
          """)
    }
    #expect(try Figures(of: store, since: middle) == figures)
    try store.changingLog { _ in }
    #expect(try dump(store)["changed_exercise"] == [])
    #expect(try Figures(of: store, since: middle) == figures)
  }

  @Test("A log and rollups that were tampered with are repaired")
  func repairs() throws {
    let folder = try TemporaryFolder()
    let store = try TrainingStore(path: folder.store)
    var random = SeededGenerator(seed: 99)
    for day in 0..<3 { try run(store, day: day, &random) }
    let before = try dump(store)
    try store.writing { db in
      try db.execute(
        sql: "DELETE FROM logged_set WHERE position = 1; DELETE FROM block_score; UPDATE exercise_day SET sets = 7")
    }
    #expect(try dump(store) != before)
    let rebuilt = try store.rebuildDerived()
    #expect(!rebuilt.changed.isEmpty)
    #expect(try dump(store) == before)
  }

  @Test("A session whose journal cannot be read keeps the log that it has")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let store = try TrainingStore(path: folder.store)
    let id = try store.begin(session: Sample.push, source: "", path: nil, at: Sample.moment())
    try store.end(id, with: Ending(.finished, sets: [Sample.set(1)]), at: Sample.moment())
    try store.writing { db in try db.execute(sql: "UPDATE session SET compiled_form = 9") }
    let rebuilt = try store.rebuildDerived()
    #expect(rebuilt.unreadable == [id])
    #expect(try store.sets(matching: LogQuery()).count == 1)
  }
}
