/// The same session from two sources is in the log once, with what either knows.

import SessionModel
import Testing

@testable import TrainingStore

@Suite("The same session from two sources")
struct SessionTwinTests {
  let folder: TemporaryFolder
  let store: TrainingStore
  init() throws {
    folder = try TemporaryFolder()
    store = try TrainingStore(path: "\(folder.path)/log.db")
  }

  private static let noon = 1_775_650_000_000

  /// A run as a device recorded it.
  private func run(
    _ source: String, at offset: Int = 0, laps: [Int] = [1000, 1000], sport: String = "run", rate: Int? = nil
  ) -> [PortableEntry] {
    var begin = 0
    let sets = laps.enumerated().map { index, metres in
      defer { begin += metres * 300 }
      return PortableSet(
        lap: index + 1, of: laps.count, exercise: Exercise(key: sport, name: sport),
        performance: Performance(
          time: Milliseconds(metres * 300),
          distance: sport == Exercise.strengthTraining.key ? nil : Length(millimetres: metres * 1000)),
        began: Milliseconds(begin), ended: Milliseconds(begin + metres * 300),
        heartRate: rate.map { HeartRate(average: $0, maximum: $0 + 10) })
    }
    let length = Milliseconds(laps.reduce(0, +) * 300)
    return [
      .session(
        PortableSession(
          recorded: "\(source)-\(offset)", name: "Run",
          began: WallMoment(milliseconds: Self.noon + offset * 1000, utcOffsetSeconds: 0), length: length,
          active: length, sets: sets))
    ]
  }

  /// A workout as a table has it.
  private func lifts(_ header: String, _ rows: [String], as kind: ImportKind) throws -> [PortableEntry] {
    let table = try #require(CSVTable(Array((header + "\n" + rows.joined(separator: "\n")).utf8)))
    let log = kind == .strong ? StrongCSV.read(table, units: .kilograms) : HevyCSV.read(table)
    return log.portable(
      naming: { (exercise: Exercise(key: $0.lowercased(), name: $0), isBodyweight: false) }, utcOffset: { _ in 0 })
  }

  private func bring(_ entries: [PortableEntry], _ kind: ImportKind) throws -> Import? {
    try store.enter(entries, from: kind, file: "file", at: Sample.moment())
  }

  private func sets() throws -> [LogEntry] { try store.sets(matching: LogQuery()).reversed() }

  @Test("A recording with more laps replaces the one with fewer, and undoing brings that back")
  func moreLaps() throws {
    #expect(try bring(run("gpx", laps: [2000]), .gpx) != nil)
    let laps = run("fit", at: 20, laps: [1000, 990], rate: 150)
    let twin = try #require(try store.known(laps, from: .fit).twins.first)
    #expect(twin.isFilled && (twin.setsHere, twin.setsThere) == (1, 2))
    let done = try #require(try bring(laps, .fit))
    #expect(done.sessions == 0 && done.brought[.continued]?.count == 1)
    #expect(try sets().map(\.performance.distance?.millimetres) == [1_000_000, 990_000])
    #expect(try bring(laps, .fit) == nil, "The same file again changes nothing.")
    #expect(try bring(run("gpx", laps: [2000]), .gpx) == nil, "Nor does the first.")
    #expect(try store.undoImport(done.id)?.stays == [:])
    #expect(try sets().map(\.performance.distance?.millimetres) == [2_000_000])
  }

  @Test("A recording that another file has brought is named, although nothing else tells them apart")
  func sameIdentity() throws {
    #expect(try bring(run("watch"), .tcx) != nil)
    #expect(try store.known(run("watch"), from: .gpx).twins.map(\.isFilled) == [false])
    #expect(try store.known(run("watch"), from: .tcx).twins.isEmpty)
  }

  @Test("A recording with fewer laps leaves the log as it is, whatever it is called")
  func fewerLaps() throws {
    #expect(try bring(run("fit", rate: 150), .fit) != nil)
    #expect(try store.known(run("tcx", at: 5), from: .tcx).twins.map(\.isFilled) == [false])
    #expect(try bring(run("tcx", at: 5, laps: [2000]), .tcx) == nil)
    #expect(try bring(run("gpx", at: -30, laps: [1950], sport: Exercise.unknownSport.key), .gpx) == nil)
    #expect(try sets().count == 2)
  }

  @Test("What only the other source knows is added")
  func filled() throws {
    #expect(try bring(run("tcx", sport: Exercise.unknownSport.key), .tcx) != nil)
    #expect(try bring(run("fit", at: 1, rate: 140), .fit) != nil)
    #expect(try sets().map(\.exercise.key) == ["run", "run"])
  }

  @Test("A session that is filled stays on its day, even if the other source began after midnight")
  func midnight() throws {
    let evening = 86_400 - 43_600
    #expect(try bring(run("gpx", at: evening - 30, laps: [2000]), .gpx) != nil)
    let day = try #require(try sessionDays().first)
    #expect(try bring(run("fit", at: evening + 30, laps: [1000, 990]), .fit) != nil)
    #expect(try sets().count == 2)
    #expect(try sessionDays() == [day, day])
  }

  private func sessionDays() throws -> [Day] { try sets().map(\.day) }

