// The helpers of exported code, Sources/CodeHelpers, compiled into the program as text.
#ifndef CODE_HELPERS_H
#define CODE_HELPERS_H

#include <stddef.h>

/// Text in memory.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} CodeHelperText;

/// Returns the sources of the helpers, one file after the other.
CodeHelperText codeHelperText(void);

#endif
