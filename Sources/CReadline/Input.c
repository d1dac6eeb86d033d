// Input on its way to readline, which gets only whole characters and whole pastes, so that it never waits for more.
#define _GNU_SOURCE
#include "Input.h"
#include <CTerminal.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <readline/readline.h>

static const char paste_begin[] = "\033[200~", paste_end[] = "\033[201~";
enum {
  marker_length = sizeof paste_begin - 1,
  // What readline redraws quickly; the rest of a longer paste is dropped.
  paste_limit = 256 << 10,
  read_ahead_limit = 1 << 20,
};
// A terminal that has sent nothing for this long, in nanoseconds, has lost the end of the paste.
static const int64_t paste_patience = 5000000000;

static unsigned char *bytes;
static size_t first, end, capacity;
// How many bytes of readline's last input it has not fetched yet.
static size_t begun;
// How much of `paste_begin` readline has received.
static size_t matched;
// How far an open paste was searched for its end, and when its last byte arrived.
static size_t searched;
static int64_t last_came;
static bool has_ended, was_missed;

static bool make_room(size_t count) {
  if (first > 0 && first == end) first = end = searched = 0;
  if (end + count <= capacity) return true;
  size_t larger = (end + count) * 2;
  unsigned char *moved = realloc(bytes, larger);
  if (!moved) return false;
  bytes = moved;
  capacity = larger;
  return true;
}

static void take(const void *more, size_t count) {
  if (!make_room(count)) return;
  memcpy(bytes + end, more, count);
  end += count;
}

// Ctrl-C drops what was typed before it. What comes after it is not read until that is done.
static bool is_interrupted(void) {
  sigset_t pending;
  return sigpending(&pending) == 0 && sigismember(&pending, SIGINT) == 1;
}

static bool read_some(size_t count) {
  struct pollfd p = {.fd = STDIN_FILENO, .events = POLLIN};
  if (has_ended || !make_room(count) || poll(&p, 1, 0) <= 0 || is_interrupted()) return false;
  ssize_t n = read(STDIN_FILENO, bytes + end, count);
  if (n > 0) {
    end += (size_t)n;
    last_came = ct_boot_time();
  } else {
    has_ended = n == 0 || (errno != EINTR && errno != EAGAIN);
  }
  return n > 0;
}

// MARK: Answers of the terminal to what it was asked. A slow one answers when nobody waits for it any more, in the
// middle of what is being typed: the answer is not typed.

enum { answer_limit = 128 };

// How much of `sequence` stands there.
static size_t matches(size_t at, const char *sequence) {
  size_t i = 0;
  while (sequence[i] && at + i < end && bytes[at + i] == (unsigned char)sequence[i]) i++;
  return i;
}

// The length of the answer that begins there; 0 if none does. `is_open` says whether one may, if more comes.
static size_t answer_length(size_t at, bool *is_open) {
  static const char background[] = "\033]11;", attributes[] = "\033[?";
  *is_open = at + matches(at, background) == end || at + matches(at, attributes) == end;
  if (*is_open) return 0;
  bool is_background = matches(at, background) == sizeof background - 1;
  if (!is_background && matches(at, attributes) < sizeof attributes - 1) return 0;
  size_t i = at + (is_background ? sizeof background : sizeof attributes) - 1;
  for (; i < end && i < at + answer_limit; i++) {
    if (is_background && bytes[i] == '\007') return i + 1 - at;
    if (is_background && bytes[i] == '\033') {
      *is_open = i + 1 == end;
      return !*is_open && bytes[i + 1] == '\\' ? i + 2 - at : 0;
    }
    if (!is_background && bytes[i] == 'c') return i + 1 - at;
    if (!strchr(is_background ? "0123456789abcdefABCDEF/rg:" : "0123456789;", bytes[i])) return 0;
  }
  *is_open = i == end;
  return 0;
}

static void remove_bytes(size_t at, size_t count) {
  memmove(bytes + at, bytes + at + count, end - at - count);
  end -= count;
}

// Half of an answer is kept back until the rest is there. It is too long for a key.
static bool is_half_answer;

static void drop_answers(void) {
  bool is_open = false;
  size_t length;
  while (begun == 0 && first < end && bytes[first] == '\033') {
    if ((length = answer_length(first, &is_open)) > 0) remove_bytes(first, length);
    else if (!is_open || !read_some(1)) break;
  }
  is_half_answer = first < end && bytes[first] == '\033' && is_open && end - first > 2 && !has_ended;
}

// MARK: What can be given at once.

// The byte that opens a paste is kept back until the end is there: readline reads a paste to its end.
static bool is_before_paste(void) {
  return begun == 0 && matched == marker_length - 1 && first < end && bytes[first] == '~';
}

// Whether a control character of two bytes starts there (U+0080 to U+009F), which a terminal would obey when it is echoed.
static bool is_c1(size_t at) { return at + 1 < end && bytes[at] == 0xC2 && bytes[at + 1] >= 0x80 && bytes[at + 1] < 0xA0; }

