#ifndef CJPEG_H
#define CJPEG_H

#include <stddef.h>
#include <stdint.h>

// libjpeg reports errors by longjmp, which Swift can neither receive nor be jumped over by. These calls therefore take
// and return plain memory, run libjpeg from begin to end, and call nothing outside this file and libjpeg.
//
// Both return 1 when they succeed. Otherwise they return 0 and write what went wrong, as a C string, to `message`,
// which must have room for CJPEG_MESSAGE_SIZE bytes.

enum { CJPEG_MESSAGE_SIZE = 224 };

/// What the start of a file says.
typedef struct cjpeg_header {
  uint32_t width;
  uint32_t height;
  /// The number of components: 1 for gray, 3 for colors, 4 for inks.
  int components;
} cjpeg_header;

/// Reads the start of the `count` bytes at `file`.
int cjpeg_read_header(const uint8_t *file, size_t count, cjpeg_header *header, char *message);

/// Reads a file of `width` by `height` pixels as opaque red, green, blue, alpha.
///
/// Inks are made into colors as their product, as they are without a profile, or else kept: cyan, magenta, yellow and
/// black, 255 for all of the ink.
int cjpeg_read(
  const uint8_t *file, size_t count, uint8_t *pixels, size_t bytes_per_row, uint32_t width, uint32_t height,
  int keeps_inks, char *message);

/// The version of libjpeg-turbo, its three numbers as thousands.
int cjpeg_version(void);

#endif
