/// Pictures and imported exercises in a real SQLite file.

import Testing

@testable import TrainingStore

@Suite("Pictures and imported exercises")
struct ExerciseImportTests {
  let folder: TemporaryFolder
  let store: TrainingStore
  let png = StoredPicture(format: .png, bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0xFF])

  init() throws {
    folder = try TemporaryFolder()
    store = try TrainingStore(path: folder.store)
  }

  private func entry(_ id: String, of key: String, isOwn: Bool = true) -> ImportedExercise {
    ImportedExercise(
      id: id,
      exercise: KeptExercise(key: key, own: isOwn ? OwnExercise(key: key, name: key) : nil, mark: ExerciseMark()),
      instructions: "How \(id) goes.", level: "beginner", pictures: [png])
  }

  @Test("A format is recognised by the first bytes")
  func formats() {
    #expect(PictureFormat(of: png.bytes) == .png)
    #expect(PictureFormat(of: [0xFF, 0xD8, 0xFF, 0xE0]) == .jpeg)
    #expect(PictureFormat(of: Array("GIF89a…".utf8)) == .gif)
    for other in [[], [0x89], Array("BM".utf8), Array("<svg".utf8)] { #expect(PictureFormat(of: other) == nil) }
  }

  @Test("The athlete's picture is kept byte for byte, replaced, and removed")
  func profilePicture() throws {
    #expect(try store.profilePicture() == nil)
    try store.setProfilePicture(png)
    try store.setProfilePicture(StoredPicture(format: .gif, bytes: [1, 0, 2]))
    #expect(try TrainingStore(path: folder.store).profilePicture()?.bytes == [1, 0, 2])
    try store.setProfilePicture(nil)
    #expect(try store.profilePicture() == nil)
  }

  @Test("An import adds exercises, instructions and pictures; what an exercise already has stays")
  func importing() throws {
    try store.save(
      [KeptExercise(key: "push-up", own: nil, mark: ExerciseMark(note: "Mine."))], pictures: ["push-up": []])
    try store.add([entry("A", of: "tyre"), entry("B", of: "push-up", isOwn: false)], from: "db")
    try store.add([entry("C", of: "push-up", isOwn: false)], from: "db")
    #expect(try store.importedExercises(from: "db") == ["A", "B", "C"])
    #expect(try store.importedExercises(from: "other") == [])
    #expect(try store.ownLibrary().exercises.map(\.key) == ["tyre"])
    #expect(try store.ownLibrary().marks["push-up"]?.note == "Mine.")
    #expect(try store.instructions(of: "push-up") == "How B goes.")
    #expect(try store.pictures(of: "push-up") == [png])
    try store.deleteExercise("tyre")
    #expect(try store.importedExercises(from: "db") == ["B", "C"])
    #expect(try store.pictures(of: "tyre") == [])
  }

  @Test("An import with one entry that cannot be stored stores none of it")
  func allOrNothing() throws {
    #expect(throws: StoreProblem.self) {
      try store.add([entry("A", of: "tyre"), entry("A", of: "tyre-2")], from: "db")
    }
    #expect(try store.ownLibrary() == OwnLibrary())
    #expect(try store.pictures(of: "tyre") == [])
  }
}
