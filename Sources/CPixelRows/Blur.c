#include "CPixelRows.h"
#include "Processors.h"

// Numbers have 7 fraction bits: 255 is 32,640, and two of them add up within 16 bits. Weights have 16. A product loses
// its last 16 bits, half a unit in the mean, which sums of products begin with. All is monotonous, so colours stay
// within their alpha.

typedef uint16_t halves __attribute__((vector_size(16), aligned(2)));
typedef uint32_t words __attribute__((vector_size(16)));
typedef uint32_t long_words __attribute__((vector_size(32)));
typedef uint16_t quarter __attribute__((vector_size(8), aligned(2)));

static inline uint16_t product(uint16_t number, uint16_t weight) {
  return (uint16_t)((uint32_t)number * weight >> 16);
}

// What a processor does at once is said outright: loops over single numbers become far more instructions.
typedef uint16_t lanes __attribute__((vector_size(32), aligned(2)));
typedef uint8_t bytes_of_lanes __attribute__((vector_size(16), aligned(1)));
typedef uint32_t wide_lanes __attribute__((vector_size(64)));

// A macro, since functions can't take vectors that only some processors have.
#define PRODUCTS(numbers, weights) \
  __builtin_convertvector( \
      __builtin_convertvector(numbers, wide_lanes) * __builtin_convertvector(weights, wide_lanes) >> 16, lanes)

FOR_EACH_PROCESSOR
void pixel_rows_add(const uint32_t *row, size_t count, uint16_t *restrict sums) {
  const uint8_t *bytes = (const uint8_t *)row;
  for (size_t i = 0; i < 4 * count; i++) sums[i] = (uint16_t)(sums[i] + bytes[i]);
}

FOR_EACH_PROCESSOR
void pixel_rows_blocks(
    const uint16_t *sums, size_t count, size_t lead, size_t factor, int bits, uint16_t *restrict means) {
  if (factor == 1) {
    // One row or several, whose sums are less than 2^(8 + bits).
    if (bits <= 7)
      for (size_t i = 0; i < 4 * count; i++) means[i] = (uint16_t)(sums[i] << (7 - bits));
    else
      for (size_t i = 0; i < 4 * count; i++) means[i] = (uint16_t)((sums[i] + (1u << (bits - 8))) >> (bits - 7));
    return;
  }
  const int left = bits < 7 ? 7 - bits : 0, right = bits > 7 ? bits - 7 : 0;
  const uint32_t half = right > 0 ? 1u << (right - 1) : 0;
  size_t x = 0, end = lead < count ? lead : count;
  while (x < count) {
    words total = {half, half, half, half};
    for (; x < end; x++) total += __builtin_convertvector(*(const quarter *)(sums + 4 * x), words);
    *(quarter *)means = __builtin_convertvector((total << left) >> right, quarter);
    means += 4;
    end = end + factor < count ? end + factor : count;
  }
}

// Sums stay in registers while the taps go by, in long vectors that older processors take in parts.
typedef uint16_t long_lanes __attribute__((vector_size(64), aligned(2)));
typedef uint32_t longest_lanes __attribute__((vector_size(128)));
enum { CHUNK = 2, CHUNK_NUMBERS = 32 * CHUNK };

#define LONG_PRODUCTS(numbers, weights) \
  __builtin_convertvector( \
      __builtin_convertvector(numbers, longest_lanes) * __builtin_convertvector(weights, longest_lanes) >> 16, \
      long_lanes)

// Rows are given by address; none: those before and after the centre in its own row.
static inline __attribute__((always_inline)) void convolve_chunk(
    const uint16_t *centre, const uint16_t *const *rows, size_t place, const uint16_t *weights, size_t reach,
    uint16_t *restrict result) {
  long_lanes sums[CHUNK];
  const long_lanes first = (long_lanes){} + weights[0];
  for (int k = 0; k < CHUNK; k++)
    sums[k] = LONG_PRODUCTS(((const long_lanes *)centre)[k], first) + (uint16_t)((reach + 1) / 2);
  for (size_t tap = 1; tap <= reach; tap++) {
    const long_lanes *before = (const long_lanes *)(rows ? rows[reach - tap] + place : centre - 4 * tap);
    const long_lanes *after = (const long_lanes *)(rows ? rows[reach + tap] + place : centre + 4 * tap);
    const long_lanes weight = (long_lanes){} + weights[tap];
    for (int k = 0; k < CHUNK; k++) sums[k] += LONG_PRODUCTS(before[k] + after[k], weight);
  }
  for (int k = 0; k < CHUNK; k++) ((long_lanes *)result)[k] = sums[k];
}

