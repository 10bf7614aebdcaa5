// The outlines of symbols, from Phosphor 2.1.1, compiled into the program. Phosphor/names.txt maps names to icons, and
// scripts/symbols makes outlines.txt of it; under the license in Phosphor/LICENSE.
#ifndef SYMBOLS_H
#define SYMBOLS_H

#include <stddef.h>

/// Text in memory.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} SymbolText;

/// Returns the outlines: lines of a symbol's name, and the path data of its forms in a square of 256 units, with tabs
/// between them.
SymbolText symbolOutlines(void);

#endif
