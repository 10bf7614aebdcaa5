// FreeType's headers are included by macros, which a module map cannot use.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
#include FT_COLOR_H

// Returns the position of a color stop, from 0 to 1: it is a 2.14 fixed-point number up to FreeType 2.12, and 16.16
// since 2.13.
static inline double flipbook_stop_offset(const FT_ColorStop *stop) {
  return stop->stop_offset / (sizeof stop->stop_offset == 2 ? 16384.0 : 65536.0);
}
