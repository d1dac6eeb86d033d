/// What status bars get.

import PlanWording
import SessionModel
import Testing

@testable import satz

@Suite("The status for other programs")
struct StatusTests {
  private func status(_ commands: [Command], seconds: Int, name: String = "A") throws -> StatusJSON {
    var engine = Engine(session: try compiled("workout \"\(name)\" < bench 3x8 @ 80kg rest 90s >"))
    for command in commands { _ = engine.handle(command, at: Instant(milliseconds: 0)) }
    let now = Instant(milliseconds: seconds * 1000)
    _ = engine.advance(to: now)
    return StatusJSON(engine.snapshot(at: now), at: now, UnitFormatter(language: .german))
  }

  private static let resting: [Command] = [.start, .done(.asPrescribed)]

  @Test("The length of the phase and the names are there")
  func names() throws {
    let status = try status(Self.resting, seconds: 30)
    #expect(status.phaseMs == 90_000)
    #expect(status.remainingMs == 60_000)
    #expect((status.exercise, status.exerciseName) == ("bench-press", "Bankdrücken"))
    #expect((status.next, status.nextName) == ("bench-press", "Bankdrücken"))
  }

  @Test("Waybar gets the share that has passed, a class for its style, and no markup of a stranger")
  func waybar() throws {
    let bar = WaybarStatus(try status(Self.resting, seconds: 30, name: "<b>&"))
    #expect(bar.percentage == 33)
    #expect(bar.class == "rest")
    #expect(bar.tooltip == "&lt;b&gt;&amp;\n→ Bankdrücken")
    let marked = WaybarStatus(try status(Self.resting, seconds: 30, name: "A&\u{301}"))
    #expect(marked.tooltip.unicodeScalars.starts(with: "A&amp;\u{301}".unicodeScalars))
    #expect(WaybarStatus(try status(Self.resting + [.pause], seconds: 30)).alt == "paused")
    #expect(WaybarStatus(nil).class == "idle")
  }

  @Test("In tmux, a rest that is over is red, and a number sign is only that")
  func tmux() throws {
    #expect(
      try status(Self.resting, seconds: 30).forTmux
        == "#[fg=cyan]1:00 Pause · Bankdrücken Satz 1 von 3 → Satz 2 von 3 · 8 × 80 kg#[default]")
    #expect(try status([], seconds: 0).line == "bereit · A → Bankdrücken Satz 1 von 3 · 8 × 80 kg")
    #expect(try status([.start], seconds: 3).line == "Bankdrücken Satz 1 von 3 → Satz 2 von 3 · 8 × 80 kg")
    #expect(
      try status([.start, .pause], seconds: 3).line
        == "pausiert · Bankdrücken Satz 1 von 3 → Satz 2 von 3 · 8 × 80 kg")
    #expect(try status(Self.resting, seconds: 100).forTmux.hasPrefix("#[fg=red]Pause um, 0:10"))
  }

  @Test("Without its clocks, a status changes only when something happens")
  func withoutClocks() throws {
    let earlier = try status(Self.resting, seconds: 30).withoutClocks
    #expect(JSONText.line(earlier) == JSONText.line(try status(Self.resting, seconds: 31).withoutClocks))
    #expect(JSONText.line(earlier) != JSONText.line(try status(Self.resting, seconds: 91).withoutClocks))
    let longer = try status(Self.resting + [.extend(.seconds(30))], seconds: 31).withoutClocks
    #expect(JSONText.line(earlier) != JSONText.line(longer))
  }
}
