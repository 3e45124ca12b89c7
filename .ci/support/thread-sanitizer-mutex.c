// Tells ThreadSanitizer what a contended Synchronization.Mutex does.
//
// On Linux a Mutex whose fast path fails hands over in the kernel (futex PI), from functions of
// libswiftSynchronization that are not instrumented. ThreadSanitizer then sees no order between the
// two owners and reports each access under the lock as a race. Preloaded into the tests, this library
// stands in front of those functions and states the order: released before the unlock, acquired after
// the lock, at the address of the lock's word. It suppresses nothing.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *handle

extern void __tsan_acquire(void *address) __attribute__((weak));
extern void __tsan_release(void *address) __attribute__((weak));

SWIFT void lock_slow(uint32_t thread, SELF)
    __asm__("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
SWIFT bool try_lock_slow(SELF) __asm__("$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF");
SWIFT void unlock_slow(SELF) __asm__("$s15Synchronization12_MutexHandleV11_unlockSlowyyF");

static void *original(const char *symbol) { return dlsym(RTLD_NEXT, symbol); }

SWIFT void lock_slow(uint32_t thread, SELF) {
  SWIFT void (*lock)(uint32_t, SELF) =
      original("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
  lock(thread, handle);
  if (__tsan_acquire) __tsan_acquire(handle);
}

SWIFT bool try_lock_slow(SELF) {
  SWIFT bool (*try_lock)(SELF) = original("$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF");
  bool is_locked = try_lock(handle);
  if (is_locked && __tsan_acquire) __tsan_acquire(handle);
  return is_locked;
}

SWIFT void unlock_slow(SELF) {
  SWIFT void (*unlock)(SELF) = original("$s15Synchronization12_MutexHandleV11_unlockSlowyyF");
  if (__tsan_release) __tsan_release(handle);
  unlock(handle);
}
