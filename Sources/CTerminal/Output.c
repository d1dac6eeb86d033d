// Output to the terminal: buffered, then sent in one write(2) that never blocks.
#include "CTerminal.h"
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

static char *gathered;
static size_t count, capacity;
static int output = 1, trace_to = -1;
static bool own_description, is_socket;
static int failure;
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

void ct_output_open(int fd, int trace) {
  // Our own file description can be made non-blocking; the one we were given is shared with the shell.
  struct stat status;
  bool is_pipe = fstat(fd, &status) == 0 && S_ISFIFO(status.st_mode);
  is_socket = fstat(fd, &status) == 0 && S_ISSOCK(status.st_mode);
  int reopened = isatty(fd) || is_pipe ? ct_reopen_for_writing(fd) : -1;
  own_description = reopened >= 0;
  output = own_description ? reopened : fd;
  trace_to = trace;
}

FILE *ct_output_stream(void) {
  if (!stream) {
    stream = ct_stream_to(gather);
    setvbuf(stream, NULL, _IOFBF, 4096);
  }
  return stream;
}

void ct_emit(const char *bytes, size_t n) {
  if (stream) fflush(stream);
  gather(bytes, n);
}

static bool writable(void) {
  struct pollfd p = {.fd = output, .events = POLLOUT};
  return poll(&p, 1, 0) > 0 && (p.revents & (POLLOUT | POLLERR));
}

// How much of it the terminal accepted; what can no longer be delivered counts as accepted, poll will report it.
static size_t write_some(const char *bytes, size_t n) {
  size_t done = 0;
  while (done < n && (own_description || writable())) {
    ssize_t taken = is_socket ? send(output, bytes + done, n - done, MSG_DONTWAIT) : write(output, bytes + done, n - done);
    if (taken < 0 && errno == EINTR) continue;
    if (taken < 0 && errno == EAGAIN) break;
    if (taken < 0) {
      failure = errno;
      taken = (ssize_t)(n - done);
    }
    if (trace_to >= 0) {
      dprintf(trace_to, "%zd\n", taken);
      if (write(trace_to, bytes + done, (size_t)taken) < 0) trace_to = -1;
    }
    done += (size_t)taken;
  }
  return done;
}

bool ct_flush(void) {
  if (stream) fflush(stream);
  size_t done = count ? write_some(gathered, count) : 0;
  if (done > 0) memmove(gathered, gathered + done, count - done);
  count -= done;
  return count == 0;
}

bool ct_can_draw(void) { return count == 0 && (own_description || writable()); }

int ct_output_fd(void) { return output; }

int ct_output_failure(void) { return failure; }
