#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CThreadStack.h"

#include <pthread.h>
#include <stddef.h>

__thread void *thread_constructions;

#if defined(__linux__) && defined(__GLIBC__)
#include <sys/auxv.h>
#include <sys/resource.h>
#include <unistd.h>

/// The lowest address of the main thread's stack, or 0 if it is not known.
///
/// `pthread_getattr_np` reads and parses `/proc/self/maps` for this thread, which takes longer than
/// starting a program with a hundred services.
static uintptr_t main_thread_lowest_address(void) {
  // The arguments and the environment are above the first frame, and the limit includes them. The
  // name of the program is above them, at the end of the stack.
  uintptr_t highest = (uintptr_t)getauxval(AT_EXECFN);
  struct rlimit limit;
  if (highest == 0 || getrlimit(RLIMIT_STACK, &limit) != 0) return 0;
  // A stack without a limit grows to other mappings; the default on Linux is 8 MB.
  uintptr_t size = limit.rlim_cur == RLIM_INFINITY ? 8u << 20 : (uintptr_t)limit.rlim_cur;
  uintptr_t position = thread_stack_position();
  // An emulator may report an address that is not on this stack.
  int isOnStack = position < highest && highest - position < size;
  return isOnStack && highest > size ? highest - size : 0;
}
#endif

uintptr_t thread_stack_lowest_address(void) {
#if defined(__APPLE__)
  pthread_t thread = pthread_self();
  // Darwin reports the highest address.
  return (uintptr_t)pthread_get_stackaddr_np(thread) - pthread_get_stacksize_np(thread);
#elif defined(__linux__)
#if defined(__GLIBC__)
  if (gettid() == getpid()) {
    uintptr_t lowest = main_thread_lowest_address();
    if (lowest != 0) return lowest;
  }
#endif
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  void *lowest = NULL;
  size_t size = 0;
  int result = pthread_attr_getstack(&attributes, &lowest, &size);
  pthread_attr_destroy(&attributes);
  return result == 0 ? (uintptr_t)lowest : 0;
#else
  return 0;
#endif
}

uintptr_t thread_identity(void) {
  return (uintptr_t)&thread_constructions;
}
