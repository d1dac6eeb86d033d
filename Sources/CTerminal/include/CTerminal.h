/// What a terminal program needs from the system but Swift cannot express: output that never blocks, a process that
/// outlives this one, and, in `linux/`, what only that system has. Plain functions only: no macros, no varargs.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#pragma clang assume_nonnull begin

// MARK: Output. Everything for the terminal is buffered and sent in one write(2); nothing ever blocks.

/// `trace` (or -1) is a descriptor that gets a copy of each write, with its length on a line before it.
void ct_output_open(int fd, int trace);
void ct_emit(const char *bytes, size_t count);
/// Writes the buffer. False if the terminal is stopped and something is left: try again when `ct_output_fd` is
/// writable.
bool ct_flush(void);
/// Nothing is pending and the terminal accepts output: a frame may be drawn. Our own file description need not be
/// polled: what it does not accept is kept, and later frames are dropped.
bool ct_can_draw(void);
int ct_output_fd(void);
/// Why some of it could not be written, as errno; 0 if all of it could.
int ct_output_failure(void);
/// The buffer as a stream, for a library that needs one.
FILE *ct_output_stream(void);

// MARK: The watchdog, a process that waits for this one to end and resets the terminal if it was killed.

void ct_watchdog_start(int tty);
/// What to reset: the modes of the keys and of the cursor, a footer from `row` down (0: none), the alternate screen, a
/// pushed title.
void ct_watchdog_note(bool modes, int row, bool alternate, bool title, bool progress);

enum { CT_DRAFT_LIMIT = 2048 };
/// Where the watchdog saves the line that was being typed, if there was one; for `cr_take_line`.
void ct_watchdog_keep_line(const char *path);
/// The line as it is typed now.
void ct_watchdog_note_line(const char *line, size_t count);

// MARK: Other programs

/// Starts a program with the bytes as its standard input, a file; its output is discarded. Returns its
/// process, or -1. It is in a session of its own, so that Ctrl-C here does not end it, and has none of our descriptors.
int ct_program_start(const char *path, char *_Nullable const *_Nonnull arguments, const void *input, size_t count);
/// Starts a program without input; what it prints goes to a pipe, whose other end never blocks, and its errors are thrown
/// away. Returns its process, or -1. It leads a group of processes, in a session of its own.
int ct_program_start_reading(const char *path, char *_Nullable const *_Nonnull arguments, int *pipe);
/// Whether it has ended; then nothing is left of it.
bool ct_program_has_ended(int process);

// MARK: What differs between systems. A port is another folder beside `linux/` with these functions.

/// Nanoseconds since the machine started; runs on during sleep and never jumps.
int64_t ct_boot_time(void);
/// A different text for each start of the machine, of at most `capacity` bytes; returns its length, 0 if the system
/// does not say.
size_t ct_boot_id(char *text, size_t capacity);
/// A descriptor that can be polled.
int ct_timer_open(void);
/// Makes the timer readable at an instant of `ct_boot_time`; 0 disarms it.
void ct_timer_set(int fd, int64_t nanoseconds);

/// A descriptor that is readable once the wall clock was set; -1 if the system does not report that.
int ct_clock_watch_open(void);
/// Waits for the next time.
void ct_clock_watch_again(int fd);

/// Blocks INT, TERM, HUP, WINCH, TSTP, CONT and returns a descriptor that delivers them.
int ct_signals_open(void);
void ct_signals_close(int fd);
/// A signal that was delivered; `number` is 0 if there is none. `sender` is the process that sent it, 0 if that is unknown.
typedef struct {
  int number, sender;
  /// It comes from `ct_take_over`.
  _Bool takes_over;
} ct_signal;
/// The next pending signal.
ct_signal ct_next_signal(int fd);
/// Asks a process to end with TERM, and tells it that this process takes its place. 0 if it was sent.
int ct_take_over(int process);
/// Stops the process as Ctrl-Z does; returns when it continues.
void ct_stop_self(void);

/// A descriptor that is readable after a file was moved into the folder or removed from it; -1 if that is not possible.
int ct_watch_open(const char *folder);
/// Reads all that happened; whether a file of the one name arrived, or one of the other was removed.
bool ct_watch_saw(int fd, const char *arrived, const char *removed);

/// Reopens the target of a descriptor for writing without blocking; -1 if that is not possible.
int ct_reopen_for_writing(int fd);
/// A pipe that programs we start do not inherit; -1 if that is not possible.
int ct_pipe(int ends[_Nonnull 2]);
/// A local socket that does not block and that programs we start do not inherit; -1 if that is not possible.
int ct_local_socket(void);
/// Writes a path to a file in a folder that is open, however long the folder's own path is. Returns its length; more than
/// `room - 1` if it does not fit.
int ct_path_in(int folder, const char *name, char *path, size_t room);
/// The path of this program, to be freed; NULL if it is not known.
char *_Nullable ct_own_path(void);
/// A stream whose bytes are passed to `write`.
FILE *ct_stream_to(void (*write)(const char *bytes, size_t count));
/// A file without a name that holds these bytes, to be read from its beginning; -1 if there is no room.
int ct_nameless_file(const void *bytes, size_t count);
/// Runs this program again with these arguments, which end with NULL, on our terminal. Returns the process, -1 if there
/// is none.
int ct_run_self(const char *_Nullable const *_Nonnull arguments);
/// The same in a group of processes of its own, without input: what it prints goes to a pipe, whose other end never
/// blocks.
int ct_run_self_into(int *pipe, const char *_Nullable const *_Nonnull arguments);
/// The same with these three streams, which stay open here; it is ended after so many seconds.
int ct_run_self_with(int input, int output, int errors, unsigned seconds, const char *_Nullable const *_Nonnull arguments);
/// The same apart from everything: in a session of its own without a terminal, without our descriptors, and nobody has to
/// wait for it. False if the system starts no process.
bool ct_run_self_apart(const char *_Nullable const *_Nonnull arguments);
/// When a process began, as the system counts; -1 if it has ended.
int64_t ct_process_began(int process);
/// Waits for a process to end, and stops with it if Ctrl-Z stops it. Returns its status, as a shell would.
int ct_wait_for(int process);
/// Names this process and closes all of its descriptors from `first` on.
void ct_leave_alone(const char *name, unsigned first);

#pragma clang assume_nonnull end
