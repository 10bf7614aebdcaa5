#ifndef CJPEG_H
#define CJPEG_H

#include <stddef.h>
#include <stdint.h>

// libjpeg reports errors by longjmp, which Swift code can neither catch nor be unwound by. So these functions take and
// return plain memory, run libjpeg from beginning to end, and call nothing outside of this file and libjpeg.
//
// Both return 1 on success. Otherwise they return 0 and write an error message, as a C string, to `message`, which must
// have room for CJPEG_MESSAGE_SIZE bytes.

enum { CJPEG_MESSAGE_SIZE = 224 };

/// The information at the start of a file.
typedef struct cjpeg_header {
  uint32_t width;
  uint32_t height;
  /// The number of components: 1 for grayscale, 3 for color, 4 for CMYK.
  int components;
} cjpeg_header;

/// Reads the header of the file of `count` bytes.
int cjpeg_read_header(const uint8_t *file, size_t count, cjpeg_header *header, char *message);

/// Reads a file of `width` by `height` pixels as opaque RGBA.
///
/// Without a profile, CMYK is converted by multiplying the complements of each ink and of black. If `keeps_inks` is
/// nonzero, the inks are kept: cyan, magenta, yellow, and black, with 255 for full ink.
int cjpeg_read(
  const uint8_t *file, size_t count, uint8_t *pixels, size_t bytes_per_row, uint32_t width, uint32_t height,
  int keeps_inks, char *message);

/// Returns the version of libjpeg-turbo: major, minor, and patch, each a digit in base 1000.
int cjpeg_version(void);

#endif
