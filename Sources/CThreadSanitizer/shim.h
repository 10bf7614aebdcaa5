#ifndef CTHREADSANITIZER_H
#define CTHREADSANITIZER_H

// What tells the thread sanitizer of a lock that it cannot see. Swift's importer does not know of `-fsanitize=thread`, so
// __has_feature(thread_sanitizer) is false here; the functions are there in a build for the sanitizer, and null in others.
#if defined(__linux__)

void __tsan_acquire(void *) __attribute__((weak));
void __tsan_release(void *) __attribute__((weak));

/// What was done before the last release of an address by any thread has happened before what this thread does next.
static inline void thread_sanitizer_acquire(void *address) {
  if (__tsan_acquire) __tsan_acquire(address);
}

/// What this thread has done happens before the next acquisition of an address.
static inline void thread_sanitizer_release(void *address) {
  if (__tsan_release) __tsan_release(address);
}

#else

// Elsewhere the lock is the system's, which the sanitizer knows.
static inline void thread_sanitizer_acquire(void *address) { (void)address; }
static inline void thread_sanitizer_release(void *address) { (void)address; }

#endif

#endif
