/// Scores of blocks in the log: they follow from the journal and the sets, and can be corrected themselves.

import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("Scores in the log")
struct BlockScoreTests {
  let folder: TemporaryFolder
  let store: TrainingStore

  init() throws {
    folder = try TemporaryFolder()
    store = try TrainingStore(path: folder.store)
  }

  /// Ten reps of two exercises for time, up to a minute; then a sitting.
  static let fran = Session(
    name: "Monday", kind: .workout,
    blocks: [
      Block(
        id: 1,
        .group(
          Block.Group(
            form: .forTime(cap: .seconds(60)), title: "Fran",
            blocks: [work(2, "thruster"), work(3, "pull-up")]))),
      Block(id: 4, .step(.rest(Rest(length: .seconds(60))))),
      Block(id: 5, .step(.sit(Sit(.sit, length: nil)))),
    ])

  private static func work(_ id: Int, _ key: String) -> Block {
    Block(id: id, .step(.work(Work(exercise: Exercise(key: key, name: key), target: .reps(.exactly(10))))))
  }

  /// Ten reps, then four by the cap, then two minutes of sitting.
  static let cut: [(Command, Int)] = [
    (.start, 0), (.done(.asPrescribed), 30), (.done(Performance(reps: 4)), 65), (.acknowledge, 125),
    (.done(.asPrescribed), 240),
  ]

  private func train(
    _ commands: [(Command, Int)] = cut, of session: Session = fran, day: Int = 0, in store: TrainingStore? = nil,
    ends: Bool = true
  ) throws -> SessionID {
    let store = store ?? self.store
    let id = try store.begin(session: session, source: "", path: nil, at: Sample.moment(day: day))
    var engine = Engine(session: session)
    for (command, second) in commands {
      let effects = engine.handle(command, at: Sample.instant(second))
      if case .refused(let why)? = effects.last { Issue.record("\(command) is refused: \(why)") }
      try store.append(
        command, at: engine.now, moment: Sample.moment(second, day: day), to: id,
        ending: ends && engine.isOver ? Ending(.finished, of: engine) : nil)
    }
    #expect(engine.isOver)
    return id
  }

  private func shown(_ store: TrainingStore? = nil) throws -> [Score] {
    try (store ?? self.store).scores(matching: LogQuery()).map(\.score)
  }

  private func edit(_ id: SessionID, _ position: Int, reps: Int, at seconds: Int) throws {
    let entry = EntryID(session: id, position: position)
    #expect(try store.edit(entry, SetEdit(Performance(reps: reps)), at: Sample.moment(seconds)))
  }

  @Test("The times of rounds follow from the journal; a session without one has none")
  func roundTimes() throws {
    let work = Self.work(3, "burpee")
    let rounds = Block(id: 2, .group(Block.Group(form: .rounds(3, style: .rounds), blocks: [work])))
    let forTime = Block(id: 1, .group(Block.Group(form: .forTime(cap: nil), blocks: [rounds])))
    let session = Session(name: "Monday", kind: .workout, blocks: [forTime])
    let done = Command.done(.asPrescribed)
    let id = try train([(.start, 0), (done, 30), (done, 70), (done, 90)], of: session)
    #expect(try store.roundTimes(of: id) == [1: RoundTimes([.seconds(30), .seconds(40), .seconds(20)])])
    let score = TitledScore(title: nil, score: .time(.seconds(90)))
    let entered = EnteredSession(name: "Monday", began: Sample.moment(day: 2), sets: [], scores: [score])
    #expect(try store.roundTimes(of: store.add(entered, at: Sample.moment())) == [:])
  }

  @Test("A best load in pounds is kept as such, and one that is typed in kilograms, too")
  func unitOfLoad() throws {
    for unit in [Units.pounds, .kilograms, nil] {
      let score = Score.load(Mass(pounds: 225), in: unit)
      #expect(StoredScore(TitledScore(title: "Heavy", score: score)).titled.score == score)
    }
  }

