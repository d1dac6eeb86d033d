/// What is acknowledged is in the journal: for an abandoned session, in every state, and when the log is removed.

import FoundationEssentials
import Glibc
import SessionModel
import SessionRunner
import Testing

@testable import TrainingStore
@testable import satz

@Suite("What is acknowledged is in the journal")
struct WatchedLogTests {
  @Test("The log is removed, moved or replaced under a session: every set is found again after a kill")
  func takenAway() async throws {
    let home = try TemporaryFolder()
    let (output, status) = try await shell(
      "\"$PYTHON\" Tests/Support/taken_away.py \"$(command -v satz)\"", home: home.path)
    #expect(status == 0, "\(output)")
  }

  /// How a prompt is brought to a state, from an empty log.
  static let states: [String: [String]] = [
    "home": [], "ready": [bench], "work": [bench, "start"], "rest": [bench, "start", "done"],
    "paused in work": [bench, "start", "pause"], "paused in rest": [bench, "start", "done", "pause"],
    "expired": ["bench 2x8 rest 1s", "start", "done", "(wait)"], "finished": [bench, "start", "done", "finish"],
    "aborted": [bench, "start", "abort"], "choosing": ["choose < squat 2x8 ; dips 2x8 >", "start"],
  ]
  static let leftBehind: [String: [Command]] = [
    "left behind": [.start, .done(.asPrescribed)], "left behind, paused": [.start, .pause],
    "left behind, not begun": [],
  ]
  static let bench = "bench 3x8 rest 60min"
  static let lines = [
    "start", "done", "done 7 @ 50kg", "skip", "back", "redo", "pause", "resume", "+30s", "-15s", "undo", "note x",
    "remove bench", "replace bench with dips", "next bench", "choose 1", "curl 2x10", "finish", "abort", "info", "",
  ]

  @Test(
    "Each line in each state leaves a journal that leads to what the prompt has",
    arguments: (Array(states.keys) + Array(leftBehind.keys)).sorted())
  func journaled(_ state: String) throws {
    for line in Self.lines {
      let folder = try TemporaryFolder()
      let path = folder.path + "/satz.sqlite"
      var moment = Moment.now()
      if let commands = Self.leftBehind[state] { try leaveBehind(commands, at: path, since: moment) }
      let prompt = LivePrompt(holding: try SessionLock(forStoreAt: path))
      _ = try prompt.openLog(at: path)
      for step in Self.states[state] ?? [] {
        if step == "(wait)" { moment.bootMilliseconds += 2000 }
        if step != "(wait)" { prompt.line(step, at: Instant(milliseconds: moment.bootMilliseconds)) }
      }
      let now = Instant(milliseconds: moment.bootMilliseconds + 5)
      line.isEmpty ? prompt.key(.done, at: now) : prompt.line(line, at: now)
      try expectJournaled(prompt, at: path, after: line)
    }
  }

  /// What a killed process would find.
  private func expectJournaled(_ prompt: LivePrompt, at path: String, after line: String) throws {
    let store = try #require(try TrainingStore.reading(path: path))
    guard let run = prompt.run else { return }
    let recorded = try store.session(run.id)
    #expect(recorded.entries.count == run.entries.count, "after \(line)")
    var engine = recorded.replayed()
    _ = engine.advance(to: run.engine.now)
    #expect(engine.snapshot(at: run.engine.now) == run.engine.snapshot(at: run.engine.now), "after \(line)")
    #expect((try store.running() == nil) == run.engine.isOver, "after \(line)")
    guard !run.engine.isOver else { return }
    let found = recorded.resumption(at: .now())
    guard case .goesOn = found else {
      Issue.record("after \(line) it counts as left behind still")
      return
    }
  }

  /// A session from two days ago.
  private func leaveBehind(_ commands: [Command], at path: String, since now: Moment) throws {
    let then = Moment(
      bootID: "another", bootMilliseconds: 0, wallMilliseconds: now.wallMilliseconds - 2 * 86_400_000)
    let session = try compiled("workout \"A\" < bench 3x8 rest 60min >")
    var run = try DurableRun.begin(PreparedSession(session), in: try TrainingStore(path: path), at: then)
    for command in commands { _ = try run.perform(command, at: then) }
  }

  @Test("A session whose file can no longer be read is entered again from memory")
  func enteredAnew() throws {
    let folder = try TemporaryFolder()
    let moment = Moment.now()
    let old = try TrainingStore(path: folder.path + "/old.sqlite")
    let other = try TrainingStore(path: folder.path + "/other.sqlite")
    let session = try compiled("workout \"A\" < squat 3x8 rest 1min >")
    for command in [Command.note("x"), .finish] {
      var run = try DurableRun.begin(PreparedSession(session), in: old, at: moment)
      for each in [.start, .done(.asPrescribed), command] { _ = try run.perform(each, at: moment) }
      try run.enterAnew(in: other, at: moment)
      let recorded = try other.session(run.id)
      #expect(recorded.entries == run.entries && recorded.replayed() == run.engine)
      #expect((try other.running() == nil) == run.engine.isOver)
      _ = try run.perform(.abort, at: moment)
      guard let left = try old.running() else { continue }
      try DurableRun.close(left, in: old, at: moment)
    }
  }

  @Test("A wall clock that was set back makes no duration negative")
  func setBack() throws {
    let folder = try TemporaryFolder()
    let store = try TrainingStore(path: folder.path + "/satz.sqlite")
    let began = Moment(bootID: "a", bootMilliseconds: 0, wallMilliseconds: 1_795_000_000_000)
    var run = try DurableRun.begin(
      PreparedSession(try compiled("workout \"A\" < squat 2x8 rest 1min >")), in: store, at: began)
    var later = Moment(bootID: "b", bootMilliseconds: 5000, wallMilliseconds: began.wallMilliseconds - 10_000_000)
    _ = try run.perform(.start, at: began)
    let recorded = try #require(try store.running())
    run = .replay(
      recorded, clock: SessionClock(resuming: Instant(milliseconds: 0), of: began, now: later), in: store)
    later.bootMilliseconds += 30_000
    _ = try run.perform(.done(.asPrescribed), at: later)
    _ = try run.perform(.finish, at: later)
    var text = ""
    try store.forEachEntry { text += PlainLog.lines(of: $0) }
    #expect(text.contains(" after 0:") && !text.contains(" -"), "\(text)")
  }
}
