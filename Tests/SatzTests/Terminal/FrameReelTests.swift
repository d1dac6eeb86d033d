import CReadline
import Glibc
import SessionModel
import Testing

@testable import satz

@Suite("Frames made in advance")
struct FrameReelTests {
  private static func at(_ seconds: Int) -> Instant { Instant(milliseconds: seconds * 1000) }

  @Test("Frames that are due are written once and in order, as one; then the program goes on")
  func order() throws {
    var ends: [CInt] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    cr_output_open(ends[1], -1)
    defer { cr_output_open(STDOUT_FILENO, -1) }
    let timer = cr_timer_open()
    defer { close(timer) }

    let now = BootClock.now
    FrameReel.clear()
    for second in 1...4 { FrameReel.append(TerminalText("\(second)"), at: now + .seconds(second - 3)) }
    FrameReel.close(at: now + .seconds(9))
    #expect(!FrameReel.isPlayed)
    // What is ready besides the timer comes first: nothing is played then.
    #expect(try wait(timer, and: ends[1], for: Int16(POLLOUT)) == nil)
    #expect(written(to: ends[0]) == "")
    // Nobody waits here for the next frame: a reader is ready as soon as something was written.
    #expect(try wait(timer, and: ends[0], for: Int16(POLLIN)) == now + .seconds(1))
    #expect(written(to: ends[0]) == "123")
    #expect(!FrameReel.isPlayed)
    FrameReel.clear()
    #expect(FrameReel.isPlayed)
  }

  /// With a timer that went off a second ago: what it was set for meanwhile.
  private func wait(_ timer: CInt, and other: CInt, for events: Int16) throws -> Instant? {
    cr_timer_set(timer, (BootClock.now + .seconds(-1)).nanoseconds)
    var polled = [pollfd(fd: timer, events: Int16(POLLIN), revents: 0), pollfd(fd: other, events: events, revents: 0)]
    var armed: Int64 = 0
    try #require(cr_wait(&polled, polled.count, 0, &armed) > 0)
    return armed == 0 ? nil : Instant(milliseconds: Int(armed / 1_000_000))
  }

  private func written(to reader: CInt) -> String {
    var bytes: [UInt8] = []
    while let byte = UInt8(exactly: cr_read_byte(reader)) { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
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
