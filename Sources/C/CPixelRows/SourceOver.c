#include "CPixelRows.h"
#include "Processors.h"
#include "SourceOver.h"

void pixel_rows_expect(const uint32_t *target, size_t stride, size_t columns, size_t rows) {
  enum { LINE = 16 };
  for (size_t y = 0; y < rows; y++) {
    for (size_t x = 0; x < columns; x += LINE) __builtin_prefetch(target + x, 1);
    __builtin_prefetch(target + columns - 1, 1);
    target += stride;
  }
}

FOR_EACH_PROCESSOR
void pixel_rows_fill(uint32_t *target, size_t count, uint32_t pixel) {
  const words all = (words){} + pixel;
  size_t i = 0;
  for (; i + 4 * BLOCK <= count; i += 4 * BLOCK)
    for (int part = 0; part < 4; part++) memcpy(target + i + part * BLOCK, &all, sizeof all);
  for (; i + BLOCK <= count; i += BLOCK) memcpy(target + i, &all, sizeof all);
  for (; i < count; i++) target[i] = pixel;
}

FOR_EACH_PROCESSOR
void pixel_rows_repeat(uint32_t *target, size_t count, const uint32_t pixels[8]) {
  LOAD(all, pixels);
  size_t i = 0;
  for (; i + 4 * BLOCK <= count; i += 4 * BLOCK)
    for (int part = 0; part < 4; part++) memcpy(target + i + part * BLOCK, &all, sizeof all);
  for (; i + BLOCK <= count; i += BLOCK) memcpy(target + i, &all, sizeof all);
  for (; i < count; i++) target[i] = pixels[i % BLOCK];
}

FOR_EACH_LONG_PROCESSOR
void pixel_rows_over_solid_blocks(
    uint32_t *target, size_t stride, const uint8_t *mask, size_t blocks, size_t rows, uint32_t pixel) {
  const words source = (words){} + pixel;
  const lanes even = EVEN(source), odd = ODD(source);
  const long_words long_source = (long_words){} + pixel;
  const long_lanes long_even = LONG_EVEN(long_source), long_odd = LONG_ODD(long_source);
  pixel_rows_expect(target, stride, blocks * BLOCK, rows);
  for (size_t y = 0; y < rows; y++) {
    size_t block = 0;
    // Most letters are two blocks wide.
    for (; block + 2 <= blocks; block += 2) {
      uint64_t all[2];
      memcpy(all, mask, sizeof all);
      if (all[0] | all[1]) {
        LONG_LOAD_COVER(cover, mask);
        const long_words part =
            (long_words)(LONG_DIVIDED(long_even * cover) | LONG_DIVIDED(long_odd * cover) << 8);
        LONG_STORE_OVER(target + block * BLOCK, part);
      }
      mask += LONG_BLOCK;
    }
    if (block < blocks) {
      uint64_t all;
      memcpy(&all, mask, sizeof all);
      if (all) {
        LOAD_COVER(cover, mask);
        const words part = (words)(DIVIDED(even * cover) | DIVIDED(odd * cover) << 8);
        STORE_OVER(target + block * BLOCK, part);
      }
      mask += BLOCK;
    }
    target += stride;
  }
}

FOR_EACH_LONG_PROCESSOR
void pixel_rows_over_solid(uint32_t *target, size_t count, uint32_t pixel) {
  over_solid(target, count, pixel);
}

FOR_EACH_PROCESSOR
void pixel_rows_over_solid_mask(uint32_t *target, size_t count, uint32_t pixel, const uint8_t *mask) {
  const words source = (words){} + pixel;
  const lanes even = EVEN(source), odd = ODD(source);
  const int is_opaque = pixel >> 24 == 255;
  size_t i = 0;
  for (; i + BLOCK <= count; i += BLOCK) {
    uint64_t all;
    memcpy(&all, mask + i, sizeof all);
    if (all == 0) continue;
    if (is_opaque && all == UINT64_MAX) {
      memcpy(target + i, &source, sizeof source);
      continue;
    }
    LOAD_COVER(cover, mask + i);
    const words part = (words)(DIVIDED(even * cover) | DIVIDED(odd * cover) << 8);
    STORE_OVER(target + i, part);
  }
  for (; i < count; i++)
    if (mask[i]) target[i] = over(scaled(pixel, mask[i]), target[i]);
}

FOR_EACH_PROCESSOR
void pixel_rows_over(uint32_t *target, size_t count, const uint32_t *source) {
  size_t i = 0;
  for (; i + BLOCK <= count; i += BLOCK) {
    LOAD(pixels, source + i);
    STORE_OVER(target + i, pixels);
  }
  for (; i < count; i++) target[i] = over(source[i], target[i]);
}

FOR_EACH_PROCESSOR
void pixel_rows_over_covered(uint32_t *target, size_t count, const uint32_t *source, uint8_t coverage) {
  const lanes cover = (lanes){} + coverage;
  size_t i = 0;
  for (; i + BLOCK <= count; i += BLOCK) {
    LOAD(pixels, source + i);
    const words part = SCALED(pixels, cover);
    STORE_OVER(target + i, part);
  }
  for (; i < count; i++) target[i] = over(scaled(source[i], coverage), target[i]);
}

FOR_EACH_LONG_PROCESSOR
void pixel_rows_over_mask(uint32_t *target, size_t count, const uint32_t *source, const uint8_t *mask) {
  size_t i = 0;
  for (; i + LONG_BLOCK <= count; i += LONG_BLOCK) {
    uint64_t all[2];
    memcpy(all, mask + i, sizeof all);
    if ((all[0] | all[1]) == 0) continue;
    LONG_LOAD(pixels, source + i);
    if ((all[0] & all[1]) != UINT64_MAX) {
      LONG_LOAD_COVER(cover, mask + i);
      pixels = LONG_SCALED(pixels, cover);
    }
    LONG_STORE_OVER(target + i, pixels);
  }
  for (; i + BLOCK <= count; i += BLOCK) {
    uint64_t all;
    memcpy(&all, mask + i, sizeof all);
    if (all == 0) continue;
    LOAD(pixels, source + i);
    if (all != UINT64_MAX) {
      LOAD_COVER(cover, mask + i);
      pixels = SCALED(pixels, cover);
    }
    STORE_OVER(target + i, pixels);
  }
  for (; i < count; i++) target[i] = over(scaled(source[i], mask[i]), target[i]);
}