  @Test("The scores of a session are kept when it ends, are gone while it runs again, and come back")
  func kept() throws {
    let id = try train()
    let scores = try store.scores(matching: LogQuery())
    #expect(scores.map(\.score) == [.capped(reps: 14), .sitting(.seconds(115))])
    #expect(scores.map(\.title) == ["Fran", nil] && scores.map(\.name) == ["Fran", "Monday"])
    #expect(scores.map(\.id) == [EntryID(session: id, place: .score(1)), EntryID(session: id, place: .score(2))])
    try store.append(.undo, at: Sample.instant(250), moment: Sample.moment(250), to: id)
    #expect(try shown().isEmpty)
    var engine = try #require(try store.running()).replayed()
    _ = engine.handle(.done(.asPrescribed), at: Sample.instant(305))
    try store.append(
      .done(.asPrescribed), at: engine.now, moment: Sample.moment(305), to: id, ending: Ending(.finished, of: engine))
    #expect(try shown() == [.capped(reps: 14), .sitting(.seconds(180))])
  }

  @Test("Scores are found by the names of blocks and sessions, by day and by session")
  func found() throws {
    let (first, second) = (try train(), try train(day: 1))
    func count(_ query: LogQuery) throws -> Int { try store.scores(matching: query).count }
    #expect(try count(LogQuery(text: "fran")) == 2)
    #expect(try count(LogQuery(text: "MONDAY")) == 4)
    #expect(try count(LogQuery(exercise: "thruster")) == 0)
    #expect(try count(LogQuery(session: first)) == 2)
    #expect(try count(LogQuery(limit: 3)) == 3)
    #expect(try store.scores(matching: LogQuery()).first?.session == second)
    let day = Day(of: Sample.moment(day: 1))
    #expect(try store.scores(matching: LogQuery(from: day, through: day)).map(\.session) == [second, second])
  }

  @Test("A score follows corrections of its sets; one that was corrected itself stays; undo goes back")
  func corrected() throws {
    let id = try train()
    let fran = EntryID(session: id, place: .score(1))
    try edit(id, 2, reps: 6, at: 300)
    #expect(try shown().first == .capped(reps: 16))
    #expect(try store.edit(fran, score: .capped(reps: 20), at: Sample.moment(301)))
    try edit(id, 1, reps: 9, at: 302)
    #expect(try shown() == [.capped(reps: 20), .sitting(.seconds(115))])
    #expect(try store.rebuildDerived() == Rebuilt(sessions: 1, changed: []))
    _ = try store.undoCorrection(at: Sample.moment(303))
    #expect(try shown().first == .capped(reps: 20))
    let undone = try #require(try store.undoCorrection(at: Sample.moment(304)))
    #expect(undone.changes.first?.entry == fran)
    #expect(undone.changes.first?.after == .score(TitledScore(title: "Fran", score: .capped(reps: 20))))
    #expect(try shown().first == .capped(reps: 16))
    _ = try store.undoCorrection(at: Sample.moment(305))
    #expect(try shown().first == .capped(reps: 14))
    #expect(try store.rebuildDerived() == Rebuilt(sessions: 1, changed: []))
    #expect(try !store.edit(EntryID(session: id, place: .score(3)), score: .capped(reps: 1), at: Sample.moment(306)))
    #expect(throws: StoreProblem.self) { _ = try store.edit(fran, score: .capped(reps: -1), at: Sample.moment(307)) }
  }

  @Test("Scores stay when the exercise of their sets is another, and follow the sets that change with it")
  func mapped() throws {
    let ids = [try train(), try train(day: 1)]
    let all = try shown()
    let lunge = MappedExercise(Exercise(key: "lunge", name: "Lunge"), isBodyweight: true)
    #expect(try store.mapSets(["thruster": lunge], at: Sample.moment(300)) == 2)
    #expect(try shown() == all)
    let rack = SetEdit(Performance(reps: 6), exercise: Exercise(key: "chin-up", name: "Chin-up"))
    #expect(try store.edit(EntryID(session: ids[0], position: 2), rack, at: Sample.moment(301)))
    #expect(try shown().contains(.capped(reps: 16)))
    #expect(try store.rebuildDerived() == Rebuilt(sessions: 2, changed: []))
    for second in 302...303 { _ = try store.undoCorrection(at: Sample.moment(second)) }
    #expect(try shown() == all)
    #expect(try store.rebuildDerived() == Rebuilt(sessions: 2, changed: []))
  }

