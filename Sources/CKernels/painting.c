#include "CKernels.h"

#if defined(__x86_64__)

#include "avx2.h"

// The sum of the cells up to a fully covered pixel is 1 << COVERAGE_BITS.
enum { COVERAGE_BITS = 17 };

// The effect on a pixel: it is multiplied by `rest`, and `low` and `high` are added to its low and its high bytes.
typedef struct share {
  __m256i rest, low, high;
} share;

// A color in 16-bit lanes, as in `SolidPaint`.
typedef struct solid {
  __m256i low, high, alpha;
  share whole;
  uint32_t word;
  // The opacity, out of 255, that multiplies the color after it was multiplied by the coverage and rounded; used only
  // if `is_grouped`.
  __m256i weight;
  bool is_grouped;
  // True if fully covered pixels are replaced.
  bool is_opaque;
} solid;

// Returns x / 255, rounded to nearest: (b + b / 256) / 256 for b = x + 128, which is 257 b / 65536.
AVX2 __m256i divided_by_255(__m256i x) {
  return _mm256_mulhi_epu16(_mm256_add_epi16(x, _mm256_set1_epi16(128)), _mm256_set1_epi16(257));
}

AVX2 __m256i over(__m256i below, const share *share) {
  __m256i low = _mm256_mullo_epi16(_mm256_and_si256(below, _mm256_set1_epi16(255)), share->rest);
  __m256i high = _mm256_mullo_epi16(_mm256_srli_epi16(below, 8), share->rest);
  low = divided_by_255(_mm256_add_epi16(low, share->low));
  high = divided_by_255(_mm256_add_epi16(high, share->high));
  return _mm256_or_si256(low, _mm256_slli_epi16(high, 8));
}

// Returns the effect of a color on pixels, with the coverage in both lanes of each pixel.
AVX2 share share_of(const solid *paint, __m256i coverage) {
  __m256i alpha = divided_by_255(_mm256_mullo_epi16(paint->alpha, coverage));
  if (paint->is_grouped) {
    __m256i low = divided_by_255(_mm256_mullo_epi16(paint->low, coverage));
    __m256i high = divided_by_255(_mm256_mullo_epi16(paint->high, coverage));
    alpha = divided_by_255(_mm256_mullo_epi16(alpha, paint->weight));
    return (share){
      .rest = _mm256_sub_epi16(_mm256_set1_epi16(255), alpha),
      .low = _mm256_mullo_epi16(low, paint->weight),
      .high = _mm256_mullo_epi16(high, paint->weight),
    };
  }
  return (share){
    .rest = _mm256_sub_epi16(_mm256_set1_epi16(255), alpha),
    .low = _mm256_mullo_epi16(paint->low, coverage),
    .high = _mm256_mullo_epi16(paint->high, coverage),
  };
}

// Returns the coverage of eight pixels, from 0 to 255, in both lanes of each.
AVX2 __m256i coverage_of(__m256i sums) {
  __m256i covered = _mm256_min_epu32(_mm256_abs_epi32(sums), _mm256_set1_epi32(1 << COVERAGE_BITS));
  __m256i product = _mm256_sub_epi32(_mm256_slli_epi32(covered, 8), covered);
  __m256i coverage =
    _mm256_srli_epi32(_mm256_add_epi32(product, _mm256_set1_epi32(1 << (COVERAGE_BITS - 1))), COVERAGE_BITS);
  return _mm256_or_si256(coverage, _mm256_slli_epi32(coverage, 16));
}

// Returns the prefix sums of the cells, plus `carry`.
AVX2 __m256i summed(__m256i cells, __m256i carry) {
  cells = _mm256_add_epi32(cells, _mm256_slli_si256(cells, 4));
  cells = _mm256_add_epi32(cells, _mm256_slli_si256(cells, 8));
  __m256i lower = _mm256_permute2x128_si256(cells, cells, 0x08);
  cells = _mm256_add_epi32(cells, _mm256_shuffle_epi32(lower, 0xff));
  return _mm256_add_epi32(cells, carry);
}

// Blends pixels with the same coverage.
AVX2 void blend_run(const share *share, uint8_t *pixels, uint8_t *end) {
  for (; end - pixels >= 32; pixels += 32) {
    __m256i below = _mm256_loadu_si256((const __m256i *)pixels);
    _mm256_storeu_si256((__m256i *)pixels, over(below, share));
  }
  if (pixels < end) {
    __m256i below = _mm256_castsi128_si256(_mm_load_si128((const __m128i *)pixels));
    _mm_store_si128((__m128i *)pixels, _mm256_castsi256_si128(over(below, share)));
  }
}

// Overwrites pixels.
AVX2 void fill_run(uint32_t word, uint8_t *pixels, uint8_t *end) {
  __m256i words = _mm256_set1_epi32((int32_t)word);
  for (; end - pixels >= 32; pixels += 32) _mm256_storeu_si256((__m256i *)pixels, words);
  if (pixels < end) _mm_store_si128((__m128i *)pixels, _mm256_castsi256_si128(words));
}

// Paints pixels with the same sum of cells.
AVX2 void paint_run(const solid *paint, uint8_t *pixels, ptrdiff_t quads, __m256i sums) {
  __m256i coverage = coverage_of(sums);
  uint32_t first = (uint32_t)_mm256_cvtsi256_si32(coverage) & 255;
  uint8_t *end = pixels + quads * 16;
  if (first == 255 && paint->is_opaque) {
    fill_run(paint->word, pixels, end);
  } else if (first == 255) {
    blend_run(&paint->whole, pixels, end);
  } else if (first != 0) {
    share part = share_of(paint, coverage);
    blend_run(&part, pixels, end);
  }
}

