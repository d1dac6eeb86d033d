// What becomes of memory that is freed.
#include "CReadline.h"
#include <malloc.h>

void cr_keep_memory(void) {
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 128 << 20);
}
