// GNU readline through its callback interface: keys go in, events come out.
#define _GNU_SOURCE
#include "Input.h"
#include <CTerminal.h>
#include <fcntl.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>
#include <readline/history.h>
#include <readline/readline.h>

// MARK: Events, in a queue: macros in the user's inputrc may turn one key into several.

static CREvent *events;
static size_t first_event, end_of_events, event_capacity;

static void queue(CREventKind kind, int32_t key, char *text) {
  if (first_event == end_of_events) first_event = end_of_events = 0;
  if (end_of_events == event_capacity) {
    size_t larger = event_capacity ? event_capacity * 2 : 16;
    CREvent *moved = realloc(events, larger * sizeof *events);
    if (!moved) return free(text);
    events = moved;
    event_capacity = larger;
  }
  events[end_of_events++] = (CREvent){kind, key, text};
}

CREvent cr_next_event(void) {
  if (first_event == end_of_events) return (CREvent){CREventKindNone, 0, NULL};
  return events[first_event++];
}

static void line_entered(char *line) {
  if (line) queue(CREventKindLine, 0, line);
  // If readline only missed a byte, nothing has ended.
  else if (!cr_input_was_missed()) queue(CREventKindEndOfInput, 0, NULL);
}

// MARK: Hot keys. Readline tells a function only the last key, so each has its own function.

enum { hot_limit = 16 };
static int32_t hot_numbers[hot_limit];
static int hot_count;
#define HOT(n) static int hot_##n(int times, int key) { queue(CREventKindKey, hot_numbers[n], NULL); return 0; }
HOT(0) HOT(1) HOT(2) HOT(3) HOT(4) HOT(5) HOT(6) HOT(7) HOT(8) HOT(9) HOT(10) HOT(11) HOT(12) HOT(13) HOT(14) HOT(15)
static rl_command_func_t *const hot_functions[hot_limit] = {hot_0, hot_1, hot_2,  hot_3,  hot_4,  hot_5,  hot_6,  hot_7,
                                                            hot_8, hot_9, hot_10, hot_11, hot_12, hot_13, hot_14, hot_15};

enum { keymap_count = 3 };
static Keymap keymap_at(int index) {
  return index == 0 ? emacs_standard_keymap : index == 1 ? vi_insertion_keymap : vi_movement_keymap;
}

void cr_hot_key(const char *name, int32_t number, const char *sequence) {
  for (int i = 0; i < hot_count; i++)
    if (hot_numbers[i] == number) return;  // The editor is opened again.
  if (hot_count == hot_limit) return;
  rl_command_func_t *function = hot_functions[hot_count];
  hot_numbers[hot_count++] = number;
  rl_add_defun(strdup(name), function, -1);  // Readline keeps the name.
  for (int i = 0; i < keymap_count && *sequence; i++) rl_bind_keyseq_in_map(sequence, function, keymap_at(i));
}

static int32_t byte_numbers[256];
static rl_command_func_t *shadowed[keymap_count][256];

static int byte_on_empty_line(int times, int key) {
  if (rl_end == 0) {
    queue(CREventKindKey, byte_numbers[key & 255], NULL);
    return 0;
  }
  Keymap current = rl_get_keymap();
  for (int i = 0; i < keymap_count; i++)
    if (current == keymap_at(i) && shadowed[i][key & 255]) return shadowed[i][key & 255](times, key);
  return rl_insert(times, key);
}

void cr_hot_byte_on_empty_line(unsigned char byte, int32_t number) {
  byte_numbers[byte] = number;
  for (int i = 0; i < keymap_count; i++) {
    Keymap map = keymap_at(i);
    if (map[byte].type != ISFUNC || map[byte].function == byte_on_empty_line) continue;
    shadowed[i][byte] = map[byte].function;
    rl_bind_key_in_map(byte, byte_on_empty_line, map);
  }
}

// MARK: What is painted over the line after readline has drawn it, and a preview behind its end.

static CRPainter painter;
static void *context_of_calls;
// What would complete the line, and the line for which it was found.
static char *preview, *previewed_line;
static bool preview_is_seen;

static bool has_preview(void) {
  return preview && rl_point == rl_end && strcmp(rl_line_buffer, previewed_line) == 0;
}

// What is drawn may be less than the line, or something else in front of it.
static bool draws_whole_line(void) {
  const char *scrolls = rl_variable_value("horizontal-scroll-mode"), *mode = rl_variable_value("show-mode-in-prompt");
  const char *marks = rl_variable_value("mark-modified-lines");
  return rl_display_prompt == rl_prompt && !(scrolls && strcmp(scrolls, "on") == 0) && !(mode && strcmp(mode, "on") == 0) &&
         !(marks && strcmp(marks, "on") == 0);
}

