/// `satz ctl` and the prompt that it commands, on a real pty and a real socket, by `Tests/Support/control_scenarios.py`.

import SessionModel
import Testing

@testable import satz

@Suite("Commands from other programs")
struct ControlTests {
  @Test(
    "The prompt does what it is told, and says what came of it",
    arguments: [
      "it_commands_the_session_at_the_prompt", "a_refusal_is_one_here_too", "without_a_prompt_it_says_so",
      "a_prompt_that_was_killed_leaves_room_for_the_next", "a_set_that_is_done_in_two_places_at_once_is_done_once",
      "two_programs_at_once_finish_one_set",
      "visitors_who_say_nothing_or_too_much_stop_nobody", "changes_are_followed_and_sleep_in_between",
      "a_clock_ticks_every_second",
    ])
  func controlled(_ scene: String) async throws {
    try await play(scene, of: "control_scenarios.py")
  }

  @Test("An answer is read as it was written, and nothing else is an answer")
  func answers() {
    for answer in [ControlAnswer(), .nothing, ControlAnswer(isRefused: false, rows: ["a", "", "b"])] {
      #expect(ControlAnswer(decoding: answer.encoded) == answer)
    }
    for bytes in ["", "ok", "yes\n", "\n", "ok\nhalf"] { #expect(ControlAnswer(decoding: Array(bytes.utf8)) == nil) }
  }

  private typealias Press = (Command, StepDebounce.Source, Int, counts: Bool)

  private static func press(_ pressed: [Press]) {
    var once = StepDebounce()
    for (command, source, milliseconds, expected) in pressed {
      let counts = once.counts(command, from: source, at: Instant(milliseconds: milliseconds))
      #expect(counts == expected, "\(command) from \(source) at \(milliseconds)")
    }
  }

  @Test("Only what leads on counts once, if it comes from two places within half a second")
  func once() {
    let done = Command.done(.asPrescribed)
    Self.press([
      (done, .control, 0, true), (.acknowledge, .keyboard, 499, false), (.skip, .keyboard, 499, true),
      (done, .control, 500, true), (done, .keyboard, 999, false), (done, .keyboard, 1000, true),
      (done, .keyboard, 1001, true),
    ])
  }

  @Test("Two programs that say the same at once mean one step; what one says after the other are several")
  func samePlace() {
    let done = Command.done(.asPrescribed)
    let seven = Command.done(Performance(reps: 7))
    Self.press([
      (.start, .control, 0, true), (done, .control, 1, true), (done, .control, 2, false), (seven, .control, 3, true),
      (seven, .pedal, 4, false),
    ])
    // A pedal that bounces begins a session, and not its second set, too.
    Self.press([(.start, .pedal, 0, true), (done, .pedal, 40, false), (done, .pedal, 540, true)])
    Self.press([(.acknowledge, .desktop, 0, true), (done, .desktop, 40, false)])
  }
}
