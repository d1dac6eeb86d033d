/// Sets under a name that the library does not have move to the exercise that they are, with all figures.

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
