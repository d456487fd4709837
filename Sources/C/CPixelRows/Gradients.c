#include "CPixelRows.h"
#include "Processors.h"

#include <string.h>

// Eight pixels at a time: their places in a table of colours are worked out together and looked up one by one.
typedef int32_t numbers __attribute__((vector_size(32)));
typedef float floats __attribute__((vector_size(32)));
typedef int64_t places __attribute__((vector_size(64)));
typedef int32_t halves __attribute__((vector_size(64)));

enum { BLOCK = 8 };

// To low...high. What is not a number stays.
#define BOUND(type, value, low, high) \
  do { \
    const type above = (type)((value) > (high)); \
    value = (type)(((numbers)(value) & ~(numbers)above) | ((numbers)(high) & (numbers)above)); \
    const type below = (type)((value) < (low)); \
    value = (type)(((numbers)(value) & ~(numbers)below) | ((numbers)(low) & (numbers)below)); \
  } while (0)

#define LOOK_UP(result, count, entries, index) \
  do { \
    int32_t at[BLOCK]; \
    memcpy(at, &(index), sizeof at); \
    if ((count) >= BLOCK) \
      for (int i = 0; i < BLOCK; i++) (result)[i] = (entries)[at[i]]; \
    else \
      for (size_t i = 0; i < (count); i++) (result)[i] = (entries)[at[i]]; \
  } while (0)

FOR_EACH_PROCESSOR
void pixel_rows_along_line(
    uint32_t *result, size_t count, int64_t position, int64_t step, const uint32_t *entries, int32_t last) {
  const places each = {0, 1, 2, 3, 4, 5, 6, 7};
  places place = each * step + position;
  const numbers low = (numbers){}, high = (numbers){} + last;
  for (size_t done = 0; done < count; done += BLOCK) {
    const halves words = (halves)place;
    numbers index = __builtin_shufflevector(words, words, 1, 3, 5, 7, 9, 11, 13, 15);
    BOUND(numbers, index, low, high);
    LOOK_UP(result + done, count - done, entries, index);
    place += step * BLOCK;
  }
}

FOR_EACH_PROCESSOR
void pixel_rows_in_rings(
    uint32_t *result, size_t count, const struct pixel_rows_rings *rings, float u, float v, int32_t first) {
  // Adding 1.5 * 2^23 leaves the nearest integer in the low bits.
  const float magic = 12582912;
  const int32_t magic_bits = 0x4b400000;
  const floats each = {0, 1, 2, 3, 4, 5, 6, 7};
  const floats low = (floats){}, high = (floats){} + (float)rings->last;
  const numbers flip = (numbers){} + (rings->is_reversed ? -1 : 0), turn = flip & (rings->last + 1);
  for (size_t done = 0; done < count; done += BLOCK) {
    const floats place = each + (float)(first + (int32_t)done);
    const floats x = u + place * rings->step_u, y = v + place * rings->step_v;
    floats distance = __builtin_elementwise_sqrt(x * x + y * y) + rings->shift;
    BOUND(floats, distance, low, high);
    numbers index = (numbers)(distance + magic) - magic_bits;
    // last - index where they are reversed: (index ^ -1) is -1 - index.
    index = (index ^ flip) + turn;
    LOOK_UP(result + done, count - done, rings->entries, index);
  }
}
