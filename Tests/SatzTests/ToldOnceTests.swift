/// Every end of a rest is told once, whoever is killed, by `Tests/Support/told_scenarios.py`.

import Glibc
import Testing

@testable import satz

@Suite("Told once")
struct ToldOnceTests {
  @Test(
    "The prompt tells, and the helper tells what the prompt cannot",
    arguments: [
      "the_prompt_tells_while_it_lives", "the_helper_tells_when_the_prompt_is_killed",
      "the_helper_survives_the_terminal", "a_prompt_that_hangs_is_not_waited_for",
      "a_change_of_the_rest_is_seen", "what_was_claimed_by_the_dead_is_recovered",
      "a_helper_that_is_killed_around_the_end_is_made_up_for",
      "there_is_one_helper_and_another_one_when_it_is_killed", "the_helper_ends_with_the_session",
      "the_helper_ends_when_its_lock_is_removed", "without_the_setting_there_is_no_helper",
      "the_helper_sleeps_between_changes",
    ])
  func told(_ scene: String) async throws {
    try await play(scene, of: "told_scenarios.py")
  }

  /// By hand, with nothing else to do: `SATZ_RESTS=1000 SATZ_IN_TIME=0.2 swift test --filter ToldOnce`.
  @Test("Under random kills, pauses and steps of the clock, each rest has one row, in time and told once")
  func storm() async throws {
    try await play("storm", of: "told_scenarios.py", by: Built.dynamicProgram)
  }
}