static void paint(void) {
  if (!painter || !draws_whole_line()) return;
  fflush(rl_outstream);
  CRDrawnLine drawn = {.line = rl_line_buffer, .point = rl_point, .preview = has_preview() ? preview : NULL};
  rl_get_screen_size(&drawn.rows, &drawn.columns);
  painter(context_of_calls, drawn);
  preview_is_seen = drawn.preview;
}

static void redisplay(void) {
  rl_redisplay();
  paint();
}

// Before readline writes anything: it does not know of the preview, which is right of the cursor.
static void erase_preview(void) {
  if (preview_is_seen) fputs("\033[K", rl_outstream);
  preview_is_seen = false;
}

static void drop_preview(void) {
  free(preview);
  free(previewed_line);
  preview = previewed_line = NULL;
}

void cr_set_preview(const char *text) {
  drop_preview();
  erase_preview();
  if (*text) {
    preview = strdup(text);
    previewed_line = strdup(rl_line_buffer);
    if (!preview || !previewed_line) return drop_preview();
  }
  paint();
}

const char *cr_line_at_its_end(void) {
  return rl_point == rl_end && !cr_has_typed_ahead() && draws_whole_line() ? rl_line_buffer : NULL;
}

static int or_take_preview(rl_command_func_t *usual, int times, int key) {
  if (!has_preview()) return usual(times, key);
  rl_insert_text(preview);
  return 0;
}
static int forward(int times, int key) { return or_take_preview(rl_forward_char, times, key); }
static int end_of_line(int times, int key) { return or_take_preview(rl_end_of_line, times, key); }

static void bind_keys_of_preview(void) {
  rl_bind_keyseq_in_map("\\C-f", forward, emacs_standard_keymap);
  rl_bind_keyseq_in_map("\\C-e", end_of_line, emacs_standard_keymap);
  const char *ends[] = {"\\e[F", "\\eOF", "\\e[4~"};
  for (int map = 0; map < keymap_count; map++)
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) rl_bind_keyseq_in_map(ends[i], end_of_line, keymap_at(map));
}

// MARK: Arrows, which are for the options where something is to be chosen, and else for the line and its history.

static int32_t option_numbers[2];
static bool arrows_choose;

void cr_arrows_choose(bool do_they) { arrows_choose = do_they; }

static int arrow(int option, rl_command_func_t *usual, int times, int key) {
  if (!arrows_choose || rl_end > 0) return usual(times, key);
  queue(CREventKindKey, option_numbers[option], NULL);
  return 0;
}
static int arrow_up(int times, int key) { return arrow(0, rl_get_previous_history, times, key); }
static int arrow_down(int times, int key) { return arrow(1, rl_get_next_history, times, key); }
static int arrow_left(int times, int key) { return arrow(0, rl_backward_char, times, key); }
static int arrow_right(int times, int key) { return arrow(1, forward, times, key); }

void cr_option_keys(int32_t before, int32_t after) {
  option_numbers[0] = before;
  option_numbers[1] = after;
  const struct {
    const char *sequences[2];
    rl_command_func_t *function;
  } arrows[] = {{{"\\e[A", "\\eOA"}, arrow_up},
                {{"\\e[B", "\\eOB"}, arrow_down},
                {{"\\e[D", "\\eOD"}, arrow_left},
                {{"\\e[C", "\\eOC"}, arrow_right}};
  for (int map = 0; map < keymap_count; map++)
    for (size_t i = 0; i < sizeof arrows / sizeof *arrows; i++)
      for (int form = 0; form < 2; form++)
        rl_bind_keyseq_in_map(arrows[i].sequences[form], arrows[i].function, keymap_at(map));
}

// MARK: Esc.

// Enter right after an Esc is Enter; readline would go over to the keys of vi, and nobody knows how to come back.
static void bind_enter_after_escape(void) {
  rl_bind_keyseq_in_map("\\e\\C-m", rl_newline, emacs_standard_keymap);
  rl_bind_keyseq_in_map("\\e\\C-j", rl_newline, emacs_standard_keymap);
}

static int32_t escape_number;
static bool escape_acts_in_line;

void cr_escape_key(int32_t number) { escape_number = number; }
void cr_escape_acts_in_line(bool does) { escape_acts_in_line = does; }

// Readline would wait for the key after an Esc and take both as one, however late it comes: it could delete a word.
// So an Esc by itself dismisses something or does nothing. Not where it means something to readline.
static bool took_escape(void) {
  const unsigned long busy = RL_STATE_MULTIKEY | RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_NUMERICARG |
                             RL_STATE_CHARSEARCH | RL_STATE_VIMOTION | RL_STATE_MOREINPUT;
  if (!escape_number || rl_readline_state & busy) return false;
  bool acts = rl_end == 0 || escape_acts_in_line;
  if (!acts && rl_editing_mode == 0) return false;
  // Where it dismisses something, it is not Alt, unless there is a line in which keys with Alt move.
  if (!cr_input_is_lone_escape(escape_acts_in_line && rl_end == 0 && rl_editing_mode != 0)) return false;
  if (acts) queue(CREventKindKey, escape_number, NULL);
  // With the keys of vi it also leaves the insertion of text.
  if (rl_editing_mode == 0) return false;
  cr_input_skip();
  return true;
}

