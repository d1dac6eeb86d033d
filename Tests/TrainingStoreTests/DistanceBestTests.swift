/// The best time for a distance, of sets and of laps that follow each other.

import SessionModel
import Testing

@testable import TrainingStore

@Suite("Best times for distances")
struct DistanceBestTests {
  let folder: TemporaryFolder
  let store: TrainingStore

  init() throws {
    folder = try TemporaryFolder()
    store = try TrainingStore(path: folder.store)
  }

  private func train(day: Int = 0, _ laps: [(metres: Int, seconds: Int)], pause: Int = 0) throws {
    let id = try store.begin(session: Sample.push, source: "", path: nil, at: Sample.moment(day: day))
    try store.end(id, with: Ending(.finished, sets: Self.sets(laps, pause: pause)), at: Sample.moment(day: day))
  }

  /// Laps of so many metres and seconds, each some seconds after the one before.
  private static func sets(_ laps: [(metres: Int, seconds: Int)], pause: Int) -> [LoggedSet] {
    var at = 0
    return laps.enumerated().map { index, lap in
      var set = Sample.set(
        index + 1, exercise: Exercise(key: "run", name: "Run"), load: .unstated,
        Performance(time: .seconds(lap.seconds), distance: Length(millimetres: lap.metres * 1000)))
      set.began = Sample.instant(at)
      set.ended = Sample.instant(at + lap.seconds)
      at += lap.seconds + pause
      return set
    }
  }

  private func bests() throws -> [[Int]] {
    let first = Day(of: Sample.moment()).number
    return try store.bests(of: "run", over: [1_000_000, 3_000_000, 5_000_000], through: Day.plausible.upperBound).map {
      [$0.distance / 1000, $0.millimetres / 1000, $0.milliseconds / 1000, $0.day.number - first]
    }
  }

  @Test("Laps without a break are one run, of which the fastest part counts")
  func laps() throws {
    try train([(1000, 300), (1000, 290), (1000, 295), (1000, 310), (1000, 280), (400, 100)])
    #expect(try bests() == [[1000, 1000, 280, 0], [3000, 3000, 885, 0], [5000, 5000, 1475, 0]])
    // Pressing the button counts.
    try train(day: 1, [(1000, 290), (1000, 290), (1000, 290)], pause: 2)
    #expect(try bests()[1] == [3000, 3000, 874, 1])
    try train(day: 2, [(5200, 1400)])
    #expect(try bests() == [[1000, 1000, 280, 0], [3000, 3000, 874, 1], [5000, 5200, 1400, 2]])
  }

  @Test(
    "What is up to a hundredth short of a distance, or up to a tenth longer, is run for it",
    arguments: [
      (4_999_950, true), (4_989_000, true), (4_950_000, true), (4_940_000, false), (5_500_000, true),
      (5_510_000, false),
    ])
  func near(millimetres: Int, counts: Bool) throws {
    var sets = Self.sets([(5000, 1500)], pause: 0)
    sets[0].performance.distance = Length(millimetres: millimetres)
    _ = try store.add(EnteredSession(name: "Run", began: Sample.moment(), sets: sets), at: Sample.moment())
    let best = try store.bests(of: "run", over: DistanceBest.usual, through: Day.plausible.upperBound)
    #expect(best.map(\.distance) == (counts ? [5_000_000] : []))
    #expect(best.allSatisfy { $0.millimetres == millimetres && $0.milliseconds == 1_500_000 })
  }

  @Test("Laps count for the distance that they come nearest to, not as soon as they are near")
  func nearestLaps() throws {
    try train(Array(repeating: (metres: 50, seconds: 15), count: 120))
    // Twenty laps of 50 m, not nineteen and a half.
    #expect(try bests() == [[1000, 1000, 300, 0], [3000, 3000, 900, 0], [5000, 5000, 1500, 0]])
    try train(day: 1, Array(repeating: (metres: 998, seconds: 250), count: 5))
    #expect(try bests() == [[1000, 998, 250, 1], [3000, 2994, 750, 1], [5000, 4990, 1250, 1]])
  }

  @Test("Nobody knows when the sets were that were entered by hand")
  func added() throws {
    let sets = Self.sets([(1000, 300), (1000, 290), (1000, 295)], pause: 0)
    _ = try store.add(EnteredSession(name: "Laps", began: Sample.moment(), sets: sets), at: Sample.moment())
    #expect(try bests() == [[1000, 1000, 290, 0]])
  }

  @Test("With rests they are runs of their own")
  func intervals() throws {
    try train([(1000, 240), (1000, 240), (1000, 240), (1000, 240), (1000, 239)], pause: 60)
    #expect(try bests() == [[1000, 1000, 239, 0]])
  }
}
