// Inter, the typeface that texts are set in unless they say otherwise, compiled into the program, so that letters are the
// same on every machine. Version 4.0 beta 7, and the variable fonts of version 4.1 with the axis of optical sizes; all
// unmodified, under the license in Fonts/OFL.txt.
#ifndef INTER_H
#define INTER_H

#include <stddef.h>

/// A font file in memory.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} InterFont;

/// The number of files: nine weights, upright and slanted, and then the variable fonts, upright and slanted.
enum { interFontCount = 20 };

/// Returns a file by its index, below `interFontCount`.
InterFont interFont(size_t index);

#endif
