/// Own exercises, marks and categories in a real SQLite file: unchanged, all or nothing.

import GRDB
import Testing

@testable import TrainingStore

@Suite("The athlete's library in the store")
struct OwnExercisesTests {
  let folder: TemporaryFolder
  let store: TrainingStore
  let pistol = KeptExercise(
    key: "pistol-box",
    own: OwnExercise(
      key: "pistol-box", name: "Pistol box", german: "Box-Pistol", equipment: "bodyweight", measure: "reps",
      mainMuscles: ["quads", "glutes"], helpingMuscles: []),
    mark: ExerciseMark(isFavourite: true, note: "Slow.", category: .builtIn("legs"), otherNames: ["box pistol", "pb"]))

  init() throws {
    folder = try TemporaryFolder()
    store = try TrainingStore(path: folder.store)
  }

  @Test("What is kept about exercises comes back unchanged from a reopened file")
  func roundTrip() throws {
    let note = KeptExercise(key: "bench-press", own: nil, mark: ExerciseMark(note: "Feet flat."))
    try store.save([pistol, note])
    let library = try TrainingStore(path: folder.store).ownLibrary()
    #expect(library.exercises == [pistol.own])
    #expect(library.marks == ["pistol-box": pistol.mark, "bench-press": note.mark])
  }

  @Test("Saving again replaces; deleting leaves nothing behind")
  func replaces() throws {
    try store.save([pistol])
    var changed = pistol
    changed.own?.name = "Pistol to a box"
    changed.mark = ExerciseMark(otherNames: ["pb"])
    try store.save([changed])
    #expect(try store.ownLibrary().exercises.map(\.name) == ["Pistol to a box"])
    #expect(try store.ownLibrary().marks["pistol-box"] == changed.mark)
    try store.deleteExercise("pistol-box")
    #expect(try store.ownLibrary() == OwnLibrary())
  }

  @Test("If one of several exercises saved together cannot be saved, none is")
  func allOrNothing() throws {
    let impossible = KeptExercise(key: "curl", own: nil, mark: ExerciseMark(category: .own(99)))
    #expect(throws: StoreProblem.self) { try store.save([pistol, impossible]) }
    #expect(try store.ownLibrary() == OwnLibrary())
  }

  @Test("A replaced exercise is gone, and the other one has what it was given")
  func replacement() throws {
    try store.save([pistol])
    let other = KeptExercise(key: "pistol-squat", own: nil, mark: ExerciseMark(otherNames: ["Pistol box"]))
    try store.replaceExercise("pistol-box", with: other)
    #expect(try store.ownLibrary().exercises == [])
    #expect(try store.ownLibrary().marks == ["pistol-squat": other.mark])
  }

  @Test("A category's name is unique, ignoring case and spaces; a deleted one releases its exercises")
  func categories() throws {
    #expect(try store.addCategory("Arm day"))
    #expect(try !store.addCategory("ARM  day"))
    #expect(try store.addCategory("Leg day"))
    let arms = try #require(try store.ownLibrary().categories.first)
    #expect(try !store.renameCategory(arms.id, to: "leg DAY"))
    #expect(try store.renameCategory(arms.id, to: "arm Day"))
    try store.save([KeptExercise(key: "curl", own: nil, mark: ExerciseMark(note: "x", category: .own(arms.id)))])
    try store.deleteCategory(arms.id)
    #expect(try store.ownLibrary().marks["curl"] == ExerciseMark(note: "x"))
    #expect(try store.ownLibrary().categories.map(\.name) == ["Leg day"])
  }
}
