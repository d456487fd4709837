#include "CPixelRows.h"
#include "Processors.h"

#include <string.h>

// Eight pixels at a time: their places in a table of colours are worked out together and looked up one by one.
typedef int32_t numbers __attribute__((vector_size(32)));
typedef float floats __attribute__((vector_size(32)));
typedef int64_t places __attribute__((vector_size(64)));
typedef uint64_t pairs __attribute__((vector_size(32)));
typedef int32_t halves __attribute__((vector_size(64)));
// Colours of 16 bits a component, 8 of them fraction; their components; bytes of pixels.
typedef uint64_t fines __attribute__((vector_size(64)));
typedef uint16_t parts __attribute__((vector_size(64)));
typedef uint8_t bytes __attribute__((vector_size(32)));

enum { BLOCK = 8 };

// Clamps to low...high. NaN stays.
#define BOUND(type, value, low, high) \
  do { \
    const type above = (type)((value) > (high)); \
    value = (type)(((numbers)(value) & ~(numbers)above) | ((numbers)(high) & (numbers)above)); \
    const type below = (type)((value) < (low)); \
    value = (type)(((numbers)(value) & ~(numbers)below) | ((numbers)(low) & (numbers)below)); \
  } while (0)

// Two places are taken from a vector at a time.
#define LOOK_UP(result, entries, index) \
  do { \
    const pairs two = (pairs)(index); \
    const uint64_t at[] = {two[0], two[1], two[2], two[3]}; \
    for (int i = 0; i < BLOCK / 2; i++) { \
      (result)[2 * i] = (entries)[(uint32_t)at[i]]; \
      (result)[2 * i + 1] = (entries)[at[i] >> 32]; \
    } \
  } while (0)

// The last few of a row.
#define LOOK_UP_SOME(result, count, entries, index) \
  do { \
    int32_t at[BLOCK]; \
    memcpy(at, &(index), sizeof at); \
    for (size_t i = 0; i < (count); i++) (result)[i] = (entries)[at[i]]; \
  } while (0)

// Adds the thresholds, which stay below 255, and cuts off the fractions: no component carries into the next one.
#define LOOK_UP_DITHERED(pixels, fine, index, thresholds) \
  do { \
    const pairs two = (pairs)(index); \
    const uint64_t at[] = {two[0], two[1], two[2], two[3]}; \
    const fines colors = { \
        (fine)[(uint32_t)at[0]], (fine)[at[0] >> 32], (fine)[(uint32_t)at[1]], (fine)[at[1] >> 32], \
        (fine)[(uint32_t)at[2]], (fine)[at[2] >> 32], (fine)[(uint32_t)at[3]], (fine)[at[3] >> 32]}; \
    pixels = __builtin_convertvector((parts)(colors + (thresholds)) >> 8, bytes); \
  } while (0)

// The thresholds of eight pixels from a column on. A function can't give back such a vector on old processors.
#define TAKE_THRESHOLDS(thresholds, row, column) \
  do { \
    for (int i = 0; i < BLOCK; i++) thresholds[i] = (row)[((column) + i) & 7]; \
  } while (0)

FOR_EACH_PROCESSOR
void pixel_rows_along_line(
    uint32_t *result, size_t count, int64_t position, int64_t step, const uint32_t *entries, int32_t last) {
  const places each = {0, 1, 2, 3, 4, 5, 6, 7};
  places place = each * step + position;
  const numbers low = (numbers){}, high = (numbers){} + last;
  const int64_t end = (int64_t)((uint64_t)position + (uint64_t)step * (count + BLOCK));
  // Places rise or fall all the way, so those between two in the table are in it.
  const int is_inside = position >= 0 && end >= 0 && position >> 32 <= last && end >> 32 <= last;
  for (size_t done = 0; done < count; done += BLOCK) {
    const halves words = (halves)place;
    numbers index = __builtin_shufflevector(words, words, 1, 3, 5, 7, 9, 11, 13, 15);
    if (!is_inside) BOUND(numbers, index, low, high);
    place += step * BLOCK;
    if (count - done < BLOCK)
      LOOK_UP_SOME(result + done, count - done, entries, index);
    else
      LOOK_UP(result + done, entries, index);
  }
}

