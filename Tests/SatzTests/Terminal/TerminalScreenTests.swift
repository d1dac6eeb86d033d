/// Scenes on a real pty behind a terminal emulator, played by `Tests/Support/terminal_scenarios.py`.
import Testing

@Suite("The prompt on a real terminal")
struct TerminalScreenTests {
  @Test("Typing at 20 keys a second while the area redraws at 10 Hz leaves exactly what was typed")
  func typing() async throws { try await play("typing_survives_the_clock") }

  @Test("No write leaves the typed line torn")
  func noTear() async throws { try await play("no_write_tears_the_line") }

  @Test("Plan text has colours while it is typed, commands have none")
  func colours() async throws { try await play("plan_text_has_colours_while_it_is_typed") }

  @Test("Colours and previews move nothing, on lines that wrap and with wide characters")
  func movesNothing() async throws { try await play("colours_and_previews_move_nothing") }

  @Test("A preview of the first completion is taken by keys to the right, and is else no part of the line")
  func preview() async throws { try await play("a_preview_is_taken_or_goes") }

  @Test("No preview for screen readers, and where it is switched off")
  func noPreview() async throws { try await play("no_preview_where_none_is_wanted") }

  @Test("info explains a name in the plan of the session, as an editor does")
  func infoOfPlan() async throws { try await play("info_explains_the_names_of_the_plan") }

  @Test("Lines printed above the prompt leave the half-typed line whole at every write")
  func chatter() async throws { try await play("lines_printed_above_do_not_tear_the_line") }

  @Test("Resizes leave what was typed, and one area")
  func resizes() async throws { try await play("resizes_leave_what_was_typed") }

  @Test("Other sizes of the screen and of the area leave no old frame in the scrollback")
  func noOldFrame() async throws { try await play("other_sizes_leave_no_frame_in_the_scrollback") }

  @Test("Frames, lines above, resizes and typing all at once leave what was typed, and one area")
  func storm() async throws { try await play("a_storm_leaves_what_was_typed") }

  @Test("SIGSTOP and SIGCONT from outside bring everything back")
  func stopAndContinue() async throws { try await play("stopped_and_continued_from_outside") }

  @Test("Ctrl-Z in the overlay goes to the shell, fg back into the overlay")
  func suspendInOverlay() async throws { try await play("ctrl_z_in_the_overlay") }

  @Test("Small screens have smaller areas, the smallest none")
  func small() async throws { try await play("small_screens_have_smaller_areas") }

  @Test("The smallest screens crash nothing, whatever key is pressed")
  func smallest() async throws { try await play("the_smallest_screens_crash_nothing") }

  @Test("Ctrl-S stops nothing")
  func controlS() async throws { try await play("ctrl_s_stops_nothing") }

  @Test("A terminal that takes no output does not stop the clock")
  func stopped() async throws { try await play("a_stopped_terminal_does_not_stop_the_clock") }

  @Test("Ctrl-Z gives the terminal to the shell, fg brings area and half-typed line back")
  func suspend() async throws { try await play("ctrl_z_and_fg") }

  @Test("After SIGKILL the terminal is usable: scroll region, cursor, no leftovers")
  func kill() async throws { try await play("a_kill_leaves_the_terminal_usable") }

  @Test("A log that cannot be opened ends the command with a message, on a screen in order")
  func noLog() async throws { try await play("a_log_that_cannot_be_opened_ends_it") }

  @Test("After SIGKILL in the overlay too")
  func killInOverlay() async throws { try await play("a_kill_in_the_overlay_leaves_the_terminal_usable") }

  @Test("Typing goes on under the overlay, across a resize; Enter is for the line, and then for the rest")
  func overlay() async throws { try await play("typing_goes_on_under_the_overlay") }

  @Test("A screen that becomes narrower leaves no second copy of what is being typed")
  func folded() async throws { try await play("a_narrower_screen_folds_no_second_copy") }

  @Test("On an empty line too, every key that the overlay does not name is typed")
  func typedUnderOverlay() async throws { try await play("every_other_key_is_typed_under_the_overlay") }

