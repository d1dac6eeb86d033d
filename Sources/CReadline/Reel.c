// Frames of the seconds to come, played while nothing else happens: a process that wakes once a second finds every cache
// cold each time, so what it does then is little, and all of it stands here.
#include "CReadline.h"
#include "Output.h"
#include <poll.h>
#include <stdlib.h>
#include <string.h>

// `end` is where the frame ends among the bytes of all.
typedef struct { int64_t at; size_t end; } Frame;

static Frame frames[CR_REEL_FRAMES];
static int made, played;
static char *bytes;
static size_t capacity;
static int64_t after;

void cr_reel_clear(void) { made = played = after = 0; }

void cr_reel_append(int64_t at, const char *frame, size_t n) {
  size_t start = made ? frames[made - 1].end : 0;
  if (made == CR_REEL_FRAMES) return;
  if (start + n > capacity) {
    char *moved = realloc(bytes, (start + n) * 2);
    if (!moved) return;
    bytes = moved;
    capacity = (start + n) * 2;
  }
  memcpy(bytes + start, frame, n);
  frames[made++] = (Frame){at, start + n};
}

void cr_reel_close(int64_t end) { after = end; }

bool cr_reel_is_played(void) { return played == made; }

static int64_t due(void) { return played < made ? frames[played].at : after; }

// False when there is nothing to wait for but what the program has to do itself.
static bool play(int64_t now) {
  if (!cr_can_draw()) return false;
  size_t start = played ? frames[played - 1].end : 0;
  while (played < made && frames[played].at <= now) played++;
  size_t end = played ? frames[played - 1].end : 0;
  return cr_write(bytes + start, end - start) && due() > now;
}

int cr_wait(struct pollfd *polled, size_t count, size_t timer, int64_t *armed) {
  for (;;) {
    int ready = poll(polled, count, -1);
    if (ready != 1 || polled[timer].revents == 0 || !play(cr_boot_time())) return ready;
    *armed = due();
    cr_timer_set(polled[timer].fd, *armed);
  }
}
