#ifndef CTHREADSANITIZER_H
#define CTHREADSANITIZER_H

// Announces locks, and counts of references, to the thread sanitizer that it cannot see. Swift's importer does not know `-fsanitize=thread`, so
// __has_feature(thread_sanitizer) is false here; the functions are there in a build for the sanitizer, and null in
// others.
#if defined(__linux__)

void __tsan_acquire(void *) __attribute__((weak));
void __tsan_release(void *) __attribute__((weak));

/// Orders all that threads did before they last released an address before all that this thread does next.
static inline void thread_sanitizer_acquire(void *address) {
  if (__tsan_acquire) __tsan_acquire(address);
}

/// Orders all that this thread has done before the next acquisition of an address.
static inline void thread_sanitizer_release(void *address) {
  if (__tsan_release) __tsan_release(address);
}

#else

// Elsewhere the lock is the system's, which the sanitizer knows.
static inline void thread_sanitizer_acquire(void *address) { (void)address; }
static inline void thread_sanitizer_release(void *address) { (void)address; }

#endif

#endif
