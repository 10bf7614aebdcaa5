#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

// libpng reports errors by longjmp, which Swift can neither receive nor be jumped over by. These two calls therefore
// take and return plain memory, run libpng from begin to end, and call nothing outside this file and libpng.
//
// Both return 1 when they succeed. Otherwise they return 0 and write what went wrong, as a C string, to `message`,
// which must have room for CPNG_MESSAGE_SIZE bytes.

enum { CPNG_MESSAGE_SIZE = 160 };

/// A file in memory; owned by whoever asked for it, until `cpng_free`.
typedef struct cpng_file {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} cpng_file;

/// Reads a whole PNG file into `height` rows of `width` straight (not premultiplied) sRGB pixels R, G, B, A.
///
/// Width and height must be those in the file. A file that is cut short or damaged anywhere is an error.
int cpng_read(
  const uint8_t *file, size_t count, uint8_t *pixels, size_t bytes_per_row, uint32_t width, uint32_t height,
  char *message);

/// Writes rows of straight sRGB pixels R, G, B, A as a PNG file; without alpha, the fourth byte is left out.
///
/// `filter` is the number of a PNG row filter (0 to 4), used for every row; `level` is zlib's, 0 to 9. On success the
/// caller owns `*out` and frees it; on failure there is nothing to free.
int cpng_write(
  const uint8_t *pixels, size_t bytes_per_row, uint32_t width, uint32_t height, int has_alpha, int filter, int level,
  cpng_file *out, char *message);

/// Frees a file that `cpng_write` made.
void cpng_free(cpng_file *file);

#endif
