// Locale, size, clock and signals of a terminal program.
#define _GNU_SOURCE
#include "CReadline.h"
#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

static void set_locale(void) {
  const char *name = setlocale(LC_CTYPE, "");
  if (!name || strcmp(name, "C") == 0 || strcmp(name, "POSIX") == 0) setlocale(LC_CTYPE, "C.UTF-8");
}

void cr_locale(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, set_locale);
}

bool cr_window_size(int fd, int *rows, int *columns) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return false;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return true;
}

int cr_read_byte(int fd) {
  struct pollfd p = {.fd = fd, .events = POLLIN};
  if (poll(&p, 1, 0) <= 0) return -1;
  unsigned char byte;
  ssize_t n = read(fd, &byte, 1);
  if (n == 1) return byte;
  return n < 0 && (errno == EINTR || errno == EAGAIN) ? -1 : -2;
}

int64_t cr_boot_time(void) {
  struct timespec t;
  clock_gettime(CLOCK_BOOTTIME, &t);
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

int cr_timer_open(void) { return timerfd_create(CLOCK_BOOTTIME, TFD_CLOEXEC | TFD_NONBLOCK); }

void cr_timer_set(int fd, int64_t at) {
  struct itimerspec when = {.it_value = {.tv_sec = at / 1000000000, .tv_nsec = at % 1000000000}};
  timerfd_settime(fd, TFD_TIMER_ABSTIME, &when, NULL);
}

static sigset_t ours(void) {
  sigset_t set;
  sigemptyset(&set);
  const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaddset(&set, signals[i]);
  return set;
}

int cr_signals_open(void) {
  sigset_t set = ours();
  sigprocmask(SIG_BLOCK, &set, NULL);
  return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

void cr_signals_close(int fd) {
  close(fd);
  sigset_t set = ours();
  sigprocmask(SIG_UNBLOCK, &set, NULL);
}

int cr_next_signal(int fd) {
  struct signalfd_siginfo info;
  return read(fd, &info, sizeof info) == sizeof info ? (int)info.ssi_signo : 0;
}

void cr_stop_self(void) {
  sigset_t stop, go_on;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  sigemptyset(&go_on);
  sigaddset(&go_on, SIGCONT);
  raise(SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &stop, NULL);  // Stops here; not if no shell is there to let us go on.
  sigprocmask(SIG_BLOCK, &stop, NULL);
  // The signal that let us go on is answered by returning.
  sigtimedwait(&go_on, NULL, &(struct timespec){0});
}
