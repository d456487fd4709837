#include "CPixelRows.h"
#include "Processors.h"

#include <string.h>

// Eight pixels at a time, bit for bit what FlipbookRaster's PixelLanes does to four: two of a pixel's components lie in
// each 32 bits, 16 apart, with 8 bits of room above them.
typedef uint32_t words __attribute__((vector_size(32)));
typedef uint16_t lanes __attribute__((vector_size(32)));
typedef uint8_t covers __attribute__((vector_size(8)));

enum { BLOCK = 8 };

// Macros, since functions can't take vectors that only some processors have.

// value / 255 to the nearest, for 0...65,025.
#define DIVIDED(value) ((((value) + 128) + (((value) + 128) >> 8)) >> 8)
#define EVEN(pixels) ((lanes)(pixels) & 0xff)
#define ODD(pixels) ((lanes)(pixels) >> 8)
// Every component times factor / 255.
#define SCALED(pixels, factor) \
  ((words)(DIVIDED(EVEN(pixels) * (factor)) | DIVIDED(ODD(pixels) * (factor)) << 8))
// A byte of each pixel's word in both of its lanes.
#define BOTH(bytes) ((lanes)((bytes) | (bytes) << 16))

#define LOAD(name, pointer) \
  words name; \
  memcpy(&name, pointer, sizeof name)
#define LOAD_COVER(name, pointer) \
  covers name##_bytes; \
  memcpy(&name##_bytes, pointer, sizeof name##_bytes); \
  const words name##_words = __builtin_convertvector(name##_bytes, words); \
  const lanes name = BOTH(name##_words)
// Stores source + target (1 - alpha of the source).
#define STORE_OVER(pointer, source) \
  do { \
    LOAD(below, pointer); \
    const words alpha = (source) >> 24; \
    const words sum = (source) + SCALED(below, 255 - BOTH(alpha)); \
    memcpy(pointer, &sum, sizeof sum); \
  } while (0)

static inline uint32_t scaled(uint32_t pixel, uint32_t factor) {
  uint32_t even = (pixel & 0x00ff00ff) * factor + 0x00800080;
  even = ((even + (even >> 8 & 0x00ff00ff)) >> 8) & 0x00ff00ff;
  uint32_t odd = (pixel >> 8 & 0x00ff00ff) * factor + 0x00800080;
  odd = (odd + (odd >> 8 & 0x00ff00ff)) & 0xff00ff00;
  return even | odd;
}

static inline uint32_t over(uint32_t source, uint32_t target) { return source + scaled(target, 255 - (source >> 24)); }

FOR_EACH_PROCESSOR
void pixel_rows_over_solid(uint32_t *target, size_t count, uint32_t pixel) {
  const words source = (words){} + pixel;
  const lanes rest = (lanes){} + (uint16_t)(255 - (pixel >> 24));
  size_t i = 0;
  for (; i + BLOCK <= count; i += BLOCK) {
    LOAD(below, target + i);
    const words sum = source + SCALED(below, rest);
    memcpy(target + i, &sum, sizeof sum);
  }
  for (; i < count; i++) target[i] = over(pixel, target[i]);
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

FOR_EACH_PROCESSOR
void pixel_rows_over_mask(uint32_t *target, size_t count, const uint32_t *source, const uint8_t *mask) {
  size_t i = 0;
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