FOR_EACH_LONG_PROCESSOR
void pixel_rows_convolve_across(
    const uint16_t *padded, size_t count, const uint16_t *weights, size_t reach, uint16_t *restrict result) {
  for (size_t i = 0; i < 4 * count; i += CHUNK_NUMBERS)
    convolve_chunk(padded + 4 * reach + i, 0, 0, weights, reach, result + i);
}

FOR_EACH_LONG_PROCESSOR
void pixel_rows_convolve_down(
    const uint16_t *const *rows, size_t count, const uint16_t *weights, size_t reach, uint16_t *restrict result) {
  for (size_t i = 0; i < 4 * count; i += CHUNK_NUMBERS)
    convolve_chunk(rows[reach] + i, rows, i, weights, reach, result + i);
}

FOR_EACH_PROCESSOR
void pixel_rows_stretch(const uint16_t *blocks, size_t count, size_t factor, uint16_t *restrict result) {
  for (size_t block = 0; block < count; block++) {
    const quarter own = *(const quarter *)blocks, next = *(const quarter *)(blocks + 4);
    const halves a = __builtin_shufflevector(own, own, 0, 1, 2, 3, 0, 1, 2, 3);
    const halves b = __builtin_shufflevector(next, next, 0, 1, 2, 3, 0, 1, 2, 3);
    for (size_t i = 0; i < factor; i += 2) {
      // Pixel centres lie halfway between steps.
      const uint16_t first = (uint16_t)((2 * i + 1) * 32768 / factor), second = (uint16_t)((2 * i + 3) * 32768 / factor);
      const halves part = {first, first, first, first, second, second, second, second};
      const long_words sum = __builtin_convertvector(a, long_words) * __builtin_convertvector(-part, long_words)
          + __builtin_convertvector(b, long_words) * __builtin_convertvector(part, long_words);
      *(halves *)(result + 4 * i) = __builtin_convertvector(sum >> 16, halves);
    }
    blocks += 4;
    result += 4 * factor;
  }
}

FOR_EACH_PROCESSOR
void pixel_rows_mix(
    const uint16_t *upper, const uint16_t *lower, uint16_t part, const uint16_t rounding[8], size_t count,
    uint32_t *restrict result) {
  const uint16_t rest = (uint16_t)-part;
  uint16_t turn[32];
  // The two products lose a unit in the mean.
  for (int i = 0; i < 32; i++) turn[i] = (uint16_t)(rounding[i / 4] + (part > 0));
  uint8_t *restrict bytes = (uint8_t *)result;
  size_t i = 0;
  if (part == 0) {
    for (; i + 32 <= 4 * count; i += 32)
      for (int k = 0; k < 32; k++) bytes[i + k] = (uint8_t)((uint16_t)(upper[i + k] + turn[k]) >> 7);
    for (; i < 4 * count; i++) bytes[i] = (uint8_t)((uint16_t)(upper[i] + turn[i % 32]) >> 7);
    return;
  }
  for (; i + 32 <= 4 * count; i += 32)
    for (int k = 0; k < 32; k += 16) {
      const lanes sum = PRODUCTS(*(const lanes *)(upper + i + k), (lanes){} + rest)
          + PRODUCTS(*(const lanes *)(lower + i + k), (lanes){} + part) + *(const lanes *)(turn + k);
      *(bytes_of_lanes *)(bytes + i + k) = __builtin_convertvector(sum >> 7, bytes_of_lanes);
    }
  for (; i < 4 * count; i++)
    bytes[i] = (uint8_t)((uint16_t)(product(upper[i], rest) + product(lower[i], part) + turn[i % 32]) >> 7);
}
