import PlanWording
import SessionModel
import Testing

@testable import satz

@Suite("What a session that goes on says of what was done")
struct DoneSoFarTests {
  /// After these commands, one every 100 s: rests are over by then.
  private func lines(_ plan: String, _ commands: [Command], _ language: Language = .english) throws -> [String] {
    var engine = Engine(session: try compiled("workout \"A\" < \(plan) >"))
    for (index, command) in commands.enumerated() {
      _ = engine.handle(command, at: Instant(milliseconds: index * 100_000))
    }
    return DoneSoFar(engine: engine, formatter: UnitFormatter(language: language)).lines()
  }

  @Test("Sets and notes in their order, as they were said at the time")
  func order() throws {
    let commands: [Command] = [
      .start, .done(.asPrescribed), .note("elbow hurts"), .acknowledge, .done(Performance(reps: 5)),
      .acknowledge, .done(Performance(reps: 8, load: Mass(grams: 82_500))), .note("better"),
    ]
    #expect(
      try lines("bench 4x8 @ 80kg rest 90s", commands) == [
        "✓ Bench press · set 1 of 4 · 8 × 80 kg", "✎ elbow hurts", "✗ Bench press · set 2 of 4 · 5 × 80 kg",
        "✓ Bench press · set 3 of 4 · 8 × 82.5 kg", "✎ better",
      ])
    #expect(try lines("bench 4x8 @ 80kg rest 90s", [.start]).isEmpty)
  }

  @Test("Of a long session, its last twenty lines, and how many there were before")
  func long() throws {
    let plan = "squat 50x5 rest 1s"
    let said = try lines(plan, [.start] + Array(repeating: .done(.asPrescribed), count: 30))
    #expect(said.count == 21 && said[0] == "… 10 lines before: show has all sets")
    #expect(said[20] == "✓ Squat · set 30 of 50 · 5")
    let german = try lines(plan, [.start] + Array(repeating: .done(.asPrescribed), count: 21), .german)
    #expect(german[0] == "… davor 1 Zeile: show zeigt alle Sätze")
  }
}
