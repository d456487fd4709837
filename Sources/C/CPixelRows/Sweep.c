#include "CPixelRows.h"
#include "Processors.h"
#include "SourceOver.h"

typedef int32_t sums __attribute__((vector_size(32)));

enum { WHOLE = 1 << 17 };

// Functions here take vectors by reference: how they would go by value differs between processors.
#define INLINE static inline __attribute__((always_inline))

// From 0...2^17 to 0...255: area * (255 / 256) / 512, where 256 is the half that rounds to nearest.
INLINE uint32_t coverage(int32_t sum, int even_odd) {
  int32_t area = sum < 0 ? -sum : sum;
  if (even_odd) {
    area &= 2 * WHOLE - 1;
    if (area > WHOLE) area = 2 * WHOLE - area;
  } else if (area > WHOLE) {
    area = WHOLE;
  }
  return (uint32_t)(area - (area >> 8) + 256) >> 9;
}

// Takes a block of cells away and makes it coverage, on top of the sum so far.
INLINE void take(int32_t *cells, int32_t *sum, int even_odd, words *cover) {
  const sums none = {0};
  sums area, low, high;
  memcpy(&area, cells, sizeof area);
  memcpy(cells, &none, sizeof none);
  // The running sum of four cells in two steps (Hillis and Steele 1986), in both halves, and the first half's on the
  // second.
  area += __builtin_shufflevector(area, none, 8, 0, 1, 2, 8, 4, 5, 6);
  area += __builtin_shufflevector(area, none, 8, 8, 0, 1, 8, 8, 4, 5);
  area += __builtin_shufflevector(area, none, 8, 8, 8, 8, 3, 3, 3, 3);
  area += *sum;
  *sum = area[BLOCK - 1];
  low = area >> 31;
  area = (area ^ low) - low;
  if (even_odd) {
    area &= 2 * WHOLE - 1;
    high = area > WHOLE;
    area = (area & ~high) | ((2 * WHOLE - area) & high);
  } else {
    high = area > WHOLE;
    area = (area & ~high) | (WHOLE & high);
  }
  *cover = (words)((area - (area >> 8) + 256) >> 9);
}

// One colour over a block of pixels, each as far as it is covered.
INLINE void over_block(uint32_t *target, const lanes *even, const lanes *odd, const words *covers) {
  const lanes cover = BOTH(*covers);
  const words part = (words)(DIVIDED(*even * cover) | DIVIDED(*odd * cover) << 8);
  STORE_OVER(target, part);
}

// Walks over a row's touched blocks and those without an edge between them. Each `pending` bit is taken away.
#define FOR_EACH_BLOCK(bits, count, block) \
  for (size_t word = 0; word < (count); word++) \
    for (uint64_t pending = (bits)[word], once = ((bits)[word] = 0, 1); pending && once; pending &= pending - 1) \
      for (size_t block = (word * 64 + (size_t)__builtin_ctzll(pending)) * BLOCK, one = 1; one; one = 0)

INLINE void run(uint32_t *target, size_t count, uint32_t pixel, uint32_t cover) {
  const uint32_t part = cover == 255 ? pixel : scaled(pixel, cover);
  if (part >> 24 != 255) {
    over_solid(target, count, part);
    return;
  }
  const words source = (words){} + part;
  size_t i = 0;
  for (; i + BLOCK <= count; i += BLOCK) memcpy(target + i, &source, sizeof source);
  for (; i < count; i++) target[i] = part;
}

FOR_EACH_LONG_PROCESSOR
void pixel_rows_sweep_solid(
    const struct pixel_rows_cells *cells, int even_odd, uint32_t pixel, uint32_t *target, size_t stride) {
  const words source = (words){} + pixel;
  const lanes even = EVEN(source), odd = ODD(source);
  const size_t columns = (size_t)cells->columns;
  int32_t *row = cells->cells;
  uint64_t *bits = cells->bits;
  for (int32_t y = 0; y < cells->rows; y++) {
    int32_t sum = 0;
    size_t column = 0;
    FOR_EACH_BLOCK(bits, cells->words, block) {
      words cover;
      if (block > column && sum != 0) {
        const uint32_t all = coverage(sum, even_odd);
        if (all) run(target + column, (block < columns ? block : columns) - column, pixel, all);
      }
      take(row + block, &sum, even_odd, &cover);
      column = block + BLOCK;
      if (column <= columns) {
        over_block(target + block, &even, &odd, &cover);
      } else if (block < columns) {
        uint32_t some[BLOCK] = {0};
        memcpy(some, target + block, (columns - block) * sizeof *some);
        over_block(some, &even, &odd, &cover);
        memcpy(target + block, some, (columns - block) * sizeof *some);
      }
    }
    if (column < columns && sum != 0) {
      const uint32_t all = coverage(sum, even_odd);
      if (all) run(target + column, columns - column, pixel, all);
    }
    row += cells->stride;
    bits += cells->words;
    target += stride;
  }
}

// Adds a span or makes the last one longer.
#define MASK_SPAN(from, to) \
  do { \
    if (found > 0 && spans[found - 1].coverage < 0 && (size_t)spans[found - 1].end == (from)) \
      spans[found - 1].end = (int32_t)(to); \
    else \
      spans[found++] = (struct pixel_rows_span){(int32_t)(from), (int32_t)(to), -1}; \
  } while (0)

#define GAP(end_of_gap) \
  do { \
    const size_t gap_end = (end_of_gap); \
    const uint32_t all = gap_end > column ? coverage(sum, even_odd) : 0; \
    if (all && gap_end - column < shortest) { \
      memset(line + column, (int)all, gap_end - column); \
      MASK_SPAN(column, gap_end); \
    } else if (all) { \
      spans[found++] = (struct pixel_rows_span){(int32_t)column, (int32_t)gap_end, (int32_t)all}; \
    } \
  } while (0)

FOR_EACH_PROCESSOR
size_t pixel_rows_sweep_row(
    const struct pixel_rows_cells *cells, int32_t y, int even_odd, size_t shortest, uint8_t *line,
    struct pixel_rows_span *spans) {
  const size_t columns = (size_t)cells->columns;
  int32_t *row = cells->cells + (size_t)y * cells->stride;
  uint64_t *bits = cells->bits + (size_t)y * cells->words;
  int32_t sum = 0;
  size_t column = 0, found = 0;
  FOR_EACH_BLOCK(bits, cells->words, block) {
    words cover;
    GAP(block < columns ? block : columns);
    take(row + block, &sum, even_odd, &cover);
    if (block >= columns) {
      column = columns;
      break;
    }
    const covers bytes = __builtin_convertvector(cover, covers);
    memcpy(line + block, &bytes, sizeof bytes);
    column = block + BLOCK;
    MASK_SPAN(block, column < columns ? column : columns);
  }
  GAP(columns);
  return found;
}
