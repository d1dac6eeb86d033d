// The clock that includes sleep, a timer on it, and the identity of this start of the machine.
#include "CTerminal.h"
#include <fcntl.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

int64_t ct_boot_time(void) {
  struct timespec t;
  clock_gettime(CLOCK_BOOTTIME, &t);
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

int ct_timer_open(void) { return timerfd_create(CLOCK_BOOTTIME, TFD_CLOEXEC | TFD_NONBLOCK); }

void ct_timer_set(int fd, int64_t at) {
  struct itimerspec when = {.it_value = {.tv_sec = at / 1000000000, .tv_nsec = at % 1000000000}};
  timerfd_settime(fd, TFD_TIMER_ABSTIME, &when, NULL);
}

int ct_clock_watch_open(void) {
  int fd = timerfd_create(CLOCK_REALTIME, TFD_CLOEXEC | TFD_NONBLOCK);
  if (fd >= 0) ct_clock_watch_again(fd);
  return fd;
}

void ct_clock_watch_again(int fd) {
  uint64_t times;
  // Fails with ECANCELED if the clock was set.
  ssize_t count = read(fd, &times, sizeof times);
  (void)count;
  // A timer that elapses in the year 2242 and is cancelled by a step of its clock.
  struct itimerspec when = {.it_value = {.tv_sec = (time_t)1 << 33}};
  timerfd_settime(fd, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &when, NULL);
}

size_t ct_boot_id(char *text, size_t capacity) {
  int file = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, capacity);
  close(file);
  while (count > 0 && text[count - 1] == '\n') count--;
  return count > 0 ? (size_t)count : 0;
}
