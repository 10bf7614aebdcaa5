// Tuning of the C library's allocator, which Swift's module of glibc leaves out.
#if defined(__linux__)
#include <malloc.h>
#endif
