#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CThreadStack.h"

#include <pthread.h>
#include <stddef.h>

uintptr_t thread_stack_lowest_address(void) {
#if defined(__APPLE__)
  pthread_t thread = pthread_self();
  // Darwin reports the highest address.
  return (uintptr_t)pthread_get_stackaddr_np(thread) - pthread_get_stacksize_np(thread);
#elif defined(__linux__) || defined(__ANDROID__)
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
