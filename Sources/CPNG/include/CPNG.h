#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

// libpng reports errors by longjmp, which Swift code can neither catch nor be unwound by. So this function takes and
// returns plain memory, runs libpng from beginning to end, and calls nothing outside of this file and libpng.

enum { CPNG_MESSAGE_SIZE = 160 };

/// Reads a PNG file into `height` rows of `width` RGBA pixels that are not premultiplied. Components have 8 bits, or 16
/// bits in native byte order if `bits` is 16. Colors are in the color space of the file.
///
/// The width and the height must match the file. A file that is truncated or damaged anywhere is an error.
///
/// Returns 1 on success. Otherwise it returns 0 and writes an error message, as a C string, to `message`, which must
/// have room for CPNG_MESSAGE_SIZE bytes.
int cpng_read(
  const uint8_t *file, size_t count, void *pixels, size_t bytes_per_row, uint32_t width, uint32_t height,
  int bits, char *message);

/// Returns the version of libpng.
const char *cpng_version(void);

#endif
