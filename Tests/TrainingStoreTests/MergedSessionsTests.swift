/// Two sessions that were one: merged, undone, on several machines, and with the app that they came from.

import SessionModel
import Testing

@testable import TrainingStore

@Suite("Merged sessions")
struct MergedSessionsTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private static let curl = Exercise(key: "curl", name: "Curl")

  private func part(
    _ name: String, at seconds: Int, lasting minutes: Int?, _ exercise: Exercise = Sample.bench, notes: [String] = []
  ) -> EnteredSession {
    EnteredSession(
      name: name, began: Sample.moment(seconds), elapsed: minutes.map { .minutes($0) },
      sets: [1, 2].map { Sample.set($0, exercise: exercise) }, notes: notes)
  }

  private func add(_ session: EnteredSession, to store: TrainingStore) throws -> SessionID {
    try store.add(session, at: session.began)
  }

  @Test("A session that was split has all sets, notes and both titles; undo makes two of it again")
  func split() throws {
    let store = try TrainingStore(path: "\(folder.path)/a.db")
    let late = try add(part("Arms", at: 3600, lasting: 20, Self.curl, notes: ["b", "a"]), to: store)
    let early = try add(part("Push", at: 0, lasting: 30, notes: ["a"]), to: store)
    let (sessions, sets) = (try store.sessions(), try store.sets(matching: LogQuery()))
    let would = try store.merge(late, early, at: Sample.moment(9000), isRehearsal: true).get()
    #expect((would.kept, would.gone, would.isSameWork, would.changes.count) == (early, late, false, 3))
    #expect(try store.sets(matching: LogQuery()) == sets)
    #expect(try store.merge(late, early, at: Sample.moment(9000)).get() == would)
    let merged = try #require(try store.sessions().first)
    #expect(try store.sessions().count == 1)
    #expect((merged.id, merged.name, merged.sets, merged.notes) == (early, "Push + Arms", 4, ["a", "b"]))
    #expect(merged.elapsed == .minutes(50) && merged.endedWallMilliseconds == Sample.moment(4800).wallMilliseconds)
    let all = try store.sets(matching: LogQuery())
    #expect(all.map(\.exercise.key) == ["curl", "curl", "bench-press", "bench-press"])
    #expect(all[1].beganWallMilliseconds == Sample.moment(3700).wallMilliseconds)
    #expect(try store.rebuildDerived().changed.isEmpty && store.rebuildDerived().rollupsWereRight)
    #expect(try store.undoCorrection(at: Sample.moment(9001)) != nil)
    #expect(try (store.sessions(), store.sets(matching: LogQuery())) == (sessions, sets))
    #expect(try store.rebuildDerived().changed.isEmpty && store.rebuildDerived().rollupsWereRight)
  }

  @Test("What two apps recorded at once counts once, with what each of them knows")
  func twice() throws {
    let store = try TrainingStore(path: "\(folder.path)/b.db")
    let first = try add(part("Push", at: 0, lasting: nil), to: store)
    var other = part("push", at: 60, lasting: 40, notes: ["n"])
    other.sets[0].performance.rpeTenths = 80
    let second = try add(other, to: store)
    #expect(try store.merge(first, second, at: Sample.moment(9000)).get().isSameWork)
    #expect(try store.sets(matching: LogQuery()).map(\.performance.rpeTenths) == [nil, 80])
    let merged = try #require(try store.sessions().first)
    #expect((merged.name, merged.notes, merged.elapsed) == ("Push", ["n"], .minutes(40)))
  }

  @Test("A recorded session keeps its journal, and its score follows its own sets")
  func recorded() throws {
    let store = try TrainingStore(path: "\(folder.path)/c.db")
    let id = try store.begin(session: Sample.push, source: "p", path: nil, at: Sample.moment())
    var engine = Engine(session: Sample.push)
    for (index, command) in [Command.start, .done(Performance(reps: 6)), .note("n"), .finish].enumerated() {
      _ = engine.handle(command, at: Sample.instant(index * 10))
      let ending = index == 3 ? Ending(.finished, of: engine) : nil
      try store.append(command, at: Sample.instant(index * 10), moment: Sample.moment(), to: id, ending: ending)
    }
    let late = try add(part("Arms", at: 3600, lasting: 20, Self.curl), to: store)
    let before = try store.sessions()
    _ = try store.merge(id, late, at: Sample.moment(9000)).get()
    #expect(try store.sessions().map(\.id) == [id])
    #expect(try store.sessions().first?.notes == ["n"])
    #expect(try store.rebuildDerived().changed.isEmpty)
    #expect(try store.undoCorrection(at: Sample.moment(9001)) != nil)
    #expect(try store.sessions() == before)
  }

  @Test("What is no pair is refused")
  func refused() throws {
    let store = try TrainingStore(path: "\(folder.path)/d.db")
    let a = try add(part("A", at: 0, lasting: 30), to: store)
    let far = try add(part("B", at: 200_000, lasting: 30), to: store)
    let sat = try store.add(
      EnteredSession(name: "S", kind: .meditation, began: Sample.moment(), elapsed: .minutes(5), sets: []),
      at: Sample.moment())
    func refusal(_ first: SessionID, _ second: SessionID) throws -> MergedSessions.Refusal? {
      do { _ = try store.merge(first, second, at: Sample.moment(9)).get() } catch let refused as MergeRefused {
        return refused.reason
      }
      return nil
    }
    let none = SessionID(rawValue: 99)
    #expect(try refusal(a, a) == .same)
    #expect(try refusal(a, far) == .farApart)
    #expect(try refusal(a, sat) == .otherKind)
    #expect(try refusal(a, none) == .notInLog(none))
    #expect(try store.sessions().count == 3)
  }

  @Test("On two machines that merge the same sessions, and on a third, the log is the same")
  func synchronised() throws {
    let all = try ["a", "b", "c"].map { try Machine("merge-\($0)", in: folder) }
    _ = try add(part("Push", at: 0, lasting: 30, notes: ["a"]), to: all[0].store)
    _ = try add(part("Arms", at: 3600, lasting: 20, Self.curl, notes: ["b"]), to: all[0].store)
    try Machine.settle(Array(all.prefix(2)), at: 10_000)
    for (index, machine) in all.prefix(2).enumerated() {
      let ids = try machine.store.sessions().map(\.id)
      _ = try machine.store.merge(ids[0], ids[1], at: Sample.moment(20_000 + index)).get()
    }
    try Machine.settle(all, at: 30_000)
    #expect(try Set(all.map { try $0.export() }).count == 1)
    for machine in all {
      #expect(try machine.store.sessions().map { [$0.sets, $0.notes.count] } == [[4, 2]])
    }
    // Both acts have to be taken back, as both merged.
    for second in 40_000...40_001 { _ = try all[2].store.undoCorrection(at: Sample.moment(second)) }
    try Machine.settle(all, at: 50_000)
    #expect(try Set(all.map { try $0.export() }).count == 1)
    for machine in all { #expect(try machine.store.sessions().map(\.sets) == [2, 2]) }
  }

  private static let file = """
    title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps
    Push,"8 Apr 2026, 16:50","8 Apr 2026, 17:20",heavy,Bench Press (Barbell),,,0,normal,80,8
    Arms,"8 Apr 2026, 17:30","8 Apr 2026, 17:50",light,Curl,,,0,normal,20,10
    """

  private func bring(_ file: String, into store: TrainingStore) throws -> Import? {
    let entries = HevyCSV.read(try #require(CSVTable(Array(file.utf8)))).portable(
      naming: { (Exercise(key: $0.lowercased(), name: $0), false) }, utcOffset: { _ in 0 })
    return try store.enter(entries, from: .hevy, file: "h.csv", at: Sample.moment(100))
  }

  @Test(
    "Imported again, merged sessions stay merged, and what their app changed since comes without what was added going")
  func imported() throws {
    let store = try TrainingStore(path: "\(folder.path)/e.db")
    #expect(try bring(Self.file, into: store)?.sessions == 2)
    let ids = try store.sessions().map(\.id)
    _ = try store.merge(ids[0], ids[1], at: Sample.moment(200)).get()
    #expect(try bring(Self.file, into: store) == nil)
    let more = Self.file.replacing(
      "normal,80,8", with: "normal,80,9\nPush,\"8 Apr 2026, 16:50\",\"8 Apr 2026, 17:20\",heavy,Squat,,,0,normal,100,5")
    #expect(try bring(more, into: store) != nil)
    let merged = try #require(try store.sessions().first)
    #expect((merged.sets, merged.notes, merged.name) == (3, ["heavy", "light"], "Push + Arms"))
    #expect(try store.sets(matching: LogQuery()).map(\.performance.reps) == [10, 5, 9])
    #expect(try store.rebuildDerived().changed.isEmpty)
    #expect(try bring(more, into: store) == nil)
  }
}