// MARK: Input.

bool cr_read(void) {
  // Until there is an event, which has to be handled before the rest is read; and within a limit, so that a flood of
  // input cannot hold up the clock.
  for (int i = 0; i < 256 && first_event == end_of_events && cr_input_prepare(); i++) {
    if (took_escape()) continue;
    // What came after the Esc may have been no key.
    if (!cr_input_prepare()) break;
    cr_input_was_missed();
    erase_preview();
    rl_callback_read_char();
  }
  ct_watchdog_note_line(rl_line_buffer, (size_t)rl_end);
  return !cr_input_has_ended() || cr_has_typed_ahead() || first_event != end_of_events;
}

void cr_take_line(const char *path) {
  char line[CT_DRAFT_LIMIT + 1];
  int file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  if (file < 0) return;
  ssize_t count = read(file, line, sizeof line - 1);
  close(file);
  unlink(path);
  if (count <= 0) return;
  line[count] = 0;
  rl_insert_text(line);
  redisplay();
  ct_flush();
  ct_watchdog_note_line(rl_line_buffer, (size_t)rl_end);
}

// MARK: Completion.

static CRCompleter completer;
static char **candidates;
static size_t candidate_count, candidate_next;

void cr_offer_completion(const char *candidate) {
  char **moved = realloc(candidates, (candidate_count + 1) * sizeof *candidates);
  if (!moved) return;
  candidates = moved;
  candidates[candidate_count++] = strdup(candidate);
}

static char *next_candidate(const char *text, int state) {
  if (state == 0) candidate_next = 0;
  return candidate_next < candidate_count ? candidates[candidate_next++] : NULL;  // Readline frees it.
}

static char **complete(const char *text, int start, int end) {
  rl_attempted_completion_over = 1;  // No file names.
  candidate_count = 0;
  completer(context_of_calls, rl_line_buffer, start, end);
  return candidate_count ? rl_completion_matches(text, next_candidate) : NULL;
}

// MARK: The terminal's settings. They stay ours from line to line: a key typed in between must not be echoed.

static bool keeps_settings, has_settings, is_open;

static void take_settings(int meta) {
  rl_prep_terminal(meta);
  if (has_settings) return;
  has_settings = true;
  struct termios t;
  if (tcgetattr(STDIN_FILENO, &t) == 0) {
    t.c_iflag &= ~(tcflag_t)(IXON | IXOFF);  // Ctrl-S must not stop a clock.
    tcsetattr(STDIN_FILENO, TCSANOW, &t);
  }
}

static void give_settings(void) {
  if (keeps_settings) return;
  rl_deprep_terminal();
  has_settings = false;
}

// MARK: The editor.

// Readline divides by the width of the screen less one.
enum { least_rows = 2, least_columns = 4 };

// The locale's characters; UTF-8 if the environment says nothing.
static void set_locale(void) {
  const char *name = setlocale(LC_CTYPE, "");
  if (!name || strcmp(name, "C") == 0 || strcmp(name, "POSIX") == 0) setlocale(LC_CTYPE, "C.UTF-8");
}

static void initialize(void) {
  rl_readline_name = "satz";
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  rl_change_environment = 0;
  rl_instream = stdin;
  rl_outstream = ct_output_stream();
  rl_getc_function = cr_input_next;
  rl_input_available_hook = cr_input_available;
  rl_prep_term_function = take_settings;
  rl_deprep_term_function = give_settings;
  rl_erase_empty_line = 1;
  rl_attempted_completion_function = complete;
  rl_completer_word_break_characters = " \t\n;<>,(";
  rl_completer_quote_characters = "";
  rl_basic_quote_characters = "";
  // Defaults that an inputrc may change.
  rl_variable_bind("completion-ignore-case", "on");
  rl_variable_bind("show-all-if-ambiguous", "on");
  rl_variable_bind("keyseq-timeout", "50");
  rl_variable_bind("bell-style", "none");
  // Readline sets the locale again, from the environment.
  const char *locale = setlocale(LC_CTYPE, NULL), *all = getenv("LC_ALL");
  char *before = all ? strdup(all) : NULL;
  if (locale) setenv("LC_ALL", locale, 1);
  rl_initialize();
  if (before) setenv("LC_ALL", before, 1);
  else unsetenv("LC_ALL");
  free(before);
  // Not earlier: readline asks nothing about the terminal if it thinks that it will not draw itself.
  rl_redisplay_function = redisplay;
  // Both ask for a key in the middle of a list.
  rl_variable_bind("page-completions", "off");
  rl_completion_query_items = -1;
  // It has asked the terminal itself.
  int rows, columns;
  rl_get_screen_size(&rows, &columns);
  cr_set_screen_size(rows, columns);
}

