/// Saved workouts in a real SQLite file: the text byte for byte, every version.

import GRDB
import Testing

@testable import TrainingStore

@Suite("Saved workouts")
struct WorkoutsTests {
  let folder: TemporaryFolder
  let store: TrainingStore

  init() throws {
    folder = try TemporaryFolder()
    store = try TrainingStore(path: folder.store)
  }

  @Test("A text comes back byte for byte from a reopened file, even if it is not UTF-8")
  func bytes() throws {
    let source: [UInt8] = [0x62, 0x00, 0xFF, 0x0D, 0x0A, 0xC3]
    #expect(try store.saveWorkout(source, named: "Push", at: Sample.moment()) == .created)
    let saved = try #require(try TrainingStore(path: folder.store).workout(named: "push"))
    #expect(saved.source == source)
    #expect(saved.day == Day(of: Sample.moment()))
  }

  @Test("Each changed text is a new version, an unchanged text is not, and no version ever changes")
  func versions() throws {
    #expect(try store.saveWorkout([1], named: "Push day", at: Sample.moment()) == .created)
    #expect(try store.saveWorkout([1], named: "PUSH  day", at: Sample.moment(day: 1)) == .unchanged)
    #expect(try store.saveWorkout([2], named: "push day", at: Sample.moment(day: 2)) == .changed(version: 2))
    #expect(try store.saveWorkout([1], named: "push day", at: Sample.moment(day: 3)) == .changed(version: 3))
    let workout = try #require(try store.workout(named: "Push day"))
    #expect(workout.name == "Push day")
    #expect(try store.versions(ofWorkout: workout.id).map(\.source) == [[1], [2], [1]])
    #expect(throws: StoreProblem.self) {
      try store.writing { db in try db.execute(sql: "UPDATE workout_version SET source = x'00'") }
    }
  }

  @Test("Favourites come first, a deleted workout is gone with its versions")
  func favourites() throws {
    for name in ["b", "a", "c"] { _ = try store.saveWorkout([1], named: name, at: Sample.moment()) }
    let last = try #require(try store.workout(named: "c"))
    try store.setFavourite(true, ofWorkout: last.id)
    #expect(try store.workouts().map(\.name) == ["c", "a", "b"])
    try store.deleteWorkout(last.id)
    #expect(try store.workouts().map(\.name) == ["a", "b"])
    #expect(try store.reading { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM workout_version") } == 2)
  }
}
