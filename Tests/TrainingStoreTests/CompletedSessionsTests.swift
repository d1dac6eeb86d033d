/// A store of an earlier version learns how long its sessions of runs took.

import SessionModel
import Testing

@testable import TrainingStore

@Suite("Sessions of an earlier version")
struct CompletedSessionsTests {
  @Test("Imported runs without a length take their times; what else was done leaves the length unknown")
  func runs() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/old.db"
    let run = Performance(time: .seconds(750), distance: Length(millimetres: 2_500_000))
    let performances = [[run, run], [run, Performance(reps: 5)], [Performance(distance: run.distance)]]
    let entries = performances.enumerated().map { day, sets in
      PortableEntry.session(
        PortableSession(
          identity: "table-\(day)", name: "Out", kind: .workout,
          began: WallMoment(milliseconds: 1_775_650_000_000 + day * 86_400_000, utcOffsetSeconds: 0), length: nil,
          active: nil, outcome: .finished,
          sets: sets.enumerated().map { index, performance in
            PortableSet(
              lap: index + 1, of: sets.count, exercise: Exercise(key: "run", name: "Run"), performance: performance,
              began: .zero, ended: .zero, heartRate: nil)
          }, notes: []))
    }
    do {
      let old = try TrainingStore(path: path, steps: Array(Schema.steps.prefix { $0 != Schema.completedSessions }))
      #expect(try old.enter(entries, from: .table, file: "runs.csv", at: Sample.moment())?.sessions == 3)
    }
    let store = try TrainingStore(path: path)
    let sessions = try store.finishedSessions(matching: LogQuery(limit: .max)).reversed()
    #expect(sessions.map(\.elapsed) == [.seconds(1500), nil, nil])
    let days = try store.sessionDays(from: Day.plausible.lowerBound, through: Day.plausible.upperBound)
    #expect(days.map(\.training) == [1_500_000, 0, 0])
    #expect(
      try store.workoutsOfUnknownLength(from: Day.plausible.lowerBound, through: Day.plausible.upperBound) == 2)
  }
}
