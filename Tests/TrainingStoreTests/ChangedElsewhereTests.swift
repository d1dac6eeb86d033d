/// Sessions that another app has changed since their import are recognised and brought up to date, and that can be undone.

import SessionModel
import Testing

@testable import TrainingStore

@Suite("Sessions changed in another app")
struct ChangedElsewhereTests {
  let folder: TemporaryFolder
  let store: TrainingStore
  init() throws {
    folder = try TemporaryFolder()
    store = try TrainingStore(path: "\(folder.path)/log.db")
  }

  private static let header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"

  /// A session of bench presses with these reps.
  private func entries(
    _ name: String, _ reps: [Int], minutes: Int = 30, mapped: MappedExercise? = nil
  ) throws -> [PortableEntry] {
    let rows = reps.enumerated().map { "2025-01-15 17:45:32,\(name),\(minutes)m,Bench,\($0 + 1),80,\($1),,,,,\n" }
    let table = try #require(CSVTable(Array((Self.header + rows.joined()).utf8)))
    return StrongCSV.read(table, units: .kilograms).portable(
      naming: {
        (exercise: mapped?.exercise ?? Exercise(key: $0, name: $0), isBodyweight: mapped?.isBodyweight ?? false)
      },
      utcOffset: { _ in 3600 })
  }

  private func bring(_ entries: [PortableEntry]) throws -> Import? {
    try store.enter(entries, from: .strong, file: "strong.csv", at: Sample.moment())
  }

  private func reps() throws -> [Int?] {
    try store.sets(matching: LogQuery()).reversed().map(\.performance.reps)
  }

  @Test("A session that is the same is nothing new")
  func same() throws {
    #expect(try bring(entries("Push", [8, 7])) != nil)
    #expect(try store.known(entries("Push", [8, 7]), from: .strong).changed == [])
    #expect(try bring(entries("Push", [8, 7])) == nil)
  }

  @Test(
    "Renamed, corrected, completed and shortened sessions stay one session, and undoing brings the earlier one back")
  func updates() throws {
    #expect(try bring(entries("Push", [8, 7])) != nil)
    for (name, reps) in [
      ("Push", [8, 9]), ("Push", [8, 7, 6]), ("Push", [8]), ("Bench day", [8, 7]), ("B", [5, 5, 5]),
    ] {
      let changed = try entries(name, reps)
      let known = try store.known(changed, from: .strong)
      #expect(known.identities.count == 1 && known.changed.count == 1 && known.changed[0].isKept == false)
      #expect((known.changed[0].name, known.changed[0].earlierName) == (name, "Push"))
      let done = try #require(try bring(changed))
      #expect((done.sessions, done.brought[.continued]?.count) == (0, 1))
      #expect(try self.reps() == reps)
      #expect(try store.known(changed, from: .strong).changed == [])
      #expect(try bring(changed) == nil, "The same file again changes nothing.")
      #expect(try store.undoImport(done.id)?.stays == [:])
      #expect(try self.reps() == [8, 7])
      #expect(try store.known(entries("Push", [8, 7]), from: .strong).changed == [])
    }
  }

  @Test("Only the sets that differ are counted")
  func counts() throws {
    #expect(try bring(entries("Push", [8, 7])) != nil)
    let change = try #require(try store.known(entries("Push", [8, 9, 6]), from: .strong).changed.first)
    #expect((change.added, change.changed, change.removed) == (1, 1, 0))
  }

  @Test("A set that is gone there changes none of those after it")
  func aligned() throws {
    func sets(_ rows: [(exercise: String, load: Int, reps: Int)]) throws -> [PortableEntry] {
      let lines = rows.enumerated().map {
        "2025-01-15 17:45:32,Push,30m,\($1.exercise),\($0 + 1),\($1.load),\($1.reps),,,,,\n"
      }
      let table = try #require(CSVTable(Array((Self.header + lines.joined()).utf8)))
      return StrongCSV.read(table, units: .kilograms).portable(
        naming: { (exercise: Exercise(key: $0, name: $0), isBodyweight: false) }, utcOffset: { _ in 3600 })
    }
    let rows = [
      ("Bench", 80, 8), ("Bench", 80, 7), ("Bench", 80, 6), ("Row", 60, 10), ("Row", 60, 9), ("Pushdown", 30, 10),
      ("Pushdown", 30, 9),
    ]
    #expect(try bring(sets(rows)) != nil)
    var changed = rows
    changed[3] = ("Row", 65, 10)
    changed.remove(at: 1)
    let change = try #require(try store.known(sets(changed), from: .strong).changed.first)
    #expect((change.added, change.changed, change.removed) == (0, 1, 1))
    #expect(change.sets.map(\.entry.position) == [2, 4])
    #expect(change.sets.map { $0.after == nil } == [true, false])
    #expect(try bring(sets(changed)) != nil)
    #expect(try reps() == [8, 6, 10, 9, 10, 9])
    let back = try #require(try store.known(sets(rows), from: .strong).changed.first)
    #expect((back.added, back.changed, back.removed) == (1, 1, 0))
  }