  @Test("A result typed under the overlay is that of the next set")
  func resultUnderOverlay() async throws { try await play("a_result_typed_under_the_overlay_is_logged") }

  @Test("The card shows the set, its plates and what comes then; F2 folds it to the line and back")
  func card() async throws { try await play("the_card_shows_the_set_and_F2_folds_it") }

  @Test("The stage shows the session with what was done; F2 and the words line, card, stage change the size")
  func stage() async throws { try await play("the_stage_shows_the_whole_session") }

  @Test("A stage that gets narrower leaves no frame behind, and the main screen gets what was said on it")
  func narrowStage() async throws { try await play("a_stage_that_gets_narrower_leaves_nothing_behind") }

  @Test("The stage gives the screen back by Ctrl-Z, SIGTERM, SIGHUP and SIGKILL")
  func stageLeft() async throws { try await play("the_stage_gives_the_screen_back") }

  @Test("The stage gives way to what is longer than its room, until the next key")
  func stageAside() async throws { try await play("the_stage_gives_way_to_what_is_longer_than_its_room") }

  @Test("Esc and Ctrl-C cancel the countdown before a session, and nothing has begun; typing goes on under it")
  func countdown() async throws { try await play("a_cancelled_countdown_has_begun_nothing") }

  @Test("Breathing and sitting begin with a countdown, before which and in which nothing has begun")
  func stillCountdown() async throws { try await play("breathing_and_sitting_begin_with_a_countdown") }

  @Test("Esc dismisses the overlay and a sheet and eats no key")
  func escape() async throws { try await play("escape_dismisses_and_eats_no_key") }

  @Test("A letter right after the Esc is typed, where Esc dismisses something")
  func escapeAndLetter() async throws { try await play("escape_and_a_letter_at_once_are_two_keys") }

  @Test("doctor has colours and fits every width")
  func doctor() async throws { try await play("the_doctor_fits_and_has_colours") }

  @Test("Alt moves by words in a typed line, also while Esc would dismiss a notice")
  func alt() async throws { try await play("alt_moves_in_a_line_while_a_notice_is_shown") }

  @Test("Esc on a typed line does nothing where there is nothing to dismiss, and Enter after it enters the line")
  func escapeOnALine() async throws { try await play("escape_on_a_typed_line_does_nothing") }

  @Test("Why a typed line was refused stays above the prompt")
  func refusal() async throws { try await play("a_refusal_of_a_line_can_be_read_later") }

  @Test("favourite saves the plan of the session first")
  func favourite() async throws { try await play("a_favourite_is_saved_first") }

  @Test("Page Up in the overlay is 30 s more")
  func more() async throws { try await play("more_time_from_the_overlay") }

  @Test("Keys typed as the overlay comes stay on the line")
  func keyGuard() async throws { try await play("keys_typed_as_the_overlay_comes_stay_on_the_line") }

  @Test("An info sheet scrolls above a running live area, and closes")
  func sheet() async throws { try await play("a_sheet_scrolls_and_goes") }

  @Test("What is typed over a sheet is on the line, and nothing of it is lost")
  func sheetGivesWay() async throws { try await play("a_sheet_gives_way_to_what_is_typed") }

  @Test("A notice appears, the newest wins, and it disappears by itself or by Backspace")
  func notices() async throws { try await play("a_notice_comes_and_goes") }

  @Test("Space and ? act only on an empty line, Ctrl-Space always")
  func hotKeys() async throws { try await play("keys_act_only_on_an_empty_line") }

  @Test("A low screen says each thing of the overlay once")
  func lowOverlay() async throws { try await play("a_low_screen_says_each_thing_of_the_overlay_once") }

  @Test("Pages at the prompt are laid out for the width that they have")
  func pageWidths() async throws { try await play("pages_at_the_prompt_are_laid_out_for_their_width") }

  @Test("A score that is asked back is taken when its clock ends, and Enter goes on")
  func scoreAsClockEnds() async throws { try await play("a_score_that_is_asked_back_is_taken_when_its_clock_ends") }

  @Test("The overlay shows refusals, and pages open in front of it")
  func overlayAnswers() async throws { try await play("the_overlay_shows_refusals_and_pages") }

