#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

// libpng reports errors by longjmp, which Swift can neither receive nor be jumped over by. This call therefore takes and
// returns plain memory, runs libpng from begin to end, and calls nothing outside this file and libpng.

enum { CPNG_MESSAGE_SIZE = 160 };

/// Reads a whole PNG file into `height` rows of `width` straight (not premultiplied) pixels R, G, B, A, whose components
/// have 8 bits or, of a file with 16, 16 bits in the machine's order. Colors are as the file has them.
///
/// Width and height must be those in the file. A file that is cut short or damaged anywhere is an error.
///
/// It returns 1 when it succeeds. Otherwise it returns 0 and writes what went wrong, as a C string, to `message`, which
/// must have room for CPNG_MESSAGE_SIZE bytes.
int cpng_read(
  const uint8_t *file, size_t count, void *pixels, size_t bytes_per_row, uint32_t width, uint32_t height,
  int bits, char *message);

/// The version of libpng.
const char *cpng_version(void);

#endif