// In the line, a NUL would hide everything after it.
static size_t harmless(size_t length) {
  for (size_t i = first; i < first + length; i++) {
    if (is_c1(i)) bytes[i] = bytes[i + 1] = ' ';
    if (bytes[i] == 0) bytes[i] = ' ';
  }
  return length;
}

static size_t paste_length(void) {
  if (searched <= first) searched = first + 1;
  unsigned char *found = memmem(bytes + searched, end - searched, paste_end, marker_length);
  if (found) return harmless((size_t)(found - bytes) - first + marker_length);
  size_t marker_may_begin = end - first > marker_length ? end - marker_length : first + 1;
  searched = marker_may_begin;
  // If a paste is too long, only its end is still searched for.
  if (marker_may_begin > first + paste_limit) {
    memmove(bytes + first + paste_limit, bytes + marker_may_begin, end - marker_may_begin);
    end -= marker_may_begin - first - paste_limit;
    searched = first + paste_limit;
  }
  if (!has_ended && ct_boot_time() < last_came + paste_patience) return 0;
  take(paste_end, marker_length);
  return harmless(end - first);
}

static size_t character_length(void) {
  static int is_utf8 = -1;
  if (is_utf8 < 0) is_utf8 = MB_CUR_MAX > 1;
  unsigned char byte = bytes[first];
  size_t length = !is_utf8 || byte < 0xC2 || byte > 0xF4 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
  size_t i = 1;
  while (i < length && first + i < end && (bytes[first + i] & 0xC0) == 0x80) i++;
  if (i == 2 && is_c1(first)) bytes[first] = bytes[first + 1] = ' ';
  // Cut short by another byte, it is not a character, and readline gets it as it is.
  return i == length || first + i < end || has_ended ? i : 0;
}

static size_t ready(void) {
  if (first == end) return 0;
  if (begun > 0) return begun;
  return is_before_paste() ? paste_length() : character_length();
}

// An Esc that was taken for a key by itself, although the rest of a sequence came late.
static bool escape_was_skipped;

static void put_escape_back(void) {
  if (!make_room(1)) return;
  memmove(bytes + first + 1, bytes + first, end - first);
  bytes[first] = '\033';
  end++;
}

bool cr_input_prepare(void) {
  // Byte by byte, so that input for others stays in the terminal; a paste is for us.
  for (;;) {
    drop_answers();
    if (is_half_answer) return false;
    if (ready() > 0) break;
    if (!read_some(is_before_paste() ? 4096 : 1)) return false;
  }
  if (escape_was_skipped && bytes[first] == '[') put_escape_back();
  escape_was_skipped = false;
  return true;
}

// MARK: For readline.

int cr_input_next(FILE *stream) {
  if (!cr_input_prepare()) {
    was_missed = true;
    return EOF;
  }
  begun = ready() - 1;
  unsigned char byte = bytes[first++];
  matched = matched < marker_length && byte == (unsigned char)paste_begin[matched] ? matched + 1 : byte == '\033';
  return byte;
}

// Within readline's timeout for a sequence.
static bool more_comes(void) {
  // A negative value leaves it unchanged.
  int patience = rl_set_keyboard_input_timeout(-1) / 1000;
  struct pollfd p = {.fd = STDIN_FILENO, .events = POLLIN};
  return patience > 0 && !has_ended && poll(&p, 1, patience > 50 ? 50 : patience) > 0;
}

int cr_input_available(void) { return cr_input_prepare() || (more_comes() && cr_input_prepare()); }

// Sequences of terminals begin otherwise: with `[`, `O` or another capital letter or sign.
static bool is_typed(unsigned char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') || byte == ' ' || byte >= 0x80;
}

bool cr_input_is_lone_escape(bool before_letters) {
  if (begun > 0 || first == end || bytes[first] != '\033') return false;
  if (end - first == 1 && more_comes()) read_some(1);
  return end - first == 1 || (before_letters && is_typed(bytes[first + 1]));
}

void cr_input_skip(void) {
  if (first < end) first++;
  begun = matched = 0;
  escape_was_skipped = true;
}

bool cr_input_was_missed(void) {
  bool was = was_missed;
  was_missed = false;
  return was;
}

// MARK: For the loop.

bool cr_input_has_ended(void) { return has_ended; }

bool cr_has_typed_ahead(void) { return ready() > 0 && !is_half_answer; }

int64_t cr_paste_ends_at(void) { return is_before_paste() ? last_came + paste_patience : 0; }

bool cr_read_ahead(void) {
  while (end - first < read_ahead_limit && read_some(4096)) {}
  return !has_ended;
}

void cr_type_ahead(const char *keys, size_t count) {
  size_t at = end - first, length;
  take(keys, count);
  bool is_open;
  for (at += first; at < end; at++)
    while (at < end && bytes[at] == '\033' && (length = answer_length(at, &is_open)) > 0) remove_bytes(at, length);
}

bool cr_input_drop(void) {
  bool was_paste = is_before_paste();
  first = end = searched = begun = matched = 0;
  is_half_answer = false;
  return was_paste;
}
