// zlib reports every failure of what is used here through return values, so Swift can call it directly.
#include <zlib.h>
