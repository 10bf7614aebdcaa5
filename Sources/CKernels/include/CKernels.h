#ifndef CKERNELS_H
#define CKERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Painting kernels for processors with AVX2, which are detected at run time; in Swift, a function can't be compiled for
// some processors only. The kernels paint the same bytes as their counterparts in Swift, which run on all other
// processors.

/// A vector of eight 16-bit integers, `SIMD8<UInt16>` in Swift.
typedef uint16_t ckernels_lanes __attribute__((ext_vector_type(8)));

/// Returns the upper halves of the products, on any processor; in C, the compiler selects a single instruction for it.
static inline ckernels_lanes ckernels_high_product(ckernels_lanes a, ckernels_lanes b) {
  typedef uint32_t wide __attribute__((ext_vector_type(8)));
  return __builtin_convertvector(
    (__builtin_convertvector(a, wide) * __builtin_convertvector(b, wide)) >> 16, ckernels_lanes);
}

/// Returns whether this processor can run the functions below.
bool ckernels_are_available(void);

/// The cells of a band of rows, as in `CoverageCells`, and the pixels that they cover.
typedef struct ckernels_band {
  /// The cells of the first row, in vectors of four; each row has one vector more than it has pixels.
  int32_t *cells;
  /// A bit for each vector of the first row, set if its cells may be nonzero.
  uint64_t *bits;
  /// The pixels of the first row, aligned to 16 bytes.
  uint8_t *pixels;
  ptrdiff_t rows;
  /// The number of vectors of four pixels in a row.
  ptrdiff_t quads;
  /// The distances from one row to the next, in elements of the respective pointer.
  ptrdiff_t cells_per_row, words_per_row, bytes_per_row;
  /// The rectangle of the pixels that have cells, and the column of a row's first cell, in 256ths of a pixel.
  int32_t min_x, min_y, max_x, max_y, first_x;
} ckernels_band;

/// An edge of an outline, in 256ths of a pixel.
typedef struct ckernels_edge {
  int32_t x0, y0, x1, y1;
} ckernels_edge;

/// Adds the area that edges cover to a band's cells, like `EdgeAccumulator`, for the edges that are within the band and
/// at most a pixel long, out of the first `count`, at most 64.
///
/// Returns a bit mask of the edges that were not added, with the first edge in the lowest bit.
uint64_t ckernels_add_short_edges(const ckernels_band *band, const ckernels_edge *edges, ptrdiff_t count);

/// Fills a band's pixels with the premultiplied `color`, by the nonzero rule, and resets all cells to zero.
///
/// If `weight` isn't negative, the color is first multiplied by the coverage and rounded, and then by the weight over
/// 255, as if it were painted on a transparent surface, and that surface with this opacity.
void ckernels_sweep_solid(const ckernels_band *band, uint32_t color, int weight);

/// Paints `quads` vectors of four pixels with the premultiplied `color`. Each pixel has its own coverage, stored twice.
/// The weight is as above.
void ckernels_blend_solid(
  uint8_t *pixels, ptrdiff_t quads, const uint16_t *coverage, uint32_t color, int weight);

#endif
