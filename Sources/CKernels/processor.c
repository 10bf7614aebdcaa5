#include "CKernels.h"

bool ckernels_are_available(void) {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2");
#else
  return false;
#endif
}
