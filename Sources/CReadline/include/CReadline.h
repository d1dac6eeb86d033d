/// The only access to GNU readline. Plain functions only: no macros, no globals, no varargs.
/// Readline never calls into the program while it works, except for completion and to paint the line: events are queued
/// and read after `cr_read`. So there is never a Swift frame under readline's `longjmp`.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// MARK: The line editor.

typedef enum __attribute__((enum_extensibility(closed))) : int32_t {
  CREventKindNone, CREventKindLine, CREventKindKey, CREventKindEndOfInput
} CREventKind;

/// `text` is a line, to be freed; `key` is the number of a hot key.
typedef struct {
  CREventKind kind;
  int32_t key;
  char *_Nullable text;
} CREvent;

/// Asked for the completions of `line` before byte `end`; the word that readline would replace begins at byte `start`.
typedef void (*CRCompleter)(void *_Nullable context, const char *line, int start, int end);

/// What is on the screen: the line as readline has drawn it, with the cursor before byte `point`, on a screen of so many
/// rows and columns; `preview` is to be seen behind the end of the line.
typedef struct {
  const char *line;
  int point;
  const char *_Nullable preview;
  int rows, columns;
} CRDrawnLine;

/// Asked to paint over a line; the cursor must stay where it is. It asks readline for nothing.
typedef void (*CRPainter)(void *_Nullable context, CRDrawnLine line);

/// Before `cr_editor_open`. The function `name` (for inputrc) queues the key `number`; `key_sequence` is its default
/// binding in all three keymaps, in inputrc's notation.
void cr_hot_key(const char *name, int32_t number, const char *key_sequence);
/// A single byte that queues the key `number` while the line is empty and otherwise keeps its meaning.
void cr_hot_byte_on_empty_line(unsigned char byte, int32_t number);
// The arrows on an empty line, while `cr_arrows_choose` says that they choose: the option before or after the marked one.
void cr_option_keys(int32_t before, int32_t after);
void cr_arrows_choose(bool do_they);
/// Esc, with nothing behind it, queues the key `number` while the line is empty, or also when it is not.
void cr_escape_key(int32_t number);
void cr_escape_acts_in_line(bool does);
void cr_editor_open(const char *prompt, CRCompleter completer, CRPainter painter, void *_Nullable context);
void cr_editor_close(void);
/// Gives the terminal's settings back for a while (Ctrl-Z, a child program), and takes them again.
void cr_editor_release(void);
void cr_editor_reclaim(void);
/// Reads what was typed until there is an event; never waits. Incomplete input, such as a paste, is kept until its end.
/// False if the terminal is closed.
bool cr_read(void);
CREvent cr_next_event(void);
/// `cr_read` can continue with what was read, although nothing new was typed.
bool cr_has_typed_ahead(void);
/// When an unfinished paste counts as ended; 0 if none has begun.
int64_t cr_paste_ends_at(void);
/// Keeps what was typed, up to a limit, for a later `cr_read`. False if the terminal is closed.
bool cr_read_ahead(void);
/// Keys that arrived with the answer to a question: they come first.
void cr_type_ahead(const char *keys, size_t count);
void cr_offer_completion(const char *candidate);
/// The line as it is typed now; nil if the cursor is not at its end, or more was typed that has not been read.
const char *_Nullable cr_line_at_its_end(void);
/// Shows what would go on behind the end of the line for as long as the line stays as it is. It is no part of the line
/// until a key takes it that would go to the right of the line's end.
void cr_set_preview(const char *preview);
void cr_set_prompt(const char *prompt);
/// How many columns readline counts for a character; negative for one that cannot be printed.
int cr_width(uint32_t character);
void cr_set_screen_size(int rows, int columns);
/// Takes the line off the screen, so that something can be printed in its place.
void cr_hide_line(void);
/// The same after the terminal has become narrower and has folded what was on it to so many columns.
void cr_hide_folded_line(int columns);
void cr_show_line(void);
/// Ctrl-C: drops the line that is being typed, whatever state the editor is in, and any typeahead. False if the line
/// was empty.
bool cr_cancel_line(void);

// MARK: History, one file, appended line by line.

void cr_history_open(const char *path, int limit);
/// Appends a line and removes an earlier equal one.
void cr_history_add(const char *line, const char *_Nullable path);

/// Types the line that the watchdog left in this file, and removes the file.
void cr_take_line(const char *path);

#pragma clang assume_nonnull end
