/// One way of counting: the sheet, the rehearsal, and the figures of the log say the same about a plan.

import FoundationEssentials
import PlanLanguage
import SessionModel
import SessionRunner
import Testing
import TrainingStore

@testable import satz

@Suite("Counting")
struct CountingTests {
  static let plans = [
    "bench press 3x8 @ 80kg rest 90s",
    "bench press 3x8-12 @ 80kg, 5+ @ 90kg, max @ 60kg",
    "kettlebell row 3x10 each side @ 20kg; side plank 2x30s each side; lunge 12 alternate sides @ 2x12kg",
    "kettlebell row 10 left @ 20kg; kettlebell row 10 right @ 20kg",
    "squat 3x5 @ 100kg warmup 5 @ 40%, 3 @ 60% drop 20kg, 10kg",
    "pull-up 40 total @ 10kg; squat (8, 4, 2) @ 60kg pause 10s",
    "push-up max in 1min rest 30s; kettlebell swing max in 1min @ 24kg rest 1min; squat 5 @ 60kg",
    "rounds x3 < kettlebell swing max in 1min @ 24kg; row max in 1min; rest 1min >",
    "ladder 5-4-3 < squat @ 60kg >",
    "bench press 3x5 @ ask 75kg; squat 3x5 @ ask; deadlift (5+, 3+) @ 100kg pause 10s",
    "dip 3x8 @ bw+10kg; row 2x500m; deadlift 70kg",
  ]

  @Test("Sheet, rehearsal and log agree", arguments: plans)
  func agree(_ items: String) throws {
    let session = try compiled("workout \"Counting\" < \(items) >")
    var rehearsal = Rehearsal(session: session)
    var rehearsed: Summary?
    for case .effect(.sessionFinished(let summary), _) in rehearsal.run().map(\.what) { rehearsed = summary }
    let (planned, done) = (session.plannedSummary, try #require(rehearsed))
    #expect(planned.sets == done.sets && planned.reps == done.reps && planned.volumeGrams == done.volumeGrams)

    let folder = try TemporaryFolder()
    let store = try TrainingStore(path: "\(folder.path)/satz.sqlite")
    let moment = Moment(bootID: "boot", bootMilliseconds: 0, wallMilliseconds: 0, utcOffsetSeconds: 0)
    let id = try store.begin(session: session, source: "", path: nil, at: moment)
    try store.end(id, with: Ending(.finished, sets: rehearsal.sets), at: moment)
    let logged = try store.totals()
    #expect(logged.sets == done.sets && logged.reps == done.reps && logged.volumeGrams == done.volumeGrams)
  }

  @Test("So do the plans in Examples/ whose rounds are known", arguments: ExampleTests.names)
  func examples(_ name: String) throws {
    let source = try SourceFile.read(Built.repository.appending(path: "Examples/\(name)").path)
    let checked = check(source.bytes, find: source.finder)
    for declaration in checked.plan.declarations {
      let session = try #require(compile(declaration, of: checked.plan, athlete: ExampleTests.athlete).session)
      guard session.blocks.allSatisfy(\.hasKnownRounds) else { continue }
      var rehearsal = Rehearsal(session: session)
      for case .effect(.sessionFinished(let done), _) in rehearsal.run().map(\.what) {
        let planned = session.plannedSummary
        #expect(planned.sets == done.sets && planned.reps == done.reps, "\(session.name)")
        #expect(planned.volumeGrams == done.volumeGrams, "\(session.name)")
      }
    }
  }
}

extension Block {
  /// Whether no clock and no choice decides how much of it is done.
  fileprivate var hasKnownRounds: Bool {
    guard case .group(let group) = content else { return true }
    switch group.form {
    case .window, .intervals, .forTime(.some), .choice, .freeOrder: return false
    case .ladder(_, let step): return step == nil && group.blocks.allSatisfy(\.hasKnownRounds)
    case .exercise, .sequence, .rounds, .forTime(nil): return group.blocks.allSatisfy(\.hasKnownRounds)
    }
  }
}
