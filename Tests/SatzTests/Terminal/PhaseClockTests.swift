import SessionModel
import Testing

@testable import satz

@Suite("Phase clocks")
struct PhaseClockTests {
  private let rest = PhaseClock.down(from: Instant(milliseconds: 1000), to: Instant(milliseconds: 91_000))

  @Test(
    "What is left is rounded up, so that 0 is the end",
    arguments: [
      (1000, "1:30"), (1001, "1:30"), (2000, "1:29"), (90_999, "0:01"), (91_000, "0:00"), (99_000, "0:00"),
    ])
  func left(at now: Int, text: String) {
    #expect(rest.text(at: Instant(milliseconds: now)) == text)
  }

  @Test(
    "What has passed is rounded down",
    arguments: [(0, "0:00"), (999, "0:00"), (1000, "0:01"), (3_723_000, "1:02:03")])
  func passed(at now: Int, text: String) {
    #expect(PhaseClock.up(since: Instant(milliseconds: 0)).text(at: Instant(milliseconds: now)) == text)
  }

  @Test("The next change is when the shown second changes, and there is one change per second")
  func nextChange() throws {
    var now = Instant(milliseconds: 1003)
    var changes = 0
    while let next = rest.nextChange(after: now) {
      #expect(next > now)
      #expect(rest.seconds(at: next) != rest.seconds(at: Instant(milliseconds: next.milliseconds - 1)))
      now = next
      changes += 1
    }
    #expect(now == Instant(milliseconds: 91_000))
    #expect(changes == 90)
  }

  @Test("Numbers at the edge of their range trap nowhere")
  func extremes() {
    let edges = [Int.min, Int.min + 1, -1, 0, 1, Int.max - 1, Int.max].map(Instant.init(milliseconds:))
    for from in edges {
      for to in edges {
        for now in edges {
          for clock in [PhaseClock.down(from: from, to: to), .up(since: from)] {
            _ = (
              clock.text(at: now), clock.progress(at: now), clock.left(at: now), clock.nextChange(after: now, step: 100)
            )
          }
        }
      }
    }
    #expect(PhaseClock.frozen(Milliseconds(Int.max), progress: nil).seconds(at: Instant(milliseconds: 0)) != nil)
  }

  @Test("The narrator says a phase once, then 60, 30, 10, 3, 2, 1, and wakes for nothing else")
  func narrator() throws {
    let view = LiveView(name: "Push", phase: "rest", tone: .rest, clock: rest, title: "Bench", next: "next: Press")
    let content = ScreenContent(live: view, overlay: nil, title: nil)
    var narrator = Narrator()
    var now = Instant(milliseconds: 1000)
    var said = narrator.lines(for: content, at: now)
    while let next = narrator.nextChange(of: content, after: now) {
      now = next
      said += narrator.lines(for: content, at: now)
      #expect(narrator.lines(for: content, at: now).isEmpty)
    }
    #expect(
      said == [
        "rest · 1:30 · Bench", "next: Press", "rest · 1:00", "rest · 0:30", "rest · 0:10", "3", "2", "1",
      ])
  }

  @Test("The narrator says once that it is a sit, with what is left where that is not all of it")
  func narratorOfSit() {
    let clock = PhaseClock.down(from: Instant(milliseconds: 1000), to: Instant(milliseconds: 91_000))
    let view = LiveView(name: "Evening", phase: "Sit", tone: .calm, clock: clock, title: "Sit · 1 min 30 s")
    for (now, line) in [(1000, "Sit · 1 min 30 s"), (11_000, "Sit · 1 min 30 s · 1:20")] {
      var narrator = Narrator()
      let content = ScreenContent(live: view, overlay: nil, title: nil)
      #expect(narrator.lines(for: content, at: Instant(milliseconds: now)) == [line])
    }
  }

  @Test("Where there are only lines, the narrator names no keys")
  func narratorWithoutKeys() {
    let overlay = OverlayView(
      headline: "Rest is over", details: [], hint: "Page Up 30 s more", typedHint: "+30s", clock: rest)
    let content = ScreenContent(live: nil, overlay: overlay, title: nil)
    for (hasKeys, hint) in [(true, "Page Up 30 s more"), (false, "+30s")] {
      var narrator = Narrator()
      narrator.hasKeys = hasKeys
      #expect(narrator.lines(for: content, at: Instant(milliseconds: 1000)) == ["Rest is over", hint])
    }
  }
}
