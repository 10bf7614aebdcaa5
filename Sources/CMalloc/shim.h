// The tuning functions of the C library's allocator, which Swift's glibc module does not export.
#if defined(__linux__)
#include <malloc.h>
#endif
