// The HTML, CSS, and JavaScript of all pages, compiled into the program.
//
// As Swift arrays, with a literal per byte, they would take the compiler minutes.
#ifndef PAGES_H
#define PAGES_H

#include <stddef.h>

/// A file of a page.
typedef struct {
  /// The name of the file, such as page.html.
  const char *name;
  const unsigned char *bytes;
  size_t count;
} PageFile;

/// Returns the file at an index; its name is null after the last file.
PageFile pageFile(size_t index);

#endif
