#ifndef CKERNELS_H
#define CKERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Painting for processors with AVX2, which are found out about when the program runs; Swift has no way to compile a
// function for some processors only. What is here paints the same bytes as Swift's twin, which serves everywhere else.

/// Eight numbers, `SIMD8<UInt16>` in Swift.
typedef uint16_t ckernels_lanes __attribute__((ext_vector_type(8)));

/// The upper halves of products, on any processor; the compiler knows an instruction for it in C.
static inline ckernels_lanes ckernels_high_product(ckernels_lanes a, ckernels_lanes b) {
  typedef uint32_t wide __attribute__((ext_vector_type(8)));
  return __builtin_convertvector(
    (__builtin_convertvector(a, wide) * __builtin_convertvector(b, wide)) >> 16, ckernels_lanes);
}

/// Whether this processor can run the functions below.
bool ckernels_are_available(void);

/// The cells of a band of rows, as `CoverageCells` has them, and the pixels they cover.
typedef struct ckernels_band {
  /// The cells of the first row, in vectors of four; each row has one vector more than it has pixels.
  int32_t *cells;
  /// A bit for each vector of the first row, those that may hold anything but zeros.
  uint64_t *bits;
  /// The pixels of the first row; on a 16-byte boundary.
  uint8_t *pixels;
  ptrdiff_t rows;
  /// The vectors of four pixels in a row.
  ptrdiff_t quads;
  /// From one row to the next, in units of what is pointed at.
  ptrdiff_t cells_per_row, words_per_row, bytes_per_row;
  /// The box of the pixels that have cells, and the column of the first of a row, in 256ths of a pixel.
  int32_t min_x, min_y, max_x, max_y, first_x;
} ckernels_band;

/// A side of an outline in 256ths of a pixel.
typedef struct ckernels_edge {
  int32_t x0, y0, x1, y1;
} ckernels_edge;

/// Adds what edges cover to a band's cells, as `EdgeAccumulator` does: those of the first `count`, 64 at most, that lie within
/// the band and are a pixel long or less.
///
/// It returns a bit for each of the others, the first edge's the lowest.
uint64_t ckernels_add_short_edges(const ckernels_band *band, const ckernels_edge *edges, ptrdiff_t count);

/// Paints a band's pixels with the premultiplied `color`, inside by the non-zero rule, and leaves all cells zero.
///
/// If `weight` isn't negative, the color is first multiplied by coverage and rounded, and that by the weight over 255, as if
/// it were painted on a clear surface which then is painted with that opacity.
void ckernels_sweep_solid(const ckernels_band *band, uint32_t color, int weight);

/// Paints `quads` times four pixels with the premultiplied `color`, each covered in its own way; coverage twice for each.
/// The weight is as above.
void ckernels_blend_solid(
  uint8_t *pixels, ptrdiff_t quads, const uint16_t *coverage, uint32_t color, int weight);

#endif