  @Test("After an update was undone, a correction by the athlete is the athlete's own")
  func ownAfterUndo() throws {
    #expect(try bring(entries("Push", [8, 7])) != nil)
    let done = try #require(try bring(entries("Push", [8, 9])))
    #expect(try store.undoImport(done.id) != nil)
    let id = try #require(try store.sets(matching: LogQuery()).first?.session)
    #expect(try store.edit(EntryID(session: id, position: 1), SetEdit(Performance(reps: 12)), at: Sample.moment(9)))
    let change = try #require(try store.known(entries("Push", [8, 9]), from: .strong).changed.first)
    #expect(change.disputed.isEmpty)
    #expect(try bring(entries("Push", [5, 8, 9])) != nil)
    #expect(try reps() == [5, 12, 9])
  }

  @Test("Sets of every kind are the same when they come again", arguments: ForeignLogTests.strong.indices)
  func everyKind(_ index: Int) throws {
    let table = try #require(CSVTable(Array(ForeignLogTests.strong[index].0.utf8)))
    let entries = StrongCSV.read(table, units: .kilograms).portable(
      naming: { (exercise: Exercise(key: $0, name: $0), isBodyweight: false) }, utcOffset: { _ in 3600 })
    #expect(try bring(entries) != nil)
    #expect(try store.known(entries, from: .strong).changed == [])
  }

  @Test("Another length is an update, too")
  func length() throws {
    #expect(try bring(entries("Push", [8])) != nil)
    let done = try #require(try bring(entries("Push", [8], minutes: 45)))
    #expect(try bring(entries("Push", [8], minutes: 45)) == nil)
    #expect(try store.undoImport(done.id) != nil)
    #expect(try bring(entries("Push", [8])) == nil)
  }

  @Test("What the athlete has corrected here stays, and the rest is brought up to date")
  func own() throws {
    #expect(try bring(entries("Push", [8, 7])) != nil)
    let id = try #require(try store.sets(matching: LogQuery()).first?.session)
    #expect(try store.edit(EntryID(session: id, position: 1), SetEdit(Performance(reps: 12)), at: Sample.moment(9)))
    #expect(try store.known(entries("Push", [8, 7]), from: .strong).changed == [], "The app has changed nothing.")
    let changed = try entries("Push", [8, 9])
    let change = try #require(try store.known(changed, from: .strong).changed.first)
    #expect((change.changed, change.disputed.count, change.orphaned.count) == (1, 0, 0))
    let before = try export()
    let done = try #require(try bring(changed))
    #expect(try reps() == [12, 9])
    #expect(try bring(changed) == nil, "The same file again changes nothing.")
    #expect(try store.undoImport(done.id)?.stays == [:])
    #expect(try export() == before)
    #expect(try store.undoCorrection(at: Sample.moment(10)) != nil)
    #expect(try reps() == [8, 7])
  }

  @Test("A correction stays with its set, whatever the app adds or removes before it")
  func ownMoves() throws {
    #expect(try bring(entries("Push", [8, 7, 6])) != nil)
    let id = try #require(try store.sets(matching: LogQuery()).first?.session)
    #expect(try store.edit(EntryID(session: id, position: 3), SetEdit(Performance(reps: 20)), at: Sample.moment(9)))
    #expect(try bring(entries("Push", [5, 8, 7, 6])) != nil)
    #expect(try reps() == [5, 8, 7, 20])
    #expect(try bring(entries("Push", [5, 8, 7, 6])) == nil)
    #expect(try bring(entries("Push", [7, 6])) != nil)
    #expect(try reps() == [7, 20])
    #expect(try store.rebuildDerived().changed.isEmpty)
  }

