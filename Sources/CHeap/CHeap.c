#include "CHeap.h"

#if defined(__APPLE__)
#include <malloc/malloc.h>

size_t heap_allocated_bytes(void) {
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  return statistics.size_in_use;
}

size_t heap_size_of_allocation(const void *allocation) { return malloc_size(allocation); }

#elif defined(__GLIBC__)
#include <malloc.h>

size_t heap_allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

size_t heap_size_of_allocation(const void *allocation) {
  // The allocator has a header of one word in front of each allocation.
  return malloc_usable_size((void *)allocation) + sizeof(size_t);
}

#else

size_t heap_allocated_bytes(void) { return 0; }
size_t heap_size_of_allocation(const void *allocation) { return 0; }

#endif
