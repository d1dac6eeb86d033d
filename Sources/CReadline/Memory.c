// What becomes of memory that is no longer needed.
#define _GNU_SOURCE
#include "CReadline.h"
#include <link.h>
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

void cr_keep_memory(void) {
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 128 << 20);
}

// Nobody has written to what nobody may write to: the file still says the same.
static int forget(struct dl_phdr_info *object, size_t size, void *context) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (int i = 0; i < object->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || part->p_flags & PF_W) continue;
    uintptr_t start = (object->dlpi_addr + part->p_vaddr) & -page;
    madvise((void *)start, object->dlpi_addr + part->p_vaddr + part->p_memsz - start, MADV_DONTNEED);
  }
  return 0;
}

void cr_forget_text(void) { dl_iterate_phdr(forget, NULL); }
