// For files that are compiled only for x86-64.

#include <immintrin.h>

/// Marks functions that are inlined into those that processors with AVX2 run.
#define AVX2 __attribute__((target("avx2"))) static inline __attribute__((always_inline))

/// Marks those functions themselves.
#define AVX2_KERNEL __attribute__((target("avx2")))
