import PlanWording
import SessionModel
import Testing

@testable import satz

@Suite("A number that is probably a slip of the finger")
struct DoubtfulNumberTests {
  private func doubt(
    _ text: String, planned: Target = .reps(.exactly(8)), load: Load = .kilograms(80), log: [LoggedSet] = [],
    max: Mass? = nil, isPlanned: Bool = true
  ) throws -> String? {
    let work = Work(exercise: Exercise(key: "bench-press", name: "Bench press"), target: planned, load: load)
    let athlete = Athlete(maxes: max.map { ["bench-press": $0] } ?? [:])
    let usual = UsualNumbers(athlete: athlete, formatter: UnitFormatter(language: .english), log: log)
    let done = try #require(PerformanceText.parse(text))
    return usual.doubt(done, of: work, isPlanned: isPlanned).map(\.english)
  }

  private func logged(_ reps: Int, _ load: Mass) -> LoggedSet {
    let work = Work(exercise: Exercise(key: "bench-press", name: "Bench press"), target: .reps(.exactly(8)))
    return LoggedSet(
      occurrence: Occurrence(block: 1, rounds: []), work: work, performance: Performance(reps: reps, load: load),
      began: Instant(milliseconds: 0), ended: Instant(milliseconds: 0))
  }

  @Test(
    "A digit too many is asked about",
    arguments: [
      ("8 @ 800kg", "800 kg for Bench press, where 80 kg is usual"),
      ("8x825kg", "825 kg for Bench press, where 80 kg is usual"),
      ("8 @ 2000lb", "2000 lb for Bench press, where 176.37 lb is usual"),
      ("80", "80 reps of Bench press, where 8 are usual"), ("900", "900 reps of Bench press, where 8 are usual"),
    ])
  func asked(_ text: String, _ words: String) throws { #expect(try doubt(text) == words) }

  @Test(
    "What can be true is not asked about",
    arguments: ["8", "20 @ 60kg", "1 @ 140kg", "8 @ 82,5kg", "30", "55", "8 @ 0kg", "rpe 9", "12 rounds 5", "45s"])
  func believed(_ text: String) throws { #expect(try doubt(text) == nil) }

  @Test(
    "Without a number in the plan, what nobody does is asked about, and what is far above the log or the profile"
  )
  func beyondAnybody() throws {
    #expect(try doubt("8 @ 601kg", load: .unstated) == "601 kg for Bench press is more than anybody has done")
    #expect(try doubt("8 @ 600kg", load: .unstated) == nil)
    #expect(try doubt("8 @ 400kg", load: .unstated, max: .kilograms(100)) != nil)
    #expect(try doubt("8 @ 400kg", load: .unstated, log: [logged(8, .kilograms(100))]) != nil)
    #expect(try doubt("8 @ 1000kg", log: [logged(8, .kilograms(900))]) == nil)
    #expect(try doubt("1001", planned: .reps(.atLeast(0))) != nil)
    #expect(try doubt("1000", planned: .reps(.atLeast(0))) == nil)
    #expect(try doubt("122", planned: .reps(.atLeast(0)), log: [logged(12, .kilograms(20))]) != nil)
    // What was done is no measure of itself.
    #expect(try doubt("8 @ 601kg", load: .kilograms(601), isPlanned: false) != nil)
  }
}