  @Test("Two recordings of one run in one file are one")
  func together() throws {
    let known = try store.known(run("watch") + run("phone", at: 10, laps: [2000]), from: .health)
    #expect(known.repeated == ["phone-10"] && known.identities.isEmpty)
    #expect(try bring(run("watch") + run("phone", at: 10, laps: [2000]), .health)?.sessions == 1)
    #expect(try sets().count == 2)
  }

  @Test("Another sport, another way or another time is another session")
  func others() throws {
    #expect(try bring(run("fit"), .fit) != nil)
    #expect(try bring(run("a", at: 1, sport: "bike"), .gpx)?.sessions == 1)
    #expect(try bring(run("b", at: 2, laps: [5000]), .gpx)?.sessions == 1)
    #expect(try bring(run("c", at: 7200), .gpx)?.sessions == 1)
  }

  @Test("A session that the athlete has corrected stays")
  func corrected() throws {
    #expect(try bring(run("gpx", laps: [2000]), .gpx) != nil)
    let entry = try #require(try sets().first)
    let longer = Performance(distance: Length(millimetres: 2_010_000))
    #expect(try store.edit(entry.id, SetEdit(longer), at: Sample.moment(60)))
    let twin = try #require(try store.known(run("fit", laps: [1000, 1010]), from: .fit).twins.first)
    #expect(!twin.isFilled)
    #expect(try bring(run("fit", laps: [1000, 1010]), .fit) == nil)
    #expect(try sets().count == 1)
  }

  private static let strong = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,RPE"
  private static let hevy = "title,start_time,end_time,exercise_title,set_type,weight_kg,reps,rpe"

  @Test("A workout that was moved from Strong to Hevy is one; what Hevy knows more is added and stays")
  func moved() throws {
    let old = try lifts(
      Self.strong, ["2026-04-08 17:00:32,A,Bench,1,61.2,8,,,", "2026-04-08 17:00:32,A,Squat,1,100,5,,,"], as: .strong)
    #expect(try bring(old, .strong)?.sessions == 1)
    let new = try lifts(
      Self.hevy,
      [
        "Push,\"8 Apr 2026, 17:00\",\"8 Apr 2026, 18:00\",Squat,normal,100,5,9",
        "Push,\"8 Apr 2026, 17:00\",\"8 Apr 2026, 18:00\",Bench,normal,61.235,8,",
      ], as: .hevy)
    #expect(try store.known(new, from: .hevy).twins.map(\.isFilled) == [true])
    #expect(try bring(new, .hevy) != nil)
    #expect(try sets().map(\.performance.rpeTenths) == [nil, 90])
    #expect(try bring(new, .hevy) == nil)
    #expect(try bring(old, .strong) == nil, "Strong has not taken the RPE away.")
    #expect(try sets().map(\.performance.rpeTenths) == [nil, 90])
    let other = try lifts(
      Self.hevy, ["Push,\"8 Apr 2026, 17:00\",\"8 Apr 2026, 18:00\",Squat,normal,100,6,"], as: .hevy)
    #expect(try bring(other, .hevy)?.sessions == 1)
  }

  @Test("A session with weights that a watch has timed is the one that has its sets, in either order")
  func timed() throws {
    let key = Exercise.strengthTraining.key
    #expect(try bring(run("health", laps: [9000], sport: key), .health) != nil)
    let time = "8 Apr 2026, 12:10"
    let lifts = try lifts(Self.hevy, ["Push,\"\(time)\",\"8 Apr 2026, 12:50\",Squat,normal,100,5,"], as: .hevy)
    #expect(try bring(lifts, .hevy)?.sessions == 0)
    #expect(try sets().map(\.exercise.key) == ["squat"])
    #expect(try bring(run("health", laps: [9000], sport: key), .health) == nil)
    #expect(try bring(run("fit", at: 60, laps: [9000], sport: key), .fit) == nil)
  }

  @Test("A session at the time of another with other work is told, and both are kept")
  func simultaneous() throws {
    #expect(try bring(run("gpx", laps: [5000]), .gpx) != nil)
    let other = run("fit", at: 600, laps: [3000], sport: "bike")
    let two = try #require(try store.known(other, from: .fit).simultaneous.first)
    #expect((two.sets, two.setsHere, two.here.rawValue) == (1, 1, 1) && two.nameHere == "Run")
    #expect(try bring(other, .fit)?.sessions == 1)
    #expect(try store.known(other, from: .fit).simultaneous.isEmpty, "It is no longer new.")
    let later = run("fit", at: 5000, laps: [3000], sport: "bike")
    #expect(try store.known(later, from: .fit).simultaneous.isEmpty)
  }

  @Test("A pull-up with a belt is the same work as a weighted pull-up")
  func belt() {
    func set(_ key: String, _ plus: Int) -> StoredSet {
      StoredSet(
        PortableSet(
          exercise: Exercise(key: key, name: key), set: 1, of: 1, role: .work, side: nil, label: nil,
          performance: Performance(reps: 5), load: .bodyweight(plus: Mass(grams: plus)), cutOff: false, began: .zero,
          ended: .zero
        ).logged)
    }
    #expect(SameWork([set("pull-up", 10_000)], [set("weighted-pull-up", 10_000)]).isSame)
    #expect(SameWork([set("dip", -20_000)], [set("assisted-dip", -20_000)]).isSame)
    #expect(!SameWork([set("pull-up", 10_000)], [set("weighted-dip", 10_000)]).isSame)
  }
}
