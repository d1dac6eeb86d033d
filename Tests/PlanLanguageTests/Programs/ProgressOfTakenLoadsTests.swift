/// What the eighteenth rules changed: a load that is taken from another set rises once, with that set. Sessions of
/// earlier rules stay as they were.

import SessionModel
import Testing

@testable import PlanLanguage

@Suite("The progress of loads that are taken from other sets")
struct ProgressOfTakenLoadsTests {
  /// The loads of each week of a program that was trained as prescribed, in kilograms; on top of the bodyweight if they
  /// are. A load that is asked for is 100 kg.
  private func weeks(_ items: String, _ count: Int, rules: RulesVersion = .current) throws -> [[Double]] {
    let checked = check(Array("program \"P\" on mon < workout \"A\" < \(items) > >".utf8), rules: rules)
    let mistakes = checked.diagnostics.filter { $0.problem.severity == .error }
    #expect(mistakes.isEmpty)
    let program = try #require(checked.plan.programs.first)
    let athlete = Athlete(bodyweight: .kilograms(80), maxes: ["squat": .kilograms(150)])
    return checked.plan.simulate(program, weeks: count, athlete: athlete) { _, work in
      var done = Performance.prescribed(by: work)
      if work.load == .asked(suggestion: nil) { done.load = .kilograms(100) }
      return done
    }.map { session in
      session.log.compactMap { set in set.lifted.map { Double(Int(clamping: $0.grams)) / 1000 } }
    }
  }

  @Test(
    "The back-offs follow the top set",
    arguments: [
      (
        "bench press 5 @ 100kg, 2x5 @ lifted(1) - 10kg rest 1min progress +5kg",
        [[100, 90, 90], [105, 95, 95], [110, 100, 100]]
      ),
      (
        "squat 5 @ 120kg, 8 @ 80% of lifted(1) rest 2min progress +2.5kg",
        [[120, 95], [122.5, 97.5], [125, 100], [127.5, 100], [130, 102.5]]
      ),
      ("squat 5 @ 120kg, 8 @ 80% of best(squat) progress +5kg", [[120, 95], [125, 100], [130, 102.5]]),
      ("squat 5 @ 100kg, 8 @ 80% of lifted(1) progress +5%", [[100, 80], [105, 82.5], [110, 87.5]]),
      ("pull-up 5 @ bw + 20kg, 8 @ bw + 50% of lifted(1) progress +5kg", [[20, 10], [25, 12.5], [30, 15]]),
      ("squat 3 @ 80%, 8 @ lifted(last) - 20kg progress +5kg", [[120, 100], [125, 105]]),
      ("squat 5 @ ask, 8 @ 80% of lifted(1) progress +5kg", [[100, 80], [105, 82.5]]),
      ("squat 1 @ 100kg, 1 @ lifted(1) + 10kg progress +5kg", [[100, 110], [105, 115]]),
    ] as [(String, [[Double]])])
  func backOffs(_ items: String, expected: [[Double]]) throws {
    #expect(try weeks(items, expected.count) == expected)
  }

  @Test(
    "So do those in a line of their own, if the line of the top set rises by the same step",
    arguments: [
      ("squat 5 @ 120kg progress +5kg; squat 8 @ 80% of lifted(1) progress +5kg", [[120, 95], [125, 100]]),
      ("rounds x1 progress +5kg < squat 5 @ 120kg; squat 8 @ 80% of lifted(1) >", [[120, 95], [125, 100]]),
      ("squat 5 @ 120kg progress +5kg; squat 8 @ 80% of lifted(1)", [[120, 95], [125, 100]]),
      ("squat 5 @ 120kg; squat 8 @ 80% of lifted(1) progress +5kg", [[120, 95], [120, 100], [120, 105]]),
      ("squat 5 @ 120kg; front squat 8 @ 80% of best(squat) progress +5kg", [[120, 95], [120, 100]]),
    ] as [(String, [[Double]])])
  func lines(_ items: String, expected: [[Double]]) throws {
    #expect(try weeks(items, expected.count) == expected)
  }

  @Test("What is counted still rises in all sets")
  func reps() throws {
    let text = "program \"P\" < workout \"A\" < squat 5 @ 100kg, 8 @ 80% of lifted(1) progress +1 rep > >"
    let plan = check(Array(text.utf8)).plan
    let sessions = plan.simulate(try #require(plan.programs.first), weeks: 2, athlete: Athlete()) { _, work in
      Performance.prescribed(by: work)
    }
    #expect(sessions.map { $0.log.compactMap(\.performance.reps) } == [[5, 8], [6, 9]])
  }

  @Test("The running session has the loads that the simulation has")
  func running() throws {
    let text = "program \"P\" < workout \"A\" < squat 5 @ 120kg, 2x8 @ 80% of lifted(1) rest 2min progress +2.5kg > >"
    let plan = check(Array(text.utf8)).plan
    let sessions = plan.simulate(try #require(plan.programs.first), weeks: 3, athlete: Athlete()) { _, work in
      Performance.prescribed(by: work)
    }
    for session in sessions {
      let compiled = compile(
        plan.declarations[0], of: plan, athlete: Athlete(), state: session.compiled.state, turn: session.turn)
      let live = try #require(LiveRules(compiled, of: plan))
      var rehearsal = Rehearsal(session: try #require(compiled.session))
      _ = rehearsal.run(revisedBy: { live.revisionsGoingOn(after: $0.log, in: $0.session) })
      #expect(rehearsal.sets.map(\.lifted) == session.log.map(\.lifted))
      #expect(rehearsal.sets.count == 3)
    }
  }

  @Test("With earlier rules, the step came on top of what was taken")
  func earlier() throws {
    let bench = "bench press 5 @ 100kg, 2x5 @ lifted(1) - 10kg rest 1min progress +5kg"
    #expect(
      try weeks(bench, 3, rules: .seventeenth) == [[100, 90, 90], [105, 100, 100], [110, 110, 110]])
  }
}
