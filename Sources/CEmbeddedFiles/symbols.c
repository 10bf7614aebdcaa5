#include "embedded_bytes.h"

static const unsigned char outlines[] = {
#embed "Phosphor/outlines.txt"
};

static const EmbeddedBytes files[] = {
    EMBEDDED("outlines.txt", outlines),
};

EMBEDDED_TABLE(embeddedSymbols)
