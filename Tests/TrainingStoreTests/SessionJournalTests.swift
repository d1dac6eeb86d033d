/// The journal: what is appended is what is read back, in order, and nothing in it ever changes.

import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("The journal")
struct SessionJournalTests {
  let folder: TemporaryFolder
  let store: TrainingStore

  init() throws {
    folder = try TemporaryFolder()
    store = try TrainingStore(path: folder.store)
  }

  private func begin(at moment: Moment = Sample.moment()) throws -> SessionID {
    try store.begin(session: Sample.push, source: "workout \"Push\" < bench 2x8 >", path: "push.satz", at: moment)
  }

  @Test("A fresh store has no running session")
  func fresh() throws {
    #expect(try store.running() == nil)
  }

  @Test("A session and every kind of command come back from a reopened file as they went in")
  func roundTrip() throws {
    let id = try begin()
    for (index, command) in Sample.commands.enumerated() {
      try store.append(command, at: Sample.instant(index), moment: Sample.moment(index), to: id)
    }
    let again = try #require(try TrainingStore(path: folder.store).running())
    #expect(again.id == id)
    #expect(again.session == Sample.push)
    #expect(again.source == "workout \"Push\" < bench 2x8 >")
    #expect(again.path == "push.satz")
    #expect(again.began == Sample.moment())
    #expect(again.entries.map(\.command) == Sample.commands)
    #expect(again.entries.map(\.sequence) == Array(1...Sample.commands.count))
    #expect(again.entries.map(\.instant) == Sample.commands.indices.map(Sample.instant))
    #expect(again.entries.map(\.moment) == Sample.commands.indices.map { Sample.moment($0) })
  }