  @Test("Lines above the prompt break between words")
  func brokenLines() async throws { try await play("lines_above_the_prompt_break_between_words") }

  @Test("The help opens a page where it is longer than the room above the prompt")
  func help() async throws { try await play("the_help_opens_a_page_where_it_is_longer_than_the_room") }

  @Test(
    "What is left is in the title, and in the tab of terminals that show progress; both go at the end, also after SIGKILL"
  )
  func titleAndProgress() async throws { try await play("what_is_left_is_in_the_title_and_the_tab") }

  @Test("The screen flashes twice at the end of a rest, unless it is switched off or nothing may move")
  func flash() async throws { try await play("the_screen_flashes_at_the_end_of_a_rest") }

  @Test("Inside tmux a notification is wrapped, where tmux hands it on")
  func throughTmux() async throws { try await play("a_notification_goes_through_tmux") }

  @Test("A theme and a size that are set in the middle of a session are seen at once")
  func settings() async throws { try await play("settings_act_in_the_middle_of_a_session") }

  @Test("Arrows mark an option and Enter takes it; on a line that is typed they are the line's")
  func arrows() async throws { try await play("arrows_choose") }

  @Test("The stage marks the option that Enter takes, and asks for what is missing")
  func stageAsks() async throws { try await play("the_stage_asks_and_marks") }

  @Test("The help has colours where there are some")
  func colouredHelp() async throws { try await play("the_help_has_colours") }

  @Test("Ctrl-C drops the line and nothing else")
  func interrupt() async throws { try await play("ctrl_c_drops_the_line") }

  @Test("Ctrl-L clears the screen above the area")
  func clear() async throws { try await play("ctrl_l_keeps_the_area") }

  @Test("A paste of several lines is passed on as such, not run silently")
  func paste() async throws { try await play("a_paste_of_lines_is_not_run_silently") }

  @Test("Completion replaces phrases of several words, in any case, with umlauts")
  func completion() async throws { try await play("completion_replaces_whole_phrases") }

  @Test("History survives SIGKILL, without doubles")
  func history() async throws { try await play("history_is_kept_without_doubles") }

  @Test("A line that was half typed is there again after SIGKILL, once")
  func halfTypedLine() async throws { try await play("a_half_typed_line_survives_a_kill") }

  @Test("A kill on a screen too low for the area resets what the keys send")
  func killWithoutArea() async throws { try await play("a_kill_where_there_is_no_area_resets_the_keys") }

  @Test("An inputrc is respected: vi mode, a section for satz, macros that enter lines")
  func inputrc() async throws { try await play("an_inputrc_is_respected") }

  @Test("NO_COLOR removes all colour, COLORTERM enables 24-bit colour")
  func colour() async throws { try await play("no_colour_where_none_is_wanted") }

  @Test("TERM=dumb gets plain lines without one control sequence")
  func dumb() async throws { try await play("a_dumb_terminal_gets_plain_lines") }

  @Test("A pipe in and out gets lines, and its end is the end")
  func pipe() async throws { try await play("a_pipe_gets_lines") }

  @Test("A screen reader hears each change once, and the half-typed line stays")
  func accessible() async throws { try await play("a_screen_reader_hears_each_change_once") }

  @Test("A screen reader hears once that a rest is over")
  func restOverOnce() async throws { try await play("a_screen_reader_hears_the_end_of_a_rest_once") }

  @Test("A countdown in plain lines is not interrupted by prompts")
  func plainCountdown() async throws { try await play("a_countdown_buries_no_prompt") }

  @Test("The tool's own commands work at the prompt, whatever becomes of them; what is doubtful is asked about")
  func toolWords() async throws { try await play("tool_words_at_the_prompt") }

  @Test("JSON is whole on a narrow screen, whatever prints it")
  func json() async throws { try await play("json_is_whole_on_a_narrow_screen") }

  @Test("A command that asks gets the terminal, and gives it back to the session")
  func terminalCommands() async throws { try await play("a_command_that_asks_gets_the_terminal") }

