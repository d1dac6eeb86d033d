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

  @Test("Only what leads on counts once, and only from two places within half a second")
  func once() {
    let done = Command.done(.asPrescribed)
    let pressed: [(Command, StepDebounce.Source, Int, counts: Bool)] = [
      (done, .control, 0, true), (.acknowledge, .keyboard, 499, false), (.skip, .keyboard, 499, true),
      (done, .control, 499, true), (done, .keyboard, 999, true), (done, .keyboard, 1000, true),
    ]
    var once = StepDebounce()
    for (command, source, milliseconds, expected) in pressed {
      let counts = once.counts(command, from: source, at: Instant(milliseconds: milliseconds))
      #expect(counts == expected)
    }
  }
}