  @Test("The JSON of every command is what it was in the first version, since old journals hold it")
  func storedForm() throws {
    #expect(
      try Sample.commands.filter { !$0.holdsModel }.map { try StoredCommand($0).json } == [
        #"{"do":"start"}"#, #"{"do":"done"}"#,
        #"{"do":"done","extra":5,"g":82500,"kcal":20,"mm":400000,"ms":45000,"reps":8,"rounds":12,"rpe10":85}"#,
        #"{"do":"done","g":24948,"g-in":"lb","mm":22860,"mm-in":"yd"}"#,
        #"{"do":"acknowledge"}"#, #"{"do":"skip"}"#, #"{"do":"skip-exercise"}"#, #"{"do":"miss"}"#, #"{"do":"back"}"#,
        #"{"do":"redo"}"#,
        #"{"do":"pause"}"#,
        #"{"do":"resume"}"#, #"{"do":"extend","ms":-15000}"#, #"{"do":"undo"}"#,
        #"{"do":"note","text":"Schwer: \"ächz\"\n\\ 🏋️ / \u0001"}"#, #"{"do":"remove","exercise":"bench-press"}"#,
        #"{"do":"replace","exercise":"bench-press","with":{"key":"dip","name":"Dip"}}"#,
        #"{"do":"bring-forward","exercise":"curl"}"#, #"{"do":"choose","option":2}"#,
        #"{"average":128,"do":"heart-rate","from":500,"maximum":152,"to":45000}"#,
        #"{"average":128,"do":"heart-rate","from":500,"maximum":152,"to":45000,"zones":[0,40,4,0,0]}"#,
        #"{"block":4,"do":"correct","g":80000,"in-rounds":[2,1],"reps":6}"#,
        #"{"do":"change-rests","exercise":"bench-press","ms":90000,"up-to-ms":120000}"#,
        #"{"do":"change-rests","ms":0}"#,
        #"{"do":"finish"}"#,
        #"{"do":"abort"}"#,
      ])
  }

  @Test("Commits are synced: synchronous is FULL on the connection that writes, and the journal mode is WAL")
  func synchronousIsFull() throws {
    let (synchronous, mode) = try store.writing { db in
      (try Int.fetchOne(db, sql: "PRAGMA synchronous"), try String.fetchOne(db, sql: "PRAGMA journal_mode"))
    }
    #expect(synchronous == 2)
    #expect(mode == "wal")
  }

  @Test(
    "The journal refuses to be changed, deleted, replaced or numbered with a gap",
    arguments: [
      "UPDATE event SET instant_ms = 0", "DELETE FROM event",
      "INSERT OR REPLACE INTO event SELECT * FROM event",
      "INSERT INTO event SELECT session, 9, instant_ms, form, command, boot_id, boot_ms, wall_ms, utc_offset_s FROM event",
    ])
  func appendOnly(sql: String) throws {
    let id = try begin()
    try store.append(.start, at: Sample.instant(0), moment: Sample.moment(), to: id)
    #expect(throws: StoreProblem.self) { try store.writing { db in try db.execute(sql: sql) } }
    #expect(try store.running()?.entries.map(\.command) == [.start])
  }

  @Test("Only one session runs: a second one is refused until the first has ended")
  func oneAtATime() throws {
    let first = try begin()
    #expect(throws: StoreProblem.sessionRuns) { try begin() }
    try store.end(first, with: Ending(.finished, sets: []), at: Sample.moment(60))
    let second = try begin()
    #expect(try store.running()?.id == second)
  }

  @Test("A command for a session that does not exist is refused")
  func unknownSession() throws {
    let nobody = SessionID(rawValue: 7)
    #expect(throws: StoreProblem.noSuchSession(nobody)) {
      try store.append(.start, at: Sample.instant(0), moment: Sample.moment(), to: nobody)
    }
    #expect(throws: StoreProblem.noSuchSession(nobody)) {
      try store.end(nobody, with: Ending(.finished, sets: []), at: Sample.moment())
    }
  }

  @Test("The command that ends a session writes its log in the same transaction", arguments: Outcome.allCases)
  func ending(outcome: Outcome) throws {
    let id = try begin()
    try store.append(.start, at: Sample.instant(0), moment: Sample.moment(), to: id)
    let ending = Ending(outcome, sets: [Sample.set(1), Sample.set(2)], notes: ["good"])
    try store.append(.finish, at: Sample.instant(300), moment: Sample.moment(300), to: id, ending: ending)
    #expect(try store.running() == nil)
    #expect(try store.sets(matching: LogQuery()).map(\.position) == [2, 1])
    let record = try #require(try store.sessions().first)
    #expect(record.outcome == outcome)
    #expect(record.notes == ["good"])
    #expect(record.endedWallMilliseconds == Sample.moment(300).wallMilliseconds)
  }

  @Test("Undo after the finish resumes the session and removes its log; finishing again logs it once")
  func undoOfTheFinish() throws {
    let id = try begin()
    let ending = Ending(.finished, sets: [Sample.set(1), Sample.set(2)], notes: ["good"])
    try store.append(.finish, at: Sample.instant(1), moment: Sample.moment(1), to: id, ending: ending)
    try store.append(.undo, at: Sample.instant(2), moment: Sample.moment(2), to: id)
    #expect(try store.running()?.entries.map(\.command) == [.finish, .undo])
    #expect(try store.sets(matching: LogQuery()).isEmpty)
    #expect(try store.sessions().first?.outcome == nil)
    #expect(try store.sessions().first?.notes == [])
    try store.append(
      .finish, at: Sample.instant(3), moment: Sample.moment(3), to: id, ending: Ending(.finished, sets: [Sample.set(1)])
    )
    #expect(try store.running() == nil)
    #expect(try store.sets(matching: LogQuery()).count == 1)
  }

  @Test("Undo of a finish is refused while another session runs")
  func undoBesideAnother() throws {
    let first = try begin()
    try store.append(
      .finish, at: Sample.instant(1), moment: Sample.moment(1), to: first,
      ending: Ending(.finished, sets: [Sample.set(1)]))
    let second = try begin()
    #expect(throws: StoreProblem.sessionRuns) {
      try store.append(.undo, at: Sample.instant(2), moment: Sample.moment(2), to: first)
    }
    #expect(try store.session(first).entries.map(\.command) == [.finish])
    #expect(try store.sets(matching: LogQuery()).count == 1)
    #expect(try store.running()?.id == second)
  }

  @Test("A finish whose log was not written is still in the journal, and ending the session then is enough")
  func finishWithoutLog() throws {
    let id = try begin()
    try store.append(.finish, at: Sample.instant(1), moment: Sample.moment(1), to: id)
    let running = try #require(try TrainingStore(path: folder.store).running())
    #expect(running.entries.map(\.command) == [.finish])
    for _ in 1...2 {
      try store.end(id, with: Ending(.finished, sets: [Sample.set(1)]), at: Sample.moment(1))
    }
    #expect(try store.sets(matching: LogQuery()).count == 1)
  }

  @Test(
    "An entry that this version cannot read is a problem that names it, not a guess",
    arguments: [
      #"(1, 2, 0, 1, '{"do":"levitate"}', '', 0, 0, 0)"#, #"(1, 2, 0, 1, '{"do":"note"}', '', 0, 0, 0)"#,
      #"(1, 2, 0, 2, '{"do":"done"}', '', 0, 0, 0)"#, #"(1, 2, 0, 1, 'done', '', 0, 0, 0)"#,
    ])
  func unreadableEntry(values: String) throws {
    let id = try begin()
    try store.append(.start, at: Sample.instant(0), moment: Sample.moment(), to: id)
    try store.writing { db in try db.execute(sql: "INSERT INTO event VALUES \(values)") }
    #expect(throws: StoreProblem.unreadable(id, sequence: 2)) { try store.running() }
  }

  @Test("An instant that no clock can have shown is damage", arguments: [Int.min, Int.max])
  func implausibleInstant(milliseconds: Int) throws {
    let id = try begin()
    try store.append(.start, at: Instant(milliseconds: milliseconds), moment: Sample.moment(), to: id)
    #expect(throws: StoreProblem.damaged(path: folder.store, detail: "instant_ms")) { try store.running() }
  }

  @Test("Whether a session continues depends on its last entry, or on its beginning")
  func resumption() throws {
    let id = try begin()
    let began = try #require(try store.running())
    #expect(
      began.resumption(at: Sample.moment(5))
        == Resumption(after: Sample.instant(0), of: Sample.moment(), now: Sample.moment(5)))
    try store.append(.start, at: Sample.instant(86_000), moment: Sample.moment(86_000), to: id)
    let started = try #require(try store.running())
    guard case .goesOn(let clock) = started.resumption(at: Sample.moment(90_000)) else {
      Issue.record("a session of an hour ago goes on")
      return
    }
    #expect(clock.instant(at: Sample.moment(90_000)) == Sample.instant(90_000))
    #expect(started.resumption(at: Sample.moment(86_001 + 86_400)) == .abandoned(idle: .seconds(86_401)))
  }
}

extension Command {
  /// Blocks, revisions and changes of shape are stored as the model has them, like the session itself.
  fileprivate var holdsModel: Bool {
    switch self {
    case .add, .revise, .reshape: true
    case .start, .done, .part, .correct, .acknowledge, .skip, .skipExercise, .miss, .back, .redo, .pause, .resume,
      .extend, .changeRests, .undo, .note, .heartRate, .remove, .replace, .bringForward, .choose, .finish, .abort:
      false
    }
  }
}
