// Included by code that is compiled only for x86-64.

#include <immintrin.h>

/// Marks functions that are inlined into AVX2 kernels.
#define AVX2 __attribute__((target("avx2"))) static inline __attribute__((always_inline))

/// Marks kernels that only processors with AVX2 can run.
#define AVX2_KERNEL __attribute__((target("avx2")))
