// Macros for the tables of embedded files.
#ifndef EMBEDDED_BYTES_H
#define EMBEDDED_BYTES_H

#include "embedded_files.h"

// `#embed` is part of C23, and supported by clang since version 19.
#pragma clang diagnostic ignored "-Wc23-extensions"

/// A row of a table: the name of a file, and its bytes.
#define EMBEDDED(name, bytes) {name, bytes, sizeof(bytes)}

/// Defines a function that returns the rows of the table `files`.
#define EMBEDDED_TABLE(function)                                                                                       \
  EmbeddedBytes function(size_t index) {                                                                               \
    EmbeddedBytes none = {NULL, NULL, 0};                                                                              \
    return index < sizeof files / sizeof *files ? files[index] : none;                                                 \
  }

#endif