FOR_EACH_PROCESSOR
void pixel_rows_along_line_dithered(
    uint32_t *result, int64_t x, size_t count, int64_t position, int64_t step, const uint64_t *fine, int32_t last,
    const uint64_t row[8]) {
  const places each = {0, 1, 2, 3, 4, 5, 6, 7};
  places place = each * step + position;
  const numbers low = (numbers){}, high = (numbers){} + last;
  fines thresholds;
  TAKE_THRESHOLDS(thresholds, row, x);
  for (size_t done = 0; done < count; done += BLOCK) {
    const halves words = (halves)place;
    numbers index = __builtin_shufflevector(words, words, 1, 3, 5, 7, 9, 11, 13, 15);
    BOUND(numbers, index, low, high);
    place += step * BLOCK;
    bytes pixels;
    LOOK_UP_DITHERED(pixels, fine, index, thresholds);
    if (count - done < BLOCK)
      memcpy(result + done, &pixels, (count - done) * sizeof *result);
    else
      memcpy(result + done, &pixels, sizeof pixels);
  }
}

// Where a number of columns lies in the plane.
static inline float place_of(const double map[3], double x, double y) {
  const double place = map[0] * x + map[1] * y + map[2];
  return (float)(place > 1e16 ? 1e16 : place < -1e16 ? -1e16 : place);
}

// Looks up a row's colours in rings. `fine` and `row` are null for colours that aren't dithered, which each caller knows as
// it is compiled.
static inline __attribute__((always_inline)) void look_up_rings(
    uint32_t *result, int64_t x, int64_t y, size_t count, const struct pixel_rows_rings *rings, const uint64_t *fine,
    const uint64_t *row) {
  // Adding 1.5 * 2^23 leaves the nearest integer in the low bits.
  const float magic = 12582912;
  const int32_t magic_bits = 0x4b400000;
  const floats each = {0, 1, 2, 3, 4, 5, 6, 7};
  const floats low = (floats){}, high = (floats){} + (float)rings->last;
  const numbers flip = (numbers){} + (rings->is_reversed ? -1 : 0), turn = flip & (rings->last + 1);
  const uint32_t *entries = rings->entries;
  const float step_u = (float)rings->u[0], step_v = (float)rings->v[0], shift = rings->shift;
  fines thresholds;
  if (fine) TAKE_THRESHOLDS(thresholds, row, x);
  const int64_t end = x + (int64_t)count;
  while (x < end) {
    const int64_t start = x & ~(int64_t)(PIXEL_ROWS_RING_COLUMNS - 1);
    const int64_t stop = end < start + PIXEL_ROWS_RING_COLUMNS ? end : start + PIXEL_ROWS_RING_COLUMNS;
    const float u = place_of(rings->u, (double)start + 0.5, (double)y + 0.5);
    const float v = place_of(rings->v, (double)start + 0.5, (double)y + 0.5);
    // Whole numbers of two digits, which are exact.
    floats place = each + (float)(int32_t)(x - start);
    for (; x < stop; x += BLOCK) {
      const floats across = u + place * step_u, down = v + place * step_v;
      floats distance = __builtin_elementwise_sqrt(across * across + down * down) + shift;
      BOUND(floats, distance, low, high);
      // Dithered ones are rounded down: they are not negative.
      numbers index = fine ? __builtin_convertvector(distance, numbers) : (numbers)(distance + magic) - magic_bits;
      // last - index where they are reversed: (index ^ -1) is -1 - index.
      index = (index ^ flip) + turn;
      place += BLOCK;
      const size_t left = (size_t)(stop - x);
      if (fine) {
        bytes pixels;
        LOOK_UP_DITHERED(pixels, fine, index, thresholds);
        if (left < BLOCK)
          memcpy(result, &pixels, left * sizeof *result);
        else
          memcpy(result, &pixels, sizeof pixels);
      } else if (left < BLOCK) {
        LOOK_UP_SOME(result, left, entries, index);
      } else {
        LOOK_UP(result, entries, index);
      }
      result += BLOCK;
    }
    result -= x - stop;
    x = stop;
    // The next columns begin where the pattern does.
    if (fine) memcpy(&thresholds, row, sizeof thresholds);
  }
}

FOR_EACH_PROCESSOR
void pixel_rows_in_rings(
    uint32_t *result, int64_t x, int64_t y, size_t count, const struct pixel_rows_rings *rings) {
  look_up_rings(result, x, y, count, rings, NULL, NULL);
}

FOR_EACH_PROCESSOR
void pixel_rows_in_rings_dithered(
    uint32_t *result, int64_t x, int64_t y, size_t count, const struct pixel_rows_rings *rings, const uint64_t *fine,
    const uint64_t row[8]) {
  look_up_rings(result, x, y, count, rings, fine, row);
}
