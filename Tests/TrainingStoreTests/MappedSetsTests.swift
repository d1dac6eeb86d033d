/// Sets under a name that the library does not have move to the exercise that they are, with all figures.

import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("Sets of another exercise")
struct MappedSetsTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private static let pumps = Exercise(key: "frog pumps", name: "Frog Pumps")
  private static let bridge = MappedExercise(
    Exercise(key: "glute-bridge", name: "Glute bridge"), isBodyweight: true)

  private func session(_ key: String, day: Int, _ exercise: Exercise) -> EnteredSession {
    EnteredSession(
      name: key, began: Sample.moment(day: day), sets: [Sample.set(1, exercise: exercise), Sample.set(2)], key: key)
  }

  @Test("Figures follow, the load is added to the bodyweight, and one undo takes all of it back")
  func mapped() throws {
    let store = try TrainingStore(path: "\(folder.path)/a.db")
    _ = try store.enter([session("a", day: 0, Self.pumps), session("b", day: 1, Self.pumps)])
    #expect(try store.loggedExercises().map(\.sets) == [2, 2])
    #expect(try store.exercisesOfLog().map(\.name) == ["Bench press", "Frog Pumps"])
    let before = try store.records()
    #expect(try store.mapSets(["frog pumps": Self.bridge], at: Sample.moment(60)) == 2)
    #expect(try store.loggedExercises().map(\.exercise.key).sorted() == ["bench-press", "glute-bridge"])
    #expect(try store.records(of: "frog pumps").isEmpty)
    let moved = try store.sets(matching: LogQuery(exercise: "glute-bridge"))
    #expect(moved.map(\.load) == [.bodyweight(plus: .kilograms(80)), .bodyweight(plus: .kilograms(80))])
    #expect(try store.exerciseDays(of: "glute-bridge", from: Day(number: 0), through: Day(number: 30_000)).count == 2)
    #expect(try store.rebuildDerived().rollupsWereRight)
    #expect(try store.undoCorrection(at: Sample.moment(90))?.changes.count == 2)
    #expect(try store.records() == before)
    #expect(try store.mapSets(["squat": Self.bridge], at: Sample.moment(99)) == 0)
  }

  @Test("Days on which an exercise has some of its sets are summed up right, while other days stay")
  func summedUp() throws {
    let store = try TrainingStore(path: "\(folder.path)/c.db")
    let bridge = Self.bridge.exercise
    _ = try store.enter([
      session("a", day: 0, Self.pumps), session("b", day: 0, bridge), session("c", day: 0, Self.pumps),
      session("d", day: 1, Self.pumps), session("e", day: 2, bridge),
    ])
    func days(_ key: String) throws -> [Int] {
      try store.exerciseDays(of: key, from: Day(number: 0), through: Day(number: 30_000)).map(\.sets)
    }
    let records = try store.records()
    #expect(try store.mapSets(["frog pumps": MappedExercise(bridge, isBodyweight: false)], at: Sample.moment(60)) == 3)
    #expect(try days("frog pumps").isEmpty)
    #expect(try days("glute-bridge") == [3, 1, 1])
    #expect(try store.rebuildDerived().rollupsWereRight)
    // One session, and then many at once: both ways to the same sums.
    #expect(try store.delete([EntryID(session: SessionID(rawValue: 2))], at: Sample.moment(61)))
    for second in 62...63 { _ = try store.undoCorrection(at: Sample.moment(second)) }
    #expect(try days("frog pumps") == [2, 1])
    #expect(try days("glute-bridge") == [1, 1])
    #expect(try store.rebuildDerived().rollupsWereRight)
    #expect(try store.records() == records)
  }

  /// Sets with everything that a set can have.
  private func sets() -> [LoggedSet] {
    let zones = HeartRate(average: 120, maximum: 151, zoneSeconds: [1, 2, 3, 4, 5])
    let labels: [String?] = [nil, "", "a\"b\\c/ä😀", "\u{1}\u{8}\u{9}\u{a}\u{c}\u{d}\u{1f}\u{7f}\u{2028}"]
    var sets: [LoggedSet] = []
    for (number, label) in labels.enumerated() {
      var set = Sample.set(number + 1, exercise: Exercise(key: "frog pumps", name: label ?? "Frog Pumps"))
      set.work.label = label
      set.heartRate = [nil, zones, HeartRate(average: 90, maximum: 99), nil][number]
      if number == 1 { set.performance = Performance(reps: 9, parts: [4, 3, 2]) }
      if number == 2 {
        set.performance = Performance(time: .seconds(61), distance: Length(millimetres: 1_609_344), rpeTenths: 85)
        set.performance.units = .given(load: .pounds, distance: .mile)
        set.cutOff = true
      }
      if number == 3 { (set.work.side, set.work.role, set.performance.rounds) = (.left, .warmup, 3) }
      sets.append(set)
    }
    return sets
  }

  @Test("The text of a set that SQL makes is the one that is kept of it")
  func text() throws {
    let store = try TrainingStore(path: "\(folder.path)/d.db")
    let id = try store.add(
      EnteredSession(name: "Push", began: Sample.moment(), elapsed: .seconds(900), sets: sets()), at: Sample.moment())
    #expect(try store.editSession(id, day: Day(number: 3), at: Sample.moment(1)))
    try store.reading { db in
      let rows = try SessionRows.read(id, db)
      let texts = try Row.fetchAll(
        db,
        sql: """
          SELECT position, \(StoredSet.text(of: "row", began: StoredSet.began(session: "session"))) AS text, words
            = \(StoredSet.words(key: "exercise", name: "exercise_name", label: "label", session: "name")) AS is_found
          FROM logged_set AS row JOIN session ON session.id = row.session WHERE \(try StoredSet.isReadable("row", db))
          """)
      #expect(texts.count == 4)
      for row in texts {
        #expect(try row.text("text") == rows.text(at: row.integer("position")))
        #expect(try row.integer("is_found") == 1)
      }
    }
  }

  @Test("What moved and came back is as it was, and what an impossible row says stays")
  func movedBack() throws {
    let store = try TrainingStore(path: "\(folder.path)/e.db")
    let id = try store.add(
      EnteredSession(name: "Push", began: Sample.moment(), elapsed: .seconds(900), sets: sets()), at: Sample.moment())
    let before = try store.sets(matching: LogQuery())
    #expect(try store.mapSets(["frog pumps": Self.bridge], at: Sample.moment(60)) == 4)
    #expect(try store.exercisesMovedLast().map(\.sets).reduce(0, +) == 4)
    #expect(try store.rebuildDerived().changed.isEmpty)
    #expect(try store.corrections(limit: 1, entries: 2).map { [$0.count, $0.changes.count] } == [[4, 2]])
    #expect(try store.undoCorrection(at: Sample.moment(61))?.count == 4)
    #expect(try store.sets(matching: LogQuery()) == before)
    let rebuilt = try store.rebuildDerived()
    #expect(rebuilt.changed.isEmpty && rebuilt.rollupsWereRight)
    try store.writing { db in
      try TrainingStore.without(triggers: ["logged_set_is_replaced_whole"], db) {
        try db.execute(sql: "UPDATE logged_set SET reps = -7 WHERE position = 1")
      }
    }
    #expect(try store.mapSets(["frog pumps": Self.bridge], at: Sample.moment(62)) == 3)
    // A set that was corrected since is taken back with the others, one by one.
    let entry = EntryID(session: id, position: 2)
    #expect(try store.edit(entry, SetEdit(Performance(reps: 8)), at: Sample.moment(63)))
    for second in 64...65 { #expect(try store.undoCorrection(at: Sample.moment(second)) != nil) }
    #expect(try store.sets(matching: LogQuery(limit: 3)) == Array(before.prefix(3)))
  }

  @Test("An import whose exercises were only mapped is undone as a whole, and comes back as it was")
  func undone() throws {
    let store = try TrainingStore(path: "\(folder.path)/b.db")
    let file = """
      title,start_time,end_time,exercise_title,set_type,weight_kg,reps
      Legs,"8 Apr 2026, 16:50","8 Apr 2026, 17:50",Frog Pumps,normal,20,15
      """
    let entries = HevyCSV.read(try #require(CSVTable(Array(file.utf8)))).portable(
      naming: { (Exercise(key: $0.lowercased(), name: $0), false) }, utcOffset: { _ in 0 })
    _ = try store.enter(entries, from: .hevy, file: "h.csv", at: Sample.moment())
    try store.mapExercises(["frog pumps": Self.bridge.exercise])
    #expect(try store.mapSets(["frog pumps": Self.bridge], at: Sample.moment(60)) == 1)
    let mapped = try store.sets(matching: LogQuery())
    #expect(try store.undoImport(nil)?.stays == [:])
    #expect(try store.sets(matching: LogQuery()).isEmpty)
    #expect(try store.reviveImport() != nil)
    #expect(try store.sets(matching: LogQuery()) == mapped)
  }
}