// Returns the first vector, beginning with `quad`, whose bit is set; `quads` if there is none.
AVX2 ptrdiff_t next_touched(const uint64_t *bits, ptrdiff_t quad, ptrdiff_t quads) {
  ptrdiff_t word = quad >> 6;
  uint64_t rest = bits[word] >> (quad & 63);
  if (rest != 0) return quad + __builtin_ctzll(rest);
  for (word += 1; word * 64 < quads; word += 1)
    if (bits[word] != 0) return word * 64 + __builtin_ctzll(bits[word]);
  return quads;
}

// Runs of fewer vectors are painted as if their pixels had different coverage, because checking would cost more.
enum { SHORTEST_RUN = 4 };

// The distance, in rows, of the pixels below that are prefetched because they will be painted soon.
enum { ROWS_AHEAD = 8 };

AVX2 void sweep_row(const solid *paint, const ckernels_band *band, ptrdiff_t row) {
  int32_t *cells = band->cells + row * band->cells_per_row;
  uint64_t *bits = band->bits + row * band->words_per_row;
  uint8_t *pixels = band->pixels + row * band->bytes_per_row;
  ptrdiff_t quads = band->quads;
  // The cells to the right of the box only mark the ends of runs.
  _mm_storeu_si128((__m128i *)(cells + quads * 4), _mm_setzero_si128());
  bits[quads >> 6] &= ~(1ull << (quads & 63));
  __m256i carry = _mm256_setzero_si256();
  ptrdiff_t quad = next_touched(bits, 0, quads);
  while (quad < quads) {
    ptrdiff_t next = next_touched(bits, quad, quads);
    if (next - quad >= SHORTEST_RUN || next == quads) {
      paint_run(paint, pixels + quad * 16, next - quad, carry);
      quad = next;
      continue;
    }
    __m256i *source = (__m256i *)(cells + quad * 4);
    __m256i sums = summed(_mm256_loadu_si256(source), carry);
    share part = share_of(paint, coverage_of(sums));
    if (quad + 1 == quads) {
      __m128i *four = (__m128i *)(pixels + quad * 16);
      _mm_storeu_si128((__m128i *)source, _mm_setzero_si128());
      _mm_store_si128(four, _mm256_castsi256_si128(over(_mm256_castsi128_si256(_mm_load_si128(four)), &part)));
      break;
    }
    __m256i *eight = (__m256i *)(pixels + quad * 16);
    __builtin_prefetch((const uint8_t *)eight + ROWS_AHEAD * band->bytes_per_row, 1);
    _mm256_storeu_si256(source, _mm256_setzero_si256());
    _mm256_storeu_si256(eight, over(_mm256_loadu_si256(eight), &part));
    carry = _mm256_permutevar8x32_epi32(sums, _mm256_set1_epi32(7));
    quad += 2;
  }
  for (ptrdiff_t word = 0; word < band->words_per_row; word += 1) bits[word] = 0;
}

AVX2 solid solid_of(uint32_t color, int weight) {
  __m256i pixels = _mm256_set1_epi32((int32_t)color);
  solid paint = {
    .low = _mm256_and_si256(pixels, _mm256_set1_epi16(255)),
    .high = _mm256_srli_epi16(pixels, 8),
    .alpha = _mm256_set1_epi16((int16_t)(color >> 24)),
    .word = color,
    .weight = _mm256_set1_epi16((int16_t)weight),
    .is_grouped = weight >= 0,
    .is_opaque = color >> 24 == 255 && (weight < 0 || weight == 255),
  };
  paint.whole = share_of(&paint, _mm256_set1_epi16(255));
  return paint;
}

AVX2_KERNEL void ckernels_sweep_solid(const ckernels_band *band, uint32_t color, int weight) {
  // In separate loops, so that colors without a weight don't pay for it.
  if (weight < 0) {
    solid paint = solid_of(color, -1);
    for (ptrdiff_t row = 0; row < band->rows; row += 1) sweep_row(&paint, band, row);
  } else {
    solid paint = solid_of(color, weight);
    for (ptrdiff_t row = 0; row < band->rows; row += 1) sweep_row(&paint, band, row);
  }
}

AVX2_KERNEL void ckernels_blend_solid(
  uint8_t *pixels, ptrdiff_t quads, const uint16_t *coverage, uint32_t color, int weight) {
  solid paint = solid_of(color, weight);
  for (; quads >= 2; quads -= 2, pixels += 32, coverage += 16) {
    share part = share_of(&paint, _mm256_loadu_si256((const __m256i *)coverage));
    __m256i *eight = (__m256i *)pixels;
    _mm256_storeu_si256(eight, over(_mm256_loadu_si256(eight), &part));
  }
  if (quads > 0) {
    share part = share_of(&paint, _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)coverage)));
    __m128i *four = (__m128i *)pixels;
    _mm_store_si128(four, _mm256_castsi256_si128(over(_mm256_castsi128_si256(_mm_load_si128(four)), &part)));
  }
}

#else

void ckernels_sweep_solid(const ckernels_band *band, uint32_t color, int weight) {
  (void)band;
  (void)color;
  (void)weight;
}

void ckernels_blend_solid(
  uint8_t *pixels, ptrdiff_t quads, const uint16_t *coverage, uint32_t color, int weight) {
  (void)pixels;
  (void)quads;
  (void)coverage;
  (void)color;
  (void)weight;
}

#endif
