/// The best score of each block, and what a session's scores compare with.

import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("Best scores")
struct BestScoreTests {
  let store: TrainingStore
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    store = try TrainingStore(path: folder.store)
  }

  @discardableResult
  private func train(_ name: String, day: Int, _ scores: (String?, Score)...) throws -> SessionID {
    let titled = scores.map { TitledScore(title: $0.0, score: $0.1) }
    return try store.add(
      EnteredSession(name: name, began: Sample.moment(day: day), sets: [], scores: titled), at: Sample.moment())
  }

  private func time(_ seconds: Int) -> Score { .time(.seconds(seconds)) }

  @Test("The best of each block, with how much better it is than the next best")
  func bests() throws {
    try train("Monday", day: 0, ("Fran", time(475)), (nil, .rounds(12, extraReps: 5)))
    try train("Tuesday", day: 1, ("Fran", time(450)), ("Fran", time(490)))
    try train("Monday", day: 2, ("Fran", time(500)), (nil, .rounds(12, extraReps: 5)))
    let bests = try store.bestScores()
    #expect(bests.map(\.score.name) == ["Fran", "Monday"])
    #expect(bests.map(\.score.score) == [time(450), .rounds(12, extraReps: 5)])
    #expect(bests.map(\.margin) == [.time(.seconds(25)), nil])
    #expect(bests.map(\.score.day) == [1, 0].map { Day(of: Sample.moment(day: $0)) })
  }

  @Test("Levels are kept apart: each has its own best, and compares with itself")
  func levels() throws {
    let ids = try [450, 300, 440].enumerated().map { day, seconds in
      try train("Monday", day: day, ("Fran", time(seconds)))
    }
    for (id, level) in zip(ids, ["men", "scaled", "men"]) {
      try store.writing { db in
        try db.execute(
          sql: "UPDATE session SET compiled = json_object('level', ?) WHERE id = ?", arguments: [level, id.rawValue])
      }
    }
    #expect(try store.bestScores().map(\.score.level) == ["men", "scaled"])
    #expect(try store.bestScores().map(\.score.score) == [time(440), time(300)])
    #expect(try store.comparedScores(of: ids[2]).map(\.last) == [time(450)])
    #expect(try store.scores(matching: LogQuery(session: ids[1])).map(\.level) == ["scaled"])
  }

  @Test("A score compares with the last session of its block and with the best before, wherever it stands")
  func compared() throws {
    let first = try train("Monday", day: 0, ("Fran", time(440)))
    try train("Monday", day: 1, ("Cindy", .rounds(20, extraReps: 0)), ("Fran", time(475)))
    let last = try train("Tuesday", day: 2, ("Fran", time(450)), ("Fran", time(420)), ("Grace", time(100)))
    try train("Wednesday", day: 3, ("Fran", time(300)))
    let compared = try store.comparedScores(of: last)
    #expect(compared.map(\.score.score) == [time(450), time(420), time(100)])
    #expect(compared.map(\.last) == [time(475), time(475), nil])
    #expect(compared.map(\.best) == [time(440), time(440), nil])
    #expect(try store.comparedScores(of: first).map(\.last) == [nil])
  }

  @Test("A block that comes several times compares with its score at the same turn of the last session")
  func turns() throws {
    try train("Monday", day: 0, ("Sprint", time(30)), ("Sprint", time(35)))
    let last = try train("Monday", day: 1, ("Sprint", time(31)), ("Sprint", time(34)), ("Sprint", time(40)))
    #expect(try store.comparedScores(of: last).map(\.last) == [time(30), time(35), time(35)])
    #expect(try store.comparedScores(of: last).map(\.best) == [time(30), time(30), time(30)])
  }

  @Test("Blocks without a name are told apart by their place, and are unknown in a session that comes from no plan")
  func unnamed() throws {
    // Earlier versions stored a word in the language of the day.
    let nameless = ["", "Free training", "Freies Training"]
    for name in ["Monday"] + nameless {
      try train(name, day: 0, (nil, .rounds(10, extraReps: 0)), (nil, .rounds(3, extraReps: 0)), (nil, time(60)))
    }
    let plan = try train("Monday", day: 1, (nil, .rounds(9, extraReps: 0)), (nil, .rounds(4, extraReps: 0)))
    let compared = try store.comparedScores(of: plan)
    #expect(compared.map(\.best) == [.rounds(10, extraReps: 0), .rounds(3, extraReps: 0)])
    for name in nameless {
      let free = try train(name, day: 1, (nil, .rounds(9, extraReps: 0)))
      #expect(try store.comparedScores(of: free).map(\.best) == [nil])
      #expect(try store.finishedSessions(matching: LogQuery(session: free)).map(\.name) == [""])
    }
    #expect(Set(try store.bestScores().map(\.score.name)) == ["Monday"])
  }
}
