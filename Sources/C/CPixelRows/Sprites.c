#include "CPixelRows.h"
#include "Processors.h"

#include <string.h>

// Eight pixels at a time. Their components lie side by side, in blocks of four a pixel.
typedef uint8_t bytes __attribute__((vector_size(32)));
typedef uint16_t parts __attribute__((vector_size(64)));
typedef uint16_t eight __attribute__((vector_size(16)));
typedef uint32_t words __attribute__((vector_size(32)));
typedef int32_t numbers __attribute__((vector_size(32)));
typedef uint64_t places __attribute__((vector_size(64)));
typedef uint32_t pairs __attribute__((vector_size(64)));

#define BLOCK 8

// A number for each pixel, once for each of its components.
#define SPREAD(x) \
  __builtin_shufflevector( \
      x, x, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7)
// Each pixel's alpha, once for each of its components.
#define ALPHA(x) \
  __builtin_shufflevector( \
      x, x, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 19, 19, 19, 19, 23, 23, 23, 23, 27, 27, 27, \
      27, 31, 31, 31, 31)
#define LEFT(x) __builtin_shufflevector(x, x, 0, 2, 4, 6, 8, 10, 12, 14)
#define RIGHT(x) __builtin_shufflevector(x, x, 1, 3, 5, 7, 9, 11, 13, 15)
#define PARTS(x) __builtin_convertvector((bytes)(x), parts)
#define MIX(a, b, part) (((a) * (256 - (part)) + (b) * (part) + 128) >> 8)

// Vectors go by reference: how they would go by value differs between processors.
#define INLINE static inline __attribute__((always_inline))

// value / 255 to the nearest, for 0...65,025.
INLINE void divide(parts *value) {
  parts biased = *value + 128;
  *value = (biased + (biased >> 8)) >> 8;
}

// To -1...last.
INLINE void bound(numbers *value, int32_t last) {
  numbers low = *value < -1;
  *value = (*value & ~low) | low;
  numbers high = *value > last;
  *value = (*value & ~high) | (last & high);
}

// Eight pixels from a place on, times the colour.
INLINE void sample(
    const struct pixel_rows_sprite *sprite, const places *x, const places *y, const parts *color, parts *result) {
  words fixedX = __builtin_convertvector(*x >> 24, words), fixedY = __builtin_convertvector(*y >> 24, words);
  numbers column = (numbers)fixedX >> 8, row = (numbers)fixedY >> 8;
  bound(&column, sprite->width - 1);
  bound(&row, sprite->height - 1);
  numbers corner = row * sprite->stride + column;
  places upper, lower;
  for (int i = 0; i < BLOCK; i++) {
    uint64_t pair;
    const uint32_t *pixel = sprite->pixels + corner[i];
    memcpy(&pair, pixel, sizeof pair);
    upper[i] = pair;
    memcpy(&pair, pixel + sprite->stride, sizeof pair);
    lower[i] = pair;
  }
  eight narrowX = __builtin_convertvector(fixedX & 255, eight);
  eight narrowY = __builtin_convertvector(fixedY & 255, eight);
  parts across = SPREAD(narrowX), down = SPREAD(narrowY);
  parts top = MIX(PARTS(LEFT((pairs)upper)), PARTS(RIGHT((pairs)upper)), across);
  parts bottom = MIX(PARTS(LEFT((pairs)lower)), PARTS(RIGHT((pairs)lower)), across);
  *result = MIX(top, bottom, down) * *color;
  divide(result);
}

INLINE void begin(
    const struct pixel_rows_sprite *sprite, int64_t x, int64_t y, places *column, places *row, parts *color) {
  places across, down;
  memcpy(&across, sprite->across, sizeof across);
  memcpy(&down, sprite->down, sizeof down);
  *column = across + (uint64_t)x;
  *row = down + (uint64_t)y;
  uint64_t one = sprite->color;
  *color = (parts)(places){one, one, one, one, one, one, one, one};
}

// The first few items of a block, without a call and without touching those after them.
#define MOVE(target, source, rest, size) \
  do { \
    size_t at = 0; \
    if ((rest) & 4) { \
      memcpy((uint8_t *)(target), (const uint8_t *)(source), 4 * (size)); \
      at = 4 * (size); \
    } \
    if ((rest) & 2) { \
      memcpy((uint8_t *)(target) + at, (const uint8_t *)(source) + at, 2 * (size)); \
      at += 2 * (size); \
    } \
    if ((rest) & 1) memcpy((uint8_t *)(target) + at, (const uint8_t *)(source) + at, size); \
  } while (0)

void pixel_rows_prepare_sprite(struct pixel_rows_sprite *sprite, int64_t step_x, int64_t step_y) {
  for (uint64_t i = 0; i < BLOCK; i++) {
    sprite->across[i] = (uint64_t)step_x * i;
    sprite->down[i] = (uint64_t)step_y * i;
  }
  sprite->next_x = (uint64_t)step_x * BLOCK;
  sprite->next_y = (uint64_t)step_y * BLOCK;
}

FOR_EACH_LONG_PROCESSOR
void pixel_rows_sprite_colors(
    const struct pixel_rows_sprite *sprite, int64_t x, int64_t y, size_t count, uint32_t *result) {
  parts color, value;
  places column, row;
  begin(sprite, x, y, &column, &row, &color);
  for (;;) {
    sample(sprite, &column, &row, &color, &value);
    bytes narrow = __builtin_convertvector(value, bytes);
    if (count < BLOCK) {
      MOVE(result, &narrow, count, 4);
      return;
    }
    memcpy(result, &narrow, sizeof narrow);
    count -= BLOCK;
    if (count == 0) return;
    result += BLOCK;
    column += sprite->next_x;
    row += sprite->next_y;
  }
}

INLINE void cover(const uint64_t *mask, const bytes *under, parts *value, bytes *result) {
  typedef uint8_t eight_bytes __attribute__((vector_size(8)));
  eight covers = __builtin_convertvector((eight_bytes)*mask, eight);
  *value *= SPREAD(covers);
  divide(value);
  parts backdrop = __builtin_convertvector(*under, parts) * (255 - ALPHA(*value));
  divide(&backdrop);
  *result = __builtin_convertvector(*value + backdrop, bytes);
}

FOR_EACH_LONG_PROCESSOR
void pixel_rows_sprite_over(
    const struct pixel_rows_sprite *sprite, int64_t x, int64_t y, size_t count, const uint8_t *mask,
    uint32_t *target) {
  parts color, value;
  places column, row;
  begin(sprite, x, y, &column, &row, &color);
  for (;;) {
    sample(sprite, &column, &row, &color, &value);
    uint64_t covers = 0;
    bytes under = {0}, result;
    if (count < BLOCK) {
      MOVE(&covers, mask, count, 1);
      MOVE(&under, target, count, 4);
      cover(&covers, &under, &value, &result);
      MOVE(target, &result, count, 4);
      return;
    }
    memcpy(&covers, mask, BLOCK);
    memcpy(&under, target, sizeof under);
    cover(&covers, &under, &value, &result);
    memcpy(target, &result, sizeof result);
    count -= BLOCK;
    if (count == 0) return;
    mask += BLOCK;
    target += BLOCK;
    column += sprite->next_x;
    row += sprite->next_y;
  }
}