  @Test("Sessions fit every width and, where they are longer than the screen, go through the pager")
  func pagedSessions() async throws { try await play("sessions_fit_every_width_and_go_through_the_pager") }

  @Test("finish asks once while there is something to do, and not when nothing is left")
  func finish() async throws { try await play("finishing_early_is_asked_about_once") }

  @Test("Finishing or aborting a sit or a breathing early is asked about")
  func finishStillness() async throws { try await play("finishing_a_sit_or_a_breath_early_is_asked_about") }

  @Test("A load or a number of reps that nobody can believe is asked about before it is logged")
  func slippedDigit() async throws { try await play("a_slipped_digit_is_asked_about") }

  @Test("A score is asked back while its clock runs")
  func earlyScore() async throws { try await play("a_score_is_asked_back_while_its_clock_runs") }

  @Test("A plan with an error is opened again at its line")
  func editing() async throws { try await play("a_plan_with_an_error_is_opened_again_at_its_line") }

  @Test("The first page shows today; run begins its session, show has its sets, info the last time")
  func home() async throws { try await play("the_first_page_shows_today") }

  @Test("Nothing breaks a word at forty columns")
  func forty() async throws { try await play("nothing_breaks_a_word_at_forty_columns") }

  @Test("Finish and abort in the countdown leave nothing in the log")
  func finishInCountdown() async throws { try await play("finish_in_the_countdown_counts_nothing") }

  @Test("The sheet of the exercise has the keys, and F2 says why nothing changes")
  func keysInHelp() async throws { try await play("help_has_the_keys_and_a_size_says_why_it_stays") }

  @Test("Enter takes the first option, unless it comes twice")
  func enterChooses() async throws { try await play("enter_takes_the_first_option_but_no_second_enter_does") }

  @Test("A rest that is typed after a replacement is for what comes instead")
  func restAfterReplacement() async throws {
    try await play("a_rest_after_a_replacement_is_for_what_comes_instead")
  }

  @Test("A plan whose session runs is not shown again")
  func sameRuns() async throws { try await play("a_plan_that_runs_is_not_shown_again") }

  @Test("What was done or refused can be read above the prompt later, once")
  func readLater() async throws { try await play("what_was_done_can_be_read_later") }

  @Test("A session is taken over from another terminal")
  func takeOver() async throws { try await play("a_session_is_taken_over") }

  @Test("Ctrl-D, SIGTERM and SIGHUP leave the terminal as it was")
  func ends() async throws { try await play("the_end_of_input_and_signals_restore_the_terminal") }

  @Test("The sheet of an exercise shows its picture above the text, and leaves nothing of it behind")
  func picture() async throws { try await play("a_sheet_shows_the_picture_of_the_exercise") }

  @Test("A deletion is confirmed by a key that is held for a second and a half")
  func held() async throws { try await play("a_key_held_long_enough_deletes") }

  @Test("A key that is released after a second deletes nothing, and its bar is gone")
  func letGo() async throws { try await play("a_key_let_go_too_early_deletes_nothing") }

  @Test("A deletion is confirmed by its word, cancelled by Ctrl-C and Enter, and nothing moves if motion is reduced")
  func word() async throws { try await play("the_question_of_a_deletion_takes_the_word_and_lets_go") }

  @Test("Ctrl-Z stops the question before a deletion, fg continues it")
  func suspendQuestion() async throws { try await play("the_question_of_a_deletion_stops_and_goes_on") }

  @Test("An answer that is too long for the rows over the end of a rest is shown in its place")
  func longAnswer() async throws { try await play("a_long_answer_takes_the_place_of_the_overlay") }

  @Test("Enter at the beginning of a distance does not log it with a second")
  func enterTooEarly() async throws { try await play("enter_at_the_beginning_logs_no_distance") }

  @Test("At forty columns, the help and the sets of a session are whole")
  func wholePages() async throws { try await play("pages_of_the_session_are_whole_at_forty_columns") }

  @Test("Plain lines break between words, too")
  func plainLines() async throws { try await play("plain_lines_break_between_words") }

  private func play(_ scene: String) async throws {
    try await SatzTests.play(scene, of: "terminal_scenarios.py")
  }
}
