// A process that survives a SIGKILL of this one, to reset the scroll region and save the half-typed line.
#define _GNU_SOURCE
#include "CTerminal.h"
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// Shared with the watchdog: each is one word, so that it never sees half a change.
typedef struct {
  volatile int row;
  volatile bool modes, alternate, title, progress;
  // 0 while it changes.
  volatile size_t line_count;
  char line[CT_DRAFT_LIMIT];
  char line_path[1024];
} Notes;
static Notes *notes;

static Notes *shared_notes(void) {
  if (notes) return notes;
  void *page = mmap(NULL, sizeof *notes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return notes = page == MAP_FAILED ? NULL : page;
}

static void put_in_order(int tty, const Notes *left) {
  char text[128];
  int n = 0;
  if (left->alternate) n += snprintf(text + n, sizeof text - (size_t)n, "\033[?1049l");
  if (left->title) n += snprintf(text + n, sizeof text - (size_t)n, "\033[23;2t");
  if (left->progress) n += snprintf(text + n, sizeof text - (size_t)n, "\033]9;4;0\033\\");
  // The alternate screen may have left its scroll region to the main one, which then has nothing of ours.
  if (left->alternate || left->row > 0) n += snprintf(text + n, sizeof text - (size_t)n, "\0337\033[r\0338");
  if (left->row > 0) n += snprintf(text + n, sizeof text - (size_t)n, "\0337\033[%d;1H\033[J\0338", left->row);
  if (left->modes) n += snprintf(text + n, sizeof text - (size_t)n, "\033[?25h\033[?7h\033[?2004l\033[?1004l\033[0m");
  // The termios settings are left to the shell, which already has the terminal.
  if (n > 0 && write(tty, text, (size_t)n) < 0) return;
}

static void keep_line(const Notes *left) {
  if (left->line_count == 0) return;
  int file = open(left->line_path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK, 0600);
  if (file >= 0 && write(file, left->line, left->line_count) >= 0) close(file);
}

static void guard(int alive, int tty) {
  setsid();
  const int ignored[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGPIPE, SIGTTOU};
  for (size_t i = 0; i < sizeof ignored / sizeof *ignored; i++) signal(ignored[i], SIG_IGN);
  if (dup2(tty, 0) < 0 || dup2(alive, 1) < 0) _exit(1);
  ct_leave_alone("satz-watchdog", 2);  // No lock or pipe may stay open in here.
  char byte;
  while (read(1, &byte, 1) > 0) {}
  keep_line(notes);
  put_in_order(0, notes);
  _exit(0);
}

void ct_watchdog_start(int tty) {
  static bool is_started;
  int alive[2];
  if (is_started || !shared_notes() || pipe(alive) != 0) return;
  is_started = true;
  for (int i = 0; i < 2; i++) fcntl(alive[i], F_SETFD, FD_CLOEXEC);
  // Nobody waits for it: it outlives us, and the process that inherits it reaps it.
  pid_t child = fork();
  if (child == 0) guard(alive[0], tty);
  close(alive[0]);
  if (child < 0) close(alive[1]);
}

void ct_watchdog_note(bool modes, int row, bool alternate, bool title, bool progress) {
  if (!shared_notes()) return;
  notes->modes = modes;
  notes->row = row;
  notes->alternate = alternate;
  notes->title = title;
  notes->progress = progress;
}

void ct_watchdog_keep_line(const char *path) {
  if (shared_notes() && strlen(path) < sizeof notes->line_path) strcpy(notes->line_path, path);
}

void ct_watchdog_note_line(const char *line, size_t count) {
  if (!notes || !*notes->line_path) return;
  notes->line_count = 0;
  if (count > sizeof notes->line) return;
  memcpy(notes->line, line, count);
  notes->line_count = count;
}
