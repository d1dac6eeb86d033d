// A clock that stands still until it is set: the time of day and the boot clock are what a file says, in milliseconds.
// Built as a library that is loaded before the C library's own clock.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t clock, struct timespec *time) {
  char text[32] = "";
  const char *path = getenv("STILL_CLOCK");
  int stands = path && (clock == CLOCK_REALTIME || clock == CLOCK_BOOTTIME);
  int file = stands ? open(path, O_RDONLY | O_CLOEXEC) : -1;
  if (file < 0) return (int)syscall(SYS_clock_gettime, clock, time);
  if (read(file, text, sizeof text - 1) < 0) text[0] = 0;
  close(file);
  long long milliseconds = atoll(text);
  time->tv_sec = milliseconds / 1000;
  time->tv_nsec = milliseconds % 1000 * 1000000;
  return 0;
}
