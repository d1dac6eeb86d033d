#define _GNU_SOURCE
#include "CPictures.h"
#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

// MARK: Memory of the decoder, with a budget. Each block begins with its size.

enum { pixel_limit = 16 << 20, seconds_limit = 10 };
static const size_t budget = (size_t)320 << 20;
static size_t taken;
typedef union {
  size_t size;
  max_align_t alignment;
} Head;

static void *take(size_t size) {
  if (size > budget - taken) return NULL;
  Head *head = malloc(sizeof *head + size);
  if (!head) return NULL;
  head->size = size;
  taken += size;
  return head + 1;
}

static void give(void *piece) {
  if (!piece) return;
  Head *head = (Head *)piece - 1;
  taken -= head->size;
  free(head);
}

static void *take_more(void *piece, size_t size) {
  void *larger = take(size);
  if (larger && piece) {
    size_t before = ((Head *)piece - 1)->size;
    memcpy(larger, piece, before < size ? before : size);
    give(piece);
  }
  return larger;
}

#define STBI_MALLOC(size) take(size)
#define STBI_REALLOC(piece, size) take_more(piece, size)
#define STBI_FREE(piece) give(piece)
#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_PNG
#define STBI_ONLY_JPEG
#define STBI_ONLY_GIF
#define STBI_NO_STDIO
#define STBI_NO_LINEAR
#define STBI_NO_HDR
#define STBI_MAX_DIMENSIONS 8192
#include <stb/stb_image.h>

// MARK: Decoding, in a separate process: a hostile file can take only bounded time and memory.

static size_t length(int width, int height) { return (size_t)width * (size_t)height * 4; }

static void decode(const uint8_t *bytes, int count, uint8_t *pixels, int width, int height) {
  signal(SIGXCPU, SIG_DFL);
  setrlimit(RLIMIT_CPU, &(struct rlimit){seconds_limit, seconds_limit});
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  setrlimit(RLIMIT_FSIZE, &(struct rlimit){0, 0});
  close_range(0, ~0U, 0);
  int now_width, now_height, channels;
  uint8_t *decoded = stbi_load_from_memory(bytes, count, &now_width, &now_height, &channels, 4);
  if (!decoded || now_width != width || now_height != height) _exit(1);
  memcpy(pixels, decoded, length(width, height));
  _exit(0);
}

uint8_t *cp_decode(const uint8_t *bytes, int count, int *width, int *height) {
  if (!cp_size(bytes, count, width, height)) return NULL;
  void *pixels = mmap(NULL, length(*width, *height), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (pixels == MAP_FAILED) return NULL;
  pid_t child = fork();
  if (child == 0) decode(bytes, count, pixels, *width, *height);
  int status = -1;
  while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {}
  if (child > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0) return pixels;
  munmap(pixels, length(*width, *height));
  return NULL;
}

void cp_release(uint8_t *pixels, int width, int height) { munmap(pixels, length(width, height)); }

int cp_size(const uint8_t *bytes, int count, int *width, int *height) {
  int channels;
  if (!stbi_info_from_memory(bytes, count, width, height, &channels)) return 0;
  return *width > 0 && *height > 0 && *width <= STBI_MAX_DIMENSIONS && *height <= STBI_MAX_DIMENSIONS
         && (int64_t)*width * *height <= pixel_limit;
}
