#ifndef CTHREADSANITIZER_H
#define CTHREADSANITIZER_H

// Informs the thread sanitizer of locks and reference counts that it cannot detect. Swift's importer ignores
// `-fsanitize=thread`, so __has_feature(thread_sanitizer) is false here; the functions exist in a build for the
// sanitizer, and are null in others.
#if defined(__linux__)

void __tsan_acquire(void *) __attribute__((weak));
void __tsan_release(void *) __attribute__((weak));

/// Orders everything that threads did before they released an address before everything that this thread does next.
static inline void thread_sanitizer_acquire(void *address) {
  if (__tsan_acquire) __tsan_acquire(address);
}

/// Orders everything that this thread has done before the next acquisition of an address.
static inline void thread_sanitizer_release(void *address) {
  if (__tsan_release) __tsan_release(address);
}

#else

// Other systems provide the lock themselves, and the sanitizer supports it.
static inline void thread_sanitizer_acquire(void *address) { (void)address; }
static inline void thread_sanitizer_release(void *address) { (void)address; }

#endif

#endif
