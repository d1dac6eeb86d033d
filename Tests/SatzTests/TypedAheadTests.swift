/// What is typed faster than it is read, or left unfinished, on real ptys: `Tests/Support/input_scenarios.py`.

import Testing

@Suite("Input")
struct TypedAheadTests {
  @Test("Of 200 and of 2,000 lines typed at once, every one is done, in order")
  func typedAhead() async throws { try await play("every_line_typed_ahead_is_done") }

  @Test("Every line of a pipe is done")
  func piped() async throws { try await play("every_line_through_a_pipe_is_done") }

  @Test("The clock runs on during any unfinished input")
  func clock() async throws { try await play("the_clock_goes_on_behind_unfinished_input") }

  @Test("SIGTERM and SIGHUP work during any unfinished input")
  func signals() async throws { try await play("signals_work_behind_unfinished_input") }

  @Test("Ctrl-C cancels any unfinished input")
  func interrupt() async throws { try await play("ctrl_c_leads_out_of_unfinished_input") }

  @Test("A paste that arrives in pieces is one paste")
  func pieces() async throws { try await play("a_paste_in_pieces_is_one") }

  @Test("A paste whose end never comes is on the line after a while, and not run")
  func lostEnd() async throws { try await play("a_paste_without_its_end_is_taken_after_a_while") }

  @Test("A NUL in a paste hides none of it")
  func nul() async throws { try await play("a_nul_hides_nothing_of_a_line") }

  @Test("A control character that is typed or pasted does not come back to the terminal")
  func control() async throws { try await play("a_control_character_is_not_echoed") }

  @Test("A giant paste takes little memory, and Ctrl-C cancels it")
  func giant() async throws { try await play("a_giant_paste_is_bounded") }

  @Test("A signal ends the prompt while a terminal, a pipe or a socket accepts nothing")
  func blocked() async throws { try await play("a_signal_ends_it_while_the_terminal_takes_nothing") }

  @Test("A slow reader of a pipe gets everything, to the last word")
  func slow() async throws { try await play("a_slow_reader_gets_everything") }

  @Test("What the terminal answers is not typed, however late, and what is typed around it arrives whole")
  func answers() async throws { try await play("what_the_terminal_answers_is_not_typed") }

  @Test("Keys typed while a command has the terminal arrive at the prompt, and answer no question")
  func lent() async throws { try await play("keys_typed_while_a_command_has_the_terminal_arrive") }

  /// By hand: `SATZ_EXPIRIES=200 swift test --filter TypedAhead`.
  @Test("Every line that is typed while rests end, notices come and the screen changes its size arrives whole")
  func acrossExpiries() async throws { try await play("every_line_typed_across_expiries_arrives_whole") }

  private func play(_ scene: String) async throws {
    try await SatzTests.play(scene, of: "input_scenarios.py")
  }
}
