/// Corrections of the log: the original entries stay, the current ones are shown, and every act can be undone.

import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("Corrections of the log")
struct CorrectionTests {
  let folder: TemporaryFolder
  let store: TrainingStore

  init() throws {
    folder = try TemporaryFolder()
    store = try TrainingStore(path: folder.store)
  }

  private func train(day: Int = 0) throws -> SessionID {
    let id = try store.begin(session: Sample.push, source: "", path: nil, at: Sample.moment(day: day))
    let ending = Ending(.finished, sets: [Sample.set(1), Sample.set(2)], notes: ["good"], elapsed: .minutes(30))
    try store.end(id, with: ending, at: Sample.moment(day: day))
    return id
  }

  private func shown() throws -> [String] {
    try store.sets(matching: LogQuery()).reversed().map { entry in
      guard case .mass(_, let each, _) = entry.load else { return "?" }
      return
        "\(entry.session.rawValue).\(entry.position) \(entry.exercise.key) \(entry.performance.reps ?? 0)x\(each.grams)"
    }
  }

  private func entry(_ session: SessionID, _ position: Int? = nil) -> EntryID {
    EntryID(session: session, position: position)
  }

  @Test("An edit changes only what it says, and undo restores what was there")
  func edit() throws {
    let id = try train()
    let before = try store.sets(matching: LogQuery())
    let edit = SetEdit(Performance(reps: 7, load: Mass(grams: 82_500), rpeTenths: 90))
    #expect(try store.edit(entry(id, 2), edit, at: Sample.moment(9)))
    #expect(try shown() == ["1.1 bench-press 8x80000", "1.2 bench-press 7x82500"])
    let entry = try #require(try store.sets(matching: LogQuery()).first)
    #expect(entry.performance.rpeTenths == 90)
    #expect(entry.beganWallMilliseconds == before[0].beganWallMilliseconds)
    let undone = try #require(try store.undoCorrection(at: Sample.moment(10)))
    #expect(undone.act == .edit)
    #expect(try store.sets(matching: LogQuery()) == before)
    #expect(try store.undoCorrection(at: Sample.moment(11)) == nil)
  }

