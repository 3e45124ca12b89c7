#ifndef C_THREAD_STACK_H
#define C_THREAD_STACK_H

#include <stdint.h>

/// Returns the lowest address of the calling thread's stack, or 0 if the system does not say.
///
/// Swift cannot ask for it on Linux: `pthread_getattr_np` is a GNU extension that Glibc's module hides.
uintptr_t thread_stack_lowest_address(void);

/// Returns an address in the current frame of the calling thread.
///
/// The address of a Swift variable does not do: AddressSanitizer moves variables to the heap.
static inline __attribute__((always_inline)) uintptr_t thread_stack_position(void) {
  return (uintptr_t)__builtin_frame_address(0);
}

#endif
