// What goes to the terminal: gathered, then one write(2) that never blocks.
#define _GNU_SOURCE
#include "Output.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char *gathered;
static size_t count, capacity;
static int output = 1, trace_to = -1;
static bool own_description;
static FILE *stream;

static void gather(const char *bytes, size_t n) {
  if (count + n > capacity) {
    size_t larger = (count + n) * 2;
    char *moved = realloc(gathered, larger);
    if (!moved) return;
    gathered = moved;
    capacity = larger;
  }
  memcpy(gathered + count, bytes, n);
  count += n;
}

static ssize_t cookie_write(void *cookie, const char *bytes, size_t n) {
  gather(bytes, n);
  return (ssize_t)n;
}

void cr_output_open(int fd, int trace) {
  // A description of our own can be made non-blocking; the one we got is shared with the shell.
  char path[40];
  snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
  int reopened = isatty(fd) ? open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) : -1;
  own_description = reopened >= 0;
  output = own_description ? reopened : fd;
  trace_to = trace;
}

FILE *cr_output_stream(void) {
  if (!stream) {
    stream = fopencookie(NULL, "w", (cookie_io_functions_t){.write = cookie_write});
    setvbuf(stream, NULL, _IOFBF, 4096);
  }
  return stream;
}

void cr_emit(const char *bytes, size_t n) {
  if (stream) fflush(stream);
  gather(bytes, n);
}

static bool writable(void) {
  struct pollfd p = {.fd = output, .events = POLLOUT};
  return poll(&p, 1, 0) > 0 && (p.revents & (POLLOUT | POLLERR));
}

bool cr_flush(void) {
  if (stream) fflush(stream);
  while (count > 0) {
    if (!own_description && !writable()) return false;
    ssize_t n = write(output, gathered, count);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0 && errno == EAGAIN) return false;
    if (n < 0) n = (ssize_t)count;  // The terminal is gone: poll will say so.
    if (trace_to >= 0) {
      dprintf(trace_to, "%zd\n", n);
      if (write(trace_to, gathered, (size_t)n) < 0) trace_to = -1;
    }
    memmove(gathered, gathered + n, count - (size_t)n);
    count -= (size_t)n;
  }
  return true;
}

// A description of our own needs no question: what it does not take waits, and later frames are dropped.
bool cr_can_draw(void) { return count == 0 && (own_description || writable()); }

int cr_output_fd(void) { return output; }
