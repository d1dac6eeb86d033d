/// The one door to GNU readline, and to the Linux calls around a terminal that Swift cannot name (signalfd, timerfd,
/// ioctl, fork). Plain functions only: no macros, no globals, no varargs.
///
/// Readline never calls into the program while it works, save for completion: what happened is queued as events and
/// read after `cr_read`. So no Swift frame ever lies under readline's `longjmp`.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// MARK: Output. Everything the terminal gets is gathered and leaves in one write(2); nothing ever blocks.

/// `trace` (or -1) is a descriptor that gets a copy of each write, with its length on a line before it.
void cr_output_open(int fd, int trace);
void cr_emit(const char *bytes, size_t count);
/// Writes what is gathered. False if the terminal is stopped and something is left: try again when `cr_output_fd` is writable.
bool cr_flush(void);
/// Nothing waits and the terminal takes output: a frame may be drawn. A description of our own needs no question: what it
/// does not take waits, and later frames are dropped.
bool cr_can_draw(void);
int cr_output_fd(void);
/// Why some of it could not be written, as errno; 0 if all of it could.
int cr_output_failure(void);

// MARK: The line editor.

typedef enum __attribute__((enum_extensibility(closed))) : int32_t {
  CREventKindNone, CREventKindLine, CREventKindKey, CREventKindEndOfInput
} CREventKind;

/// `text` is a line, to be freed; `key` the number of a hot key.
typedef struct {
  CREventKind kind;
  int32_t key;
  char *_Nullable text;
} CREvent;

/// Asked for the completions of `line` before byte `end`; the word that readline would replace begins at byte `start`.
typedef void (*CRCompleter)(void *_Nullable context, const char *line, int start, int end);

/// Before `cr_editor_open`. The function `name` (for inputrc) queues the key `number`; `key_sequence` is its default
/// binding in all three keymaps, in inputrc's notation.
void cr_hot_key(const char *name, int32_t number, const char *key_sequence);
/// A single byte that queues the key `number` while the line is empty and else does what it did.
void cr_hot_byte_on_empty_line(unsigned char byte, int32_t number);
void cr_editor_open(const char *prompt, CRCompleter completer, void *_Nullable context);
void cr_editor_close(void);
/// Gives the terminal's settings back for a while (Ctrl-Z, a child program), and takes them again.
void cr_editor_release(void);
void cr_editor_reclaim(void);
/// Reads what was typed until an event comes of it; never waits. What is only begun, such as a paste, waits for its end.
/// False at the end of the terminal.
bool cr_read(void);
CREvent cr_next_event(void);
/// Something was read that `cr_read` can go on with, without anything new being typed.
bool cr_has_typed_ahead(void);
/// When a paste whose end does not come counts as ended; 0 where none has begun.
int64_t cr_paste_ends_at(void);
/// Keeps what was typed, up to a bound, for a later `cr_read`. False at the end of the terminal.
bool cr_read_ahead(void);
void cr_offer_completion(const char *candidate);
void cr_set_prompt(const char *prompt);
void cr_set_screen_size(int rows, int columns);
/// Takes the line off the screen, so that something can be printed in its place.
void cr_hide_line(void);
void cr_show_line(void);
/// Ctrl-C: drops the line that is being typed, whatever state the editor is in, and what was typed ahead. False if the
/// line was empty.
bool cr_cancel_line(void);

// MARK: History, one file, appended line by line.

void cr_history_open(const char *path, int limit);
/// Puts a line last; an equal one before it goes.
void cr_history_add(const char *line, const char *_Nullable path);

// MARK: Terminal, clock, signals.

/// Sets the locale's characters; UTF-8 where the environment says nothing.
void cr_locale(void);
bool cr_window_size(int fd, int *rows, int *columns);
/// A byte that was typed, without the editor; -1 if there is none, -2 at the end.
int cr_read_byte(int fd);

/// CLOCK_BOOTTIME in nanoseconds: goes on while the machine sleeps and knows no steps.
int64_t cr_boot_time(void);
int cr_timer_open(void);
/// Makes the timer readable at an instant of `cr_boot_time`; 0 disarms it.
void cr_timer_set(int fd, int64_t nanoseconds);

/// Blocks INT, TERM, HUP, WINCH, TSTP, CONT and gives a descriptor that delivers them.
int cr_signals_open(void);
void cr_signals_close(int fd);
/// The next signal that came, 0 if none.
int cr_next_signal(int fd);
/// Stops the process as Ctrl-Z does; returns when it goes on.
void cr_stop_self(void);

// MARK: The guardian, a process that waits for the end of this one and puts the terminal in order if it was killed.

void cr_guardian_start(int tty);
/// What is to be put in order: a footer from `row` down (0: none), the alternate screen, a pushed title.
void cr_guardian_note(int row, bool alternate, bool title);

enum { CR_DRAFT_LIMIT = 2048 };
/// Where the guardian puts the line that was being typed at the end, if there was one; for `cr_take_line`.
void cr_guardian_keep_line(const char *path);
/// Types the line that was left there, which is gone then.
void cr_take_line(const char *path);

#pragma clang assume_nonnull end
