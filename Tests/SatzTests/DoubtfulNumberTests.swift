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
    "A digit too few or too many is asked about, however light the load is",
    arguments: [
      ("8 @ 8kg", 80, "8 kg for Bench press, where 80 kg is usual"),
      ("8 @ 8.5kg", 82, "8.5 kg for Bench press, where 82 kg is usual"),
      ("8 @ 20kg", 2, "20 kg for Bench press, where 2 kg is usual"),
    ] as [(String, Double, String)])
  func slippedDigit(_ text: String, _ planned: Double, _ words: String) throws {
    let planned = Load.mass(count: 1, each: Mass(grams: WideInt(planned * 1000)), upTo: nil)
    #expect(try doubt(text, load: planned) == words)
  }

  @Test("Without a number in the plan, a load is compared with the lightest of the session, not with the best")
  func tooLight() throws {
    #expect(try doubt("8 @ 8kg", load: .unstated, log: [logged(8, .kilograms(80))]) != nil)
    #expect(try doubt("8 @ 8kg", load: .unstated, log: [logged(8, .kilograms(20)), logged(8, .kilograms(80))]) == nil)
    #expect(try doubt("8 @ 20kg", load: .unstated, max: .kilograms(200)) == nil)
  }

  @Test(
    "A rest of more than an hour is asked about, in either language",
    arguments: [
      ("rest 99h", "99 h of rest is longer than most sessions. Is that meant? yes or no"),
      ("add rest 61min", "61 min of rest is longer than most sessions. Is that meant? yes or no"),
      ("+99h", "99 h more is longer than most sessions. Is that meant? yes or no"), ("rest 60min", nil), ("+30s", nil),
    ] as [(String, String?)])
  func rests(_ text: String, _ words: String?) throws {
    let exercise = Exercise(key: "bench-press", name: "Bench press")
    let reader = LineReader(athlete: Athlete(), exerciseAtHand: { exercise })
    let command = try #require(reader.meaning(of: text).command)
    let usual = UsualNumbers(athlete: Athlete(), formatter: UnitFormatter(language: .english))
    let question = usual.doubt(about: command).map { DoubtQuestion(number: $0) }
    #expect(question?.english == words)
    #expect(question?.german.hasSuffix("Ist das so gemeint? ja oder nein") ?? true)
  }

  @Test(
    "What can be true is not asked about",
    arguments: [
      "8", "20 @ 60kg", "1 @ 140kg", "8 @ 82,5kg", "30", "55", "8 @ 0kg", "8 @ 12kg", "rpe 9", "12 rounds 5", "45s",
    ])
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
