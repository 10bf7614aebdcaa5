// Files compiled into the program. As Swift arrays, with a literal per byte, they would take the compiler minutes.
#ifndef EMBEDDED_FILES_H
#define EMBEDDED_FILES_H

#include <stddef.h>

/// The content of a file.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} EmbeddedBytes;

// Each function returns the file at an index; its name is null after the last file.

/// Inter, the default typeface of texts, so that letters are the same on every computer: version 4.0 beta 7 in nine
/// weights, upright and slanted, and then the variable fonts of version 4.1 with an axis for optical size, upright and
/// slanted; all unmodified, under the license in Fonts/OFL.txt.
EmbeddedBytes embeddedFont(size_t index);

/// The kit: scene files of components and springs. Their names are the paths that scenes include them by, such as
/// kit/ios.yaml.
EmbeddedBytes embeddedKit(size_t index);

/// The HTML, CSS, and JavaScript of all pages.
EmbeddedBytes embeddedPage(size_t index);

/// The outlines of symbols, from Phosphor 2.1.1, under the license in Phosphor/LICENSE: lines of a symbol's name, and
/// the path data of its forms in a square of 256 units, with tabs between them. Phosphor/names.txt maps names to icons,
/// and scripts/symbols makes outlines.txt of it.
EmbeddedBytes embeddedSymbols(size_t index);

/// The helpers of exported code, Sources/CodeHelpers.
EmbeddedBytes embeddedCodeHelpers(size_t index);

#endif
