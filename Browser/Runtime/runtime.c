// What Swift expects of a C library, for a module that has none: memory, moving bytes, and 128-bit products.

#include <stddef.h>
#include <stdint.h>

// Blocks of 16 bytes and its doubles, of each size a list of those that are free. A block begins with its header.
typedef struct Header {
  struct Header *block;
  uint32_t size;
} Header;
typedef struct Free {
  struct Free *next;
} Free;

enum { page = 65536, sizes = 31, alignment = 16 };
static Free *free_blocks[sizes];
extern uint8_t __heap_base;
static uintptr_t heap_end;

// Null where memory has run out, which Swift answers by stopping.
static void *new_block(uint32_t bytes) {
  if (!heap_end) heap_end = ((uintptr_t)&__heap_base + alignment - 1) & ~(uintptr_t)(alignment - 1);
  uint64_t wanted = (uint64_t)heap_end + bytes, there = (uint64_t)__builtin_wasm_memory_size(0) * page;
  if (wanted > there && __builtin_wasm_memory_grow(0, (wanted - there + page - 1) / page) == (size_t)-1) return NULL;
  void *block = (void *)heap_end;
  heap_end += bytes;
  return block;
}

static void *aligned(size_t align, size_t count) {
  if (align < alignment) align = alignment;
  // Blocks are aligned to 16 bytes, so that the header has its place before any aligned start.
  uint64_t needed = (uint64_t)count + align;
  if (needed > (1u << (sizes - 1))) return NULL;
  uint32_t size = 64 - __builtin_clzll(needed - 1);
  Free *block = free_blocks[size];
  if (block) free_blocks[size] = block->next;
  else block = new_block(1u << size);
  if (!block) return NULL;
  uintptr_t start = ((uintptr_t)block + sizeof(Header) + align - 1) & ~(uintptr_t)(align - 1);
  ((Header *)start)[-1] = (Header){(Header *)block, size};
  return (void *)start;
}

void *malloc(size_t count) { return aligned(alignment, count); }

void free(void *pointer) {
  if (!pointer) return;
  Header header = ((Header *)pointer)[-1];
  Free *block = (Free *)header.block;
  block->next = free_blocks[header.size];
  free_blocks[header.size] = block;
}

int posix_memalign(void **pointer, size_t align, size_t count) {
  *pointer = aligned(align, count);
  return *pointer ? 0 : 12;
}

// Each is one instruction of WebAssembly.
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *one, const void *two, size_t count) {
  const uint8_t *a = one, *b = two;
  for (; count; count--, a++, b++) {
    if (*a != *b) return *a - *b;
  }
  return 0;
}

// The same each time: what a plan comes to must not depend on the order in a hash table.
void arc4random_buf(void *to, size_t count) { __builtin_memset(to, 0x5a, count); }

// Nothing is printed.
int putchar(int character) { return character; }

// 128-bit arithmetic, which the compiler asks for where 64-bit integers might overflow.

typedef unsigned __int128 Wide;

static Wide wide(uint64_t high, uint64_t low) {
  union { struct { uint64_t low, high; } halves; Wide whole; } parts = {{low, high}};
  return parts.whole;
}

Wide __multi3(Wide one, Wide two) {
  uint64_t a = (uint64_t)one, b = (uint64_t)two, low = 0xffffffff;
  uint64_t ll = (a & low) * (b & low), lh = (a & low) * (b >> 32), hl = (a >> 32) * (b & low);
  uint64_t middle = (ll >> 32) + (lh & low) + (hl & low);
  uint64_t high = (a >> 32) * (b >> 32) + (lh >> 32) + (hl >> 32) + (middle >> 32);
  high += (uint64_t)(one >> 64) * b + a * (uint64_t)(two >> 64);
  return wide(high, middle << 32 | (ll & low));
}

Wide __ashlti3(Wide value, int by) {
  uint64_t low = (uint64_t)value, high = (uint64_t)(value >> 64);
  if (by >= 64) return wide(low << (by - 64), 0);
  return by == 0 ? value : wide(high << by | low >> (64 - by), low << by);
}

// Only code that is not optimised calls it.
Wide __lshrti3(Wide value, int by) {
  uint64_t low = (uint64_t)value, high = (uint64_t)(value >> 64);
  if (by >= 64) return wide(0, high >> (by - 64));
  return by == 0 ? value : wide(high >> by, high << (64 - by) | low >> by);
}
