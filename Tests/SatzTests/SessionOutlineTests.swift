// The list of the stage: what is done, what comes again, what was skipped.

import PlanWording
import SessionModel
import Testing

@testable import satz

@Suite("The list of the session")
struct SessionOutlineTests {
  /// The rows after these commands, one per second, without the heads of groups: `✓ Row`.
  private func rows(_ plan: String, _ commands: [Command]) throws -> [String] {
    try outline(plan, commands).compactMap { row in
      switch row.mark {
      case .head: nil
      case .done: "✓ " + row.name
      case .short: "✗ " + row.name
      case .skipped: "» " + row.name
      case .current: "▶ " + row.name
      case .ahead: "· " + row.name
      }
    }
  }

  private func outline(_ plan: String, _ commands: [Command]) throws -> [OutlineRow] {
    var engine = Engine(session: try compiled("workout \"A\" < \(plan) >"))
    for (second, command) in commands.enumerated() {
      _ = engine.handle(command, at: Instant(milliseconds: second * 1000))
    }
    let now = Instant(milliseconds: commands.count * 1000)
    let view = engine.snapshot(at: now)
    let outline = SessionOutline(
      formatter: UnitFormatter(language: .english), athlete: Athlete(), log: engine.log,
      atHand: engine.blockAtHand(at: now), step: view.stepAtHand,
      open: Set(view.stations.map(\.block)), isLastTime: view.windowsAtHand.allSatisfy(\.isInLastRound))
    return outline.rows(of: engine.session)
  }

  private static let done = Command.done(.asPrescribed)
  private static let superset = "superset x2 < lateral raise 12; face pull 15 >; plank 30s"

  @Test("In a superset a row comes again until its last round, and is done or skipped after that")
  func superset() throws {
    let first: [Command] = [.start, Self.done, .skipExercise]
    #expect(try rows(Self.superset, [.start, Self.done]) == ["· Lateral raise", "▶ Face pull", "· Plank"])
    #expect(try rows(Self.superset, first + [Self.done]) == ["✓ Lateral raise", "▶ Face pull", "· Plank"])
    #expect(
      try rows(Self.superset, first + [Self.done, .skipExercise]) == ["✓ Lateral raise", "» Face pull", "▶ Plank"])
  }

  @Test("In the pause of a cluster its own row is the current one, in its last set, too")
  func cluster() throws {
    let plan = "bench 2x(5, 3) @ 80kg pause 15s rest 30s; superset x2 < lateral raise 12; face pull 15 >"
    let part = Command.done(Performance(reps: 5))
    let first: [Command] = [.start, part, .skip, Self.done, .skip]
    #expect(try rows(plan, [.start, part]) == ["▶ Bench press", "· Lateral raise", "· Face pull"])
    #expect(
      try rows(plan, first + [part]) == ["✓ Bench press", "▶ Bench press", "· Lateral raise", "· Face pull"])
  }

  @Test("What is to do says on which side")
  func sides() throws {
    let rows = try outline("squat 5; side plank 2x30s each side; lunge 8", [.start])
    #expect(rows.map(\.what) == ["5", "2 × 30 s · each side", "8"])
  }

  @Test("While it is to be chosen what comes, what was done before is done")
  func choosing() throws {
    let anyOrder = "squat 5; any order < pull-up 30 total; row 500m >; plank 30s"
    #expect(try rows(anyOrder, [.start, Self.done]) == ["✓ Squat", "· Pull-up", "· Row", "· Plank"])
    let choice = "squat 5; choose < dip 5; row 500m >; plank 30s"
    #expect(try rows(choice, [.start, Self.done]) == ["✓ Squat", "· Dip", "· Row", "· Plank"])
    #expect(try rows("choose < dip 5; row 500m >", [.start]) == ["· Dip", "· Row"])
  }

  @Test("Under the set at hand are those that come after it, unless its place says so")
  func setsToCome() throws {
    func below(_ plan: String, _ commands: [Command]) throws -> [String] {
      try outline(plan, commands).first { $0.mark == .current }?.below ?? []
    }
    #expect(
      try below("press 5 @ 40kg, 3 @ 45kg, 1+ @ 50kg cue \"Tight\"", [.start])
        == ["set 1 of 3 · 10 a side", "then 3 @ 45 kg, 1+ @ 50 kg", "Tight"])
    #expect(
      try below("bench 3x8 @ 80kg warmup 5 @ 50%", [.start]) == ["warm-up · 10 a side", "then 3 × 8 @ 80 kg"])
    #expect(try below("bench 3x8 @ 80kg", [.start]) == ["set 1 of 3 · 25 + 5 a side"])
    #expect(try below("side plank 2x30s each side", [.start]).count == 1)
  }

  @Test("What is to do says its drops")
  func drops() throws {
    let rows = try outline("squat 5; curl 2x10 @ 20kg drop 15kg, 10kg", [.start])
    #expect(rows.map(\.what) == ["5", "2 × 10 @ 20 kg · drop 15 kg, 10 kg"])
  }

  @Test("In any order, what was left for later is still to do")
  func anyOrder() throws {
    let plan = "any order < pull-up 30 total; dip 20; squat 2x5 rest 10s >; plank 30s"
    let turned: [Command] = [.start, .choose(0), .done(Performance(reps: 10)), .choose(2)]
    #expect(try rows(plan, turned) == ["· Pull-up", "· Dip", "▶ Squat", "· Plank"])
    let over = turned + [Self.done, .skip, Self.done, .skip, .choose(1), Self.done, .skip]
    #expect(try rows(plan, over).last == "▶ Plank")
  }
}
