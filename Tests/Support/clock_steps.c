// Preloaded: the wall clock is as many milliseconds ahead as the file `CLOCK_STEPS` says. No other clock changes.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t clock, struct timespec *time) {
  int result = (int)syscall(SYS_clock_gettime, clock, time);
  const char *path = clock == CLOCK_REALTIME && result == 0 ? getenv("CLOCK_STEPS") : NULL;
  int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
  if (file < 0) return result;
  char text[32] = {0};
  if (read(file, text, sizeof text - 1) > 0) time->tv_sec += atoll(text) / 1000;
  close(file);
  return result;
}
