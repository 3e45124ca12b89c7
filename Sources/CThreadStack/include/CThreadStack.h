#ifndef C_THREAD_STACK_H
#define C_THREAD_STACK_H

#include <stdint.h>

/// Returns the lowest address of the calling thread's stack, or 0 if the system does not report it.
///
/// Swift cannot ask for it on Linux: `pthread_getattr_np` is a GNU extension that Glibc's module hides.
uintptr_t thread_stack_lowest_address(void);

/// Returns a number that no other living thread has.
uintptr_t thread_identity(void);

/// Returns an address in the current frame of the calling thread.
///
/// The address of a Swift variable may be elsewhere: AddressSanitizer moves variables to the heap.
static inline __attribute__((always_inline)) uintptr_t thread_stack_position(void) {
  return (uintptr_t)__builtin_frame_address(0);
}

/// The constructions in progress on the calling thread, or NULL before its first construction.
///
/// Swift cannot declare a variable that each thread has for itself. A thread-specific value of the
/// system can be used from Swift, but each access to it is a call.
extern __thread void *thread_constructions __attribute__((visibility("hidden")));

static inline __attribute__((always_inline)) void *thread_constructions_get(void) {
  return thread_constructions;
}

static inline __attribute__((always_inline)) void thread_constructions_set(void *constructions) {
  thread_constructions = constructions;
}

#endif
