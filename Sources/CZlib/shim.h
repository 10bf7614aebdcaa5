// The zlib functions used here report every failure through return values, so Swift can call them directly.
#include <zlib.h>
