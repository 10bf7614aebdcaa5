// The kit: scene files of components and springs, compiled into the program.
#ifndef KIT_H
#define KIT_H

#include <stddef.h>

/// A file of the kit.
typedef struct {
  /// The path that scenes include it by, such as kit/ios.yaml.
  const char *name;
  const unsigned char *bytes;
  size_t count;
} KitFile;

/// Returns the file at an index; its name is null after the last file.
KitFile kitFile(size_t index);

#endif
