// Signals as a descriptor to poll.
#define _GNU_SOURCE
#include "CTerminal.h"
#include <signal.h>
#include <sys/signalfd.h>
#include <unistd.h>

static sigset_t ours(void) {
  sigset_t set;
  sigemptyset(&set);
  const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaddset(&set, signals[i]);
  return set;
}

int ct_signals_open(void) {
  sigset_t set = ours();
  sigprocmask(SIG_BLOCK, &set, NULL);
  return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

void ct_signals_close(int fd) {
  // Those that came while the last one was handled are not to kill what the program still does before it ends.
  struct signalfd_siginfo late;
  while (read(fd, &late, sizeof late) == sizeof late) continue;
  close(fd);
  sigset_t set = ours();
  sigprocmask(SIG_UNBLOCK, &set, NULL);
}

// The value that comes with the signal: any process may send one without it.
enum { TAKES_OVER = 0x5A72 };

ct_signal ct_next_signal(int fd) {
  struct signalfd_siginfo info;
  if (read(fd, &info, sizeof info) != sizeof info) return (ct_signal){0};
  return (ct_signal){
      .number = (int)info.ssi_signo,
      .sender = (int)info.ssi_pid,
      .takes_over = info.ssi_signo == SIGTERM && info.ssi_code == SI_QUEUE && info.ssi_int == TAKES_OVER,
  };
}

int ct_take_over(int process) { return sigqueue(process, SIGTERM, (union sigval){.sival_int = TAKES_OVER}); }

void ct_stop_self(void) {
  sigset_t stop, go_on;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  sigemptyset(&go_on);
  sigaddset(&go_on, SIGCONT);
  raise(SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &stop, NULL);  // Stops here, unless there is no shell to continue us.
  sigprocmask(SIG_BLOCK, &stop, NULL);
  // Returning handles the signal that continued us.
  sigtimedwait(&go_on, NULL, &(struct timespec){0});
}
