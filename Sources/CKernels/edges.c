#include "CKernels.h"

#if defined(__x86_64__)

#include "avx2.h"

#include <string.h>

// Eight parts of edges, each within one row and at most two columns, with their contributions to three cells beginning
// at `cell`, and the bits beginning at `byte` that mark these cells.
typedef struct parts {
  int32_t cell[8], first[8], second[8], third[8], byte[8], bits[8];
} parts;

// Returns the quotients, rounded down, of numbers below 2^24 by divisors that are small enough for a float to
// distinguish the result from the next whole number.
AVX2 __m256i quotient(__m256i dividend, __m256i divisor) {
  return _mm256_cvttps_epi32(_mm256_div_ps(_mm256_cvtepi32_ps(dividend), _mm256_cvtepi32_ps(divisor)));
}

// Returns the products of numbers of at most 16 bits, at least one of which isn't negative.
AVX2 __m256i product(__m256i a, __m256i b) { return _mm256_madd_epi16(a, b); }

AVX2 __m256i negated_where(__m256i mask, __m256i x) { return _mm256_sub_epi32(_mm256_xor_si256(x, mask), mask); }

// Computes the same as `EdgeAccumulator.addNarrow`.
AVX2 parts parts_of(const ckernels_band *band, __m256i a, __m256i b, __m256i height, __m256i sign, __m256i row) {
  __m256i one = _mm256_set1_epi32(1);
  __m256i left = _mm256_sub_epi32(_mm256_min_epi32(a, b), _mm256_set1_epi32(band->first_x));
  __m256i right = _mm256_sub_epi32(_mm256_max_epi32(a, b), _mm256_set1_epi32(band->first_x));
  __m256i cell = _mm256_srai_epi32(left, 8);
  __m256i enters = _mm256_and_si256(left, _mm256_set1_epi32(255));
  __m256i leaves = _mm256_sub_epi32(right, _mm256_slli_epi32(cell, 8));
  __m256i turn = _mm256_min_epi32(leaves, _mm256_set1_epi32(256));
  __m256i width = _mm256_max_epi32(_mm256_sub_epi32(leaves, enters), one);
  __m256i run = _mm256_max_epi32(_mm256_sub_epi32(turn, enters), one);
  __m256i gained = quotient(_mm256_add_epi32(product(height, run), _mm256_srli_epi32(width, 1)), width);
  __m256i first = negated_where(sign, gained);
  __m256i second = negated_where(sign, _mm256_sub_epi32(height, gained));
  __m256i beyond_first = product(first, _mm256_add_epi32(enters, turn));
  __m256i beyond_second = product(second, _mm256_sub_epi32(leaves, turn));
  __m256i quad = _mm256_srli_epi32(cell, 2);
  __m256i last = _mm256_srli_epi32(_mm256_add_epi32(cell, _mm256_set1_epi32(2)), 2);
  __m256i bits = _mm256_add_epi32(one, _mm256_slli_epi32(_mm256_sub_epi32(last, quad), 1));
  __m256i cells_per_row = _mm256_set1_epi32((int32_t)band->cells_per_row);
  __m256i bytes_per_row = _mm256_set1_epi32((int32_t)band->words_per_row * 8);
  parts result;
#define STORE(name, value) _mm256_storeu_si256((__m256i *)result.name, value)
  STORE(cell, _mm256_add_epi32(_mm256_mullo_epi32(row, cells_per_row), cell));
  STORE(first, _mm256_sub_epi32(_mm256_slli_epi32(first, 9), beyond_first));
  STORE(second, _mm256_sub_epi32(_mm256_add_epi32(_mm256_slli_epi32(second, 9), beyond_first), beyond_second));
  STORE(third, beyond_second);
  STORE(byte, _mm256_add_epi32(_mm256_mullo_epi32(row, bytes_per_row), _mm256_srli_epi32(quad, 3)));
  STORE(bits, _mm256_sllv_epi32(bits, _mm256_and_si256(quad, _mm256_set1_epi32(7))));
#undef STORE
  return result;
}

AVX2 void add_part(const ckernels_band *band, const parts *parts, int lane) {
  int32_t *cells = band->cells + parts->cell[lane];
  cells[0] += parts->first[lane];
  cells[1] += parts->second[lane];
  cells[2] += parts->third[lane];
  uint8_t *bytes = (uint8_t *)band->bits + parts->byte[lane];
  uint16_t bits;
  memcpy(&bits, bytes, sizeof bits);
  bits |= (uint16_t)parts->bits[lane];
  memcpy(bytes, &bits, sizeof bits);
}

