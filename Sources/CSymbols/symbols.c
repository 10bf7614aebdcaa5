#include "symbols.h"

// `#embed` is of C23, and known to clang since version 19.
#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char outlines[] = {
#embed "Phosphor/outlines.txt"
};

SymbolText symbolOutlines(void) {
  SymbolText text = {outlines, sizeof outlines};
  return text;
}
