/// The units in which sets were written: in the rows of the log, its corrections, and stores of earlier versions.

import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("Written units in the log")
struct WrittenUnitsTests {
  let folder: TemporaryFolder
  let store: TrainingStore

  init() throws {
    folder = try TemporaryFolder()
    store = try TrainingStore(path: folder.store)
  }

  /// A bench press of 180 lb, a mile, and a curl whose load is asked.
  static let session = Session(
    name: "Monday", kind: .workout,
    blocks: [
      work(1, "bench-press", .reps(.exactly(5)), .mass(count: 1, each: Mass(grams: 81_647), upTo: nil), .pounds),
      work(2, "run", .distance(.exactly(1_609_344)), .unstated, distance: .mile),
      work(3, "curl", .reps(.exactly(3)), .asked(suggestion: nil)),
      work(4, "curl", .reps(.exactly(3)), .asked(suggestion: nil)),
    ])

  private static func work(
    _ id: Int, _ key: String, _ target: Target, _ load: Load, _ unit: Units? = nil, distance: LengthUnit? = nil
  ) -> Block {
    let units = WrittenUnits.given(load: unit, distance: distance)
    return Block(
      id: id,
      .step(.work(Work(exercise: Exercise(key: key, name: key), target: target, load: load, units: units))))
  }

  private static let typed = Performance(reps: 3, load: Mass(grams: 24_948), units: WrittenUnits(load: .pounds))

  private func train(in store: TrainingStore) throws -> SessionID {
    let id = try store.begin(session: Self.session, source: "", path: nil, at: Sample.moment())
    var engine = Engine(session: Self.session)
    let commands: [Command] = [
      .start, .done(.asPrescribed), .done(.asPrescribed), .done(Self.typed), .done(.asPrescribed),
    ]
    for (index, command) in commands.enumerated() {
      _ = engine.handle(command, at: Sample.instant(index * 60))
      try store.append(
        command, at: engine.now, moment: Sample.moment(index * 60), to: id,
        ending: engine.isOver ? Ending(.finished, of: engine) : nil)
    }
    #expect(engine.isOver)
    return id
  }

  private func units(_ store: TrainingStore) throws -> [WrittenUnits?] {
    try store.sets(matching: LogQuery()).sorted { $0.position < $1.position }.map(\.performance.units)
  }

  private static let pounds = WrittenUnits(load: .pounds)

  @Test("The units of the plan and of what was typed are kept, and a load that carries takes its unit along")
  func kept() throws {
    _ = try train(in: store)
    #expect(try units(store) == [Self.pounds, WrittenUnits(distance: .mile), Self.pounds, Self.pounds])
    #expect(try store.rebuildDerived() == Rebuilt(sessions: 1, changed: []))
  }

  @Test("A correction in another unit changes the unit, one of the reps does not, and undo goes back")
  func corrected() throws {
    let id = try train(in: store)
    func edit(_ performance: Performance, at second: Int) throws {
      let entry = EntryID(session: id, position: 1)
      #expect(try store.edit(entry, SetEdit(performance), at: Sample.moment(second)))
    }
    try edit(Performance(reps: 4), at: 300)
    #expect(try units(store).first == Self.pounds)
    try edit(Performance(load: .kilograms(80), units: WrittenUnits(load: .kilograms)), at: 301)
    #expect(try units(store).first == WrittenUnits(load: .kilograms))
    #expect(try store.rebuildDerived() == Rebuilt(sessions: 1, changed: []))
    _ = try store.undoCorrection(at: Sample.moment(302))
    #expect(try units(store).first == Self.pounds)
  }

  @Test("A store of an earlier version gets the units from its journals, and its corrections still apply")
  func migrated() throws {
    let id = try train(in: store)
    let entry = EntryID(session: id, position: 1)
    #expect(try store.edit(entry, SetEdit(Performance(reps: 4)), at: Sample.moment(300)))
    let path = folder.path + "/old.sqlite"
    do {
      let old = try TrainingStore(path: path, steps: Array(Schema.steps.prefix { $0 != Schema.writtenUnits }))
      try old.withQueue { queue in
        try queue.inDatabase { db in
          try db.execute(sql: "ATTACH ? AS today", arguments: [folder.store])
          // As an earlier version kept them: without units.
          try TrainingStore.without(triggers: ["event_runs_its_session_again"], db) {
            try db.execute(
              sql: """
                INSERT INTO session SELECT * FROM today.session;
                INSERT INTO event SELECT * FROM today.event;
                INSERT INTO logged_set SELECT \(Sample.columnsOfSet) FROM today.logged_set;
                INSERT INTO correction SELECT id, act, undoes, wall_ms, utc_offset_s FROM today.correction;
                INSERT INTO corrected_entry SELECT correction, session, position,
                  json_remove(before, '$.loadUnit', '$.distanceUnit'), json_remove(after, '$.loadUnit', '$.distanceUnit')
                  FROM today.corrected_entry
                """)
          }
          try db.execute(sql: "DETACH today")
        }
      }
    }
    let migrated = try TrainingStore(path: path)
    #expect(try units(migrated) == units(store))
    #expect(try migrated.set(entry)?.performance.reps == 4)
    #expect(try migrated.rebuildDerived() == Rebuilt(sessions: 1, changed: []))
    _ = try migrated.undoCorrection(at: Sample.moment(400))
    #expect(try migrated.set(entry)?.performance == Performance(reps: 5, units: Self.pounds))
  }

  @Test("JSON, text and table carry the units")
  func exchanged() throws {
    _ = try train(in: store)
    var (json, text, table) = ("", PlainLog.header + "\n", LogCSV.header)
    try store.forEachJSONPiece { json += $0 }
    try store.forEachEntry {
      text += PlainLog.lines(of: $0)
      table += LogCSV.rows(of: $0)
    }
    let other = try TrainingStore(path: folder.path + "/other.sqlite")
    _ = try other.enterJSON(Array(json.utf8), file: "a", at: Sample.moment(400))
    #expect(try units(other) == units(store))
    #expect(text.contains("5 @ 81.647kg in lb") && text.contains("1609.344m in mi"))
    let read = [try PlainLog.read(Array(text.utf8)), try LogCSV.read(try #require(CSVTable(Array(table.utf8))))]
    for entries in read {
      guard case .session(let session)? = entries.first else {
        Issue.record("no session")
        continue
      }
      #expect(try session.sets.map(\.performance.units) == units(store))
    }
  }
}
