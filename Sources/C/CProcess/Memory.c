#include "CProcess.h"

#include <malloc.h>

int process_keep_freed_pages(size_t kept, size_t mapped) {
  return mallopt(M_MMAP_THRESHOLD, (int)mapped) && mallopt(M_TRIM_THRESHOLD, (int)kept);
}
