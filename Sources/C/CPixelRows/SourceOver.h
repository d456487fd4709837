#ifndef SOURCE_OVER_H
#define SOURCE_OVER_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Eight pixels at a time, bit for bit what FlipbookRaster's PixelLanes does to four: two of a pixel's components lie in
// each 32 bits, 16 apart, with 8 bits of room above them.
typedef uint32_t words __attribute__((vector_size(32)));
typedef uint16_t lanes __attribute__((vector_size(32)));
typedef uint32_t wide_lanes __attribute__((vector_size(64)));
typedef uint8_t covers __attribute__((vector_size(8)));

enum { BLOCK = 8 };

// Macros, since functions can't take vectors that only some processors have.

// value / 255 to the nearest, for 0...65,025: the high half of a product by 257, which is (v + v / 256) / 256.
#define DIVIDED(value) \
  __builtin_convertvector(__builtin_convertvector((lanes)(value) + 128, wide_lanes) * 257 >> 16, lanes)
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

// The same for sixteen pixels, for loops over spans that are compiled for vectors of 64 bytes, too.
typedef uint32_t long_words __attribute__((vector_size(64)));
typedef uint16_t long_lanes __attribute__((vector_size(64)));
typedef uint32_t wide_long_lanes __attribute__((vector_size(128)));
typedef uint8_t long_covers __attribute__((vector_size(16)));

enum { LONG_BLOCK = 16 };

#define LONG_DIVIDED(value) \
  __builtin_convertvector( \
      __builtin_convertvector((long_lanes)(value) + 128, wide_long_lanes) * 257 >> 16, long_lanes)
#define LONG_EVEN(pixels) ((long_lanes)(pixels) & 0xff)
#define LONG_ODD(pixels) ((long_lanes)(pixels) >> 8)
#define LONG_SCALED(pixels, factor) \
  ((long_words)(LONG_DIVIDED(LONG_EVEN(pixels) * (factor)) | LONG_DIVIDED(LONG_ODD(pixels) * (factor)) << 8))
#define LONG_BOTH(bytes) ((long_lanes)((bytes) | (bytes) << 16))
#define LONG_LOAD(name, pointer) \
  long_words name; \
  memcpy(&name, pointer, sizeof name)
#define LONG_LOAD_COVER(name, pointer) \
  long_covers name##_bytes; \
  memcpy(&name##_bytes, pointer, sizeof name##_bytes); \
  const long_words name##_words = __builtin_convertvector(name##_bytes, long_words); \
  const long_lanes name = LONG_BOTH(name##_words)
#define LONG_STORE_OVER(pointer, source) \
  do { \
    LONG_LOAD(below, pointer); \
    const long_words alpha = (source) >> 24; \
    const long_words sum = (source) + LONG_SCALED(below, 255 - LONG_BOTH(alpha)); \
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

// One pixel over many. Inlined, so that it is compiled for the processor of the loop around it.
static inline __attribute__((always_inline)) void over_solid(uint32_t *target, size_t count, uint32_t pixel) {
  const words source = (words){} + pixel;
  const lanes rest = (lanes){} + (uint16_t)(255 - (pixel >> 24));
  const long_words long_source = (long_words){} + pixel;
  const long_lanes long_rest = (long_lanes){} + (uint16_t)(255 - (pixel >> 24));
  size_t i = 0;
  for (; i + LONG_BLOCK <= count; i += LONG_BLOCK) {
    LONG_LOAD(below, target + i);
    const long_words sum = long_source + LONG_SCALED(below, long_rest);
    memcpy(target + i, &sum, sizeof sum);
  }
  for (; i + BLOCK <= count; i += BLOCK) {
    LOAD(below, target + i);
    const words sum = source + SCALED(below, rest);
    memcpy(target + i, &sum, sizeof sum);
  }
  for (; i < count; i++) target[i] = over(pixel, target[i]);
}

#endif
