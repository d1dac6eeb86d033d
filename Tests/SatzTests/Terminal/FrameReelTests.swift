import SessionModel
import Testing

@testable import satz

@Suite("Frames made in advance")
struct FrameReelTests {
  private static func at(_ seconds: Int) -> Instant { Instant(milliseconds: seconds * 1000) }

  @Test("Each frame is shown once, at its instant or late, in order")
  func order() {
    var reel = FrameReel()
    for second in 1...4 { reel.append("\(second)", at: Self.at(second)) }
    reel.close(at: Self.at(5))
    #expect(reel.next(dueAt: Self.at(0)) == nil)
    #expect(reel.next(dueAt: Self.at(1)) == "1" && reel.next(dueAt: Self.at(1)) == nil)
    #expect(reel.nextDue == Self.at(2) && !reel.isPlayed)
    #expect((2...4).map { _ in reel.next(dueAt: Self.at(9)) } == ["2", "3", "4"])
    #expect(reel.nextDue == Self.at(5) && reel.isPlayed && reel.next(dueAt: Self.at(9)) == nil)
  }

  @Test("What was made in advance is, frame by frame, what is drawn when its second comes")
  func sameFrames() {
    let view = LiveView(
      name: "Push", phase: "rest", tone: .rest, clock: .down(from: Self.at(0), to: Self.at(90)), title: "Bench press",
      elapsed: .up(since: Self.at(-590)))
    var ahead = Card(Card.Content(view: view, height: 4, width: 80))
    _ = ahead.rows(at: Self.at(0))
    var made = (1...9).map { ahead.cells(at: Self.at($0)) }
    made.append(ahead.cells(at: Self.at(10)))
    // At ten minutes the time takes another column: no cells then, but whole rows.
    #expect(made.last == .some(nil))
    var drawn = Card(Card.Content(view: view, height: 4, width: 80))
    _ = drawn.rows(at: Self.at(0))
    for second in 1...9 { #expect(drawn.cells(at: Self.at(second)) == made[second - 1]) }
  }
}
