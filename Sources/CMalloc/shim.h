// How the C library's allocator is told what to keep: Swift's module of glibc leaves it out.
#if defined(__linux__)
#include <malloc.h>
#endif
