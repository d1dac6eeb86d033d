/// What a JSON import changes besides sessions is recorded, previewed, and undone unless something has been built on it.

import SessionModel
import Testing

@testable import TrainingStore

@Suite("What an import adds")
struct ImportTraceTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func store(_ name: String) throws -> TrainingStore { try TrainingStore(path: "\(folder.path)/\(name).db") }

  private func export(_ store: TrainingStore) throws -> String {
    var text = ""
    try store.forEachJSONPiece { text += $0 }
    return text
  }

  private func bring(_ text: String, into store: TrainingStore, isRehearsal: Bool = false) throws -> Import? {
    try store.enterJSON(Array(text.utf8), file: "e.json", at: Sample.moment(), isRehearsal: isRehearsal)
  }

  private func enter(_ reps: Int, at seconds: Int, key: String? = nil, in store: TrainingStore) throws -> SessionID {
    let work = Work(exercise: Sample.bench, target: .reps(.exactly(reps)), load: .kilograms(80))
    let set = LoggedSet(
      occurrence: Occurrence(block: 1, rounds: []), work: work, performance: Performance(reps: reps),
      began: Sample.instant(0), ended: Sample.instant(30))
    return try store.add(
      EnteredSession(
        name: "Push", kind: .workout, began: Sample.moment(seconds), elapsed: .seconds(30), sets: [set], notes: [],
        key: key), at: Sample.moment(seconds))
  }

  /// Everything that a store can hold besides sessions.
  private func fill(_ store: TrainingStore) throws {
    let box = OwnExercise(
      key: "pistol-box", name: "Pistol box", equipment: "bodyweight", measure: "reps", mainMuscles: ["quads"],
      helpingMuscles: [])
    #expect(try store.addCategory("Legs at home"))
    let category = try #require(try store.ownLibrary().categories.first?.id)
    var mark = ExerciseMark(isFavourite: true, note: "slowly", category: .own(category))
    mark.otherNames = ["box pistol"]
    let picture = StoredPicture(format: .png, bytes: [1, 2, 3])
    try store.save([KeptExercise(key: "pistol-box", own: box, mark: mark)], pictures: ["pistol-box": [picture]])
    try store.save([KeptExercise(key: "squat", own: nil, mark: ExerciseMark(isFavourite: true))])
    _ = try store.saveWorkout(Array("workout \"Push\" < bench 3x8 >".utf8), named: "Push", at: Sample.moment())
    try store.set("bell", to: "off")
    try store.restart(program: "Waves", at: Sample.moment())
    try store.mapExercises(["Frog Pumps": Sample.bench])
    var profile = try store.profile()
    profile.name = "Ada"
    profile.weeklyGoal = 3
    profile.athlete.plates = [PlatePairs(mass: .kilograms(20), pairs: 2)]
    profile.athlete.bodyweight = .kilograms(70)
    try store.save(profile, at: Sample.moment())
  }

  @Test("An import into a well-filled store is undone to the last byte")
  func undone() throws {
    let (first, second) = (try store("a"), try store("b"))
    // One session that both have, corrected in the one it comes from; one of each.
    let shared = try enter(8, at: 1000, key: "strong-1", in: first)
    _ = try enter(8, at: 1000, key: "strong-1", in: second)
    #expect(
      try first.edit(EntryID(session: shared, position: 1), SetEdit(Performance(reps: 9)), at: Sample.moment(2000)))
    _ = try enter(5, at: 3000, in: first)
    let own = try enter(6, at: 4000, in: second)
    #expect(try second.edit(EntryID(session: own, position: 1), SetEdit(Performance(reps: 7)), at: Sample.moment(5000)))
    try fill(first)
    try second.set("sitting-goal", to: "20")
    let before = try export(second)
    let would = try #require(try bring(export(first), into: second, isRehearsal: true))
    #expect(try export(second) == before && second.imports().isEmpty)
    let done = try #require(try bring(export(first), into: second))
    #expect(done.brought == would.brought && done.sessions == would.sessions)
    #expect(done.brought[.exercise] == ["Pistol box", "squat"])
    #expect(done.brought[.setting] == ["bell=off"] && done.brought[.workout] == ["Push"])
    #expect(done.brought[.category] == ["Legs at home"] && done.brought[.continued]?.count == 1)
    #expect(done.brought[.picture]?.count == 1 && done.brought[.mapping] == ["frog pumps"])
    #expect(done.brought[.profile]?.contains("name") == true && done.brought[.restart] == ["Waves"])
    #expect(try second.sets(matching: LogQuery()).compactMap(\.performance.reps).sorted() == [5, 7, 9])
    #expect(try second.undoImport(done.id, onlyIf: { _ in false })?.stays == [:])
    #expect(try second.undoImport(done.id)?.stays == [:])
    #expect(try export(second) == before)
    #expect(try second.rebuildDerived().changed.isEmpty)
    #expect(try bring(export(first), into: second)?.brought == done.brought)
  }

  @Test("A journal that was continued elsewhere goes back to where it was here")
  func journal() throws {
    let (first, second) = (try store("a"), try store("b"))
    let id = try first.begin(session: Sample.push, source: "", path: nil, at: Sample.moment())
    try first.append(.start, at: Sample.instant(0), moment: Sample.moment(), to: id)
    try first.append(.done(Performance(reps: 7)), at: Sample.instant(40), moment: Sample.moment(40), to: id)
    _ = try bring(export(first), into: second)
    let before = try export(second)
    try first.append(.done(Performance(reps: 6)), at: Sample.instant(200), moment: Sample.moment(200), to: id)
    let later = try #require(try bring(export(first), into: second))
    #expect(try second.sets(matching: LogQuery()).map(\.performance.reps) == [6, 7])
    #expect(try second.undoImport(later.id)?.stays == [:])
    #expect(try export(second) == before)
  }

  @Test("A session that was corrected since stays, with its corrections; those that came with the import keep nothing")
  func corrected() throws {
    let (first, second) = (try store("a"), try store("b"))
    let session = try enter(8, at: 0, in: first)
    _ = try enter(5, at: 3000, in: first)
    #expect(
      try first.edit(EntryID(session: session, position: 1), SetEdit(Performance(reps: 9)), at: Sample.moment(-60)))
    let done = try #require(try bring(export(first), into: second))
    #expect(try second.undoImport(done.id, onlyIf: { _ in false })?.stays == [:])
    let entry = try #require(try second.sets(matching: LogQuery()).first { $0.performance.reps == 9 }?.id)
    for reps in [10, 11] {
      #expect(try second.edit(entry, SetEdit(Performance(reps: reps)), at: Sample.moment(60)))
    }
    let would = try #require(try second.undoImport(done.id, onlyIf: { _ in false }))
    #expect(would.stays.keys.sorted { $0.rawValue < $1.rawValue } == [.corrected])
    #expect(would.stays[.corrected]?.count == 1 && would.stays[.corrected]?.first?.hasPrefix("Push ") == true)
    #expect(try second.undoImport(done.id) == would)
    #expect(try second.sets(matching: LogQuery()).map(\.performance.reps) == [11])
    #expect(try second.undoCorrection(at: Sample.moment(120)) != nil)
    #expect(try second.sets(matching: LogQuery()).map(\.performance.reps) == [10])
    #expect(try second.rebuildDerived().changed.isEmpty)
  }

  @Test("A correction that was undone keeps nothing; a deletion is kept and can still be undone")
  func undoneAndDeleted() throws {
    let (first, second) = (try store("a"), try store("b"))
    _ = try enter(8, at: 0, in: first)
    _ = try enter(5, at: 3000, in: first)
    let done = try #require(try bring(export(first), into: second))
    let entries = try second.sets(matching: LogQuery())
    let (eight, five) = (
      try #require(entries.first { $0.performance.reps == 8 }?.id),
      try #require(entries.first { $0.performance.reps == 5 }?.id)
    )
    #expect(try second.edit(eight, SetEdit(Performance(reps: 7)), at: Sample.moment(60)))
    _ = try second.undoCorrection(at: Sample.moment(61))
    #expect(try second.delete([EntryID(session: five.session)], at: Sample.moment(62)))
    #expect(try second.undoImport(done.id)?.stays == [:])
    #expect(try second.sets(matching: LogQuery()).isEmpty)
    #expect(try second.undoCorrection(at: Sample.moment(120)) != nil)
    #expect(try second.sets(matching: LogQuery()).map(\.performance.reps) == [5])
  }

  @Test("Undo knows every exported table")
  func everyTable() {
    #expect(ImportTrace.tables == Set(TravellingTable.all.map(\.name)))
  }

  @Test("What was changed or used since stays, and the preview says so")
  func stays() throws {
    let (first, second) = (try store("a"), try store("b"))
    try fill(first)
    let done = try #require(try bring(export(first), into: second))
    #expect(done.sessions == 0)
    try second.set("bell", to: "on")
    _ = try second.saveWorkout(Array("workout \"Push\" < bench 3x5 >".utf8), named: "Push", at: Sample.moment(9))
    var profile = try second.profile()
    profile.name = "Grace"
    profile.athlete.plates = [PlatePairs(mass: .kilograms(10), pairs: 1)]
    try second.save(profile, at: Sample.moment(10))
    var mark = try #require(try second.ownLibrary().marks["pistol-box"])
    mark.note = "fast"
    let box = try #require(try second.ownLibrary().exercises.first)
    try second.save([KeptExercise(key: "pistol-box", own: box, mark: mark)])
    let would = try #require(try second.undoImport(nil, onlyIf: { _ in false }))
    #expect(
      would.stays == [
        .exercise: ["Pistol box"], .category: ["Legs at home"], .workout: ["Push"], .setting: ["bell=off"],
        .profile: ["name", "plates"],
      ])
    #expect(try second.undoImport(nil) == would)
    #expect(try second.setting("bell") == "on" && second.profile().name == "Grace")
    #expect(try second.workout(named: "Push") != nil)
    #expect(try second.ownLibrary().exercises == [box] && second.ownLibrary().marks["squat"] == nil)
    #expect(try second.athlete().plates == profile.athlete.plates)
    #expect(try second.profile().weeklyGoal == nil && second.mappedExercises().isEmpty)
  }
}