  @Test("A set that was corrected here and changed there stays as corrected; of one that is gone there, that is said")
  func unfitting() throws {
    #expect(try bring(entries("Push", [8, 7, 6])) != nil)
    let id = try #require(try store.sets(matching: LogQuery()).first?.session)
    for position in [2, 3] {
      #expect(
        try store.edit(EntryID(session: id, position: position), SetEdit(Performance(reps: 20)), at: Sample.moment(9)))
    }
    let other = try #require(try store.known(entries("Push", [8, 9, 6]), from: .strong).changed.first)
    #expect((other.disputed.map(\.entry.position), other.orphaned.count) == ([2], 0))
    #expect(try bring(entries("Push", [8, 9, 6])) != nil)
    #expect(try reps() == [8, 20, 20])
    let gone = try #require(try store.known(entries("Push", [8, 9]), from: .strong).changed.first)
    #expect((gone.disputed.count, gone.orphaned.map(\.entry.position)) == (0, [3]))
    #expect(try bring(entries("Push", [8, 9])) != nil)
    #expect(try reps() == [8, 20])
  }

  @Test("A set that was deleted here does not come back with an update")
  func ownDeletion() throws {
    #expect(try bring(entries("Push", [8, 7, 6])) != nil)
    let id = try #require(try store.sets(matching: LogQuery()).first?.session)
    #expect(try store.delete([EntryID(session: id, position: 2)], at: Sample.moment(9)))
    #expect(try bring(entries("Push", [8, 7, 6, 5])) != nil)
    #expect(try reps() == [8, 6, 5])
    #expect(try bring(entries("Push", [8, 7, 6, 5])) == nil)
  }

  @Test("A name, a day and a length that were given here stay, and those of the app are taken otherwise")
  func ownHeader() throws {
    #expect(try bring(entries("Push", [8])) != nil)
    let id = try #require(try store.sets(matching: LogQuery()).first?.session)
    #expect(try store.editSession(id, name: "Chest", at: Sample.moment(8)))
    #expect(try store.editSession(id, length: .minutes(70), at: Sample.moment(9)))
    #expect(try store.known(entries("Push", [8]), from: .strong).changed == [])
    func header() throws -> String {
      let session = try #require(try store.sessions().first)
      let whole = session.endedWallMilliseconds.map { ($0 - session.began.milliseconds) / 60_000 }
      return "\(session.name) \(session.day.isoText) \(session.elapsed?.count ?? 0) \(whole ?? 0)"
    }
    for _ in 1...2 {
      #expect(try bring(entries("Bench day", [8, 7], minutes: 45)) != nil)
      #expect(try header() == "Chest 2025-01-15 4200000 70")
      #expect(try bring(entries("Bench day", [8, 7], minutes: 45)) == nil)
      #expect(try bring(entries("Bench day", [8], minutes: 45)) != nil)
    }
    for _ in 1...4 { #expect(try store.undoImport(nil)?.stays == [:]) }
    #expect(try header() == "Chest 2025-01-15 4200000 70")
    #expect(try store.undoCorrection(at: Sample.moment(10)) != nil)
    #expect(try header() == "Chest 2025-01-15 0 30")
    #expect(try store.undoCorrection(at: Sample.moment(11)) != nil)
    #expect(try header() == "Push 2025-01-15 0 30")
  }

  @Test("What was corrected and then mapped to another exercise was not changed in its app", arguments: [false, true])
  func mappedSince(isBodyweight: Bool) throws {
    #expect(try bring(entries("Push", [8, 7])) != nil)
    let id = try #require(try store.sets(matching: LogQuery()).first?.session)
    #expect(try store.edit(EntryID(session: id, position: 1), SetEdit(Performance(reps: 12)), at: Sample.moment(9)))
    let other = MappedExercise(Exercise(key: "dip", name: "Dip"), isBodyweight: isBodyweight)
    #expect(try store.mapSets(["Bench": other], at: Sample.moment(10)) == 2)
    #expect(try store.known(entries("Push", [8, 7], mapped: other), from: .strong).changed == [])
    #expect(
      try store.known(entries("Push", [9, 7], mapped: other), from: .strong).changed.map(\.disputed.count) == [1])
    _ = try bring(entries("Push", [9, 6], mapped: other))
    #expect(try reps() == [12, 6])
  }

  @Test("A session that was deleted here does not come back")
  func deleted() throws {
    #expect(try bring(entries("Push", [8, 7])) != nil)
    let id = try #require(try store.sets(matching: LogQuery()).first?.session)
    #expect(try store.delete([EntryID(session: id)], at: Sample.moment(9)))
    #expect(try bring(entries("Push", [8, 9])) == nil)
    #expect(try bring(entries("Pull", [8, 9])) == nil)
  }

  @Test("Two sessions that begin at the same time are not taken for one that was renamed")
  func ambiguous() throws {
    #expect(try bring(entries("Push", [8])) != nil)
    let both = try entries("Pull", [5]) + entries("Legs", [5])
    let known = try store.known(both, from: .strong)
    #expect(known.identities == [])
    #expect(try bring(both)?.sessions == 2)
  }

  private static let hevyHeader =
    "title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps\n"

  /// Sessions of one set of squats: name, beginning in minutes after the day's 16:00, reps, note.
  private func hevy(_ sessions: [(name: String, day: Int, minute: Int, reps: Int, note: String)]) throws
    -> [PortableEntry]
  {
    let rows = sessions.map { session in
      func time(_ minute: Int) -> String {
        "\(session.day) Apr 2026, \(16 + minute / 60):\(minute % 60 / 10)\(minute % 10)"
      }
      return
        "\(session.name),\"\(time(session.minute))\",\"\(time(session.minute + 45))\",\(session.note),Squat,,,0,normal,100,\(session.reps)\n"
    }
    let table = try #require(CSVTable(Array((Self.hevyHeader + rows.joined()).utf8)))
    return HevyCSV.read(table).portable(
      naming: { (exercise: Exercise(key: $0, name: $0), isBodyweight: false) }, utcOffset: { _ in 7200 })
  }

  private func export() throws -> String {
    var text = ""
    try store.forEachJSONPiece { text += $0 }
    return text
  }

  private func sessions() throws -> [String] {
    try store.sessions().reversed().map { session in
      let reps = try store.sets(matching: LogQuery(session: session.id)).compactMap(\.performance.reps)
      let minute = (session.began.local / 60_000) % 1440 - 960
      let length = session.endedWallMilliseconds.map { ($0 - session.began.milliseconds) / 60_000 }
      return "\(session.name) \(session.day.isoText) \(minute) \(length ?? -1) \(reps) \(session.notes)"
    }
  }

  @Test("A moved beginning, its notes and doubles in one minute come to the sessions that are here, and go again")
  func moved() throws {
    let first = [
      (name: "A", day: 1, minute: 0, reps: 5, note: "old"), (name: "B", day: 3, minute: 0, reps: 6, note: ""),
      (name: "X", day: 3, minute: 0, reps: 7, note: ""), (name: "D", day: 5, minute: 0, reps: 8, note: ""),
      (name: "E", day: 8, minute: 0, reps: 9, note: ""),
    ]
    func bringHevy(_ entries: [PortableEntry]) throws -> Import? {
      try store.enter(entries, from: .hevy, file: "h.csv", at: Sample.moment())
    }
    _ = try #require(try bringHevy(hevy(first)))
    let before = try sessions()
    #expect(before.first == "A 2026-04-01 0 45 [5] [\"old\"]")
    let earlier = try export()
    let second = [
      (name: "A", day: 1, minute: 10, reps: 5, note: "good one"), (name: "C", day: 3, minute: 0, reps: 7, note: "x"),
      (name: "B2", day: 3, minute: 0, reps: 6, note: ""), (name: "D", day: 6, minute: 5, reps: 8, note: ""),
      (name: "E", day: 8, minute: 0, reps: 9, note: ""),
    ]
    let known = try store.known(hevy(second), from: .hevy)
    #expect(known.identities.count == 5 && known.twins.isEmpty)
    #expect(known.changed.map { $0.moved != nil } == [true, false, false, true])
    #expect(known.changed.map(\.hasOtherNotes) == [true, true, false, false])
    let done = try #require(try bringHevy(hevy(second)))
    #expect(done.sessions == 0)
    let after = try sessions()
    #expect(
      Set(after) == [
        "A 2026-04-01 10 45 [5] [\"good one\"]", "C 2026-04-03 0 45 [7] [\"x\"]", "B2 2026-04-03 0 45 [6] []",
        "D 2026-04-06 5 45 [8] []", "E 2026-04-08 0 45 [9] []",
      ])
    #expect(try bringHevy(hevy(second)) == nil, "The same file again changes nothing.")
    #expect(try store.rebuildDerived().changed.isEmpty)
    let changed = try export()
    #expect(try store.undoImport(nil)?.stays == [:])
    #expect(try sessions() == before && export() == earlier)
    #expect(try store.reviveImport()?.id == done.id)
    #expect(try sessions() == after && export() == changed)
    #expect(try store.undoImport(nil)?.stays == [:])
    #expect(try sessions() == before && export() == earlier)
  }
}
