/// What a plan says is shown as it says it, in every unit and both languages; what has more decimals than are kept is no secret.

import PlanLanguage
import PlanWording
import SessionModel
import Testing

@Suite("Numbers as they are written and as they are shown")
struct ShownNumbersTests {
  @Test(
    "A number with decimals is shown as it is written",
    arguments: [
      ("squat 5 @ 82.125kg", "5 · 82.125 kg"), ("squat 5 @ 82.125-90.375kg", "5 · 82.125–90.375 kg"),
      ("kettlebell swing 5 @ 2x12.125kg", "5 · 2 × 12.125 kg"), ("squat 5 @ 185.125lb", "5 · 185.125 lb"),
      ("squat 5 @ 185.12lb", "5 · 185.12 lb"), ("squat 5 @ 12505g", "5 · 12.505 kg"),
      ("pull-up 5 @ bw+12.125kg", "5 · bw + 12.125 kg"), ("pull-up 5 @ bw-12.125kg", "5 · bw − 12.125 kg"),
      ("squat 5 @ 72.1%", "5 · 72.1 %"), ("squat 5 @ 72.1-75.3%", "5 · 72.1–75.3 %"),
      ("squat 5 @ rpe 8.3", "5 · RPE 8.3"), ("squat 5 @ rpe 7.5-8.5", "5 · RPE 7.5–8.5"),
      ("bike 10min @ 12.55km/h", "10 min · 12.55 km/h"), ("run 10min @ 12.55-14.45km/h", "10 min · 12.55–14.45 km/h"),
      ("run 10min @ 12.5km/h", "10 min · 12.5 km/h"), ("run 10min @ 7.25mi/h", "10 min · 7.25 mi/h"),
      ("run 10min @ 4:30.5/km", "10 min · 4:30.5/km"), ("run 10min @ 7:15.5/mi", "10 min · 7:15.5/mi"),
      ("swim 10min @ 1:45.25/100m", "10 min · 1:45.25/100 m"),
      ("swim 10min @ 1:45.25/100yd", "10 min · 1:45.25/100 yd"),
      ("row 10min @ 1:56.25-1:58.5/500m", "10 min · 1:56.25–1:58.5/500 m"),
      ("run 5.123km", "5.123 km"), ("run 5.123-6.125km", "5.123–6.125 km"), ("run 400.125m", "400.125 m"),
      ("run 26.219mi", "26.219 mi"), ("run 440.125yd", "440.125 yd"), ("sled push 50.25ft", "50.25 ft"),
      ("plank 45.25s", "45.25 s"), ("plank 45.25-50.75s", "45.25–50.75 s"), ("plank 82.95s", "1:22.95"),
      ("plank 82.9s-95.5s", "1:22.9–1:35.5"), ("plank 45.5-90s", "0:45.5–1:30"), ("plank 1.125min", "1:07.5"),
      ("plank 0.125h", "7:30"), ("plank 1:22.95", "1:22.95"), ("plank 250ms", "0.25 s"),
      ("row max cal in 90.55s", "max cal in 1:30.55"), ("push-up 5 in 90.55s", "5 in 1:30.55"),
      ("squat 5 hold 62.55s", "5 · 1:02.55"), ("squat 5 hold 62.5-70s", "5 · 1:02.5–1:10"),
      ("squat (2, 1) pause 75.55s", "(2, 1) pause 1:15.55"),
      ("run 1km incline 4.3%", "1 km · 4.3 %"), ("run 1km incline 4.3-6.7%", "1 km · 4.3–6.7 %"),
      ("box jump 5 height 24.125in", "5 · 24.125 in"), ("box jump 5 height 24.1in", "5 · 24.1 in"),
      ("box jump 5 height 60.5cm", "5 · 60.5 cm"), ("box jump 5 height 1.555m", "5 · 155.5 cm"),
      ("run 10min @ 4:30.55/km", "10 min · 4:30.55/km"),
    ])
  func shown(line: String, english: String) throws {
    let analysis = check(Self.plan(line))
    let codes = analysis.diagnostics.map { $0.problem.code.description }
    #expect(codes.isEmpty)
    #expect(try Self.text(of: analysis.plan, in: .english) == english)
    let german = english.replacing(".", with: ",").replacing("pause", with: "Pause")
    #expect(try Self.text(of: analysis.plan, in: .german) == german)
  }

  @Test(
    "More decimals than are kept are a warning that says what they are rounded to",
    arguments: [
      ("row 12.5cal", "13cal"), ("bike 10min @ 200.5w", "201w"), ("run 10min @ 140.5bpm", "141bpm"),
      ("bike 10min cadence 90.5rpm", "91rpm"), ("row 10min cadence 24.5spm", "25spm"), ("squat 5 @ rpe 8.25", "8.3"),
      ("squat 5 @ rir 1.5", "2"), ("run 10min @ zone 2.5", "3"), ("squat 5 @ 72.125%", "72.1%"),
      ("run 1km incline 4.25%", "4.3%"), ("plank 45.125s", "45.13s"), ("plank 1:22.954", "1:22.95"),
    ])
  func rounded(line: String, expected: String) throws {
    let diagnostics = check(Self.plan(line)).diagnostics
    #expect(diagnostics.map { $0.problem } == [.meaning(.moreDecimals(expected))])
    #expect(diagnostics.allSatisfy { $0.hints.count == 1 && $0.fixes.isEmpty })
  }

  @Test("A way in a rest is shown as it is written")
  func recoveries() {
    func shown(_ language: Language, _ way: WideInt, _ upTo: WideInt? = nil) -> String {
      let recovery = Recovery(
        distance: Length(millimetres: way), upTo: upTo.map { Length(millimetres: $0) }, unit: .metre, after: nil)
      return UnitFormatter(language: language).recovery(recovery)
    }
    #expect(shown(.english, 200_125) == "200.125 m" && shown(.german, 200_125) == "200,125 m")
    #expect(shown(.english, 200_500, 300_250) == "200.5–300.25 m")
  }

  @Test(
    "What is computed is rounded in silence",
    arguments: ["row (50% of 25cal)", "row (25cal / 2)", "squat 5 @ 80kg * 0.3333"])
  func computed(line: String) {
    let problems = check(Self.plan(line)).diagnostics.map { $0.problem }
    #expect(!problems.contains { if case .meaning(.moreDecimals) = $0 { true } else { false } })
  }

  private static func plan(_ line: String) -> [UInt8] { Array("workout \"W\" <\n\(line)\n>\n".utf8) }

  /// What the parts of the only set say.
  private static func text(of plan: Plan, in language: Language) throws -> String {
    let declaration = try #require(plan.declarations.first)
    let session = try #require(compile(declaration, of: plan, athlete: Athlete()).session)
    let work = try #require(session.works.first?.work)
    let formatter = UnitFormatter(language: language).writing(work)
    var parts = [formatter.target(work.target), formatter.load(of: work)]
    parts += [formatter.effort(of: work), work.incline.map(formatter.incline), work.height.map(formatter.height)]
      .compactMap { $0 }
    if let hold = work.hold { parts.append(formatter.hold(hold)) }
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
