/// Numbers of another log that nobody reaches count for nothing until the athlete says that they are meant.

import SessionModel
import Testing

@testable import TrainingStore

@Suite("Numbers that are a question")
struct QuestionedSetsTests {
  let folder: TemporaryFolder
  let store: TrainingStore

  init() throws {
    folder = try TemporaryFolder()
    store = try TrainingStore(path: folder.store)
  }

  private func enter(load: Int, reps: Int) throws -> EntryID {
    let squat = Exercise(key: "squat", name: "Squat")
    func set(_ number: Int, _ kilograms: Int, _ reps: Int) -> LoggedSet {
      LoggedSet(
        occurrence: Occurrence(block: 0, rounds: []),
        work: Work(
          exercise: squat, set: number, of: 2, target: .open,
          load: .mass(count: 1, each: Mass(grams: kilograms * 1000), upTo: nil)),
        performance: Performance(reps: reps), began: Instant(milliseconds: 0), ended: Instant(milliseconds: 0),
        cutOff: false)
    }
    let ids = try store.enter([
      EnteredSession(name: "Legs", began: Sample.moment(), sets: [set(1, load, reps), set(2, 100, 5)], key: "a")
    ])
    return EntryID(session: try #require(ids[0]), position: 1)
  }

  private func heaviest() throws -> Int? { try store.records(of: "squat").first { $0.kind == .load }?.value }

  @Test("A load beyond anybody's is no record until it is confirmed, and none again when that is undone")
  func confirmed() throws {
    let id = try enter(load: 700, reps: 5)
    #expect(try heaviest() == 100_000)
    #expect(try store.questionedSets().map(\.entry.id) == [id])
    #expect(try store.edit(id, SetEdit(Performance(reps: 5)), at: Sample.moment(1)))
    #expect(try heaviest() == 700_000)
    #expect(try store.questionedSets().isEmpty)
    #expect(try store.rebuildDerived().rollupsWereRight)
    _ = try store.undoCorrection(at: Sample.moment(2))
    #expect(try heaviest() == 100_000)
    #expect(try store.records(of: "squat", on: Day.plausible).first { $0.kind == .load }?.value == 100_000)
    #expect(try store.questionedSets().count == 1)
  }

  @Test("A set that is a question is not marked as a record, and neither hides nor takes the mark of another one")
  func unmarked() throws {
    _ = try enter(load: 60, reps: 5)
    let squat = Exercise(key: "squat", name: "Squat")
    func set(_ number: Int, _ kilograms: Int) -> LoggedSet {
      LoggedSet(
        occurrence: Occurrence(block: 0, rounds: []),
        work: Work(
          exercise: squat, set: number, of: 3, target: .open,
          load: .mass(count: 1, each: Mass(grams: kilograms * 1000), upTo: nil)),
        performance: Performance(reps: 5), began: Instant(milliseconds: 0), ended: Instant(milliseconds: 0),
        cutOff: false)
    }
    let sets = [set(1, 700), set(2, 110), set(3, 90)]
    _ = try store.enter([EnteredSession(name: "Legs", began: Sample.moment(86_400), sets: sets, key: "b")])
    let entries = try store.sets(matching: LogQuery(from: Day(of: Sample.moment(86_400))))
    let marks = try store.marks(of: entries)
    #expect(entries.count == 3 && marks.keys.map(\.position) == [2])
    #expect(marks.values.first?.first == .load)
  }

  @Test("Correcting it answers the question, too")
  func corrected() throws {
    let id = try enter(load: 700, reps: 5)
    #expect(try store.edit(id, SetEdit(Performance(reps: 5, load: Mass(grams: 170_000))), at: Sample.moment(1)))
    #expect(try heaviest() == 170_000)
    #expect(try store.questionedSets().isEmpty)
    #expect(try store.sets(matching: LogQuery()).allSatisfy { $0.label == nil })
  }

  @Test("877,777 reps cannot be meant: saying them again leaves the question")
  func impossible() throws {
    let id = try enter(load: 60, reps: 877_777)
    #expect(try store.edit(id, SetEdit(Performance(reps: 877_777)), at: Sample.moment(1)))
    #expect(try store.questionedSets().map(\.canBeMeant) == [false])
    #expect(try heaviest() == 100_000)
  }

  @Test("A distance or a speed that nobody reaches is in no sum and no best time", arguments: [5_000_000, 60_000])
  func tooFar(metres: Int) throws {
    let run = Exercise(key: "run", name: "Run")
    func set(_ metres: Int, _ seconds: Int) -> LoggedSet {
      LoggedSet(
        occurrence: Occurrence(block: 0, rounds: []),
        work: Work(exercise: run, set: 1, of: 2, target: .open, load: .unstated),
        performance: Performance(time: .seconds(seconds), distance: Length(millimetres: metres * 1000)),
        began: Instant(milliseconds: 0), ended: Instant(milliseconds: 0), cutOff: false)
    }
    let sets = [set(5000, 1500), set(metres, 1000)]
    _ = try store.enter([EnteredSession(name: "Run", began: Sample.moment(), sets: sets, key: "a")])
    let far = Day.plausible
    func sum() throws -> Int {
      try store.enduranceDays(of: "run", from: far.lowerBound, through: far.upperBound).map(\.millimetres).reduce(0, +)
    }
    #expect(try sum() == 5_000_000)
    #expect(try store.bests(of: "run", over: [5_000_000], through: far.upperBound).first?.milliseconds == 1_500_000)
    #expect(try store.records(of: "run").first { $0.kind == .distance }?.value == 5_000_000)
    let question = try #require(try store.questionedSets().first)
    #expect(try store.edit(question.entry.id, SetEdit(Performance(time: .seconds(1000))), at: Sample.moment(1)))
    #expect(try sum() == 5_000_000 + metres * 1000)
    #expect(try store.rebuildDerived().rollupsWereRight)
  }

  @Test(
    "Faster than anybody has ever been is a question, over any distance; what somebody has done is none",
    arguments: [
      ("run", 10_000, 791, true), ("run", 10_000, 1571, false), ("treadmill", 5000, 720, true),
      ("run", 5000, 755, false),
      ("run", 100, 7, true), ("run", 100, 10, false), ("run", 42_195, 7000, true), ("run", 42_195, 7235, false),
      ("bike", 10_000, 791, false), ("row", 500, 60, true), ("row", 2000, 336, false), ("swim", 100, 40, true),
      ("swim", 1500, 847, false), ("my own run", 10_000, 791, false), ("my own run", 10_000, 100, true),
    ])
  func faster(key: String, metres: Int, seconds: Int, isAsked: Bool) throws {
    let set = LoggedSet(
      occurrence: Occurrence(block: 0, rounds: []),
      work: Work(exercise: Exercise(key: key, name: key), set: 1, of: 1, target: .open, load: .unstated),
      performance: Performance(time: .seconds(seconds), distance: Length(millimetres: metres * 1000)),
      began: Instant(milliseconds: 0), ended: Instant(milliseconds: 0), cutOff: false)
    _ = try store.enter([EnteredSession(name: "Out", began: Sample.moment(), sets: [set], key: "a")])
    #expect(try store.questionedSets().count == (isAsked ? 1 : 0))
    #expect(try store.sets(matching: LogQuery()).map(\.isQuestioned) == [isAsked])
    #expect(try store.records(of: key).isEmpty == isAsked)
    #expect(try store.bests(of: key, over: [metres * 1000], through: Day.plausible.upperBound).isEmpty == isAsked)
  }
}