  @Test("Scores are deleted and come back, one by one or with their session and its sets")
  func deleted() throws {
    let id = try train()
    let all = try shown()
    func delete(_ places: EntryID.Place...) throws -> Bool {
      try store.delete(places.map { EntryID(session: id, place: $0) }, at: Sample.moment(300))
    }
    #expect(try delete(.score(2)))
    #expect(try shown() == [.capped(reps: 14)])
    #expect(try !delete(.score(2)))
    #expect(try delete(.set(1), .set(2)))
    #expect(try shown() == [])
    _ = try store.undoCorrection(at: Sample.moment(301))
    _ = try store.undoCorrection(at: Sample.moment(302))
    #expect(try shown() == all)
    #expect(try delete(.session))
    #expect(try shown() == [])
    #expect(try store.rebuildDerived() == Rebuilt(sessions: 1, changed: []))
    _ = try store.undoCorrection(at: Sample.moment(303))
    #expect(try shown() == all)
    #expect(try store.rebuildDerived() == Rebuilt(sessions: 1, changed: []))
  }

  @Test("Scores of a session without a journal are corrected, deleted and undone likewise")
  func entered() throws {
    let fran = TitledScore(title: "Fran", score: .time(.seconds(450)))
    let entered = EnteredSession(name: "Gym", began: Sample.moment(), sets: [Sample.set(1)], scores: [fran])
    let id = try store.add(entered, at: Sample.moment())
    #expect(try shown() == [fran.score])
    #expect(try store.edit(EntryID(session: id, place: .score(1)), score: .time(.seconds(440)), at: Sample.moment(1)))
    try edit(id, 1, reps: 3, at: 2)
    #expect(try shown() == [.time(.seconds(440))])
    #expect(try store.rebuildDerived() == Rebuilt(sessions: 1, changed: []))
    for _ in 0..<2 { _ = try store.undoCorrection(at: Sample.moment(3)) }
    #expect(try shown() == [fran.score])
    _ = try store.undoCorrection(at: Sample.moment(4))
    #expect(try shown() == [])
  }

  @Test("A store of an earlier version gets the scores of its sessions from their journals")
  func migrated() throws {
    let path = folder.path + "/old.sqlite"
    let steps = Array(Schema.steps.prefix { $0 != Schema.blockScores })
    do {
      let old = try TrainingStore(path: path, steps: steps)
      let id = try train(in: old, ends: false)
      try old.writing { db in
        try db.execute(sql: "UPDATE session SET status = 'finished', ended_wall_ms = wall_ms + 240000")
        // A session that this version cannot read has none.
        try db.execute(
          sql: """
            INSERT INTO session SELECT 2, name, kind, day, plan_source, plan_path, '{}', compiled_form, boot_id, boot_ms,
              wall_ms, utc_offset_s, status, ended_wall_ms, origin, origin_key, elapsed_ms, deleted, import, 'other'
            FROM session WHERE id = ?
            """, arguments: [id.rawValue])
      }
    }
    let migrated = try TrainingStore(path: path)
    #expect(try shown(migrated) == [.capped(reps: 14), .sitting(.seconds(115))])
  }

  @Test("JSON carries scores and their corrections; undoing the import takes them away")
  func exchanged() throws {
    let id = try train()
    #expect(try store.edit(EntryID(session: id, place: .score(1)), score: .capped(reps: 20), at: Sample.moment(300)))
    var text = ""
    try store.forEachJSONPiece { text += $0 }
    let other = try TrainingStore(path: folder.path + "/other.sqlite")
    let done = try other.enterJSON(Array(text.utf8), file: "a", at: Sample.moment(400))
    #expect(try shown(other) == [.capped(reps: 20), .sitting(.seconds(115))])
    _ = try other.undoImport(done?.id)
    #expect(try shown(other) == [])
  }
}