// Does the same as `EdgeAccumulator.addShort`, for eight edges; returns a bit mask of the edges that were not added.
AVX2 uint64_t add_eight(const ckernels_band *band, const ckernels_edge *edges) {
  const __m256i *pairs = (const __m256i *)edges;
  __m256i a = _mm256_loadu_si256(pairs), b = _mm256_loadu_si256(pairs + 1);
  __m256i c = _mm256_loadu_si256(pairs + 2), d = _mm256_loadu_si256(pairs + 3);
  // In each vector the edges have the order 0, 2, 4, 6, 1, 3, 5, 7.
  __m256i ab = _mm256_unpacklo_epi32(a, b), cd = _mm256_unpacklo_epi32(c, d);
  __m256i x0 = _mm256_unpacklo_epi64(ab, cd), y0 = _mm256_unpackhi_epi64(ab, cd);
  ab = _mm256_unpackhi_epi32(a, b), cd = _mm256_unpackhi_epi32(c, d);
  __m256i x1 = _mm256_unpacklo_epi64(ab, cd), y1 = _mm256_unpackhi_epi64(ab, cd);

  __m256i sign = _mm256_cmpgt_epi32(y0, y1);
  __m256i top = _mm256_min_epi32(y0, y1), bottom = _mm256_max_epi32(y0, y1);
  __m256i top_x = _mm256_blendv_epi8(x0, x1, sign), bottom_x = _mm256_blendv_epi8(x1, x0, sign);
  __m256i left = _mm256_min_epi32(x0, x1), right = _mm256_max_epi32(x0, x1);
  __m256i height = _mm256_sub_epi32(bottom, top), pixel = _mm256_set1_epi32(256);
  __m256i others = _mm256_cmpgt_epi32(height, pixel);
  others = _mm256_or_si256(others, _mm256_cmpgt_epi32(_mm256_sub_epi32(right, left), pixel));
  others = _mm256_or_si256(others, _mm256_cmpgt_epi32(_mm256_set1_epi32(band->min_x), left));
  others = _mm256_or_si256(others, _mm256_cmpgt_epi32(right, _mm256_set1_epi32(band->max_x - 1)));
  others = _mm256_or_si256(others, _mm256_cmpgt_epi32(_mm256_set1_epi32(band->min_y), top));
  others = _mm256_or_si256(others, _mm256_cmpgt_epi32(bottom, _mm256_set1_epi32(band->max_y)));

  __m256i upper =
    _mm256_min_epi32(height, _mm256_sub_epi32(pixel, _mm256_and_si256(top, _mm256_set1_epi32(255))));
  __m256i rise = product(upper, _mm256_sub_epi32(bottom_x, top_x));
  rise = _mm256_slli_epi32(_mm256_add_epi32(rise, _mm256_slli_epi32(height, 8)), 1);
  __m256i step = quotient(_mm256_add_epi32(rise, height), _mm256_slli_epi32(height, 1));
  __m256i middle = _mm256_add_epi32(top_x, _mm256_sub_epi32(step, pixel));
  __m256i row = _mm256_srai_epi32(_mm256_sub_epi32(top, _mm256_set1_epi32(band->min_y)), 8);
  __m256i next_row =
    _mm256_min_epi32(_mm256_add_epi32(row, _mm256_set1_epi32(1)), _mm256_set1_epi32((int32_t)band->rows - 1));
  parts above = parts_of(band, top_x, middle, upper, sign, row);
  parts below = parts_of(band, middle, bottom_x, _mm256_sub_epi32(height, upper), sign, next_row);
  unsigned rest = (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(others));
  for (int lane = 0; lane < 8; lane += 1) {
    if (rest >> lane & 1) continue;
    add_part(band, &above, lane);
    add_part(band, &below, lane);
  }
  uint64_t result = 0;
  for (; rest != 0; rest &= rest - 1) {
    int lane = __builtin_ctz(rest);
    result |= 1ull << (lane < 4 ? lane * 2 : lane * 2 - 7);
  }
  return result;
}

AVX2_KERNEL uint64_t ckernels_add_short_edges(
  const ckernels_band *band, const ckernels_edge *edges, ptrdiff_t count) {
  uint64_t others = 0;
  ptrdiff_t first = 0;
  for (; first + 8 <= count; first += 8) others |= add_eight(band, edges + first) << first;
  for (; first < count; first += 1) others |= 1ull << first;
  return others;
}

#else

uint64_t ckernels_add_short_edges(const ckernels_band *band, const ckernels_edge *edges, ptrdiff_t count) {
  (void)band;
  (void)edges;
  (void)count;
  return ~0ull;
}

#endif
