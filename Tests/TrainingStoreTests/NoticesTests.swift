/// What was told: claimed once, recovered from the dead, and read back with what came of it.

import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("What was told")
struct NoticesTests {
  let folder: TemporaryFolder
  let store: TrainingStore
  let session: SessionID
  private static let prompt = Teller(.prompt, process: 11, began: 500)
  private static let helper = Teller(.helper, process: 12, began: 600)

  init() throws {
    folder = try TemporaryFolder()
    store = try TrainingStore(path: folder.store)
    session = try store.begin(session: Sample.push, source: "", path: nil, at: Sample.moment())
  }

  private func rest(_ seconds: Int) -> Expiry { Expiry(kind: .rest, at: Sample.instant(seconds), waits: true) }

  private func claim(
    _ seconds: Int, by teller: Teller, at now: Int, known: Int? = nil, living: Set<Teller> = [prompt, helper]
  ) throws -> ExpiryClaim {
    try store.claim(
      rest(seconds), of: session, due: Sample.moment(seconds), by: teller, at: Sample.moment(now), known: known,
      isAlive: living.contains)
  }

  private func tell(_ seconds: Int, by teller: Teller = prompt, late: Int = 3) throws {
    try store.markTold(
      rest(seconds), of: session, by: teller, through: [.screen, .sound], late: Milliseconds(late),
      at: Sample.moment(seconds))
  }

  private func told(at now: Int = 1000) throws -> [ToldExpiry] {
    try store.toldExpiries(limit: 100, at: Sample.moment(now))
  }

  @Test("Whoever claims first tells it, and nobody else does")
  func once() throws {
    #expect(try claim(100, by: Self.prompt, at: 100) == .yours(isRecovered: false))
    #expect(try claim(100, by: Self.helper, at: 100) == .isHeld)
    #expect(try store.begunExpiries(of: session) == [rest(100)])
    try tell(100)
    #expect(try claim(100, by: Self.helper, at: 101) == .isTold)
    #expect(try store.begunExpiries(of: session) == [])
    #expect(try store.toldInstants(of: session, after: Sample.instant(0)) == [Sample.instant(100)])
    let row = try #require(try told().first)
    #expect((row.late, row.channels, row.teller) == (Milliseconds(3), [.screen, .sound], .prompt))
    #expect((row.isRecovered, row.expiry, row.sessionName) == (false, rest(100), "Push"))
    #expect(row.due.milliseconds == Sample.moment(100).wallMilliseconds)
  }

  @Test("What somebody claimed who has died, or does nothing for too long, is recovered, and the first cannot mark it")
  func recovered() throws {
    #expect(try claim(100, by: Self.prompt, at: 100) == .yours(isRecovered: false))
    #expect(try claim(100, by: Self.helper, at: 100, living: [Self.helper]) == .yours(isRecovered: true))
    try tell(100, by: Self.prompt)
    #expect(try told().first?.late == nil)
    try tell(100, by: Self.helper)
    #expect(try told().first?.isRecovered == true)
    #expect(try claim(200, by: Self.prompt, at: 200) == .yours(isRecovered: false))
    #expect(try claim(200, by: Self.helper, at: 204) == .isHeld)
    #expect(try claim(200, by: Self.helper, at: 205) == .yours(isRecovered: true))
  }

  @Test("After another start of the machine nobody holds anything")
  func otherBoot() throws {
    #expect(try claim(100, by: Self.prompt, at: 100) == .yours(isRecovered: false))
    var later = Sample.moment(101)
    later.bootID = "another"
    let claim = try store.claim(
      rest(100), of: session, due: Sample.moment(100), by: Self.helper, at: later, isAlive: { _ in true })
    #expect(claim == .yours(isRecovered: true))
  }

  @Test("Who does not know the whole journal has to look again")
  func outdated() throws {
    try store.append(.start, at: Sample.instant(0), moment: Sample.moment(0), to: session)
    #expect(try claim(100, by: Self.helper, at: 100, known: 0) == .isOutdated)
    #expect(try told().isEmpty)
    #expect(try claim(100, by: Self.helper, at: 100, known: 1) == .yours(isRecovered: false))
  }

  @Test("What came of it follows from the journal: the next command of the athlete, in time or not")
  func reactions() throws {
    for seconds in [100, 200, 300] {
      _ = try claim(seconds, by: Self.prompt, at: seconds)
      try tell(seconds)
    }
    // Neither the rules of a plan nor a note nor the heart rate is a reaction.
    let measured = MeasuredHeartRate(
      began: Sample.instant(90), ended: Sample.instant(95), heartRate: HeartRate(average: 120, maximum: 130))
    let others: [Command] = [.revise([]), .reshape(Reshape()), .note("x"), .heartRate(measured)]
    for command in others {
      try store.append(command, at: Sample.instant(101), moment: Sample.moment(101), to: session)
    }
    for (command, seconds) in [(Command.acknowledge, 130), (.undo, 231)] {
      try store.append(command, at: Sample.instant(seconds), moment: Sample.moment(seconds), to: session)
    }
    #expect(try told(at: 310).map(\.reaction) == [.open, .timedOut, .acknowledged(after: .seconds(30))])
    #expect(try told(at: 331).map(\.reaction) == [.timedOut, .timedOut, .acknowledged(after: .seconds(30))])
    #expect(try store.toldExpiries(limit: 1, at: Sample.moment(310)).map(\.expiry) == [rest(300)])
  }

  @Test("The totals say how many were late, recovered and not told")
  func totals() throws {
    #expect(try store.toldTotals() == ToldTotals())
    for seconds in [100, 200, 300, 400] { _ = try claim(seconds, by: Self.prompt, at: seconds) }
    try tell(100, late: 200)
    try tell(200, late: 201)
    _ = try claim(300, by: Self.helper, at: 300, living: [])
    try tell(300, by: Self.helper)
    #expect(
      try store.toldTotals()
        == ToldTotals(all: 4, untold: 1, recovered: 1, late: 1))
  }

  @Test("The rows of the last 200 sessions are kept")
  func pruned() throws {
    var sessions = [session]
    _ = try claim(100, by: Self.prompt, at: 100)
    for number in 1...201 {
      try store.end(sessions[number - 1], with: Ending(.aborted, sets: []), at: Sample.moment(number))
      sessions.append(
        try store.begin(session: Sample.push, source: "", path: nil, at: Sample.moment(number)))
      for seconds in [100, 200] {
        _ = try store.claim(
          rest(seconds), of: sessions[number], due: Sample.moment(seconds), by: Self.prompt, at: Sample.moment(seconds),
          isAlive: { _ in false })
      }
    }
    let kept = try store.toldExpiries(limit: 1000, at: Sample.moment())
    #expect(kept.count == 400)
    #expect(Set(kept.map(\.session)) == Set(sessions.suffix(200)))
  }

  @Test("A row with an impossible value is left out and noted")
  func unreadable() throws {
    _ = try claim(100, by: Self.prompt, at: 100)
    _ = try claim(200, by: Self.prompt, at: 200)
    try store.writing { db in try db.execute(sql: "UPDATE expiry SET kind = 'x' WHERE instant_ms = 100000") }
    #expect(try told().map(\.expiry.at) == [Sample.instant(200)])
    #expect(store.takeUnreadableRows().count == 1)
  }
}
