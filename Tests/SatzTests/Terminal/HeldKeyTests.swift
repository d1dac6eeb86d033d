/// A key that is held down, as a timeline of bytes.

import SessionModel
import Testing

@testable import satz

@Suite("A held key")
struct HeldKeyTests {
  /// Feeds bytes at instants (in ms) and gives the progress after each in percent, with `!` once it is held long enough.
  private func course(_ presses: [(ms: Int, byte: Character)]) -> String {
    var key = HeldKey()
    return presses.map { press in
      key.press(press.byte.asciiValue ?? 0, at: Instant(milliseconds: press.ms))
      return "\(Int(key.progress * 100))" + (key.isHeldLongEnough ? "!" : "")
    }.joined(separator: " ")
  }

  private func repeats(from start: Int, through end: Int, every gap: Int) -> [(ms: Int, byte: Character)] {
    stride(from: start, through: end, by: gap).map { ($0, " ") }
  }

  @Test("Repeats for a second and a half are enough, and no less")
  func longEnough() {
    #expect(course([(0, " ")] + repeats(from: 500, through: 1500, every: 250)) == "0 33 50 66 83 100!")
    #expect(course([(0, " ")] + repeats(from: 500, through: 1499, every: 333)) == "0 33 0 22 0")
    #expect(course([(0, " "), (600, " "), (850, " "), (1100, " "), (1350, " "), (1499, " ")]) == "0 40 56 73 90 99")
  }

  @Test("The first repeat may take 600 ms, each later one 250 ms; after that the key was released and starts again")
  func gaps() {
    #expect(course([(0, " "), (600, " ")]) == "0 40")
    #expect(course([(0, " "), (601, " ")]) == "0 0")
    #expect(course([(0, " "), (500, " "), (750, " ")]) == "0 33 50")
    #expect(course([(0, " "), (500, " "), (751, " "), (900, " ")]) == "0 33 0 9")
  }

  @Test("Another key releases the first one")
  func another() {
    #expect(course([(0, " "), (400, " "), (500, "x"), (600, " "), (700, " ")]) == "0 26 0 0 6")
  }

  @Test("A paste is not held, however long it is")
  func paste() {
    #expect(course(Array(repeating: (7, " "), count: 5)) == "0 0 0 0 0")
  }

  @Test("It is released by time alone, too")
  func time() {
    var key = HeldKey()
    #expect(key.letGoAt == nil)
    key.press(32, at: Instant(milliseconds: 0))
    #expect(key.letGoAt == Instant(milliseconds: 600))
    key.press(32, at: Instant(milliseconds: 400))
    #expect(key.letGoAt == Instant(milliseconds: 650))
    key.advance(to: Instant(milliseconds: 650))
    #expect(key.progress > 0)
    key.advance(to: Instant(milliseconds: 651))
    #expect(key.progress == 0 && key.letGoAt == nil)
  }
}
