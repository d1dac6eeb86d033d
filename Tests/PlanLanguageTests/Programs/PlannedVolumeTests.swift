/// The volume of a session before it is done is that of the session done as prescribed, as the log counts it.

import SessionModel
import Testing

@testable import PlanLanguage

@Suite("Planned volume")
struct PlannedVolumeTests {
  /// In kilograms, as a sheet and as a rehearsal say it.
  private func volumes(_ items: String, bodyweight: Mass?) throws -> (planned: Int, rehearsed: Int, isWhole: Bool) {
    let plan = check(Array("workout \"A\" < \(items) >".utf8)).plan
    let compiled = compile(try #require(plan.declarations.first), of: plan, athlete: Athlete(bodyweight: bodyweight))
    let session = try #require(compiled.session)
    let course = plan.courseAsPrescribed(of: compiled)
    let planned = session.plannedSummary(of: course, lasting: nil, bodyweight: bodyweight)
    var rehearsal = Rehearsal(session: session, bodyweight: bodyweight)
    let live = LiveRules(compiled, of: plan)
    let timeline = rehearsal.run(
      shapedBy: live?.shaping, revisedBy: { live?.revisionsGoingOn(after: $0.log, in: $0.session) ?? [] })
    var rehearsed: Summary?
    for case .effect(.sessionFinished(let summary), _) in timeline.map(\.what) { rehearsed = summary }
    #expect(planned.sets == rehearsed?.sets)
    return (
      Int(clamping: planned.volumeGrams / 1000), Int(clamping: try #require(rehearsed).volumeGrams / 1000),
      !course.lacksVolume(bodyweight: bodyweight)
    )
  }

  @Test(
    "All sets whose load is known, or follows from what is prescribed, are in it",
    arguments: [
      (
        "pull-up 2x5 @ bw+10kg; dip 8 @ bw+20kg; squat 5 @ 100kg; pull-up 4; lunge 10 each side @ 2x20kg", 80, 3000,
        true
      ),
      ("squat 5 @ 120kg, 2x8 @ 80% of lifted(1)", nil, 2120, true),
      ("squat 5 @ 120kg, 2x8 @ lifted(last) - 20kg", nil, 600 + 800 + 640, true),
      ("squat 5 @ 120kg; front squat 10 @ 50% of best(squat)", nil, 1200, true),
      ("rounds x3 < squat 1 @ 100kg; squat 1 @ lifted(last) + 5kg >", nil, 615, true),
      ("pull-up 5 @ bw+20kg, 5 @ bw + 50% of lifted(1)", 80, 950, true),
      ("pull-up 5 @ bw-20kg", 80, 300, true),
      ("pull-up 5 @ bw+20kg; squat 5 @ 100kg", nil, 500, false),
      ("squat 5 @ ask, 5 @ 80% of lifted(1); bench press 5 @ 60kg", nil, 300, false),
      ("squat 5 @ ask 100kg; bench press 5 @ 70%", nil, 500, false),
      ("squat 5 @ 100kg; plank 30s @ 10kg; pull-up 5", nil, 500, true),
    ] as [(String, Int?, Int, Bool)])
  func known(_ items: String, bodyweight: Int?, kilograms: Int, isWhole: Bool) throws {
    let found = try volumes(items, bodyweight: bodyweight.map { Mass.kilograms(WideInt($0)) })
    #expect(found.planned == kilograms)
    #expect(found.rehearsed == kilograms)
    #expect(found.isWhole == isWhole)
  }
}