void cr_editor_open(const char *prompt, CRCompleter asked, CRPainter paints, void *context) {
  completer = asked;
  painter = paints;
  context_of_calls = context;
  bind_keys_of_preview();
  bind_enter_after_escape();
  set_locale();
  initialize();
  keeps_settings = true;
  is_open = true;
  atexit(cr_editor_close);
  rl_callback_handler_install(prompt, line_entered);
}

void cr_editor_close(void) {
  if (!is_open) return;
  is_open = false;
  keeps_settings = false;
  rl_callback_handler_remove();
  ct_flush();
}

void cr_editor_release(void) {
  keeps_settings = false;
  give_settings();
  ct_flush();
}

void cr_editor_reclaim(void) {
  keeps_settings = true;
  take_settings(1);
}

void cr_set_prompt(const char *prompt) { rl_set_prompt(prompt); }

int cr_width(uint32_t character) { return wcwidth((wchar_t)character); }

void cr_set_screen_size(int rows, int columns) {
  rl_set_screen_size(rows < least_rows ? least_rows : rows, columns < least_columns ? least_columns : columns);
}

void cr_hide_line(void) {
  erase_preview();
  rl_clear_visible_line();
}

// The columns of a text without what readline does not count.
static int columns_of(const char *text, size_t count) {
  int columns = 0;
  bool is_counted = true;
  mbstate_t state = {0};
  for (size_t at = 0; at < count;) {
    if (text[at] == RL_PROMPT_START_IGNORE || text[at] == RL_PROMPT_END_IGNORE) {
      is_counted = text[at++] == RL_PROMPT_END_IGNORE;
      continue;
    }
    wchar_t character;
    size_t length = mbrtowc(&character, text + at, count - at, &state);
    if (length == 0 || length > count) return columns;
    int width = wcwidth(character);
    if (is_counted && width > 0) columns += width;
    at += length;
  }
  return columns;
}

void cr_hide_folded_line(int columns) {
  int rows, were;
  rl_get_screen_size(&rows, &were);
  int before = columns_of(rl_display_prompt, strlen(rl_display_prompt)) + columns_of(rl_line_buffer, (size_t)rl_point);
  cr_hide_line();
  if (columns < least_columns || were < least_columns) return;
  for (int above = before / columns - before / were; above > 0; above--) fputs("\033[A\033[2K", rl_outstream);
}

void cr_show_line(void) {
  rl_on_new_line();
  rl_forced_update_display();
}

bool cr_cancel_line(void) {
  bool had_text = rl_end > 0;
  bool had_paste = cr_input_drop();
  rl_callback_sigcleanup();
  rl_free_line_state();
  if (had_text) {
    erase_preview();
    rl_point = rl_end;
    rl_redisplay();
    fputs("^C", rl_outstream);
    rl_replace_line("", 1);
    rl_crlf();
    rl_on_new_line();
    rl_redisplay();
  }
  ct_watchdog_note_line("", 0);
  return had_text || had_paste;
}

// MARK: History.

static void remove_from_history(int index) {
  HIST_ENTRY *removed = remove_history(index);
  if (removed) free_history_entry(removed);
}

static bool is_in_history(const char *line, int after) {
  for (int i = history_length - 1; i > after; i--) {
    HIST_ENTRY *entry = history_get(history_base + i);
    if (entry && strcmp(entry->line, line) == 0) return true;
  }
  return false;
}

void cr_history_open(const char *path, int limit) {
  stifle_history(limit);
  read_history(path);
  // The file is only appended to; a line typed again counts at its later position, and a file at the limit is cut.
  bool is_full = history_length == limit;
  for (int i = history_length - 2; i >= 0; i--) {
    HIST_ENTRY *entry = history_get(history_base + i);
    if (entry && is_in_history(entry->line, i)) remove_from_history(i);
  }
  if (is_full) write_history(path);
  using_history();  // A line is open already: it comes after the last one.
}

void cr_history_add(const char *line, const char *path) {
  HIST_ENTRY *last = history_get(history_base + history_length - 1);
  if (last && strcmp(last->line, line) == 0) return;
  for (int i = history_length - 2; i >= 0; i--) {
    HIST_ENTRY *entry = history_get(history_base + i);
    if (entry && strcmp(entry->line, line) == 0) remove_from_history(i);
  }
  add_history(line);
  if (path && append_history(1, path) != 0) write_history(path);
}