  @Test("The length of a session is corrected like anything else, and a name given since stays when that is undone")
  func length() throws {
    let id = try train()
    func length() throws -> [Int?] {
      let session = try #require(try store.sessions().first)
      let end = session.endedWallMilliseconds.map { ($0 - session.began.milliseconds) / 60_000 }
      return [session.elapsed.map { $0.count / 60_000 }, end]
    }
    let before = try length()
    #expect(try store.editSession(id, name: "Chest", at: Sample.moment(8)))
    #expect(try store.editSession(id, length: .minutes(70), at: Sample.moment(9)))
    #expect(try length() == [70, 70])
    #expect(
      try store.sessionDays(from: Day(of: Sample.moment()), through: Day(of: Sample.moment())).map(\.training) == [
        4_200_000
      ])
    #expect(try store.editSession(id, name: "Push", at: Sample.moment(10)))
    #expect(try length() == [70, 70])
    #expect(try store.rebuildDerived().changed.isEmpty)
    guard case .session("Chest", _, let earlier)? = try store.corrections()[1].changes.first?.before else {
      throw StoreProblem.noSuchSession(id)
    }
    #expect(earlier == .minutes(30))
    _ = try store.undoCorrection(at: Sample.moment(11))
    #expect(try length() == [70, 70] && store.sessions().first?.name == "Chest")
    _ = try store.undoCorrection(at: Sample.moment(12))
    #expect(try length() == before && store.sessions().first?.name == "Chest")
    #expect(try store.editSession(id, length: .zero, at: Sample.moment(13)))
    #expect(try store.workoutsOfUnknownLength(from: Day(number: 0), through: Day(number: 99_999)) == 1)
  }

  @Test("Another exercise for a set moves it there, for searches and sums as well")
  func otherExercise() throws {
    let id = try train()
    let dip = Exercise(key: "dip", name: "Dip")
    #expect(try store.edit(entry(id, 1), SetEdit(exercise: dip), at: Sample.moment()))
    #expect(try store.sets(matching: LogQuery(exercise: "dip")).map(\.position) == [1])
    #expect(try store.sets(matching: LogQuery(text: "dip")).map(\.position) == [1])
    #expect(try store.rebuildDerived() == Rebuilt(sessions: 1, changed: []))
  }

  @Test("Deleting removes sets or sessions from the log; undo goes back act by act, last first")
  func delete() throws {
    let (first, second) = (try train(), try train(day: 1))
    #expect(try store.delete([entry(first, 1), entry(second)], at: Sample.moment()))
    #expect(try shown() == ["1.2 bench-press 8x80000"])
    #expect(try store.sessions().map(\.id) == [first])
    #expect(try store.edit(entry(first, 2), SetEdit(Performance(reps: 9)), at: Sample.moment()))
    #expect(try store.undoCorrection(at: Sample.moment())?.act == .edit)
    #expect(try store.undoCorrection(at: Sample.moment())?.act == .delete)
    #expect(try shown().count == 4)
    #expect(try store.sessions().map(\.id) == [second, first])
    #expect(try store.sessions().first?.notes == ["good"])
  }

  @Test("What is not in the log cannot be corrected, and then nothing is")
  func notThere() throws {
    let id = try train()
    #expect(try !store.delete([entry(id, 1), entry(id, 3)], at: Sample.moment()))
    #expect(try !store.delete([], at: Sample.moment()))
    #expect(try !store.edit(entry(SessionID(rawValue: 9), 1), SetEdit(), at: Sample.moment()))
    #expect(try !store.edit(entry(id), SetEdit(), at: Sample.moment()))
    let running = try store.begin(session: Sample.push, source: "", path: nil, at: Sample.moment())
    #expect(try !store.delete([entry(running)], at: Sample.moment()))
    #expect(try store.corrections().isEmpty)
    #expect(try shown().count == 2)
  }

  @Test("A session that moves to another day keeps its sets and their times of day")
  func otherDay() throws {
    let id = try train()
    let day = Day(of: Sample.moment(day: -2))
    #expect(try store.editSession(id, name: "Pull", day: day, at: Sample.moment()))
    let sets = try store.sets(matching: LogQuery(from: day, through: day, text: "pull"))
    #expect(sets.map(\.sessionName) == ["Pull", "Pull"])
    #expect(sets.last?.beganWallMilliseconds == Sample.moment(100, day: -2).wallMilliseconds)
    #expect(try store.rebuildDerived() == Rebuilt(sessions: 1, changed: []))
    #expect(try store.undoCorrection(at: Sample.moment()) != nil)
    #expect(try store.sets(matching: LogQuery(through: day)).isEmpty)
    #expect(try store.sessions().map(\.name) == ["Push"])
  }

  @Test("An entry by hand is in the log like any other, and can be undone")
  func added() throws {
    let entered = EnteredSession(name: "Gym", began: Sample.moment(day: -3), sets: [Sample.set(1)], notes: ["late"])
    let id = try store.add(entered, at: Sample.moment())
    #expect(try shown() == ["1.1 bench-press 8x80000"])
    #expect(try store.sessions().map(\.origin) == [.added])
    #expect(try store.edit(entry(id, 1), SetEdit(Performance(reps: 5)), at: Sample.moment()))
    #expect(try store.rebuildDerived() == Rebuilt(sessions: 1, changed: []))
    #expect(try shown() == ["1.1 bench-press 5x80000"])
    #expect(try store.undoCorrection(at: Sample.moment())?.act == .edit)
    #expect(try store.undoCorrection(at: Sample.moment())?.act == .add)
    #expect(try shown().isEmpty)
    #expect(try store.sessions().isEmpty)
  }

  @Test("Imported sessions enter once by their key, and can be corrected and deleted")
  func imported() throws {
    let entered = EnteredSession(
      name: "Strong", began: Sample.moment(), sets: [Sample.set(1), Sample.set(2)], key: "a")
    let ids = try store.enter([entered, entered])
    let id = try #require(ids.first ?? nil)
    #expect(ids == [id, nil])
    #expect(try store.delete([entry(id, 1)], at: Sample.moment()))
    #expect(try store.rebuildDerived() == Rebuilt(sessions: 1, changed: []))
    #expect(try shown() == ["1.2 bench-press 8x80000"])
    #expect(try store.delete([entry(id)], at: Sample.moment()))
    #expect(try store.enter([entered]) == [nil])
    #expect(try shown().isEmpty)
  }

  @Test("A set that has since become another one is not touched by the old correction")
  func sinceChanged() throws {
    let id = try train()
    #expect(try store.edit(entry(id, 2), SetEdit(Performance(reps: 3)), at: Sample.moment()))
    #expect(try store.edit(entry(id, 1), SetEdit(Performance(reps: 4)), at: Sample.moment()))
    try store.append(.undo, at: Sample.instant(1), moment: Sample.moment(1), to: id)
    #expect(try shown().isEmpty)
    let other = Sample.set(2, Performance(reps: 12))
    try store.end(id, with: Ending(.finished, sets: [Sample.set(1), other]), at: Sample.moment(2))
    #expect(try shown() == ["1.1 bench-press 4x80000", "1.2 bench-press 12x80000"])
  }

  @Test("The history says what was, what is, and what was undone")
  func history() throws {
    let id = try train()
    _ = try store.edit(entry(id, 1), SetEdit(Performance(reps: 7)), at: Sample.moment(5))
    _ = try store.undoCorrection(at: Sample.moment(6))
    let history = try store.corrections()
    #expect(history.map(\.act) == [.undo, .edit])
    #expect(history.map(\.isUndone) == [false, true])
    let change = try #require(history.last?.changes.first)
    #expect(change.entry == entry(id, 1))
    #expect(change.before == .set(Sample.bench, Performance(reps: 8), .kilograms(80), .work))
    #expect(change.after == .set(Sample.bench, Performance(reps: 7), .kilograms(80), .work))
  }

  @Test(
    "Corrections are append-only",
    arguments: [
      "UPDATE correction SET act = 'add'", "DELETE FROM correction", "UPDATE corrected_entry SET after = NULL",
      "DELETE FROM corrected_entry",
    ])
  func appendOnly(sql: String) throws {
    _ = try store.delete([entry(try train(), 1)], at: Sample.moment())
    #expect(throws: StoreProblem.self) { try store.writing { db in try db.execute(sql: sql) } }
  }
}
