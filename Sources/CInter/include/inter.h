// Inter, the default typeface of texts, compiled into the program so that letters are the same on every computer:
// version 4.0 beta 7, and the variable fonts of version 4.1 with an axis for optical size; all unmodified, under the
// license in Fonts/OFL.txt.
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

/// Returns the file with an index below `interFontCount`.
InterFont interFont(size_t index);

#endif
